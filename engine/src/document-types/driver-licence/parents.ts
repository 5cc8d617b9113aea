import type { Roles } from '../../reader/read-roles.ts'
import { nextBest } from '../../weigh/decode-mentions.ts'
import { LIKELY, type Proposal, SURE, TELLING, timesOdds } from '../../weigh/proposal.ts'
import { listsOf } from '../../weigh/proposals.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { spansOf, textOf } from '../../weigh/role-runs.ts'
import { placeOf } from '../../weigh/side-by-side.ts'
import { PARENTS } from './roles.ts'

/** Heights of print between two parents at most, and how far apart the beginnings of their lines are at most. */
const [GAP, SHIFT] = [4, 1]

/** Lists of parents. One beside or above the other they fill a box: where one is sure, the other is more probable than the network says. */
export function parentsOf(view: ReaderView, roles: Roles | null): readonly Proposal[] {
  const names = view.values(PARENTS)
  const [one, second] = names.filter(({ probability }) => probability >= LIKELY)
  if (!one || second || one.probability < SURE) return view.proposals(PARENTS)
  const raised = [...names, ...overlooked(view, names, roles)].map((name) =>
    name !== one && isSetWith(one, name)
      ? { ...name, probability: timesOdds(name.probability, TELLING) }
      : name,
  )
  return listsOf(raised)
}

/** Whether two names stand in one row, or one above the other where both begin at one edge. */
function isSetWith(one: Proposal, other: Proposal): boolean {
  const [a, b] = [placeOf(one), placeOf(other)]
  if (!a || !b || a.page !== b.page) return false
  const height = a.bottom - a.top
  const gap = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom)
  if (gap < -height / 2) return true
  return gap < GAP * height && Math.abs(a.left - b.left) < SHIFT * height
}

/** Names that one of the two networks took for a parent's, and both together for nobody's. */
function overlooked({ runs }: ReaderView, names: readonly Proposal[], roles: Roles | null): Proposal[] {
  if (!roles) return []
  const isKnown = (row: number) =>
    names.some(({ position, value }) => row >= position && row < position + String(value).split(' ').length)
  return runs
    .flatMap((run) => nextBest(PARENTS.role, run, roles))
    .flatMap(({ words: all, probability }) => {
      const words = all.filter(({ row }) => !isKnown(row))
      const position = words[0]?.row ?? 0
      return words.length > 1
        ? [{ value: textOf(words), spans: spansOf(words), probability, isDoubtful: false, position }]
        : []
    })
}
