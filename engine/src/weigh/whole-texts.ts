import { LIMITS } from '../limits.ts'
import { READER } from '../model-facts.ts'
import type { Roles } from '../reader/read-roles.ts'
import { type Mention, probabilityOf } from './mentions.ts'
import { SURE } from './proposal.ts'
import type { Run, RunWord } from './role-runs.ts'

/**
 * At most these log-odds of one word count for a role or against it. The network is most certain where a word has no role, so one word
 * that it did not understand must not decide.
 */
const ODDS = { for: 3, against: 6 }

/** `Vara Regional da Infância` da `4ª Circunscrição`: `da` says nothing about whether these are one text or two. */
const OF = /^d[aeo]s?$/i
/** `1 ano e 6 meses`: where a text may continue after signs, `e` says as little. */
const OF_OR_AND = /^(?:d[aeo]s?|e)$/i

/**
 * Joins mentions that are one text, of a field with one value. They are joined where the network missed the words between them: where
 * the words on both sides count more for the role than those between count against it. Two mentions without words between are joined,
 * unless a sign or a figure ends the first.
 *
 * @param next after a comma the text continues with such a word, as an address or a length of time does
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
      joined[joined.length - 1] = mentionOf([...before.words, ...between, ...mention.words], mention, roles)
    else joined.push(mention)
    return joined
  }, [])
}

/** Whether a mention begins a line and is marked as a new one: it is the next cell of a column. */
function isCell({ words: [first] }: Mention, { begins }: Roles): boolean {
  return first !== undefined && first.start === 0 && (begins[first.row] ?? 0) > SURELY_BEGINS
}

const SURELY_BEGINS = 0.8

/**
 * The whole sentences around mentions. Where other roles precede a mention in its sentence, the text begins with the mention's clause,
 * after the last comma.
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
  // The probability is that of the words with the role; the rest of the sentence has none.
  return found.flatMap(({ from, to, own }) => {
    const [one] = mentions
    return one ? [{ ...mentionOf(own, one, roles), words: run.words.slice(from, to) }] : []
  })
}

/** A mention with the mention of another role that follows directly, or after a preposition: `Vara Cível de` Cianorte. */
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
  return isOpen ? { ...mentionOf(words, mention, roles), probability: mention.probability } : mention
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

/** The first word of a mention, without the end of the sentence before where the network is not sure of that end. */
function beginningOf(words: readonly RunWord[], roles: Roles, role: string): RunWord | undefined {
  const end = words.slice(0, ENDING_MAX).findIndex((word, i) => isSentenceEnd(word, words[i + 1]))
  const isEnding = end === 0 || (end > 0 && probabilityOf(words.slice(0, end + 1), roles, role) < SURE)
  return (isEnding && words[end + 1]) || words[0]
}

/** At most this many words of the sentence before are wrongly marked. */
const ENDING_MAX = 10

/** Where the sentence begins, if no word before `at` has another role; else null. Such a sentence is taken whole. */
function sentenceStart(run: Run, at: number, roles: Roles, role: string): number | null {
  for (let from = at; from > 0; from--) {
    const [before, word] = [run.words[from - 1], run.words[from]]
    if (!before || isSentenceEnd(before, word)) return from
    if (!isFree(before, roles, role)) return null
  }
  return 0
}

/** Whether the word before is of the same clause, or of a clause that has the role as well. */
function goesBack(run: Run, at: number, roles: Roles, role: string): boolean {
  const before = run.words[at - 1]
  if (!before || !isFree(before, roles, role)) return false
  if (/[,;:]$/.test(before.text)) return probabilityOf([before], roles, role) > 0.5
  return !/[.!?)]$/.test(before.text)
}

/** Whether a word has this role, or none. */
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

function mentionOf(words: readonly RunWord[], { role }: Mention, roles: Roles): Mention {
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
