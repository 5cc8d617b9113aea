import type { Reading } from '../fields/reading.ts'
import type { Field, Fields } from '../types.ts'
import { type DocumentText, documentText } from './document-text.ts'
import { type GroupField, type WeighedGroups, weighGroups } from './group.ts'
import { likeliestOf } from './mentions.ts'
import { byProbability, LIKELY, type Proposal, SURE } from './proposal.ts'
import { proposalsFor } from './proposals.ts'
import type { RoleField } from './role-field.ts'
import { type Run, runsOf } from './role-runs.ts'
import { printsFor, valuesFor } from './values-of-role.ts'
import { unknown, type Weigh } from './weigh.ts'

/** What the network says of a document, as values of fields; it proposes nothing where it saw no word. */
export interface ReaderView {
  /** False where it saw no word: nothing is known. */
  readonly sawWords: boolean
  /** The most probable first. */
  readonly proposals: (field: RoleField) => readonly Proposal[]
  /** Each once, in the order of the document. */
  readonly values: (field: RoleField) => readonly Proposal[]
  /** The same, as often as they are printed. */
  readonly prints: (field: RoleField) => readonly Proposal[]
  /** How probable the word is that is most probably of the field's role. */
  readonly likeliest: (field: RoleField) => number
  readonly runs: readonly Run[]
  /** The runs as one. */
  readonly text: DocumentText
}

/** A reading never changes: whether it is of a type is asked of the same view as its fields are. */
const views = new WeakMap<Reading, ReaderView>()

export function readerView(reading: Reading): ReaderView {
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

function viewOf(reading: Reading): ReaderView {
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

/** How many of the fields the network sees, likely ones in part: whether paper of another kind carries them. */
export function fieldsHeld(view: ReaderView, fields: readonly RoleField[]): number {
  return fields.reduce((held, field) => {
    const most = Math.max(0, ...view.proposals(field).map(({ probability }) => probability))
    return held + (most >= LIKELY ? Math.min(1, most / SURE) : 0)
  }, 0)
}

/** How a type's fields are weighed. */
export interface Weighing {
  readonly type: number
  readonly view: ReaderView
  readonly weigh: Weigh
}

/**
 * Fields as what is proposed for them says.
 *
 * @param instead proposals of fields that are more than one role's values
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

/** A list of groups: people with what is told of each. */
export function weighList(
  { type, view, weigh }: Weighing,
  group: GroupField,
  empty: Parameters<typeof weighGroups>[3],
): WeighedGroups {
  return weighGroups(group, view, (name, ...about) => weigh(`${type}.${name}`, ...about), empty)
}
