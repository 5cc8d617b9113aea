import type { Grammar } from '../constrain/grammar.ts'
import type { JsonValue } from '../types.ts'
import { letterPairs } from '../values/letter-pairs.ts'
import { unaccented } from '../values/unaccented.ts'

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
  /**
   * Whether a value printed beside one person may be another person's as well, as an address may. Where this is not set, texts may
   * be shared and numbers may not.
   */
  readonly isShared?: (value: JsonValue) => boolean
}

type Find = (text: string) => readonly FoundValue[]

export type ValuesOfRole =
  /** The values have a grammar: all are found by it, and the network says which of them is the field's. */
  | { readonly by: 'grammar'; readonly find: Find; readonly grammar?: Grammar }
  /** Values that have a grammar but no role: they belong to the number before them, which has it. Who issued a card, for example. */
  | { readonly by: 'numberBefore'; readonly find: Find }
  /** The network says where a text begins and ends; null where a mention holds no value. */
  | {
      readonly by: 'mention'
      readonly parse: (text: string) => JsonValue | null
      /** The text may end in words of this role: a court's name in its town. */
      readonly endsWith?: string
      /** After a comma the text continues with such a word, as an address or a length of time does. */
      readonly goesOn?: RegExp
      /** Following words that are part of the text whatever their role: a course's date among remarks. */
      readonly takesIn?: RegExp
      /** A code can be recognised by its form alone, so tokens are tried for which the role is only the second most probable. */
      readonly isCode?: boolean
    }
  /** A list of texts, each the whole text of a cell with its code. */
  | { readonly by: 'cells'; readonly parse: (text: string) => JsonValue | null }
  /** Whole sentences, or what follows a comma in one. */
  | { readonly by: 'sentences'; readonly parse: (text: string) => JsonValue | null }
  /** People, by every place that names them. Words with the roles `describedBy` follow the name: an address, a profession. */
  | { readonly by: 'person'; readonly describedBy: readonly string[] }
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

/** A grammar that itself says what may continue over the end of a line. */
export function brokenField(name: string, role: string, find: Find): RoleField {
  return { name, role, kind: { by: 'grammar', find }, isMany: false }
}

export function textField(
  name: string,
  role: string,
  parse: (text: string) => JsonValue | null = closed,
): RoleField {
  return { name, role, kind: { by: 'mention', parse }, isMany: false }
}

/** A number or a code without a grammar of its own, which `parse` tells from words. */
export function codeField(name: string, role: string, parse: (text: string) => string | null): RoleField {
  return { name, role, kind: { by: 'mention', parse, isCode: true }, isMany: false }
}

/** A list of texts, each of which is all of its cell. */
export function cellsField(name: string, role: string, parse: (text: string) => JsonValue | null): RoleField {
  return { name, role, kind: { by: 'cells', parse }, isMany: true }
}

/** A text that may end in words of another role. */
export function textEndingWith(
  name: string,
  role: string,
  endsWith: string,
  parse: (text: string) => JsonValue | null = withoutCaption,
  goesOn?: RegExp,
): RoleField {
  return { name, role, kind: { by: 'mention', parse, endsWith, ...(goesOn && { goesOn }) }, isMany: false }
}

/** A text that continues as long as the following words match `takesIn`. */
export function textTakingIn(
  name: string,
  role: string,
  parse: (text: string) => JsonValue | null,
  takesIn: RegExp,
): RoleField {
  return { name, role, kind: { by: 'mention', parse, takesIn }, isMany: false }
}

export function addressField(name: string, role: string): RoleField {
  return { name, role, kind: { by: 'mention', parse: trimmed, goesOn: /./ }, isMany: false }
}

export function sentencesField(name: string, role: string): RoleField {
  return {
    name,
    role,
    kind: { by: 'sentences', parse: withoutClause },
    isMany: false,
  }
}

export function personField(name: string, role: string, describedBy: readonly string[] = []): RoleField {
  return { name, role, kind: { by: 'person', describedBy }, isMany: false }
}

export function namesField(name: string, role: string): RoleField {
  return { name, role, kind: { by: 'names' }, isMany: true }
}

export function partsField(name: string, role: string, parse: (text: string) => string | null): RoleField {
  return { name, role, kind: { by: 'parts', parse }, isMany: false }
}

/** @param others see `RoleField.others` */
export function amongOthers(field: RoleField, others: string): RoleField {
  return { ...field, others }
}

/** A birth: its two-digit year is never in the future, and fits the person's other days. */
export function birthField(name: string, role: string, find: Find, lifetime: Lifetime): RoleField {
  return { ...typedField(name, role, find), lifetime }
}

