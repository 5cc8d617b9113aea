import { isOneEdge, overlap, shareRow } from '../../geometry.ts'
import { placeOf } from '../../weigh/place-of.ts'
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
  const usual = new Set(read.toSorted(byProbability).slice(0, USUAL))
  const sure = read.filter(({ probability }) => probability >= SURE)
  const least = sure.length > USUAL ? LIKELY : SURE
  const names = read.filter((name) => usual.has(name) || name.probability >= least)
  const [one, second] = names.filter(isLikely)
  if (!one || second) return listsOf(names)
  return listsOf(weighed(names, (name) => (name !== one && isSetWith(one, name) ? TELLING : 1)))
}

/** Whether two names stand in one row, or one above the other where both begin at one edge. */
function isSetWith(one: Proposal, other: Proposal): boolean {
  const [a, b] = [placeOf(one), placeOf(other)]
  if (!a || !b || a.page !== b.page) return false
  const height = a.bottom - a.top
  const isNear = -overlap(a.top, a.bottom, b.top, b.bottom) < GAP * height
  return isNear && (shareRow(a, b) || isOneEdge(a.left, b.left, height))
}
