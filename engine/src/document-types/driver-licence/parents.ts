import { isOneEdge, overlap, shareRow } from '../../geometry.ts'
import { beginsWithGivenName } from '../../values/given-names.ts'
import { type Place, placeOf } from '../../weigh/place-of.ts'
import {
  byProbability,
  isLikely,
  keyOf,
  LIKELY,
  type Proposal,
  SURE,
  TELLING,
  weighed,
} from '../../weigh/proposal.ts'
import { listsOf } from '../../weigh/proposals.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { HOLDER, PARENTS } from './roles.ts'

/** Heights of print between two parents at most. */
const GAP = 4
/** Heights of print by which lines of one name stand closer than names do, on cards of 2006. */
const CLOSER = 0.4

/**
 * Most papers name two parents. Of a third that the network is not sure of, more are somebody else's, as a spouse; where three are
 * sure, a fourth that is likely is one of them.
 */
const USUAL = 2

/**
 * Lists of parents, none of whom is the holder. One beside or above the other they fill a box, in which nobody else is named: where one
 * is sure, the other is more probable than the network says.
 */
export function parentsOf(view: ReaderView): readonly Proposal[] {
  const [holder] = view.proposals(HOLDER)
  const read = view.values(PARENTS).filter((name) => !holder || keyOf(name) !== keyOf(holder))
  const names = withoutOthers(withLinesJoined(read))
  const [one, second] = names.filter(isLikely)
  if (!one || second) return listsOf(names)
  return listsOf(weighed(names, (name) => (name !== one && isSetWith(one, name) ? TELLING : 1)))
}

/**
 * A name goes on in the line below: of more lines than parents, those stand closer than two names do, and begin with no given name.
 */
function withLinesJoined(names: readonly Proposal[]): Proposal[] {
  const column = names
    .filter((name) => placeOf(name) !== null)
    .toSorted((a, b) => (placeOf(a)?.top ?? 0) - (placeOf(b)?.top ?? 0))
  const gaps = column.flatMap((name, i) => {
    const [a, b] = [placeOf({ spans: name.spans.slice(-1) }), placeOf(column[i + 1] ?? { spans: [] })]
    const height = a ? a.bottom - a.top : 0
    return a && b && isNear(a, b) && isOneEdge(a.left, b.left, height) ? [gapBetween(a, b) / height] : []
  })
  if (column.length <= USUAL || gaps.length < column.length - 1) return [...names]
  const closer = Math.max(...gaps) - CLOSER
  const whole: Proposal[] = []
  for (const [i, name] of column.entries()) {
    const before = whole.at(-1)
    if (before && (gaps[i - 1] ?? closer) < closer && !beginsWithGivenName(String(name.value))) {
      const value = `${before.value} ${name.value}`
      whole[whole.length - 1] = { ...before, value, spans: [...before.spans, ...name.spans] }
    } else whole.push(name)
  }
  return whole
}

/** Parents stand together: of more than two, one who stands alone is somebody else, as the civil name of a holder with a social one. */
function withoutOthers(names: readonly Proposal[]): Proposal[] {
  const likely = names.filter(isLikely)
  const together = likely.filter((name) =>
    likely.some((other) => other !== name && isNear(placeOf(other), placeOf(name))),
  )
  const alone = new Set(together.length < USUAL ? [] : likely.filter((name) => !together.includes(name)))
  const parents = names.filter((name) => !alone.has(name))
  const usual = new Set(parents.toSorted(byProbability).slice(0, USUAL))
  const sure = parents.filter(({ probability }) => probability >= SURE)
  const least = sure.length > USUAL ? LIKELY : SURE
  return parents.filter((name) => usual.has(name) || name.probability >= least)
}

/** Whether two names stand in one row, or one above the other where both begin at one edge. */
function isSetWith(one: Proposal, other: Proposal): boolean {
  const [a, b] = [placeOf(one), placeOf(other)]
  if (!a || !b || !isNear(a, b)) return false
  return shareRow(a, b) || isOneEdge(a.left, b.left, a.bottom - a.top)
}

/** The first of three parents may stand beside its caption, and the others below that. */
function isNear(a: Place | null, b: Place | null): boolean {
  return a !== null && b !== null && a.page === b.page && gapBetween(a, b) < GAP * (a.bottom - a.top)
}

function gapBetween(a: Place, b: Place): number {
  return -overlap(a.top, a.bottom, b.top, b.bottom)
}
