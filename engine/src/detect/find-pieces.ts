import { DETECTOR } from '../model-facts.ts'
import { type Axis, axisOf, type Sums, settledAxes } from './axes.ts'
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

const FACTS = DETECTOR.lines

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
  const axes = settledAxes(sums.map((sum) => (sum.area < FACTS.areaMin ? null : axisOf(sum))))
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
  return { area: 0, x: 0, y: 0, xx: 0, xy: 0, yy: 0, probability: 0, peak: 0, cosine: 0, sine: 0 }
}

function addRun(sum: Sums, maps: DetectorMaps, y: number, from: number, to: number): void {
  const width = maps.width / 2
  const [quarterWidth, quarterSize] = [maps.width / 4, (maps.width / 4) * (maps.height / 4)]
  const quarterRow = (y >> 1) * quarterWidth
  for (let x = from; x < to; x++) {
    const quarter = quarterRow + (x >> 1)
    sum.x += x
    sum.xx += x * x
    const probability = 1 / (1 + Math.exp(-(maps.core[y * width + x] ?? 0)))
    sum.probability += probability
    sum.peak = Math.max(sum.peak, probability)
    sum.cosine += maps.fields[2 * quarterSize + quarter] ?? 0
    sum.sine += maps.fields[3 * quarterSize + quarter] ?? 0
  }
  const count = to - from
  sum.area += count
  sum.y += y * count
  sum.yy += y * y * count
  sum.xy += (y * count * (from + to - 1)) / 2
}

function pieceOf(sum: Sums, axis: Axis, start: number, end: number): StraightPiece {
  const thickness = Math.max(FACTS.thicknessMin, sum.area / (end - start + 1) - FACTS.thicknessExcess)
  const height = thickness / FACTS.coreShare
  const at = (along: number) => [axis.x + axis.cosine * along, axis.y + axis.sine * along] as const
  return {
    start: at(start - FACTS.endEm * height),
    end: at(end + FACTS.endEm * height),
    height,
    score: scoreOf(sum),
    certainty: axis.certainty,
  }
}

/** The edge of a core is weak, so that a short one's mean says little: it is a line by its surest pixel. */
function scoreOf({ probability, area, peak }: Sums): number {
  const mean = probability / area
  return area <= FACTS.short.areaMax && peak >= FACTS.short.peakMin ? Math.max(mean, FACTS.scoreMin) : mean
}
