import { LIMITS } from '../limits.ts'
import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { fold } from '../values/fold.ts'
import { beginsWithGivenName } from '../values/given-names.ts'
import { PARTICLES } from '../values/person-name-words.ts'
import { isFull } from './full-lines.ts'
import { LIKELY } from './proposal.ts'
import { isProse, type Run, type RunWord } from './role-runs.ts'

/** Consecutive words of one role. */
export interface Mention {
  readonly role: string
  readonly words: readonly RunWord[]
  /** In [0, 1]: the geometric mean of its words'. */
  readonly probability: number
}

/**
 * The cost of a change of role, in nats: most inside a line, less where a line or a clause ends, nothing where the network marks a
 * beginning. Without it long mentions would lose single words.
 */
const CHANGE = { inside: 2.2, afterSign: 0.5, newLine: 0.3, begins: 0 }
/** From this probability of a beginning on a given name begins a mention; other words from LIKELY on. */
const NEXT_PERSON = 0.03
const FLOOR = 1e-6

/** The mentions of a run: consecutive words of one role on the most probable path of roles (Viterbi). */
export function mentionsOf(run: Run, roles: Roles): Mention[] {
  const path = bestPath(run.words, roles)
  const mentions: Mention[] = []
  let from = 0
  for (let i = 1; i <= run.words.length; i++) {
    const role = READER.roles[path[from] ?? 0]
    const least = PEOPLE.has(role ?? '') && isNextPerson(run.words, from, i) ? NEXT_PERSON : LIKELY
    const begins = (roles.begins[run.words[i]?.row ?? 0] ?? 0) > least
    if (i < run.words.length && path[i] === path[from] && !begins) continue
    const words = run.words.slice(from, i)
    if (role !== undefined && role !== 'O') {
      mentions.push({ role, words, probability: probabilityOf(words, roles, role) })
    }
    from = i
  }
  const joined: Mention[] = []
  for (const mention of mentions) {
    const whole = withPartOfName(joined.at(-1), mention, run, roles)
    if (whole) joined[joined.length - 1] = whole
    else joined.push(mention)
  }
  return joined
}

/** Whether another person begins: a given name begins a line, and the words above are a whole name. */
function isNextPerson(words: readonly RunWord[], from: number, at: number): boolean {
  const word = words[at]
  const isWhole = at - from >= 2 && !PARTICLES.has(fold(words[at - 1]?.text ?? ''))
  return isWhole && word?.start === 0 && beginsWithGivenName(word.text)
}

/** Roles whose mentions are names. */
export const PEOPLE: ReadonlySet<string> = new Set(
  'GUARDIAN WARD JUDGE OFFICIAL PERSON PARENT FORMER_GUARDIAN HOLDER'.split(' '),
)

/** A name of one word is part of the name beside it: nobody is named by one word. */
function withPartOfName(
  before: Mention | undefined,
  mention: Mention,
  run: Run,
  roles: Roles,
): Mention | null {
  const [last, first] = [before?.words.at(-1), mention.words[0]]
  if (!before || !last || !first || !PEOPLE.has(before.role) || !PEOPLE.has(mention.role)) return null
  if (before.words.length + mention.words.length > LIMITS.entityWordsMax) return null
  const between = run.words.slice(last.index + 1, first.index)
  const isPart =
    (before.role === mention.role
      ? Math.min(before.words.length, mention.words.length) === 1 ||
        (goesOn(last, first) && !isAnd(between[0]))
      : isSameName(last, first, roles)) &&
    (between.length === 0 || (between.length === 1 && /^(?:d[aeo]s?|e)$/iu.test(between[0]?.text ?? ''))) &&
    !/[,;:]$/.test(last.text)
  if (!isPart) return null
  const words = [...before.words, ...between, ...mention.words]
  const [role, other] = [before.role, mention.role]
  const probabilities = [role, other].map((one) => probabilityOf(words, roles, one))
  const [own = 0, others = 0] = probabilities
  return { words, role: own > others ? role : other, probability: Math.max(own, others) }
}

/** Whether a change of role is inside one name: no new name begins without a mark of the network. */
function isSameName(last: RunWord, first: RunWord, { begins }: Roles): boolean {
  const isMarked = (begins[first.row] ?? 0) > LIKELY
  return !isMarked && (goesOn(last, first) || (isOverLineEnd(last, first) && isFull(last, first)))
}

