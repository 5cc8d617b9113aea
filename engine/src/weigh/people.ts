import { withOneSpelling } from '../fields/one-spelling.ts'
import { LIMITS } from '../limits.ts'
import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { fold } from '../values/fold.ts'
import { type Mention, PEOPLE, probabilityOf } from './mentions.ts'
import { placesOf } from './places-of-name.ts'
import { PROPOSED_MIN, type Proposal } from './proposal.ts'
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
 * People and how probable it is that they have a role: the mean over all places that name them, because one who is
 * the ward there is not the guardian here.
 */
export function peopleWith(
  role: string,
  mentions: readonly Mention[],
  runs: readonly Run[],
  roles: Roles,
  toldBy: readonly string[],
): Proposal[] {
  return byPerson(printsOf(mentions, role, roles)).flatMap((parts) => {
    const own = parts.map((part) => wholeIn(runs, part, parts[0]?.key ?? ''))
    const probability = own.reduce((sum, print) => sum + print.probability, 0) / own.length
    if (probability < PROPOSED_MIN) return []
    const { key, name, words } = bestPrint(own, toldBy, roles)
    const positions = [...own.map(positionOf), ...placesOf(key, runs)]
    const position = Math.min(...positions)
    return [{ value: name, spans: spansOf(words), probability, isDoubtful: false, position, positions }]
  })
}

/** Every place that names somebody with the role, each person spelt in one way; those in a list `e` parts. */
export function namesWith(
  role: string,
  mentions: readonly Mention[],
  runs: readonly Run[],
  roles: Roles,
): Proposal[] {
  const isOne = (before: string, after: string) => isSurname(before, after, runs)
  const own = printsOf(mentions, role, roles, isOne).filter(({ mention }) => mention.role === role)
  return byPerson(own).flatMap((own) => {
    const { name } = bestPrint(own, [], roles)
    return own.map((print) => {
      const { words, probability } = print
      return {
        value: name,
        spans: spansOf(words),
        probability,
        isDoubtful: false,
        position: positionOf(print),
      }
    })
  })
}

/** Every place that names anybody. */
function printsOf(
  mentions: readonly Mention[],
  role: string,
  roles: Roles,
  isOne?: (before: string, after: string) => boolean,
): NamePrint[] {
  const people = mentions.filter((one) => PEOPLE.has(one.role)).slice(0, LIMITS.mentionsComparedMax)
  const prints = people.flatMap((one) => namesIn(one, role, roles, isOne))
  return withOneSpelling(prints, ({ words }) => spansOf(words))
}

/** `Costa e Silva`: others of the family have the same words. */
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

/** The end of a name alone is the same person's in the same role only: a father has his child's surnames. */
function isSamePerson(print: NamePrint, whole: NamePrint): boolean {
  if (!isPartOf(print.key, whole.key)) return false
  const isEnd = print.key !== whole.key && whole.key.endsWith(` ${print.key}`)
  return !isEnd || print.mention.role === whole.mention.role
}

/** The longest, where most tells of the person. */
function bestPrint(own: readonly NamePrint[], toldBy: readonly string[], roles: Roles): NamePrint {
  const whole = own.filter(({ key }) => key === own[0]?.key)
  const told = new Map(whole.map((print) => [print, toldAfter(print, toldBy, roles)]))
  const most = Math.max(...told.values())
  return whole
    .filter((print) => (told.get(print) ?? 0) > most - SAME_TOLD)
    .reduce((chosen, print) => (isBetterPrint(print, chosen) ? print : chosen))
}

/** Where the network saw the beginning of a name alone, and the rest stands behind it. */
function wholeIn(runs: readonly Run[], part: NamePrint, key: string): NamePrint {
  const [first] = part.words
  if (!first || part.key === key || !key.startsWith(part.key)) return part
  const after = runs.find(({ words }) => words.includes(first))?.words ?? []
  const from = after.indexOf(first)
  const words = after.slice(from, from + key.split(' ').length)
  const name = textOf(words).replace(/[^\p{L}]+$/u, '')
  return fold(name) === key ? { ...part, name, key, words } : part
}

function positionOf({ words }: NamePrint): number {
  return words[0]?.row ?? 0
}

/** So many words after a name tell who it is: a term names people as it tells of them. */
const TOLD_WORDS = 12
/** Less makes no difference. */
const SAME_TOLD = 1.5

/** How many of the words after a name tell of the person. */
function toldAfter({ words }: NamePrint, toldBy: readonly string[], { roles, words: all }: Roles): number {
  const count = READER.roles.length
  const indexes = toldBy.map((role) => READER.roles.indexOf(role))
  const from = (words.at(-1)?.row ?? 0) + 1
  let told = 0
  for (let row = from; row < Math.min(all.length, from + TOLD_WORDS); row++) {
    for (const index of indexes) told += roles[row * count + index] ?? 0
  }
  return told
}

/** In capitals and small letters, as a text names people; of two such prints the surer one. */
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
  return namesOfMention(textOf(words), isOne).map(({ name, start, end }) => {
    const own = words.filter(({ text }, i) => {
      const from = starts[i] ?? 0
      return from < end && from + text.length > start
    })
    return { name, key: fold(name), mention, words: own, probability: probabilityOf(own, roles, role) }
  })
}

/** `Ana Lima` or `A. L. P.` of `Ana Lima Prado`, not `Lima` alone. */
function isPartOf(part: string, whole: string): boolean {
  if (part === whole || (part.includes(' ') && ` ${whole} `.includes(` ${part} `))) return true
  const initials = part.match(/^(?:[A-Z]\.? ?){2,}$/) ? part.replace(/[^A-Z]/g, '') : null
  return (
    initials !== null &&
    /[A-Z]{3}/.test(whole) &&
    initials === whole.replace(PARTICLES, '').replace(/([A-Z])[^ ]* ?/g, '$1')
  )
}

const PARTICLES = /(?<![^ ])(?:D[AEO]S?|E) /g
