import { type Case, isRight } from './metrics.ts'

/** Tenths; the last one split, because most fields are in it. */
const EDGES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.99, 1]
/** Two-sided 95 %. */
const Z = 1.96

/** Fields of similar confidence. */
export interface Bin {
  /** Lower and upper edge; the upper belongs to the next bin, but 1 to the last. */
  readonly from: number
  readonly to: number
  readonly count: number
  /** Mean confidence, 0 to 1. */
  readonly confidence: number
  /** Share of fields that are right, 0 to 1. */
  readonly right: number
  /** Where that share lies with 95 % probability, given how few fields there are. */
  readonly low: number
  readonly high: number
}

/** Confidence against the share that is right; bins without a field are left out. */
export function reliability(cases: readonly Case[]): Bin[] {
  return EDGES.slice(0, -1).flatMap((from, index) => {
    const to = EDGES[index + 1] ?? 1
    const own = cases.filter(
      ({ confidence }) => confidence >= from && (confidence < to || (to === 1 && confidence <= 1)),
    )
    if (own.length === 0) return []
    const right = own.filter(isRight).length
    const confidence = own.reduce((sum, one) => sum + one.confidence, 0) / own.length
    return [
      { from, to, count: own.length, confidence, right: right / own.length, ...wilson(right, own.length) },
    ]
  })
}

/** @see Wilson 1927, "Probable Inference, the Law of Succession, and Statistical Inference" */
export function wilson(right: number, total: number): { readonly low: number; readonly high: number } {
  const share = right / total
  const scale = 1 + Z ** 2 / total
  const centre = (share + Z ** 2 / (2 * total)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / total + Z ** 2 / (4 * total ** 2))
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}
