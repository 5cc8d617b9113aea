import type { Point } from '../types.ts'
import type { Piece } from './join-pieces.ts'

/** A piece before it is known how it bends. */
export type StraightPiece = Omit<Piece, 'spine'>

/** Heights of a piece between two points of its spine. */
const SPACING_HEIGHTS = 2

/**
 * Points on the true middle line of each component: the mean of its pixels over every two heights of its length.
 *
 * @param runs of `Components`
 * @param pieces one for each component; null for those too small to be one
 */
export function findSpines(runs: Int32Array, pieces: readonly (StraightPiece | null)[]): Point[][] {
  const bins = pieces.map((piece) => (piece ? binsOf(piece) : null))
  for (let at = 0; at < runs.length; at += 4) {
    const [y, from, to, number] = [runs[at] ?? 0, runs[at + 1] ?? 0, runs[at + 2] ?? 0, runs[at + 3] ?? 0]
    const bin = bins[number]
    if (!bin) continue
    for (let x = from; x < to; x++) {
      const along = (x - bin.start[0]) * bin.cosine + (y - bin.start[1]) * bin.sine
      const i = 3 * Math.min(bin.count - 1, Math.max(0, Math.floor(along / bin.spacing)))
      bin.sums[i] = (bin.sums[i] ?? 0) + x
      bin.sums[i + 1] = (bin.sums[i + 1] ?? 0) + y
      bin.sums[i + 2] = (bin.sums[i + 2] ?? 0) + 1
    }
  }
  return bins.map((bin) => (bin ? meansOf(bin.sums) : []))
}

interface Bins {
  readonly start: Point
  readonly cosine: number
  readonly sine: number
  readonly spacing: number
  readonly count: number
  /** For each bin: sum of x, sum of y, pixels. */
  readonly sums: Float64Array
}

function binsOf({ start, end, height }: StraightPiece): Bins {
  const length = Math.max(1e-6, Math.hypot(end[0] - start[0], end[1] - start[1]))
  const count = Math.max(1, Math.round(length / (SPACING_HEIGHTS * height)))
  return {
    start,
    cosine: (end[0] - start[0]) / length,
    sine: (end[1] - start[1]) / length,
    spacing: length / count,
    count,
    sums: new Float64Array(3 * count),
  }
}

function meansOf(sums: Float64Array): Point[] {
  const points: Point[] = []
  for (let i = 0; i < sums.length; i += 3) {
    const pixels = sums[i + 2] ?? 0
    if (pixels > 0) points.push([(sums[i] ?? 0) / pixels, (sums[i + 1] ?? 0) / pixels])
  }
  return points
}
