import { NEVER_SURE, type Thresholds } from '@ficha/engine'
import { acceptance } from './acceptance.ts'
import { type Case, groupBy, isRight } from './metrics.ts'
import { wilson } from './reliability.ts'

/** With fewer fields than these a threshold of their own would be luck. */
export const FIELDS_FOR_OWN_THRESHOLD = 50
const LADDER = [0.5, 0.8, 0.9, 0.95, 0.97, 0.98, 0.99, 0.995]

/** What it would mean to accept all fields from a confidence on. */
export interface Step {
  readonly threshold: number
  /** Part of all fields. */
  readonly share: number
  /** Part of the taken ones that is right, and where it lies with 95 % probability. */
  readonly precision: number
  readonly low: number
  readonly high: number
  readonly taken: number
}

export function ladder(cases: readonly Case[]): Step[] {
  return LADDER.flatMap((threshold) => {
    const step = stepAt(cases, threshold)
    return step.taken === 0 ? [] : [step]
  })
}

export function stepAt(cases: readonly Case[], threshold: number): Step {
  const taken = cases.filter(({ confidence }) => confidence >= threshold)
  const right = taken.filter(isRight).length
  const interval = taken.length === 0 ? { low: 0, high: 1 } : wilson(right, taken.length)
  return {
    threshold,
    share: cases.length === 0 ? 0 : taken.length / cases.length,
    precision: taken.length === 0 ? 1 : right / taken.length,
    ...interval,
    taken: taken.length,
  }
}

/** The lowest threshold of each field whose accepted values were right as often as wanted; `others` where there are too few. */
export function recommend(cases: readonly Case[], precision: number): Thresholds {
  const threshold = (own: readonly Case[]) => Math.min(NEVER_SURE, acceptance(own, precision).threshold)
  const byField = [...groupBy(cases, ({ type }) => String(type))].map(([type, ofType]) => {
    const enough = [...groupBy(ofType, ({ field }) => field)].filter(
      ([, own]) => own.length >= FIELDS_FOR_OWN_THRESHOLD,
    )
    return [type, Object.fromEntries(enough.map(([field, own]) => [field, threshold(own)]))] as const
  })
  return { others: threshold(cases), byField: Object.fromEntries(byField) }
}
