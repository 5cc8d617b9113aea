import type { Span } from '../fields/span.ts'
import type { JsonValue } from '../types.ts'

/** Rather so than not: the least probability that is acted on where nothing else speaks. */
export const LIKELY = 0.5

/** A value that the network proposes for a field. */
export interface Proposal {
  readonly value: JsonValue
  readonly spans: readonly Span[]
  /** In [0, 1], not calibrated. */
  readonly probability: number
  readonly isDoubtful: boolean
  /** Number of its first word in reading order. */
  readonly position: number
  /** The same of every place that names a person. */
  readonly positions?: readonly number[]
}
