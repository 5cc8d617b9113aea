import type { Grammar } from '../constrain/grammar.ts'
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

/** The days of a document that a birth lies so many years before: the first of them that the network sees tells. */
export interface Lifetime {
  readonly before: readonly RoleField[]
  readonly years: number
}

/** How the values of a field are told from words with a role. */
export interface RoleField {
  /** Of `data`, or of a member: `guardians.cpf`. */
  readonly name: string
  readonly role: string
  readonly kind: ValuesOfRole
  /** Any number of values, in printed order, each once. */
  readonly isMany: boolean
  /** Of several sure ones the first printed: a stamp repeats the letterhead, or contradicts it. */
  readonly isFirst?: boolean
  /**
   * The role of other numbers of this kind (an agency's CNPJ beside the holder's). If a page prints one valid number only, the
   * probability of that other role is left out.
   */
  readonly others?: string
  /** The field is a birth: what its year may be. */
  readonly lifetime?: Lifetime
  /**
   * Whether a value printed beside one person may be another person's as well, as an address may. Where this is not set, texts may
   * be shared and numbers may not.
   */
  readonly isShared?: (value: JsonValue) => boolean
}

type Find = (text: string) => readonly FoundValue[]

/** A text that the network tells, and how it goes on where the network does not say so. */
export interface TextOfRole {
  /** Null where a mention holds no value. */
  readonly parse: (text: string) => JsonValue | null
  /** The text may end in words of this role: a court's name in its town. */
  readonly endsWith?: string
  /** Words that it goes on with after a comma: all of an address, figures of a length of time. */
  readonly goesOn?: RegExp
  /** Words that belong to it although the network says otherwise: a course's date among remarks. */
  readonly takesIn?: RegExp
  /** A code can be recognised by its form alone, so tokens are tried for which the role is only the second most probable. */
  readonly isCode?: boolean
}

export type ValuesOfRole =
  /** Values have a grammar: all of them are found, and the network says which one it is. */
  | { readonly by: 'grammar'; readonly find: Find; readonly grammar?: Grammar }
  /** Values with a grammar and no role of their own, of the number with the role before them: who issued a card. */
  | { readonly by: 'numberBefore'; readonly find: Find }
  /** The network says where a text begins and ends. */
  | ({ readonly by: 'mention' } & TextOfRole)
  /** Each is all that a cell says, with its code; a list of them. */
  | { readonly by: 'cells'; readonly parse: (text: string) => JsonValue | null }
  /** Whole sentences, or the clause of one from a sign on. */
  | { readonly by: 'sentences'; readonly parse: (text: string) => JsonValue | null }
  /** People, whom the network sees at every place that names them; words of these roles tell of them. */
  | { readonly by: 'person'; readonly toldBy: readonly string[] }
  /** Names of people in mentions of the role itself. */
  | { readonly by: 'names' }
  /** Parts that are printed apart, joined by a space: a verifier and its check code. */
  | { readonly by: 'parts'; readonly parse: (text: string) => string | null }

/**
 * A grammar to which the end of a line is a space.
 *
 * @param grammar what the pixels of a value whose check digits fail are read under again
 */
export function typedField(name: string, role: string, find: Find, grammar?: Grammar): RoleField {
  const inLine: Find = (text) => find(text.replaceAll('\n', ' '))
  return { name, role, kind: { by: 'grammar', find: inLine, ...(grammar && { grammar }) }, isMany: false }
}

export function ofNumberBefore(name: string, role: string, find: Find): RoleField {
  return { name, role, kind: { by: 'numberBefore', find }, isMany: false }
}

/** A grammar that says itself what goes on over the end of a line. */
export function brokenField(name: string, role: string, find: Find): RoleField {
  return { name, role, kind: { by: 'grammar', find }, isMany: false }
}

export function textField(
  name: string,
  role: string,
  parse: TextOfRole['parse'] = closed,
  how: Omit<TextOfRole, 'parse'> = {},
): RoleField {
  return { name, role, kind: { by: 'mention', parse, ...how }, isMany: false }
}

/** A list of texts, each of which is all of its cell. */
export function cellsField(name: string, role: string, parse: (text: string) => JsonValue | null): RoleField {
  return { name, role, kind: { by: 'cells', parse }, isMany: true }
}

export function sentencesField(name: string, role: string): RoleField {
  return { name, role, kind: { by: 'sentences', parse: withoutClause }, isMany: false }
}

export function personField(name: string, role: string, toldBy: readonly string[] = []): RoleField {
  return { name, role, kind: { by: 'person', toldBy }, isMany: false }
}

export function namesField(name: string, role: string): RoleField {
  return { name, role, kind: { by: 'names' }, isMany: true }
}

export function partsField(name: string, role: string, parse: (text: string) => string | null): RoleField {
  return { name, role, kind: { by: 'parts', parse }, isMany: false }
}
