import type { Grammar } from '../constrain/grammar.ts'
import { remembered } from '../remembered.ts'
import type { JsonValue } from '../types.ts'
import { closed, withoutClause } from '../values/trimmed-text.ts'

/** A value in a run's text; offsets end exclusive. */
export interface FoundValue {
  readonly value: JsonValue
  readonly start: number
  readonly end: number
  /** Its check digits fail. */
  readonly isDoubtful?: boolean
  /** A date whose century is not printed. */
  readonly hasShortYear?: boolean
}

/** A birth lies at least `years` before a day of the document: the first field of `before` that has a likely value. */
export interface Lifetime {
  readonly before: readonly RoleField[]
  readonly years: number
}

/** How the candidates of a field are made from words with a role. */
export interface RoleField {
  /** Of `data`, or of a member: `guardians.cpf`. */
  readonly name: string
  readonly role: string
  readonly kind: ValuesOfRole
  /** Any number of values, in printed order, each once. */
  readonly isMany: boolean
  /** Of several likely values the one printed first is taken: a stamp repeats the letterhead, or contradicts it. */
  readonly isFirst?: boolean
  /**
   * The role of other numbers of this kind (an agency's CNPJ beside the holder's). If a page prints one valid number only, the
   * probability of that other role is left out.
   */
  readonly others?: string
  /** The field is a birth: what its year may be. */
  readonly lifetime?: Lifetime
  /** The words right before a value that say what it is: `nascido em`; of a list, the word above a column of its values. */
  readonly ledBy?: RegExp
  /** The role that the network gives a person's number where it takes the person for another. */
  readonly takenFor?: string
  /**
   * Whether a value printed beside one person may be another person's as well, as an address may. Where this is not set, texts may
   * be shared and numbers may not.
   *
   * @param before what stands before the value in its paragraph
   */
  readonly isShared?: (value: JsonValue, before: string) => boolean
}

export type Find = (text: string) => readonly FoundValue[]

/** A text that the network tells, and how it goes on where the network does not say so. */
export interface TextOfRole {
  /** Null where a mention holds no value. */
  readonly parse: (text: string) => JsonValue | null
  /** The text may end in words of this role: a court's name in its town. */
  readonly endsWith?: string
  /** Words that it goes on with after a comma: all of an address, figures of a length of time. */
  readonly goesOn?: RegExp
  /** Words that belong to it although the network says otherwise: a course's date among remarks. Sticky. */
  readonly takesIn?: RegExp
  /** A code can be recognised by its form alone, so tokens are tried for which the role is only the second most probable. */
  readonly isCode?: boolean
}

export type ValuesOfRole =
  /** The values have a grammar: all are found by it, and the network says which of them is the field's. */
  | { readonly by: 'grammar'; readonly find: Find; readonly grammar?: Grammar }
  /** Values that have a grammar but no role: they belong to the number before them, which has it. Who issued a card, for example. */
  | { readonly by: 'numberBefore'; readonly find: Find }
  /** The network says where a text begins and ends. */
  | ({ readonly by: 'mention' } & TextOfRole)
  /** A list of texts, each the whole text of a cell with its code. */
  | ({ readonly by: 'cells' } & Pick<TextOfRole, 'parse' | 'takesIn'>)
  /** Whole sentences, or what follows a comma in one. */
  | { readonly by: 'sentences'; readonly parse: (text: string) => JsonValue | null }
  /** People, by every place that names them. Words with the roles `describedBy` follow the name: an address, a profession. */
  | { readonly by: 'person'; readonly describedBy: readonly string[] }
  /** Names of people in mentions of the role itself. */
  | { readonly by: 'names' }
  /** Parts that are printed apart, joined by a space: a verifier and its check code. */
  | { readonly by: 'parts'; readonly parse: (text: string) => string | null }

/** A hyphen that ends a line within a word, `nove-` `centos`, as two soft ones: finders drop them, and all offsets stay. */
const BROKEN_WORD = /(?<=\p{L})-\n(?=\p{Ll})/gu
const SOFT_HYPHENS = '\u00AD\u00AD'

/** The same for all fields, so that what it finds is found once. */
const inLine = remembered(
  (find: Find): Find =>
    (text) =>
      find(text.replace(BROKEN_WORD, SOFT_HYPHENS).replaceAll('\n', ' ')),
)

function roleField(name: string, role: string, kind: ValuesOfRole, isMany = false): RoleField {
  return { name, role, kind, isMany }
}

/**
 * A grammar to which the end of a line is a space.
 *
 * @param grammar what the pixels of a value whose check digits fail are read under again
 */
export const typedField = (name: string, role: string, find: Find, grammar?: Grammar) =>
  roleField(name, role, { by: 'grammar', find: inLine(find), ...(grammar && { grammar }) })

export const ofNumberBefore = (name: string, role: string, find: Find) =>
  roleField(name, role, { by: 'numberBefore', find })

/** A grammar that itself says what may continue over the end of a line. */
export const brokenField = (name: string, role: string, find: Find) =>
  roleField(name, role, { by: 'grammar', find })

export const textField = (
  name: string,
  role: string,
  parse: TextOfRole['parse'] = closed,
  how: Omit<TextOfRole, 'parse'> = {},
) => roleField(name, role, { by: 'mention', parse, ...how })

/** A list of texts, each of which is all of its cell. */
export const cellsField = (name: string, role: string, parse: TextOfRole['parse'], takesIn: RegExp) =>
  roleField(name, role, { by: 'cells', parse, takesIn }, true)

export const sentencesField = (name: string, role: string) =>
  roleField(name, role, { by: 'sentences', parse: withoutClause })

export const personField = (name: string, role: string, describedBy: readonly string[] = []) =>
  roleField(name, role, { by: 'person', describedBy })

export const namesField = (name: string, role: string) => roleField(name, role, { by: 'names' }, true)

export const partsField = (name: string, role: string, parse: (text: string) => string | null) =>
  roleField(name, role, { by: 'parts', parse })
