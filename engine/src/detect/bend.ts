import { lengthOf, type Piece } from './join-pieces.ts'

/** A line shorter than this many heights does not bend enough to matter. */
const LENGTH_HEIGHTS_MIN = 8
/** Points of the spine below which only noise would be fitted. */
const POINTS_MIN = 5
/** A cubic follows one wave of the paper over a line's length. */
const DEGREE = 3
/** Bends up to this many heights are within what the recogniser was trained on. */
const STRAIGHT_MAX = 0.07
/** Beyond this a line is several that were joined. */
const BEND_MAX = 1.5
const PLACES = 9

/** How a line bends, as in `LinePlace`: a cubic through its spine. Empty where it is straight. */
export function bendOf(piece: Piece): readonly number[] {
  const { start, end, height, spine } = piece
  const length = lengthOf(piece)
  if (length < LENGTH_HEIGHTS_MIN * height || spine.length < POINTS_MIN) return []
  const [cosine, sine] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length]
  const points = spine.map(([x, y]) => ({
    // From -1 to 1, so that the powers stay apart.
    along: (2 * ((x - start[0]) * cosine + (y - start[1]) * sine)) / length - 1,
    below: ((y - start[1]) * cosine - (x - start[0]) * sine) / height,
  }))
  const curve = fittedPolynomial(points)
  const bend = Array.from({ length: PLACES }, (_, i) => {
    const along = (2 * i) / (PLACES - 1) - 1
    return curve.reduceRight((sum, factor) => sum * along + factor, 0)
  })
  const most = Math.max(...bend.map(Math.abs))
  return most > STRAIGHT_MAX && most < BEND_MAX ? bend : []
}

/** Least squares: factors of 1, along, along², … */
function fittedPolynomial(points: readonly { readonly along: number; readonly below: number }[]): number[] {
  const size = DEGREE + 1
  const rows = Array.from({ length: size }, (_, i) => [
    ...Array.from({ length: size }, (_, j) => points.reduce((sum, { along }) => sum + along ** (i + j), 0)),
    points.reduce((sum, { along, below }) => sum + below * along ** i, 0),
  ])
  return solved(rows)
}

/** Gauss-Jordan elimination with the largest pivot; a factor that nothing determines is 0. */
function solved(rows: number[][]): number[] {
  const size = rows.length
  for (let column = 0; column < size; column++) {
    const candidates = rows.slice(column)
    const pivot = candidates.reduce((best, row) =>
      Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best,
    )
    const scale = pivot[column] ?? 0
    if (Math.abs(scale) < 1e-9) continue
    rows.splice(rows.indexOf(pivot, column), 1)
    const unit = pivot.map((value) => value / scale)
    for (const [i, row] of rows.entries()) {
      const factor = row[column] ?? 0
      rows[i] = row.map((value, j) => value - factor * (unit[j] ?? 0))
    }
    rows.splice(column, 0, unit)
  }
  return rows.map((row) => row[size] ?? 0)
}
