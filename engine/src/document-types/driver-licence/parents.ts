import type { Roles } from '../../reader/read-roles.ts'
import { roleOf } from '../../reader/role-of.ts'
import { meanProbability } from '../../weigh/mention.ts'
import { placeOf } from '../../weigh/one-person.ts'
import { LIKELY, type Proposal, SURE, timesOdds } from '../../weigh/proposal.ts'
import { listsOf } from '../../weigh/proposals.ts'
import type { ReaderView } from '../../weigh/reader-view.ts'
import { type RunWord, spansOf, textOf } from '../../weigh/role-runs.ts'
import { PARENTS } from './roles.ts'

/** Factor of the odds of a name that stands with the only likely parent: a card has a box for two, and names nobody else there. */
const BESIDE_ONE = 6
/** The weight of the second network's opinion alone is a little more. */
const SEEN_MIN = 0.3
/** Heights of print between two parents at most, and how far apart the beginnings of their lines are at most. */
const [GAP, SHIFT] = [4, 1]

/** Lists of parents. One beside or above the other they fill a box: where one is sure, the other is more probable than the network says. */
export function parentsOf(view: ReaderView, roles: Roles | null): readonly Proposal[] {
  const names = view.values(PARENTS)
  const [one, second] = names.filter(({ probability }) => probability >= LIKELY)
  if (!one || second || one.probability < SURE) return view.proposals(PARENTS)
  const raised = [...names, ...overlooked(view, names, roles)].map((name) =>
    name !== one && isSetWith(one, name)
      ? { ...name, probability: timesOdds(name.probability, BESIDE_ONE) }
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
  const seen = runs.map(({ words }) =>
    words.filter(({ row }) => roleOf(row, roles, PARENTS.role) >= SEEN_MIN && !isKnown(row)),
  )
  return seen
    .flatMap((words) => inRows(words))
    .flatMap((words) => {
      const value = textOf(words)
      const probability = meanProbability(words, roles, PARENTS.role)
      const position = words[0]?.row ?? 0
      return words.length > 1
        ? [{ value, spans: spansOf(words), probability, isDoubtful: false, position }]
        : []
    })
}

/** Words that follow each other: a name may go on in the next line. */
function inRows(words: readonly RunWord[]): RunWord[][] {
  return words.reduce<RunWord[][]>((rows, word) => {
    const last = rows.at(-1)?.at(-1)
    if (last && last.index + 1 === word.index) rows.at(-1)?.push(word)
    else rows.push([word])
    return rows
  }, [])
}
