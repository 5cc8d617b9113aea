import type { Raster } from '../types.ts'
import { type Columns, columnContrast, paperTone, strokeContrast } from './ink.ts'

/** A line whose strokes are fainter, in grey levels, shows no marks. */
const STROKE_MIN = 12
/** Shares of a stroke's contrast: from the first on a row has ink, from the second on a pixel counts as ink of a mark. */
const [ROW_INK, MARK_INK] = [0.5, 0.25]

/** A cut line, each pixel as a share of an ordinary stroke's contrast, row by row. */
export interface InkOfLine {
  readonly width: number
  readonly height: number
  /** In [0, 1]. */
  readonly shares: Float32Array
}

/** What stands above a letter. */
export interface MarkAbove {
  /** Sum of the shares of its pixels. */
  readonly ink: number
  /** Standard deviation of its columns. */
  readonly spread: number
  /** Correlation of its columns and rows: below 0 it rises to the right, as an acute does. */
  readonly slant: number
  /** The least ink of a column about its middle, as a share of the strongest to both sides: two dots have a gap. */
  readonly between: number
}

/** @returns null where the line's strokes hardly stand out */
export function inkOfLine({ width, height, data }: Raster): InkOfLine | null {
  const paper = paperTone(data)
  const stroke = strokeContrast(columnContrast({ width, height, data }, paper))
  if (stroke < STROKE_MIN) return null
  const shareOf = new Float32Array(256)
  for (let tone = 0; tone < 256; tone++) shareOf[tone] = Math.min(1, Math.abs(tone - paper) / stroke)
  const shares = new Float32Array(data.length)
  for (let i = 0; i < shares.length; i++) shares[i] = shareOf[data[i] ?? 0] ?? 0
  return { width, height, shares }
}

/** The row where the print of some columns begins, a fraction of a row exact; null where there is none. */
export function topOfInk(line: InkOfLine, columns: Columns): number | null {
  let above = 0
  for (let y = 0; y < line.height; y++) {
    const most = strongest(line, y, columns)
    if (most > ROW_INK) return y === 0 ? 0 : y - (most - ROW_INK) / (most - above)
    above = most
  }
  return null
}

function strongest({ width, shares }: InkOfLine, y: number, { from, to }: Columns): number {
  let most = 0
  for (let x = from; x < to; x++) most = Math.max(most, shares[y * width + x] ?? 0)
  return most
}

/** Columns to each side of a mark's middle where a gap is looked for. */
const MIDDLE_COLUMNS = 1

/** The print of some columns in the rows above `bottom`; null where there is none. */
export function markAbove(line: InkOfLine, { from, to }: Columns, bottom: number): MarkAbove | null {
  const { width, shares } = line
  const strongestOf = new Float32Array(Math.max(0, to - from))
  let [ink, sumX, sumY, sumXX, sumYY, sumXY] = [0, 0, 0, 0, 0, 0]
  for (let y = 0; y < bottom; y++) {
    for (let x = from; x < to; x++) {
      const own = shares[y * width + x] ?? 0
      strongestOf[x - from] = Math.max(strongestOf[x - from] ?? 0, own)
      if (own <= MARK_INK) continue
      const column = x - from
      ink += own
      sumX += own * column
      sumY += own * y
      sumXX += own * column * column
      sumYY += own * y * y
      sumXY += own * column * y
    }
  }
  if (ink === 0) return null
  const [x, y] = [sumX / ink, sumY / ink]
  const [varianceX, varianceY] = [Math.max(0, sumXX / ink - x * x), Math.max(0, sumYY / ink - y * y)]
  const scale = Math.sqrt(varianceX * varianceY)
  return {
    ink,
    spread: Math.sqrt(varianceX),
    slant: scale < 1e-3 ? 0 : (sumXY / ink - x * y) / scale,
    between: inkBetween(strongestOf, Math.round(x)),
  }
}

function inkBetween(columns: Float32Array, middle: number): number {
  const sides = Math.min(
    Math.max(0, ...columns.subarray(0, middle)),
    Math.max(0, ...columns.subarray(middle + 1)),
  )
  const least = Math.min(
    ...columns.subarray(Math.max(0, middle - MIDDLE_COLUMNS), middle + MIDDLE_COLUMNS + 1),
  )
  return sides === 0 ? 1 : least / sides
}
