import { type Case, isRight } from './metrics.ts'

/** Documents with a wrong field: most of them first, then those that claimed the most. Where to look first. */
export function worstFirst<T extends { readonly cases: readonly Case[] }>(all: readonly T[]): T[] {
  return all
    .map((one) => {
      const wrong = one.cases.filter((each) => !isRight(each))
      return { one, count: wrong.length, claimed: wrong.reduce((sum, { confidence }) => sum + confidence, 0) }
    })
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || b.claimed - a.claimed)
    .map(({ one }) => one)
}

/** Wrong fields with the most confidence first: of these the truth may be the one that is wrong. */
export function surestFirst(cases: readonly Case[]): Case[] {
  return cases.filter((one) => !isRight(one)).toSorted((a, b) => b.confidence - a.confidence)
}
