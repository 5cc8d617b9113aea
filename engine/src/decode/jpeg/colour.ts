import { luma } from '../grey.ts'
import type { Frame } from './frame.ts'
import type { JpegState } from './segments.ts'

/** How grey is made of the components: which of them, and of their samples at one place. */
export interface GreyModel {
  readonly components: readonly number[]
  /** Null when the one component is grey itself. */
  readonly toGrey: ((a: number, b: number, c: number, d: number) => number) | null
}

const LUMINANCE: GreyModel = { components: [0], toGrey: null }
const RGB: GreyModel = { components: [0, 1, 2], toGrey: luma }
/** In a file of its own inks are inverted, whether Adobe wrote it or not: 255 is none, so that ink by black is light by light. */
const CMYK_INVERTED: GreyModel = {
  components: [0, 1, 2, 3],
  toGrey: (cyan, magenta, yellow, black) => (luma(cyan, magenta, yellow) * black + 127) / 255,
}
/** In a TIFF 255 is all of an ink. */
const CMYK: GreyModel = {
  components: [0, 1, 2, 3],
  toGrey: (cyan, magenta, yellow, black) => ((255 - luma(cyan, magenta, yellow)) * (255 - black) + 127) / 255,
}
/** YCbCr of the inks' complements: luminance is the complement of Y, no chroma needed. */
const YCCK: GreyModel = { components: [0, 3], toGrey: (y, black) => ((255 - y) * black + 127) / 255 }

const RGB_IDS = [...'RGB'].map((name) => name.charCodeAt(0))

/** What a container says of the colours, instead of the file's own markers. */
export type ContainerColours = 'ycc' | 'rgb' | 'inks'

/** @see Adobe Technical Note 5116, section 18; ITU T.872, 6.5.3; unknown transforms as libjpeg takes them */
export function greyModel(frame: Frame, state: JpegState, colours: ContainerColours | null): GreyModel {
  const count = frame.components.length
  if (count < 3) return LUMINANCE
  if (colours === 'inks') return count === 4 ? CMYK : RGB
  if (colours !== null) return colours === 'ycc' ? LUMINANCE : RGB
  if (count === 3) return isYcc(frame, state) ? LUMINANCE : RGB
  return (state.adobeTransform ?? 0) === 0 ? CMYK_INVERTED : YCCK
}

function isYcc(frame: Frame, { adobeTransform, isJfif }: JpegState): boolean {
  if (isJfif) return true
  if (adobeTransform !== null) return adobeTransform !== 0
  return !frame.components.every(({ id }, i) => id === RGB_IDS[i])
}
