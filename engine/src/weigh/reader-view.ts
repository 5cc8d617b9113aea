import type { ReadDocument } from '../fields/reading.ts'
import type { Roles } from '../reader/read-roles.ts'
import { bestRole, likeliestOf, textAt } from '../reader/role-of.ts'
import { remembered } from '../remembered.ts'
import type { Field, Fields } from '../types.ts'
import { fold } from '../values/fold.ts'
import type { Choose } from './choose.ts'
import { unknown } from './confidence.ts'
import { type DocumentText, documentText, onOneLine, SENTENCE_REACH } from './document-text.ts'
import { withoutFormer } from './former-columns.ts'
import { withNamesWhole } from './names-go-on.ts'
import { byProbability, LIKELY, type Proposal, SURE } from './proposal.ts'
import { printsFor, proposalsOf, valuesOf } from './proposals.ts'
import type { RoleField } from './role-field.ts'
import { type Run, runsOf, wordsByRow } from './role-runs.ts'

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
  /** All that stands before a word in its run. */
  readonly textBefore: (row: number) => string
  /** What its sentence tells before a word and from it on, in capitals without accents, whatever lines it is on. */
  readonly toldBefore: (row: number) => string
  readonly toldFrom: (row: number) => string
  /** The caption that leads a word's line, or stands right before it, in capitals without accents or figures; empty where none does. */
  readonly captionOf: (row: number) => string
  readonly runs: readonly Run[]
  /** The run that a word is in. */
  readonly runOf: (row: number) => Run | undefined
  /** The runs as one. */
  readonly text: DocumentText
}

/** One view of a reading serves the question of its type and the fields. */
export const readerView = remembered(viewOf)

const NO_WORDS: Roles = { words: [], roles: new Float32Array(), begins: new Float32Array(), classes: {} }

function viewOf(reading: ReadDocument): ReaderView {
  const roles = withNamesWhole(reading.roles ?? NO_WORDS)
  const runs: readonly Run[] = runsOf(withoutFormer(reading), roles)
  const words = wordsByRow(runs)
  const around = (row: number, from: number, to: number) => {
    const { run, at = 0 } = words.get(row) ?? {}
    return run?.text.slice(Math.max(0, at + from), at + to) ?? ''
  }
  const prints: ReaderView['prints'] = remembered((field) => printsFor(field, runs, prints))
  return {
    sawWords: roles.words.length > 0,
    proposals: remembered((field) => proposalsOf(field, prints(field))),
    values: (field) => valuesOf(prints(field)),
    prints,
    likeliest: ({ role }) => likeliestOf(roles, role),
    textBefore: (row) => around(row, Number.NEGATIVE_INFINITY, 0),
    toldBefore: (row) => onOneLine(around(row, -SENTENCE_REACH, 0)),
    toldFrom: (row) => onOneLine(around(row, 0, SENTENCE_REACH)),
    captionOf: (row) => captionOf(row, roles),
    runs,
    runOf: (row) => words.get(row)?.run,
    text: documentText(runs),
  }
}

/** A caption leads so many words of its line, its own among them. */
const CAPTION_REACH = 40

function captionOf(row: number, roles: Roles): string {
  const isCaption = (at: number) => bestRole(at, roles) === 'CAPTION'
  const line = roles.words[row]?.line
  const first = Math.max(0, row - CAPTION_REACH)
  let to = row
  while (to > first && !isCaption(to - 1) && roles.words[to - 1]?.line === line) to--
  let from = to
  while (from > first && isCaption(from - 1)) from--
  const told = Array.from({ length: to - from }, (_, i) => textAt(from + i, roles)).join(' ')
  return fold(told)
    .replace(/[^A-Z]+/g, ' ')
    .trim()
}

/** A view with other candidates of some fields. */
export function viewWith(
  view: ReaderView,
  of: 'values' | 'prints' | 'proposals',
  ...instead: readonly (readonly [RoleField, readonly Proposal[]])[]
): ReaderView {
  const candidates = new Map(instead)
  return { ...view, [of]: (field: RoleField) => candidates.get(field) ?? view[of](field) }
}

/** How many of the fields the network sees; a likely one counts in part. It shows the type of a document without a known title. */
export function fieldsSeen(view: ReaderView, fields: readonly RoleField[]): number {
  return fields.reduce((sum, field) => {
    const most = Math.max(0, ...view.proposals(field).map(({ probability }) => probability))
    return sum + (most >= LIKELY ? Math.min(1, most / SURE) : 0)
  }, 0)
}

/** How a type's fields are chosen. */
export interface Choosing {
  readonly view: ReaderView
  readonly choose: Choose
}

/**
 * Chooses a value for each field among its candidates.
 *
 * @param instead candidates of the fields that need more than the words of one role
 * @param likeliest what the network sees of fields that follow from words of other roles
 */
export function chooseFields(
  { view, choose }: Choosing,
  fields: readonly RoleField[],
  instead: Readonly<Record<string, readonly Proposal[]>> = {},
  likeliest: Readonly<Record<string, number>> = {},
): Fields {
  const chosen = fields.map((field): [string, Field] => {
    const absent = field.isMany ? ([] as const) : null
    const proposals = instead[field.name] ?? view.proposals(field)
    if (!view.sawWords && proposals.length === 0) return [field.name, unknown(absent)]
    return [
      field.name,
      choose(field.name, proposals.toSorted(byProbability), {
        value: absent,
        likeliest: Math.max(view.likeliest(field), likeliest[field.name] ?? 0),
      }),
    ]
  })
  return Object.fromEntries(chosen)
}
