import { LIMITS } from '../limits.ts'
import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { type Mention, probabilityOf } from './mentions.ts'
import { SURE } from './proposal.ts'
import type { Run, RunWord } from './role-runs.ts'

/**
 * Up to these log-odds a word speaks for a role or against it. The network is surest of what is none of its roles, and a
 * single word that it did not understand is not sure.
 */
const ODDS = { for: 3, against: 6 }

/** `Vara Regional da Infância` da `4ª Circunscrição`: it speaks neither for two texts nor against one. */
const OF = /^d[aeo]s?$/i
/** `1 ano e 6 meses`: where a text goes on after signs, `e` says as little. */
const OF_OR_AND = /^(?:d[aeo]s?|e)$/i

/**
 * Mentions of a text that stands once, put together where words between them were lost: the words on both sides speak
 * more for the text than those between speak against it. Without any between, the mark of a new mention was wrong,
 * but a sign or a number's end stands by it.
 *
 * @param next words that the text goes on with after a comma: all of an address, figures of a length of time
 */
export function joinedMentions(
  mentions: readonly Mention[],
  run: Run,
  roles: Roles,
  next: RegExp | undefined,
): Mention[] {
  return mentions.reduce<Mention[]>((joined, mention) => {
    const before = joined.at(-1)
    const between = before ? wordsBetween(before, mention, run) : []
    const hasSigns = next?.test(mention.words[0]?.text ?? '') ?? false
    const isOne =
      before &&
      before.words.length < LIMITS.textWordsMax &&
      (between.length === 0
        ? hasSigns || !(isCell(mention, roles) || /[,;:.\d]$/.test(before.words.at(-1)?.text ?? ''))
        : oddsOf(
            between.filter(({ text }) => !(hasSigns ? OF_OR_AND : OF).test(text)),
            roles,
            mention.role,
          ) +
            Math.min(...[before, mention].map(({ words }) => oddsOf(words, roles, mention.role))) >
          0)
    if (isOne)
      joined[joined.length - 1] = stretch([...before.words, ...between, ...mention.words], mention, roles)
    else joined.push(mention)
    return joined
  }, [])
}

/** A mention that surely begins with its line: the next cell of a column. */
function isCell({ words: [first] }: Mention, { begins }: Roles): boolean {
  return first !== undefined && first.start === 0 && (begins[first.row] ?? 0) > SURELY_BEGINS
}

const SURELY_BEGINS = 0.8

/**
 * The sentences that mentions stand in, each to its full stop; one that begins inside a sentence begins with the clause,
 * after a sign.
 */
export function sentencesOf(mentions: readonly Mention[], run: Run, roles: Roles): Mention[] {
  const found: { readonly from: number; to: number; readonly own: RunWord[] }[] = []
  for (const { words, role } of mentions) {
    const last = found.at(-1)
    // Each sentence is looked for once, however many mentions it has.
    const isInside = last && (words.at(-1)?.index ?? 0) < last.to
    const { from, to } = isInside ? last : aroundIn(run, words, roles, role)
    if (last && from <= last.to) {
      last.to = Math.max(to, last.to)
      last.own.push(...words)
    } else found.push({ from, to, own: [...words] })
  }
  // As probable as what the network saw of them.
  return found.flatMap(({ from, to, own }) => {
    const [one] = mentions
    return one ? [{ ...stretch(own, one, roles), words: run.words.slice(from, to) }] : []
  })
}

/** A mention that goes on in words of another role, with no more than a preposition between: `Vara Cível de` Cianorte. */
export function extended(
  mention: Mention,
  nextAt: ReadonlyMap<number | undefined, Mention>,
  run: Run,
  roles: Roles,
): Mention {
  const end = (mention.words.at(-1)?.index ?? 0) + 1
  const other = nextAt.get(end) ?? nextAt.get(end + 1)
  if (!other) return mention
  const words = [...mention.words, ...wordsBetween(mention, other, run), ...other.words]
  const isOpen = /^\p{L}{1,3}$/u.test(words[words.length - other.words.length - 1]?.text ?? '')
  return isOpen ? { ...stretch(words, mention, roles), probability: mention.probability } : mention
}

