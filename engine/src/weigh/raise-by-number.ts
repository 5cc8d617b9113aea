import { firstWhere } from '../in-order.ts'
import { nameAbove } from './blocks-of-people.ts'
import { keyOf, LIKELY, POSSIBLE, type Proposal, TELLING, weighed } from './proposal.ts'
import type { Run } from './role-runs.ts'

/** `viúva de João Lima, CPF …`, `filha de Ana Lima, CPF …`: who is named so is not the one described. */
const RELATION = /^(?:casad|companheir|espos|filh|vi[úu]v)/iu
/** `inscrita no CPF sob o nº`: at most this many words stand between a name and its number. */
const GAP_MAX = 6

/**
 * The people of a role, weighed by the numbers right behind their names.
 *
 * @param people with the ends of all places that name them
 * @param numbers prints of a value that only people of the role have: the guardian's CPF, the ward's day of birth
 * @param runs in a form, what comes next may stand in another person's cell: name and number are words of one run
 */
export function raiseByNumber(
  people: readonly Proposal[],
  numbers: readonly Proposal[],
  runs: readonly Run[],
): readonly Proposal[] {
  // Of a couple's two numbers the network may be sure of one: the less likely one keeps its person from losing.
  const values = numbers.filter(({ probability }) => probability >= POSSIBLE)
  if (values.length === 0 || people.length < 2) return people
  const runOf = new Map(runs.flatMap(({ words }, run) => words.map(({ row }) => [row, run])))
  const ends = endsInOrder(people, runs)
  const owners = values.map((value) => ownerOf(value.position, ends, runOf) ?? nameAbove(value, people))
  const own = new Set(owners.filter((owner) => owner !== null))
  if (own.size === 0) return people
  const sure = new Set(owners.filter((_, i) => (values[i]?.probability ?? 0) >= LIKELY))
  // Two numbers behind one name are a couple's: `Ana Lima e Rui Prado, CPF … e …`.
  const isWhole = !owners.includes(null) && new Set(values.map(keyOf)).size === own.size
  return weighed(people, (one) => {
    return sure.has(one) ? TELLING : isWhole && !own.has(one) ? 1 / TELLING : 1
  })
}

/** Where a name ends. */
interface NameEnd {
  /** The row behind its last word. */
  readonly row: number
  readonly person: Proposal
  /** The name says whose child or widow somebody is. */
  readonly isRelation: boolean
}

/** Where several names end in one place, a part of a name and the whole, the longest comes last. */
function endsInOrder(people: readonly Proposal[], runs: readonly Run[]): NameEnd[] {
  const textOf = new Map(runs.flatMap(({ words }) => words.map(({ row, text }) => [row, text])))
  const isRelation = (start = 0) =>
    /^(?:de|com)$/i.test(textOf.get(start - 1) ?? '') && RELATION.test(textOf.get(start - 2) ?? '')
  return people
    .flatMap((person) =>
      (person.ends ?? []).map((row, i) => ({ row, person, isRelation: isRelation(person.positions?.[i]) })),
    )
    .sort((a, b) => a.row - b.row || String(a.person.value).length - String(b.person.value).length)
}

/** Whose name ends last before a row of the same run, and near it. */
function ownerOf(row: number, ends: readonly NameEnd[], runOf: ReadonlyMap<number, number>): Proposal | null {
  for (let i = firstWhere(ends.length, (at) => (ends[at]?.row ?? 0) > row) - 1; i >= 0; i--) {
    const end = ends[i]
    if (!end || row - end.row > GAP_MAX) return null
    if (end.isRelation) continue
    if (runOf.get(end.row - 1) === runOf.get(row)) return end.person
  }
  return null
}
