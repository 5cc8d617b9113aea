import { mirror, turn } from '../raster/turn.ts'
import type { Raster } from '../types.ts'

/** How a picture is stored, by TIFF 6.0 and Exif 2.3 tag 274; 1 is upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const ORIENTATION_TAG = 274
/** A camera writes some forty entries; more is not looked through. */
const ENTRIES_MAX = 512
/** Mirrored first, then turned clockwise by quarters. */
const STEPS = {
  1: [false, 0],
  2: [true, 0],
  3: [false, 2],
  4: [true, 2],
  5: [true, 3],
  6: [false, 1],
  7: [true, 1],
  8: [false, 3],
} as const

/** The picture as its camera meant it to be seen. */
export function upright(raster: Raster, orientation: Orientation): Raster {
  const [mirrored, quarters] = STEPS[orientation]
  return turn(mirrored ? mirror(raster) : raster, quarters)
}

export function swapsSides(orientation: Orientation): boolean {
  return orientation >= 5
}

/**
 * Orientation in a TIFF structure, as Exif data is one.
 *
 * @returns 1 when it says nothing, or nothing valid
 */
export function exifOrientation(tiff: Uint8Array): Orientation {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  try {
    const little = view.getUint16(0) === 0x4949
    const directory = view.getUint32(4, little)
    const entries = Math.min(ENTRIES_MAX, view.getUint16(directory, little))
    for (let i = 0; i < entries; i++) {
      const entry = directory + 2 + 12 * i
      if (view.getUint16(entry, little) === ORIENTATION_TAG)
        return asOrientation(view.getUint16(entry + 8, little))
    }
    return 1
  } catch (error) {
    // DataView throws a RangeError past the end: the data is cut, and says nothing.
    if (error instanceof RangeError) return 1
    throw error
  }
}

export function asOrientation(value: number): Orientation {
  switch (value) {
    case 2:
    case 3:
    case 4:
    case 5:
    case 6:
    case 7:
    case 8:
      return value
    default:
      return 1
  }
}