function aroundIn(
  run: Run,
  words: readonly RunWord[],
  roles: Roles,
  role: string,
): { from: number; to: number } {
  const [first, last] = [beginningOf(words, roles, role), words.at(-1)]
  let from = first?.index ?? 0
  let to = last ? last.index + 1 : from
  const sentence = sentenceStart(run, from, roles, role)
  if (sentence === null) while (from > 0 && goesBack(run, from, roles, role)) from--
  else from = sentence
  while (to < run.words.length && !isSentenceEnd(run.words[to - 1], run.words[to])) to++
  return { from, to }
}

/** Its first word, but for the end of the sentence before, of which the network is not sure. */
function beginningOf(words: readonly RunWord[], roles: Roles, role: string): RunWord | undefined {
  const end = words.slice(0, ENDING_MAX).findIndex((word, i) => isSentenceEnd(word, words[i + 1]))
  const isEnding = end === 0 || (end > 0 && probabilityOf(words.slice(0, end + 1), roles, role) < SURE)
  return (isEnding && words[end + 1]) || words[0]
}

/** So many words of the sentence before are taken for the next one's. */
const ENDING_MAX = 10

/** Where the sentence begins, if no word before `at` has a role of its own: what hangs on nobody is said whole. */
function sentenceStart(run: Run, at: number, roles: Roles, role: string): number | null {
  for (let from = at; from > 0; from--) {
    const [before, word] = [run.words[from - 1], run.words[from]]
    if (!before || isSentenceEnd(before, word)) return from
    if (!isFree(before, roles, role)) return null
  }
  return 0
}

/** Whether the word before belongs to the same clause, or to a clause that speaks for the role as well. */
function goesBack(run: Run, at: number, roles: Roles, role: string): boolean {
  const before = run.words[at - 1]
  if (!before || !isFree(before, roles, role)) return false
  if (/[,;:]$/.test(before.text)) return probabilityOf([before], roles, role) > 0.5
  return !/[.!?)]$/.test(before.text)
}

/** Has the role, or none. */
function isFree(word: RunWord | undefined, { roles }: Roles, role: string): boolean {
  const count = READER.roles.length
  const first = (word?.row ?? 0) * count
  let best = 0
  for (let at = 1; at < count; at++) if ((roles[first + at] ?? 0) > (roles[first + best] ?? 0)) best = at
  return READER.roles[best] === 'O' || READER.roles[best] === role
}

/** A full stop before a capital or a number of a list; a line that ends before a capital. */
function isSentenceEnd(word: RunWord | undefined, next: RunWord | undefined): boolean {
  if (!word || !next) return true
  const isOver = word.line !== next.line || /(?:\p{L}{3}|\d|\))[.;]$/u.test(word.text)
  return isOver && /^[^\p{Ll}\d]|^\d{1,2}[.)]$/u.test(next.text)
}

function wordsBetween(a: Mention, b: Mention, run: Run): RunWord[] {
  const [last, first] = [a.words.at(-1), b.words[0]]
  return last && first ? run.words.slice(last.index + 1, first.index) : []
}

function stretch(words: readonly RunWord[], { role }: Mention, roles: Roles): Mention {
  const telling = words.filter(({ text }) => !OF.test(text))
  return { role, words, probability: probabilityOf(telling.length > 0 ? telling : words, roles, role) }
}

function oddsOf(words: readonly RunWord[], { roles }: Roles, role: string): number {
  const index = READER.roles.indexOf(role)
  return words.reduce((sum, { row }) => {
    const probability = roles[row * READER.roles.length + index] ?? 0
    return sum + Math.max(-ODDS.against, Math.min(ODDS.for, Math.log(probability / (1 - probability))))
  }, 0)
}
