import type { Input, Tensor } from '../runtime.ts'
import type { Image, Margin, Room } from './images.ts'

/** One run of a network. */
export interface Run {
  readonly room: Room
  readonly input: Input
  /** Images that were computed, by name. */
  readonly images: Map<string, Image>
  readonly margins: ReadonlyMap<string, Margin>
  /** What the network gives, by name. */
  readonly outputs: Record<string, Tensor>
}

/** A layer made ready. */
export interface Step {
  /** Names of the images that it uses. */
  readonly from: readonly string[]
  run(run: Run): void
}

/** Room for the image of this name, with the margin that its users need. */
export function place(
  { room, images, margins }: Run,
  name: string,
  width: number,
  height: number,
  channels: number,
): Image {
  const image = room.place(width, height, channels, margins.get(name) ?? { top: 0, left: 0 })
  images.set(name, image)
  return image
}

export const FLOAT_BYTES = 4

export function imageOf({ images }: Run, name: string): Image {
  const image = images.get(name)
  if (!image) throw new RangeError(`a network uses ${name} before it is there`)
  return image
}
