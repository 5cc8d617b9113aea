import { withOneSpelling } from '../fields/one-spelling.ts'
import { LIMITS } from '../limits.ts'
import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { isName, withWholeNames } from '../values/cut-names.ts'
import { fold } from '../values/fold.ts'
import { TOLD_MAX } from './behind-names.ts'
import { type Mention, PEOPLE, probabilityOf } from './mention.ts'
import { isPartOf } from './part-of-name.ts'
import { placesOf } from './places-of-name.ts'
import { PROPOSED_MIN, type Proposal, proposalOf } from './proposal.ts'
import { type Run, type RunWord, spansOf, startsOf, textOf } from './role-runs.ts'
import { namesOfMention } from './values-of-text.ts'

interface NamePrint {
  readonly name: string
  /** In capitals without accents. */
  readonly key: string
  readonly mention: Mention
  readonly words: readonly RunWord[]
  readonly probability: number
}

/**
 * The people of a document, each with the probability of a role: the mean over all places that name the person, because
 * nobody is the ward in one place and the guardian in another.
 *
 * @param describedBy roles of the words that describe such a person, as an address does: they choose the print of the name
 */
export function peopleWith(
  role: string,
  mentions: readonly Mention[],
  runs: readonly Run[],
  roles: Roles,
  describedBy: readonly string[],
): Proposal[] {
  return byPerson(printsOf(mentions, role, roles)).flatMap((own) => {
    const probability = probabilityOfPerson(role, own, roles)
    if (probability < PROPOSED_MIN) return []
    const { key, name, words } = bestPrint(own, describedBy, roles)
    const whole = placesOf(key, runs)
    const positions = [...own.map(positionOf), ...whole]
    const length = key.split(' ').length
    const ends = [
      ...own.map((print) => (print.words.at(-1)?.row ?? 0) + 1),
      ...whole.map((at) => at + length),
    ]
    const position = Math.min(...positions)
    return [{ value: name, spans: spansOf(words), probability, isDoubtful: false, position, positions, ends }]
  })
}

/** The mean over all places; of what somebody was before the surest, as a history names in the office whom it then names as replaced. */
function probabilityOfPerson(role: string, own: readonly NamePrint[], roles: Roles): number {
  if (!role.startsWith(FORMER)) return own.reduce((sum, { probability }) => sum + probability, 0) / own.length
  const places = own.filter(({ mention }) => mention.role === role)
  return Math.max(0, ...places.map(({ words }) => probabilityOf(words, roles, role)))
}

/** Of roles that somebody had before: `FORMER_GUARDIAN`. */
const FORMER = 'FORMER_'

/** Every place that names a person with the role, each person in one spelling. In a list `e` divides two people. */
export function namesWith(
  role: string,
  mentions: readonly Mention[],
  runs: readonly Run[],
  roles: Roles,
): Proposal[] {
  const isOne = (before: string, after: string) => isSurname(before, after, runs)
  const own = withNamedBeside(printsOf(mentions, role, roles, isOne), role, runs)
  return byPerson(own).flatMap((own) => {
    const { name } = bestPrint(own, [], roles)
    return own.map((print) => proposalOf(name, spansOf(print.words), print.probability, positionOf(print)))
  })
}

/** `Lima (falecida) e de`: from the last word of a name to the next name. */
const AND = /^\S*\p{L}(?: \([^()]*\))? e (?:d[aeo] )?$/iu

/** The names with a role, and those that `e` puts beside one: whom the network may take for such a person is one as probably. */
function withNamedBeside(prints: NamePrint[], role: string, runs: readonly Run[]): NamePrint[] {
  const runOf = new Map(runs.flatMap((run) => run.words.map((word) => [word, run])))
  const own: NamePrint[] = []
  for (const print of prints.sort((a, b) => positionOf(a) - positionOf(b))) {
    const [before, first] = [own.at(-1), print.words[0]]
    const [last, run] = [before?.words.at(-1), first && runOf.get(first)]
    const isInRun = last && run && run === runOf.get(last) && print.probability >= PROPOSED_MIN
    if (before && first && isInRun && AND.test(run.text.slice(last.at, first.at).replaceAll('\n', ' ')))
      own.push({ ...print, probability: Math.max(before.probability, print.probability) })
    else if (print.mention.role === role) own.push(print)
  }
  return own
}

/** Every place that names a person, whatever the role. */
function printsOf(
  mentions: readonly Mention[],
  role: string,
  roles: Roles,
  isOne?: (before: string, after: string) => boolean,
): NamePrint[] {
  const people = mentions.filter((one) => PEOPLE.has(one.role)).slice(0, LIMITS.mentionsComparedMax)
  const prints = people.flatMap((one) => namesIn(one, role, roles, isOne))
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
  const [last = '', first = ''] = [before.split(' ').at(-1), after.split(' ')[0]]
  return placesOf(fold(`${last} e ${first}`), runs).length > 1
}

function byPerson(prints: readonly NamePrint[]): NamePrint[][] {
  const people: NamePrint[][] = []
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
function bestPrint(own: readonly NamePrint[], describedBy: readonly string[], roles: Roles): NamePrint {
  const whole = own.filter(({ key }) => key === own[0]?.key)
  const described = new Map(whole.map((print) => [print, descriptionAfter(print, describedBy, roles)]))
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
function descriptionAfter(
  { words }: NamePrint,
  describedBy: readonly string[],
  { roles, words: all }: Roles,
): number {
  const count = READER.roles.length
  const indexes = describedBy.map((role) => READER.roles.indexOf(role))
  const from = (words.at(-1)?.row ?? 0) + 1
  let sum = 0
  for (let row = from; row < Math.min(all.length, from + TOLD_MAX); row++) {
    for (const index of indexes) sum += roles[row * count + index] ?? 0
  }
  return sum
}

/** A print in capitals and small letters is better than one in capitals alone; of two alike the more probable one. */
function isBetterPrint(one: NamePrint, other: NamePrint): boolean {
  const [isMixed, isOtherMixed] = [one, other].map(({ name }) => name !== name.toUpperCase())
  return isMixed === isOtherMixed ? one.probability > other.probability : isMixed === true
}

function namesIn(
  mention: Mention,
  role: string,
  roles: Roles,
  isOne?: (before: string, after: string) => boolean,
): NamePrint[] {
  const { words } = mention
  const starts = startsOf(words)
  const isRead = words.some(({ line }) => line.line.source === 'ocr')
  const text = isRead ? withWholeNames(textOf(words)) : textOf(words)
  return namesOfMention(text, isOne).map(({ name, start, end }) => {
    const own = words.filter(({ text }, i) => {
      const from = starts[i] ?? 0
      return from < end && from + text.length > start
    })
    return { name, key: fold(name), mention, words: own, probability: probabilityOf(own, roles, role) }
  })
}
