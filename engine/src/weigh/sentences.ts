import { bestRole } from '../reader/role-of.ts'
import { TOLD_MAX } from './behind-names.ts'
import { type Mention, probabilityOf } from './mention.ts'
import { mentionOf } from './pieces.ts'
import { LIKELY, SURE } from './proposal.ts'
import type { Run, RunWord } from './role-runs.ts'

/**
 * The whole sentences around mentions. Where other roles precede a mention in its sentence, the text begins with the mention's clause,
 * after the last comma.
 */
export function sentencesOf(mentions: readonly Mention[]): Mention[] {
  const found: { readonly run: Run; readonly from: number; to: number; own: Mention }[] = []
  for (const mention of mentions) {
    const { words, role } = mention
    const run = words[0]?.run
    if (!run) continue
    const last = found.at(-1)
    const before = last?.run === run ? last : undefined
    // Each sentence is looked for once, however many mentions it has.
    const isInside = before && (words.at(-1)?.index ?? 0) < before.to
    const { from, to } = isInside ? before : aroundIn(run, words, role)
    if (before && from <= before.to) {
      before.to = Math.max(to, before.to)
      before.own = mentionOf([...before.own.words, ...words], role)
    } else found.push({ run, from, to, own: mentionOf(words, role) })
  }
  // The probability is that of the words with the role; the rest of the sentence has none.
  return found.map(({ run, from, to, own }) => ({ ...own, words: run.words.slice(from, to) }))
}

function aroundIn(run: Run, words: readonly RunWord[], role: string): { from: number; to: number } {
  const [first, last] = [beginningOf(words, role), words.at(-1)]
  let from = first?.index ?? 0
  let to = last ? last.index + 1 : from
  const sentence = sentenceStart(run, from, role)
  if (sentence === null) while (from > 0 && goesBack(run, from, role)) from--
  else from = sentence
  while (to < run.words.length && !isSentenceEnd(run.words[to - 1], run.words[to])) to++
  return { from, to }
}

/** The first word of a mention, without the end of the sentence before where the network is not sure of that end. */
function beginningOf(words: readonly RunWord[], role: string): RunWord | undefined {
  const end = words.slice(0, TOLD_MAX).findIndex((word, i) => isSentenceEnd(word, words[i + 1]))
  const isEnding = end === 0 || (end > 0 && probabilityOf(words.slice(0, end + 1), role) < SURE)
  return (isEnding && words[end + 1]) || words[0]
}

/** Where the sentence begins, if no word before `at` has another role; else null. Such a sentence is taken whole. */
function sentenceStart(run: Run, at: number, role: string): number | null {
  for (let from = at; from > 0; from--) {
    const [before, word] = [run.words[from - 1], run.words[from]]
    if (!before || isSentenceEnd(before, word)) return from
    if (!isFree(before, role)) return null
  }
  return 0
}

/** Whether the word before is of the same clause, or of a clause that has the role as well. */
function goesBack(run: Run, at: number, role: string): boolean {
  const before = run.words[at - 1]
  if (!before || !isFree(before, role)) return false
  if (/[,;:]$/.test(before.text)) return probabilityOf([before], role) > LIKELY
  return !/[.!?)]$/.test(before.text)
}

/** Whether a word has this role, or none. */
function isFree({ row, roles }: RunWord, role: string): boolean {
  const best = bestRole(row, roles)
  return best === 'O' || best === role
}

/** A full stop before a capital or a number of a list; a line that ends before a capital. */
function isSentenceEnd(word: RunWord | undefined, next: RunWord | undefined): boolean {
  if (!word || !next) return true
  const isOver = word.line !== next.line || /(?:\p{L}{3}|\d|\))[.;]$/u.test(word.text)
  return isOver && /^[^\p{Ll}\d]|^\d{1,2}[.)]$/u.test(next.text)
}
