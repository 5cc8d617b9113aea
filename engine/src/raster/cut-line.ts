import { partOfQuad } from '../geometry.ts'
import { homographyBetween } from '../homography.ts'
import { LINE_ROWS, RECOGNISER } from '../model-facts.ts'
import type { Point, Quad, Raster } from '../types.ts'
import { withoutFrame } from './frame-stroke.ts'
import { type Columns, columnContrast, columnDarkness, inkColumns } from './ink.ts'
import { warp } from './warp.ts'

/** Narrower crops have no shape that the recogniser was trained on. */
const WIDTH_MIN = 12
/** About 300 characters; a quad is never longer, unless it is no line of text. */
const WIDTH_MAX = 4224
/** Reducing more than this would read print of a tenth of the page. */
const SHRINK_MAX = 12

/** How far beyond the detector's end the print may go on: a full stop, or one letter. */
const GROWTH_EM = 0.6
/** Of a stroke's contrast: less may be the pattern of security paper. */
const PRINT_SHARE = 0.55
/** Print ends where nothing is for this long: letters stand closer, words a quarter of an em and more apart. */
const BLANK_EM = 0.12

/**
 * Where a cut begins and ends, as shares of the em: raised, for accents of capitals need more room than descenders.
 */
const CUT_ROWS = [
  (1 - RECOGNISER.crop.heightEm) / 2 - RECOGNISER.crop.raisedEm,
  (1 + RECOGNISER.crop.heightEm) / 2 - RECOGNISER.crop.raisedEm,
] as const
/** Where the line itself begins and ends, as shares of its cut's height. */
export const LINE_SHARES = [
  -CUT_ROWS[0] / RECOGNISER.crop.heightEm,
  (1 - CUT_ROWS[0]) / RECOGNISER.crop.heightEm,
] as const

/** Where a line stands. */
export interface LinePlace {
  /** One em high. */
  readonly quad: Quad
  /**
   * How far the line lies below the quad's middle, in heights, at equally spaced places from its start to its end:
   * paper bends. Empty for a straight line.
   */
  readonly bend: readonly number[]
  /** Ems before its start and behind its end in which no other line stands; as many as print may go on where not given. */
  readonly room?: readonly [before: number, behind: number]
}

/** A line cut upright out of a page. */
export interface CutLine {
  /** Grey, `LINE_ROWS` high. */
  readonly raster: Raster
  /** Of its columns (`columnContrast`). */
  readonly contrast: Uint8Array
  /** What was cut, margins included, in the coordinates of `quad`. */
  readonly quad: Quad
}

/**
 * Cut a detected line out of its page as the recogniser was taught (models/training/ficha_train/rectify.py), its ends
 * where the print ends: the detector may stop before a last full stop or thin letter.
 *
 * @param place in pixels of `page`
 */
export function cutLine(page: Raster, { quad, bend, room = [Infinity, Infinity] }: LinePlace): CutLine {
  const { heightEm, startMarginEm, endMarginEm } = RECOGNISER.crop
  const [a, b, c, d] = quad
  const length = (distance(a, b) + distance(d, c)) / 2
  const em = Math.max(1e-3, (distance(a, d) + distance(b, c)) / 2)
  const lengthEm = length / em + startMarginEm + endMarginEm
  const width = Math.min(WIDTH_MAX, Math.max(WIDTH_MIN, Math.round((lengthEm / heightEm) * LINE_ROWS)))
  const columnsPerEm = width / lengthEm
  const growth = Math.round(GROWTH_EM * columnsPerEm)
  const perLength = em / Math.max(1e-3, length)
  const [start, end] = [-startMarginEm * perLength, 1 + endMarginEm * perLength]
  const found = partOfQuad(quad, start, end, ...CUT_ROWS)
  // Large print is cut at its own size and then averaged down.
  const shrink = Math.min(SHRINK_MAX, Math.max(1, Math.round((heightEm * em) / LINE_ROWS)))
  const rows = LINE_ROWS * shrink
  const [left, right] = [growth * shrink, (growth + width) * shrink]
  const line = {
    from: growth + startMarginEm * columnsPerEm,
    to: growth + width - endMarginEm * columnsPerEm,
  }
  const columns = left + right
  const shifts = bend.length > 0 ? shiftsOf(bend, columns, line, shrink, rows / heightEm) : null
  const seen = (rowsMore: number) => {
    const [top, bottom] = [rowsMore * shrink, rowsMore * shrink + rows]
    const target: Quad = [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ]
    return averaged(warp(page, homographyBetween(target, found), columns, top + bottom, shifts), shrink)
  }
  const raster = seen(0)
  const contrast = columnContrast(raster)
  const grown = printEnds(contrast, line, Math.ceil(BLANK_EM * columnsPerEm))
  const ends = {
    from: line.from - grown.from > room[0] * columnsPerEm ? line.from : grown.from,
    to: grown.to - line.to > room[1] * columnsPerEm ? line.to : grown.to,
  }
  const kept = {
    from: Math.max(0, Math.round(ends.from - startMarginEm * columnsPerEm)),
    to: Math.min(raster.width, Math.round(ends.to + endMarginEm * columnsPerEm)),
  }
  const share = (column: number) => (column - growth) / width
  const own = columnsOf(raster, kept)
  const printed = withoutFrame(own, (rowsMore) => columnsOf(seen(rowsMore), kept))
  return {
    raster: printed,
    contrast: printed === own ? contrast.subarray(kept.from, kept.to) : columnContrast(printed),
    quad: partOfQuad(found, share(kept.from), share(kept.to)),
  }
}

