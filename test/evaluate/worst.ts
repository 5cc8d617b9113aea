import { groupBy, isRight } from '../../cli/src/evaluate/score/metrics.ts'
import { worstFirst } from '../../cli/src/evaluate/score/worst-first.ts'
import type { Outcome } from './run.ts'

/**
 * The documents of the tuning part that were read worst: most wrong fields first, then those that claimed the most.
 * Nothing of the part held out is ever among them.
 */
export function worstDocuments(outcomes: readonly Outcome[], count: number): Outcome[] {
  return worstFirst(outcomes.filter(({ document }) => document.part === 'tuning')).slice(0, count)
}

/** How often each field of each source was wrong: where to look first. */
export function wrongBySource(outcomes: readonly Outcome[]): string {
  const wrong = outcomes.flatMap(({ document, cases }) =>
    cases.filter((one) => !isRight(one)).map((one) => `${document.source} ${one.type} ${one.field}`),
  )
  return [...groupBy(wrong, (name) => name)]
    .map(([name, list]) => ({ name, count: list.length }))
    .toSorted((a, b) => b.count - a.count)
    .map(({ name, count }) => `  ${String(count).padStart(4)}  ${name}\n`)
    .join('')
}
