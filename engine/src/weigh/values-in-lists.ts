import { spanText } from '../fields/span.ts'
import { keyOf, type Proposal } from './proposal.ts'
import { CELL_WORDS_MAX, type Run } from './role-runs.ts'
import { REPEATED_MIN } from './rows-of-people.ts'

/** Of as many different plates as make a table, whatever probability the network gives them. */
const OF_LIST = 0.6
/** How often all values of one list have the same role, on tuning documents. */
const SHARE = 0.95
/** `LEI 6938` looks like an old plate. A list needs at least one value that does not look like a law or standard. */
const LOOKS_LIKE_LAW = /^[A-Z]{3}\s\d{4}$/

/**
 * Raises the probability of values that stand in a list: where one of them has the role, all have it. The network loses some of a hundred
 * plates, and is sure of no plate in a table that it does not understand.
 */
export function raisedInLists(values: readonly Proposal[], runs: readonly Run[]): Proposal[] {
  return listsOf(values, runs).flatMap((own) => {
    const none = own.reduce((product, { probability }) => product * (1 - probability), 1)
    const isPlain = own.some(({ spans }) => !LOOKS_LIKE_LAW.test(spanText(spans)))
    const isList = isPlain && new Set(own.map(keyOf)).size >= REPEATED_MIN
    const least = Math.max(SHARE * (1 - none), isList ? OF_LIST : 0)
    return own.map((value) => ({ ...value, probability: Math.max(value.probability, least) }))
  })
}

/** Values that follow each other in one text or column, or in cells beside each other. */
function listsOf(values: readonly Proposal[], runs: readonly Run[]): Proposal[][] {
  const runOf = new Map(runs.flatMap((run) => run.words.map(({ row }) => [row, run])))
  const lists: Proposal[][] = []
  for (const value of values.toSorted((a, b) => a.position - b.position)) {
    const before = lists.at(-1)?.at(-1)
    const isNext = before && value.position - before.position <= CELL_WORDS_MAX
    if (before && (isNext || runOf.get(before.position) === runOf.get(value.position)))
      lists.at(-1)?.push(value)
    else lists.push([value])
  }
  return lists
}
