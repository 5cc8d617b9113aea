import type { Grammar } from '../constrain/grammar.ts'
import { grouped } from '../in-order.ts'
import { remembered } from '../remembered.ts'
import type { JsonValue } from '../types.ts'
import { withPrintSpaces } from '../values/print-spaces.ts'
import { closed, withoutClause } from '../values/trimmed-text.ts'
import { cellTexts } from './cell-texts.ts'
import { inParts, withGroups, withoutParts } from './code-parts.ts'
import { codesOf, mentionsWith } from './decode-mentions.ts'
import type { Mention } from './mention.ts'
import { namesWith, peopleWith } from './people.ts'
import { joined, withEnd } from './pieces.ts'
import { PROPOSED_MIN, type Proposal, proposalOf } from './proposal.ts'
import { type Run, spansOf, textOf } from './role-runs.ts'
import { sentencesOf } from './sentences.ts'
import { takingIn } from './taking-in.ts'
import { raisedInLists } from './values-in-lists.ts'
import { type Find, valuesOfGrammar, valuesOfNumber } from './values-of-grammar.ts'

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
  /** Its values in a document, each as often as it is printed. */
  readonly printsIn: (field: RoleField, runs: readonly Run[]) => readonly Proposal[]
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
   * Whether a value printed beside one person may be another person's as well, as an address may and a number may not. Where this is not
   * set, it may.
   *
   * @param before what stands before the value in its paragraph
   */
  readonly isShared?: (value: JsonValue, before: string) => boolean
}

/** A text that the network tells, and how it goes on where the network does not say so. */
interface TextOfRole {
  /** The text may end in words of this role: a court's name in its town. */
  readonly endsWith?: string
  /** Words that it goes on with after a comma: all of an address, figures of a length of time. */
  readonly goesOn?: RegExp
  /** Words that belong to it although the network says otherwise: a course's date among remarks. Sticky. */
  readonly takesIn?: RegExp
  /** A code can be recognised by its form alone, so tokens are tried for which the role is only the second most probable. */
  readonly isCode?: boolean
}

/** A hyphen that ends a line within a word, `nove-` `centos`, as two soft ones: finders drop them, and all offsets stay. */
const BROKEN_WORD = /(?<=\p{L})-\n(?=\p{Ll})/gu
const SOFT_HYPHENS = '\u00AD\u00AD'

/** The same for all fields, so that what it finds is found once. */
const inLine = remembered(
  (find: Find): Find =>
    (text) =>
      find(text.replace(BROKEN_WORD, SOFT_HYPHENS).replaceAll('\n', ' ')),
)

const isSeen = ({ probability }: Proposal) => probability >= PROPOSED_MIN

function roleField(name: string, role: string, printsIn: RoleField['printsIn']): RoleField {
  return { name, role, isMany: false, printsIn }
}

/**
 * Values with a grammar that itself says what may continue over the end of a line: all are found by it, and the network says which of them
 * is the field's.
 *
 * @param grammar what the pixels of a value whose check digits fail are read under again
 */
export const brokenField = (name: string, role: string, find: Find, grammar?: Grammar): RoleField => ({
  ...roleField(name, role, (field, runs) => {
    const found = valuesOfGrammar(field, find, runs, grammar)
    return (field.isMany ? raisedInLists(found, runs, field.ledBy) : found).filter(isSeen)
  }),
  isShared: () => false,
})

/** The same with a grammar to which the end of a line is a space. */
export const typedField = (name: string, role: string, find: Find, grammar?: Grammar) =>
  brokenField(name, role, inLine(find), grammar)

/** Values that have a grammar but no role: they belong to the number before them, which has it. Who issued a card, for example. */
export const ofNumberBefore = (name: string, role: string, find: Find) =>
  roleField(name, role, (field, runs) =>
    runs.flatMap((run) => valuesOfNumber(field.role, find, run)).filter(isSeen),
  )

/** Null where a mention holds no value. */
type Parse<T extends JsonValue = JsonValue> = (text: string) => T | null

/** The network says where a text begins and ends. */
export const textField = (name: string, role: string, parse: Parse = closed, how: TextOfRole = {}) =>
  roleField(name, role, (field, runs) => {
    const own = how.isCode ? codesOf(field.role, runs, false) : mentionsWith(field.role, runs)
    const ends = how.endsWith === undefined ? [] : mentionsWith(how.endsWith, runs)
    const beginningWith = new Map(ends.map((one) => [one.words[0], one]))
    const texts = takingIn(joined('text', own, how.goesOn), how.takesIn, how.endsWith ? 0 : 1, how.endsWith)
    return parsed(
      texts.map((text) => withEnd(text, beginningWith)),
      parse,
    )
  })

/** A list of texts, each of which is all of its cell with its code. */
export const cellsField = (name: string, role: string, parse: Parse, takesIn: RegExp): RoleField => ({
  ...roleField(name, role, (field, runs) =>
    parsed(cellTexts(mentionsWith(field.role, runs), runs, takesIn), parse),
  ),
  isMany: true,
})

/** Whole sentences, or what follows a comma in one. */
export const sentencesField = (name: string, role: string) =>
  roleField(name, role, (field, runs) => parsed(sentencesOf(mentionsWith(field.role, runs)), withoutClause))

/** A person, by every place that names them. Words with the roles `describedBy` follow the name: an address, a profession. */
export const personField = (name: string, role: string, describedBy: readonly string[] = []) =>
  roleField(name, role, (field, runs) => peopleWith(field.role, runs, describedBy))

/** Names of people in mentions of the role itself. */
export const namesField = (name: string, role: string): RoleField => ({
  ...roleField(name, role, (field, runs) => namesWith(field.role, runs)),
  isMany: true,
})

/** Parts that are printed apart, joined by a space: a verifier and its check code. */
export const partsField = (name: string, role: string, parse: Parse<string>) =>
  roleField(name, role, (field, runs) => {
    const all = withGroups(joined('code', codesOf(field.role, runs, true)))
    const codes = grouped(all, ({ words }) => words[0]?.run)
    return withoutParts([...codes.values()].flatMap((ofRun) => inParts(parsed(ofRun, parse))))
  })

/** The values of mentions, each parsed by itself. */
function parsed(mentions: readonly Mention[], parse: Parse): Proposal[] {
  return mentions.flatMap(({ words, probability }) => {
    const spans = spansOf(words)
    const isRead = spans.some(({ line }) => line.line.source === 'ocr')
    const value = parse(isRead ? withPrintSpaces(textOf(words)) : textOf(words))
    return value === null ? [] : [proposalOf(value, spans, probability, words[0]?.row)]
  })
}