export function firstOfThem(field: RoleField): RoleField {
  return { ...field, isFirst: true }
}

/** @param isShared see `RoleField.isShared`: a word in the plural, for example, is about several people */
export function sharedWhere(field: RoleField, isShared: (value: JsonValue) => boolean): RoleField {
  return { ...field, isShared }
}

export function listOfThem(field: RoleField): RoleField {
  return { ...field, isMany: true }
}

/** Without the signs, quotation marks and half brackets around it, and without a caption that the print joined to it. */
export function trimmed(text: string): string | null {
  const core = withoutHalfBrackets(
    withoutQuotes(text)
      .replace(/^\p{Lu}[\p{L} ]{2,24}:(?=\S)|^\p{Lu}{4,}(?=\p{Lu}\p{Ll})|^\p{L}{5,}(?=\d{4})/u, '')
      .replace(/^[\s,;:._…/|·•–—-]+|[\s.,;:_…/|·•–—-]+$/gu, '')
      // `1 (um) ano, até 12/05/2027`: the word belongs to what follows.
      .replace(/,\s(?:a|até|de|e|em|por)$/u, ''),
  ).replace(/[\s.,;:|·•–—-]+$/u, '')
  return core === '' ? null : core
}

/** The same without a word that belongs to what follows: `12 (doze) meses a`, `vendedora e`, `INTERDIÇÃO Nº`. */
export function closed(text: string): string | null {
  return trimmed((trimmed(text) ?? '').replace(/\s(?:a|com|d[aeo]s?|e|em|por|n\.?[º°o]|N\.?[º°])$/u, ''))
}

/** The same without a caption before it. */
function withoutCaption(text: string): string | null {
  return closed(text.replace(/^\p{Lu}[\p{L} ]{2,24}:\s/u, ''))
}

/** The same without the number or the name of the clause: `Cláusula 4ª. O guardião …`, `Dos poderes. O guardião …`. */
function withoutClause(text: string): string | null {
  return withoutCaption(text.replace(CLAUSE, ''))
}

const CLAUSE =
  /^(?:(?:Cl[aá]usula|Par[aá]grafo|Item)\s\S+?\s?[.:–-]|D[aeo]s?\s\p{L}{4,}(?:\s\p{L}+){0,4}[.:])\s+(?=\p{Lu})/iu

/** `“EAR”` is quoted, `EAR”` is cut out of a quotation; `Lavra de "saibro"` quotes a part of itself. */
function withoutQuotes(text: string): string {
  const marks = text.match(QUOTES)?.length ?? 0
  if (marks === 0 || marks > 2) return text
  const bare = text.replace(AROUND, '')
  return bare.search(QUOTES) < 0 ? bare : text
}

const QUOTES = /["“”„«»]/g
const AROUND = /^[\s,;:.]*["“„«]|["”»][\s,;:.]*$/g

/** `(brasileira` and `filha)` are cut out of brackets, and `(filha)` is all that is in them. */
function withoutHalfBrackets(text: string): string {
  const isWhole = /^\([^()]*\)$/.test(text)
  const opens = text.lastIndexOf('(') === 0 && !text.includes(')')
  const closes = text.indexOf(')') === text.length - 1 && !text.includes('(')
  return text.slice(Number(isWhole || opens), isWhole || closes ? -1 : undefined)
}

/** A number or a code, without the sign that announces it; accents in it are specks above its letters. */
export function withDigits(text: string): string | null {
  const bare = trimmed(text.replace(/^\s*n\s?[.º°o]{1,3}\s*:?\s*/iu, ''))?.replace(/[.,;]+$/, '')
  const core = bare && unaccented(bare)
  return core && (/\d|^\S*\p{Ll}\p{Lu}\S*$/u.test(core) || isInBlocks(core) || isDrawn(core)) ? core : null
}

/** `XBzai-Lphjg`, `AEQFWP`: letters that follow each other as in no word. */
function isDrawn(code: string): boolean {
  const { all, known } = letterPairs(code)
  return !code.includes(' ') && all >= DRAWN_PAIRS_MIN && known <= DRAWN_KNOWN_MAX * all
}

const DRAWN_PAIRS_MIN = 4
/** Of its pairs; Portuguese words have two thirds and more. */
const DRAWN_KNOWN_MAX = 0.6

/** `PJKAM FATNT EQMSM`: letters alone, in blocks of one length. */
function isInBlocks(code: string): boolean {
  const blocks = code.split(' ')
  return (
    blocks.length > 1 && blocks.every((one) => /^[A-Z]{4,}$/.test(one) && one.length === blocks[0]?.length)
  )
}
