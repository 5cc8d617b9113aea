import { withOneSpelling } from '../fields/one-spelling.ts'
import { LIMITS } from '../limits.ts'
import { PEOPLE, roleOf } from '../reader/role-of.ts'
import { remembered } from '../remembered.ts'
import { isName, withWholeNames } from '../values/cut-names.ts'
import { fold } from '../values/fold.ts'
import { TOLD_MAX } from './behind-names.ts'
import { faintMentions, mentionsIn } from './decode-mentions.ts'
import { type Mention, probabilityOf } from './mention.ts'
import { isPartOf } from './part-of-name.ts'
import { placesOf } from './places-of-name.ts'
import { PROPOSED_MIN, type Proposal, proposalOf } from './proposal.ts'
import { type Run, type RunWord, spansOf, startsOf, textOf } from './role-runs.ts'
import { namesOfMention } from './values-of-text.ts'

/** A place that names somebody. */
interface NamePrint {
  readonly name: string
  /** In capitals without accents. */
  readonly key: string
  readonly mention: Mention
  readonly words: readonly RunWord[]
}

/** The same with the probability of a role. */
interface PrintOfRole extends NamePrint {
  readonly probability: number
}

type IsOne = Parameters<typeof namesOfMention>[1]

/**
 * Everybody whom a document names, found once for all roles: `Ana Pontal e Rui Luz` are two where another place names Rui Luz alone.
 * Of a family every place has the whole surname, `Pontal e Várzea Luz`.
 */
const everybody = remembered((runs: readonly Run[]) => {
  const times = (name: string) => placesOf(fold(name), runs).length
  return byPerson(printsOf(runs, (one, other) => times(other) <= times(`${lastWord(one)} e ${other}`)))
})
const everyName = remembered((runs: readonly Run[]) =>
  printsOf(runs, (before, after) => isSurname(before, after, runs)),
)

const ofRole = (role: string) => (print: NamePrint) => ({
  ...print,
  probability: probabilityOf(print.words, role),
})

/**
 * The people of a document, each with the probability of a role: the mean over all places that name the person, because
 * nobody is the ward in one place and the guardian in another.
 *
 * @param describedBy roles of the words that describe such a person, as an address does: they choose the print of the name
 */
export function peopleWith(role: string, runs: readonly Run[], describedBy: readonly string[]): Proposal[] {
  const faint = faintMentions(role, runs).flatMap((one) => namesIn(one))
  return [...everybody(runs), ...byPerson(faint)].flatMap((person) => {
    const own = person.map(ofRole(role))
    const probability = probabilityOfPerson(role, own)
    if (probability < PROPOSED_MIN) return []
    const { key, name, words } = bestPrint(own, describedBy)
    const places = [
      ...own.map((print) => ({ from: positionOf(print), to: (print.words.at(-1)?.row ?? 0) + 1 })),
      ...placesOf(key, runs).map((from) => ({ from, to: from + key.split(' ').length })),
    ]
    const position = Math.min(...places.map(({ from }) => from))
    return [{ ...proposalOf(name, spansOf(words), probability, position), places }]
  })
}

/** The mean over all places; of what somebody was before the surest, as a history names in the office whom it then names as replaced. */
function probabilityOfPerson(role: string, own: readonly PrintOfRole[]): number {
  if (!role.startsWith(FORMER)) return own.reduce((sum, { probability }) => sum + probability, 0) / own.length
  const places = own.filter(({ mention }) => mention.role === role)
  return Math.max(0, ...places.map(({ probability }) => probability))
}

/** Of roles that somebody had before: `FORMER_GUARDIAN`. */
const FORMER = 'FORMER_'

/** Every place that names a person with the role, each person in one spelling. In a list `e` divides two people. */
export function namesWith(role: string, runs: readonly Run[]): Proposal[] {
  const prints = withNamedBeside(everyName(runs).map(ofRole(role)), role)
  return byPerson(prints).flatMap((own) => {
    const { name } = bestPrint(own, [])
    return own.map((print) => proposalOf(name, spansOf(print.words), print.probability, positionOf(print)))
  })
}

/** `Lima (falecida) e de`: from the last word of a name to the next name. */
const AND = /^\S*\p{L}(?: \([^()]*\))? e (?:d[aeo] )?$/iu

/** The names with a role, and those that `e` puts beside one: whom the network may take for such a person is one as probably. */
function withNamedBeside(prints: PrintOfRole[], role: string): PrintOfRole[] {
  const own: PrintOfRole[] = []
  for (const print of prints.sort((a, b) => positionOf(a) - positionOf(b))) {
    const before = own.at(-1)
    const [last, first] = [before?.words.at(-1), print.words[0]]
    const isBeside =
      last &&
      last.run === first?.run &&
      AND.test(last.run.text.slice(last.at, first.at).replaceAll('\n', ' '))
    if (before && isBeside && print.probability >= PROPOSED_MIN)
      own.push({ ...print, probability: Math.max(before.probability, print.probability) })
    else if (print.mention.role === role) own.push(print)
  }
  return own
}