/**
 * A place that the detector did not find, from the first to the last of its strong strokes: one letter in a wide box is hardly read.
 *
 * @param place straight, in pixels of `page`
 */
export function placeOfPrint(page: Raster, place: LinePlace): LinePlace {
  const { raster, quad } = cutLine(page, place)
  const darkness = columnDarkness(raster)
  const least = PRINT_SHARE * darkness.reduce((most, one) => Math.max(most, one), 0)
  const [first, last] = [
    darkness.findIndex((one) => one > least),
    darkness.findLastIndex((one) => one > least),
  ]
  if (last < 0) return place
  return { quad: partOfQuad(quad, first / raster.width, (last + 1) / raster.width, ...LINE_SHARES), bend: [] }
}

/**
 * Where the print of a cut line starts and ends: where its ink goes on beyond the detector's ends, at the next blank.
 * Ink that reaches the cut's own end is a rule, a texture or the next word: there the detector's end stands.
 *
 * @param found the detector's ends
 * @param blank columns without ink that end the print
 */
function printEnds(contrast: Uint8Array, found: Columns, blank: number): Columns {
  const ink = inkColumns(contrast, PRINT_SHARE)
  const before = inkEnd(ink.toReversed(), ink.length - Math.round(found.from), blank)
  return { from: ink.length - before, to: inkEnd(ink, Math.round(found.to), blank) }
}

/** The end of the ink that goes on from column `end`, or `end` itself. */
function inkEnd(ink: Uint8Array, end: number, blank: number): number {
  let last = end
  for (let x = end; x < ink.length; x++) {
    if (ink[x] === 1) last = x + 1
    else if (x + 1 - last >= blank) return last
  }
  return end
}

function columnsOf({ width, height, data }: Raster, { from, to }: Columns): Raster {
  const part = new Uint8Array((to - from) * height)
  for (let y = 0; y < height; y++) part.set(data.subarray(y * width + from, y * width + to), y * (to - from))
  return { width: to - from, height, data: part }
}

/** The bend as rows for each column, all enlarged by `shrink`. */
function shiftsOf(
  bend: readonly number[],
  columns: number,
  line: Columns,
  shrink: number,
  emRows: number,
): Float32Array {
  const last = bend.length - 1
  const [start, length] = [line.from * shrink, Math.max(1, (line.to - line.from) * shrink)]
  return Float32Array.from({ length: columns }, (_, column) => {
    const at = Math.min(1, Math.max(0, (column - start) / length)) * last
    const before = Math.min(Math.floor(at), Math.max(0, last - 1))
    const [from, to] = [bend[before] ?? 0, bend[before + 1] ?? bend[before] ?? 0]
    return (from + (to - from) * (at - before)) * emRows
  })
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1])
}

/** Means of `factor` × `factor` blocks. */
function averaged(raster: Raster, factor: number): Raster {
  if (factor === 1) return raster
  const [width, height] = [raster.width / factor, raster.height / factor]
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let v = 0; v < factor; v++) {
        const row = (y * factor + v) * raster.width + x * factor
        for (let u = 0; u < factor; u++) sum += raster.data[row + u] ?? 0
      }
      data[y * width + x] = sum / (factor * factor) + 0.5
    }
  }
  return { width, height, data }
}
