import type { ReadDocument } from '../fields/reading.ts'
import { likeliestOf } from '../reader/role-of.ts'
import type { Field, Fields } from '../types.ts'
import { type DocumentText, documentText } from './document-text.ts'
import { type GroupField, type WeighedGroups, weighGroups } from './group.ts'
import { byProbability, LIKELY, type Proposal, SURE } from './proposal.ts'
import { proposalsFor } from './proposals.ts'
import type { RoleField } from './role-field.ts'
import { type Run, runsOf } from './role-runs.ts'
import { printsFor, valuesFor } from './values-of-role.ts'
import { unknown, type Weigh } from './weigh.ts'

/** The candidates that the network proposes for the fields of a document; none where it saw no word. */
export interface ReaderView {
  /** False where it saw no word: nothing is known. */
  readonly sawWords: boolean
  /** The most probable first. */
  readonly proposals: (field: RoleField) => readonly Proposal[]
  /** Each once, in the order of the document. */
  readonly values: (field: RoleField) => readonly Proposal[]
  /** The same, as often as they are printed. */
  readonly prints: (field: RoleField) => readonly Proposal[]
  /** The probability of the field's role for the word that has it most probably. */
  readonly likeliest: (field: RoleField) => number
  readonly runs: readonly Run[]
  /** The runs as one. */
  readonly text: DocumentText
}

/** A reading never changes, so one view of it serves the question of its type and the fields. */
const views = new WeakMap<ReadDocument, ReaderView>()

export function readerView(reading: ReadDocument): ReaderView {
  const known = views.get(reading) ?? viewOf(reading)
  views.set(reading, known)
  return known
}

/** Of a reading without words. */
const BLANK: ReaderView = {
  sawWords: false,
  proposals: () => [],
  values: () => [],
  prints: () => [],
  likeliest: () => 0,
  runs: [],
  text: documentText([]),
}

function viewOf(reading: ReadDocument): ReaderView {
  const { roles } = reading
  if (!roles) return BLANK
  const runs: readonly Run[] = runsOf(reading, roles)
  const proposed = new Map<RoleField, readonly Proposal[]>()
  return {
    sawWords: true,
    proposals: (field) => {
      const known = proposed.get(field) ?? proposalsFor(field, runs, roles)
      proposed.set(field, known)
      return known
    },
    values: (field) => valuesFor(field, runs, roles),
    prints: (field) => printsFor(field, runs, roles),
    likeliest: ({ role }) => likeliestOf(roles, role),
    runs,
    text: documentText(runs),
  }
}

/** How many of the fields the network sees; a likely one counts in part. It shows the type of a document without a known title. */
export function fieldsSeen(view: ReaderView, fields: readonly RoleField[]): number {
  return fields.reduce((sum, field) => {
    const most = Math.max(0, ...view.proposals(field).map(({ probability }) => probability))
    return sum + (most >= LIKELY ? Math.min(1, most / SURE) : 0)
  }, 0)
}

/** How a type's fields are weighed. */
export interface Weighing {
  readonly type: number
  readonly view: ReaderView
  readonly weigh: Weigh
}

/**
 * Chooses a value for each field among its candidates.
 *
 * @param instead candidates of the fields that need more than the words of one role
 */
export function weighFields(
  { type, view, weigh }: Weighing,
  fields: readonly RoleField[],
  instead: Readonly<Record<string, readonly Proposal[]>> = {},
): Fields {
  const weighed = fields.map((field): [string, Field] => {
    const absent = field.isMany ? ([] as const) : null
    const proposals = instead[field.name] ?? view.proposals(field)
    if (!view.sawWords && proposals.length === 0) return [field.name, unknown(absent)]
    return [
      field.name,
      weigh(`${type}.${field.name}`, proposals.toSorted(byProbability), {
        value: absent,
        likeliest: view.likeliest(field),
      }),
    ]
  })
  return Object.fromEntries(weighed)
}

/** Chooses a list of people and the values of each. */
export function weighList(
  { type, view, weigh }: Weighing,
  group: GroupField,
  empty: Parameters<typeof weighGroups>[3],
): WeighedGroups {
  return weighGroups(group, view, (name, ...about) => weigh(`${type}.${name}`, ...about), empty)
}