/** Every place that names a person, whatever the role. */
function printsOf(runs: readonly Run[], isOne?: IsOne): NamePrint[] {
  const people = runs.flatMap(mentionsIn).filter(({ role }) => PEOPLE.has(role))
  const prints = people.slice(0, LIMITS.mentionsComparedMax).flatMap((one) => namesIn(one, isOne))
  return withOneSpelling(withoutHyphens(prints), ({ words }) => spansOf(words))
}

/** `PAN-TOJA`, cut at the end of a line. In capitals only its halves tell it from `VILLAS-BOAS`, each a name of its own. */
function withoutHyphens(prints: readonly NamePrint[]): NamePrint[] {
  return prints.map((print) => {
    const name = print.name.replace(/(\p{Lu}+)-(\p{Lu}+)/gu, (word, before: string, after: string) => {
      const isCut = print.words.some(({ text }) => text.endsWith(`${before}-`))
      return isCut && (isName(before + after) || !isName(before) || !isName(after)) ? before + after : word
    })
    return name === print.name ? print : { ...print, name, key: fold(name) }
  })
}

/** `Costa e Silva` is one surname where another name of the document has the same words. */
function isSurname(before: string, after: string, runs: readonly Run[]): boolean {
  return placesOf(fold(`${lastWord(before)} e ${after.split(' ')[0]}`), runs).length > 1
}

const lastWord = (name: string) => name.slice(name.lastIndexOf(' ') + 1)

function byPerson<P extends NamePrint>(prints: readonly P[]): P[][] {
  const people: P[][] = []
  // The longest print first, so that parts of a name find the whole.
  for (const print of prints.toSorted((a, b) => b.key.length - a.key.length)) {
    const person = people.find(([whole]) => whole !== undefined && isSamePerson(print, whole))
    if (person) person.push(print)
    else people.push([print])
  }
  return people
}

/** Surnames alone are the same person's only in the same role: a father has his child's surnames. */
function isSamePerson(print: NamePrint, whole: NamePrint): boolean {
  if (!isPartOf(print.key, whole.key)) return false
  const isEnd = print.key !== whole.key && whole.key.endsWith(` ${print.key}`)
  return !isEnd || print.mention.role === whole.mention.role
}

/** Of the longest prints of a name the one with the fullest description behind it. */
function bestPrint(own: readonly PrintOfRole[], describedBy: readonly string[]): PrintOfRole {
  const whole = own.filter(({ key }) => key === own[0]?.key)
  const described = new Map(whole.map((print) => [print, descriptionAfter(print, describedBy)]))
  const most = Math.max(...described.values())
  return whole
    .filter((print) => (described.get(print) ?? 0) > most - SAME_DESCRIPTION)
    .reduce((chosen, print) => (isBetterPrint(print, chosen) ? print : chosen))
}

function positionOf({ words }: NamePrint): number {
  return words[0]?.row ?? 0
}

/** Two descriptions whose lengths differ by less, in words, count as equal. */
const SAME_DESCRIPTION = 1.5

/** How many of the words after a name describe the person, by the network's probabilities. */
function descriptionAfter({ words }: NamePrint, describedBy: readonly string[]): number {
  const last = words.at(-1)
  if (!last) return 0
  const rows = Array.from({ length: TOLD_MAX }, (_, i) => last.row + 1 + i)
  return rows.reduce(
    (sum, row) => describedBy.reduce((all, role) => all + roleOf(row, last.roles, role), sum),
    0,
  )
}

/** A print in capitals and small letters is better than one in capitals alone; of two alike the more probable one. */
function isBetterPrint(one: PrintOfRole, other: PrintOfRole): boolean {
  const [isMixed, isOtherMixed] = [one, other].map(({ name }) => name !== name.toUpperCase())
  return isMixed === isOtherMixed ? one.probability > other.probability : isMixed === true
}

function namesIn(mention: Mention, isOne?: IsOne): NamePrint[] {
  const { words } = mention
  const starts = startsOf(words)
  const isRead = words.some(({ line }) => line.line.source === 'ocr')
  const text = isRead ? withWholeNames(textOf(words)) : textOf(words)
  return namesOfMention(text, isOne).map(({ name, start, end }) => {
    const own = words.filter(({ text }, i) => {
      const from = starts[i] ?? 0
      return from < end && from + text.length > start
    })
    return { name, key: fold(name), mention, words: own }
  })
}
