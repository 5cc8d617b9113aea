import { aligned, type Machine } from './machine.ts'

/** Whole numbers of 16 bits, less their zero: the channels of a pixel side by side, with zeros all around. */
export interface Image extends Margin {
  readonly width: number
  readonly height: number
  readonly channels: number
  /** Address of its first pixel. */
  readonly at: number
  /** Bytes from row to row and from pixel to pixel. */
  readonly row: number
  readonly pixel: number
  /** Address of all that it takes. */
  readonly from: number
}

/** Zeros that windows see beyond an image's edges: as many on both sides. */
export interface Margin {
  readonly top: number
  readonly left: number
}

/** Room for images, and for what else a run needs. */
export interface Room {
  place(width: number, height: number, channels: number, margin: Margin): Image
  /** @returns an address */
  take(bytes: number): number
  /** What begins there is not needed any more. */
  release(from: number): void
}

const NUMBER_BYTES = 2
/** Windows of 3 × 3 see images in tiles of 4 × 4. */
const TILE = 4
/** Vectors may be read beyond the end of what is meant. */
const SLACK_BYTES = 64

/** Room above what the machine keeps, for one run. */
export function openRoom(machine: Machine): Room {
  const taken: { readonly from: number; readonly end: number }[] = []
  const take = (bytes: number) => {
    const size = aligned(bytes + SLACK_BYTES)
    let from = machine.free()
    let index = 0
    for (const other of taken) {
      if (other.from - from >= size) break
      from = other.end
      index += 1
    }
    machine.reserve(from + size)
    taken.splice(index, 0, { from, end: from + size })
    return from
  }
  return {
    take,
    place(width, height, channels, { top, left }) {
      const rows = top > 0 ? inTiles(height) + 2 * top : height
      const pixel = channels * NUMBER_BYTES
      const row = (inTiles(width) + 2 * left) * pixel
      const from = take(rows * row)
      machine.kernels.surround(from, row, rows, top, left * pixel, width * pixel, height)
      return { width, height, channels, at: from + top * row + left * pixel, row, pixel, top, left, from }
    },
    release(from) {
      const index = taken.findIndex((one) => one.from === from)
      if (index >= 0) taken.splice(index, 1)
    },
  }
}

function inTiles(length: number): number {
  return Math.ceil(length / TILE) * TILE
}
