import { DETECTOR } from '../model-facts.ts'
import { findComponents } from './components.ts'
import { findSpines, type StraightPiece } from './find-spines.ts'
import type { Piece } from './join-pieces.ts'
import { splitComponents } from './split-components.ts'

/** What the detector says about a page, as its network gives it. */
export interface DetectorMaps {
  /** Logits of line cores, row-major [height / 2, width / 2] of the page. */
  readonly core: Float32Array
  /** Four maps [height / 4, width / 4]: line, document area (logits); cosine and sine of the reading direction. */
  readonly fields: Float32Array
  /** Of the page as the network saw it. */
  readonly width: number
  readonly height: number
}

/** Sums over the pixels of a component. */
interface Sums {
  area: number
  x: number
  y: number
  xx: number
  xy: number
  yy: number
  probability: number
  cosine: number
  sine: number
}

const FACTS = DETECTOR.lines
/** A short line is believed to read another way than the page's long ones from this certainty on. */
const TURN_CERTAINTY_MIN = 0.8

/**
 * Pieces of lines in pixels of the half-scale map: one for each bar of the core. Thickness is area / length,
 * not the component's extent: extents of ragged components are too tall.
 */
export function findPieces(maps: DetectorMaps): Piece[] {
  const [width, height] = [maps.width / 2, maps.height / 2]
  const logit = Math.log(FACTS.threshold / (1 - FACTS.threshold))
  const found = findComponents(maps.core, width, height, logit)
  const { count, runs } = splitComponents(maps.core, width, found)
  const sums = Array.from({ length: count }, emptySums)
  for (let at = 0; at < runs.length; at += 4) {
    const [y, from, to, number] = [runs[at] ?? 0, runs[at + 1] ?? 0, runs[at + 2] ?? 0, runs[at + 3] ?? 0]
    const sum = sums[number]
    if (sum) addRun(sum, maps, y, from, to)
  }
  const axes = withLevelShortOnes(
    sums.map((sum) => (sum.area < FACTS.areaMin ? null : axisOf(sum))),
    sums,
  )
  // How far each component reaches along its axis; the ends of runs are its outermost pixels.
  const starts = new Float64Array(count).fill(Infinity)
  const ends = new Float64Array(count).fill(-Infinity)
  for (let at = 0; at < runs.length; at += 4) {
    const [y, from, to, number] = [runs[at] ?? 0, runs[at + 1] ?? 0, runs[at + 2] ?? 0, runs[at + 3] ?? 0]
    const axis = axes[number]
    if (!axis) continue
    for (const x of [from, to - 1]) {
      const along = (x - axis.x) * axis.cosine + (y - axis.y) * axis.sine
      starts[number] = Math.min(starts[number] ?? Infinity, along)
      ends[number] = Math.max(ends[number] ?? -Infinity, along)
    }
  }
  const pieces = sums.map((sum, number) => {
    const axis = axes[number]
    return axis ? pieceOf(sum, axis, starts[number] ?? 0, ends[number] ?? 0) : null
  })
  const spines = findSpines(runs, pieces)
  return pieces.flatMap((piece, number) => (piece ? [{ ...piece, spine: spines[number] ?? [] }] : []))
}

function emptySums(): Sums {
  return { area: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0, probability: 0, cosine: 0, sine: 0 }
}

function addRun(sum: Sums, maps: DetectorMaps, y: number, from: number, to: number): void {
  const width = maps.width / 2
  const [quarterWidth, quarterSize] = [maps.width / 4, (maps.width / 4) * (maps.height / 4)]
  const quarterRow = (y >> 1) * quarterWidth
  for (let x = from; x < to; x++) {
    const quarter = quarterRow + (x >> 1)
    sum.x += x
    sum.xx += x * x
    sum.probability += 1 / (1 + Math.exp(-(maps.core[y * width + x] ?? 0)))
    sum.cosine += maps.fields[2 * quarterSize + quarter] ?? 0
    sum.sine += maps.fields[3 * quarterSize + quarter] ?? 0
  }
  const count = to - from
  sum.area += count
  sum.y += y * count
  sum.yy += y * y * count
  sum.xy += (y * count * (from + to - 1)) / 2
}

/** A direction through a point. */
interface Axis {
  readonly x: number
  readonly y: number
  readonly cosine: number
  readonly sine: number
  /** Length of the mean reading direction, 0 to 1. */
  readonly certainty: number
  /** The component is long enough to tell its own direction. */
  readonly isLong: boolean
}

/** Along the line: the component's principal axis, pointing where its mean reading direction points. */
function axisOf(sum: Sums): Axis {
  const { area } = sum
  const [x, y] = [sum.x / area, sum.y / area]
  const [cosine, sine] = [sum.cosine / area, sum.sine / area]
  const norm = Math.hypot(cosine, sine)
  const certainty = Math.min(1, norm)
  const xx = sum.xx - area * x * x
  const yy = sum.yy - area * y * y
  const xy = sum.xy - area * x * y
  const spread = Math.hypot(xx - yy, 2 * xy)
  // A component clearly longer than thick has an axis of its own, truer than the direction field.
  if (xx + yy + spread > FACTS.longRatio ** 2 * (xx + yy - spread)) {
    const angle = Math.atan2(2 * xy, xx - yy) / 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const sign = c * cosine + s * sine >= 0 ? 1 : -1
    return { x, y, cosine: sign * c, sine: sign * s, certainty, isLong: true }
  }
  if (norm < 1e-3) return { x, y, cosine: 1, sine: 0, certainty, isLong: false }
  return { x, y, cosine: cosine / norm, sine: sine / norm, certainty, isLong: false }
}

/**
 * Single letters and numbers have no axis, and the detector is vague about their direction: they stand on the
 * page's own angle, or a quarter turn from it where the detector is sure of that.
 */
function withLevelShortOnes(axes: readonly (Axis | null)[], sums: readonly Sums[]): (Axis | null)[] {
  // Four times the angle is the same for every quarter turn.
  let [cosine, sine, right, down] = [0, 0, 0, 0]
  for (const [i, axis] of axes.entries()) {
    if (!axis?.isLong) continue
    const area = sums[i]?.area ?? 0
    const angle = 4 * Math.atan2(axis.sine, axis.cosine)
    cosine += area * Math.cos(angle)
    sine += area * Math.sin(angle)
    right += area * axis.certainty * axis.cosine
    down += area * axis.certainty * axis.sine
  }
  if (cosine === 0 && sine === 0) return [...axes]
  const skew = Math.atan2(sine, cosine) / 4
  const quarter = (angle: number) => Math.round((angle - skew) / (Math.PI / 2))
  const usual = quarter(Math.atan2(down, right))
  return axes.map((axis) => {
    if (!axis || axis.isLong) return axis
    const own = axis.certainty >= TURN_CERTAINTY_MIN ? quarter(Math.atan2(axis.sine, axis.cosine)) : usual
    const angle = skew + (own * Math.PI) / 2
    return { ...axis, cosine: Math.cos(angle), sine: Math.sin(angle) }
  })
}

function pieceOf(sum: Sums, axis: Axis, start: number, end: number): StraightPiece {
  const thickness = Math.max(FACTS.thicknessMin, sum.area / (end - start + 1) - FACTS.thicknessExcess)
  const height = thickness / FACTS.coreShare
  const at = (along: number) => [axis.x + axis.cosine * along, axis.y + axis.sine * along] as const
  return {
    start: at(start - FACTS.endEm * height),
    end: at(end + FACTS.endEm * height),
    height,
    score: sum.probability / sum.area,
    certainty: axis.certainty,
  }
}
