import { groupBy, isRight } from './metrics.ts'
import type { Outcome } from './run.ts'

/**
 * The documents of the tuning part that were read worst: most wrong fields first, then those that claimed the most.
 * Nothing of the part held out is ever among them.
 */
export function worstDocuments(outcomes: readonly Outcome[], count: number): Outcome[] {
  return outcomes
    .filter(({ document }) => document.part === 'tuning')
    .map((outcome) => ({ outcome, wrong: outcome.cases.filter((one) => !isRight(one)) }))
    .filter(({ wrong }) => wrong.length > 0)
    .toSorted((a, b) => b.wrong.length - a.wrong.length || claimed(b.wrong) - claimed(a.wrong))
    .slice(0, count)
    .map(({ outcome }) => outcome)
}

function claimed(wrong: readonly { readonly confidence: number }[]): number {
  return wrong.reduce((sum, { confidence }) => sum + confidence, 0)
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
