import { spanText } from '../fields/span.ts'
import { isBelow } from '../geometry.ts'
import { LIMITS } from '../limits.ts'
import { bestRole } from '../reader/role-of.ts'
import { isBeside, type Place, placeOf, placeOfWord, REPEATED_MIN } from './place-of.ts'
import { keyOf, type Proposal } from './proposal.ts'
import { CELL_WORDS_MAX, type Run, type RunWord, wordsByRow } from './role-runs.ts'

/** Of as many different plates as make a table, whatever probability the network gives them. */
const OF_LIST = 0.6
/** How often all values of one list have the same role, on tuning documents. */
const SHARE = 0.95
/** `LEI 6938` looks like an old plate. A list needs at least one value that does not look like a law or standard. */
const LOOKS_LIKE_LAW = /^[A-Z]{3}\s\d{4}$/

/**
 * Raises the probability of values that stand in a list: where one of them has the role, all have it. The network loses some of a hundred
 * plates, and is sure of no plate in a table that it does not understand.
 *
 * @param ledBy the word above a column, or before the values of a row, that says what they are
 */
export function raisedInLists(values: readonly Proposal[], runs: readonly Run[], ledBy?: RegExp): Proposal[] {
  const isHead = ({ text, row, roles }: RunWord) => ledBy?.test(text) && bestRole(row, roles) === 'CAPTION'
  const heads = runs.flatMap(({ words }) => words.filter(isHead)).slice(0, LIMITS.looksMax)
  const places = heads.map(({ row, roles }) => placeOfWord(row, roles))
  return listsOf(values, runs).flatMap((own) => {
    const none = own.reduce((product, { probability }) => product * (1 - probability), 1)
    const isPlain = own.some(({ spans }) => !LOOKS_LIKE_LAW.test(spanText(spans)))
    const isList = isPlain && new Set(own.map(keyOf)).size >= REPEATED_MIN
    const isLed = own.map(placeOf).some((place) => places.some((head) => isLedBy(place, head)))
    const least = Math.max(SHARE * (1 - none), isList || isLed ? OF_LIST : 0)
    return own.map((value) => ({ ...value, probability: Math.max(value.probability, least) }))
  })
}

/** Values that follow each other in one text, in cells beside each other or below each other. */
function listsOf(values: readonly Proposal[], runs: readonly Run[]): Proposal[][] {
  const words = wordsByRow(runs)
  const lists: Proposal[][] = []
  for (const value of values.toSorted((a, b) => a.position - b.position)) {
    const last = lists.at(-1)?.at(-1)
    const goesOn = (before: Proposal | undefined) =>
      before &&
      ((before === last && value.position - before.position <= CELL_WORDS_MAX) ||
        words.get(before.position)?.run === words.get(value.position)?.run ||
        standsUnder(placeOf(value), placeOf(before)))
    const own = lists.slice(-LIMITS.looksMax).findLast((list) => goesOn(list.at(-1)))
    if (own) own.push(value)
    else lists.push([value])
  }
  return lists
}

/** Whether a value stands under a word that leads a list, or behind it in its row. */
function isLedBy(place: Place | null, head: Place | null): boolean {
  if (place === null || head === null) return false
  return standsUnder(place, head) || (isBeside(place, head) && place.left > head.left)
}

function standsUnder(place: Place | null, above: Place | null): boolean {
  return place !== null && place.page === above?.page && isBelow(above, place)
}