/** Whether a name continues: two names never touch without a sign or a word between. It may continue on the line after a full one. */
function goesOn(last: RunWord, first: RunWord): boolean {
  if (last.line === first.line) return true
  return isOverLineEnd(last, first) && (isProse([last.line]) || isInColumn(last, first))
}

function isOverLineEnd(last: RunWord, first: RunWord): boolean {
  return first.start === 0 && last.start + last.text.length === last.line.line.text.length
}

/** Whether a line is of running text in a column: it has words in small letters and is full. */
function isInColumn(last: RunWord, first: RunWord): boolean {
  const isText = last.line.line.words.some(({ text }) => /^\p{Ll}{4,}/u.test(text))
  return isText && isFull(last, first) && !beginsWithGivenName(first.text)
}

/** `e` stands between two people, or between two surnames of one. */
function isAnd(word: RunWord | undefined): boolean {
  return /^e$/iu.test(word?.text ?? '')
}

/** How probable it is that words have a role: the geometric mean over them. A word of signs alone, as a dash, is left out. */
export function probabilityOf(all: readonly RunWord[], roles: Roles, role: string): number {
  const index = indexOf(role)
  const telling = all.filter(({ text }) => /[\p{L}\d]/u.test(text))
  const words = telling.length > 0 ? telling : all
  const sum = words.reduce(
    (total, { row }) =>
      total + Math.log(Math.max(FLOOR, roles.roles[row * READER.roles.length + index] ?? 0)),
    0,
  )
  return words.length === 0 ? 0 : Math.exp(sum / words.length)
}

/** The same for a value with a grammar: the arithmetic mean, because the network may miss one of its words. */
export function meanProbability(words: readonly RunWord[], roles: Roles, role: string): number {
  const index = indexOf(role)
  const sum = words.reduce(
    (total, { row }) => total + (roles.roles[row * READER.roles.length + index] ?? 0),
    0,
  )
  return words.length === 0 ? 0 : sum / words.length
}

/** How probable it is that a word has a role. */
export function roleOf(row: number, { roles }: Roles, role: string): number {
  return roles[row * READER.roles.length + indexOf(role)] ?? 0
}

/** The probability of a role for the word that has it most probably. */
export function likeliestOf({ words, roles }: Roles, role: string): number {
  const index = indexOf(role)
  return words.reduce((most, _, row) => Math.max(most, roles[row * READER.roles.length + index] ?? 0), 0)
}

function indexOf(role: string): number {
  const index = READER.roles.indexOf(role)
  if (index < 0) throw new RangeError(`the reader knows no role ${role}`)
  return index
}

function bestPath(words: readonly RunWord[], { roles, begins }: Roles): Int32Array {
  const count = READER.roles.length
  const cameFrom = new Int32Array(words.length * count)
  let scores = new Float64Array(count)
  for (const [i, word] of words.entries()) {
    const before = words[i - 1]
    const change = before ? changeCost(before, word, begins[word.row] ?? 0) : 0
    const best = argMax(scores)
    const next = new Float64Array(count)
    for (let role = 0; role < count; role++) {
      const stays = (scores[role] ?? 0) >= (scores[best] ?? 0) - change
      cameFrom[i * count + role] = stays ? role : best
      const own = Math.log(Math.max(FLOOR, roles[word.row * count + role] ?? 0))
      next[role] = (stays ? (scores[role] ?? 0) : (scores[best] ?? 0) - change) + own
    }
    scores = next
  }
  const path = new Int32Array(words.length)
  let role = argMax(scores)
  for (let i = words.length - 1; i >= 0; i--) {
    path[i] = role
    role = cameFrom[i * count + role] ?? 0
  }
  return path
}

function changeCost(before: RunWord, word: RunWord, begins: number): number {
  if (begins > LIKELY) return CHANGE.begins
  if (before.line !== word.line) return CHANGE.newLine
  return /[,;.:)–-]$/u.test(before.text) || /^[(–-]/u.test(word.text) ? CHANGE.afterSign : CHANGE.inside
}

function argMax(values: Float64Array): number {
  let best = 0
  for (const [i, value] of values.entries()) if (value > (values[best] ?? 0)) best = i
  return best
}
