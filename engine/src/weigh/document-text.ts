import type { Span } from '../fields/span.ts'
import { findDates } from '../values/date.ts'
import { fold } from '../values/fold.ts'
import { type Proposal, proposalOf, SURE } from './proposal.ts'
import { locate, type Run } from './role-runs.ts'

/** Characters before a word or behind it, in which its sentence tells what it is. */
export const SENTENCE_REACH = 160

/** All runs of a document as one text, to match phrases of several words. */
export interface DocumentText {
  /** Lines of a run end with a line feed, runs with two. */
  readonly text: string
  /** The same in capitals without accents, line feeds as spaces, with the offsets of `text`. */
  readonly folded: string
  /** Where offsets [start, end) are printed. */
  readonly locate: (start: number, end: number) => Span[]
  /** The row in `Roles` of the first word that begins at an offset or behind it; Infinity behind the last one. */
  readonly rowAt: (offset: number) => number
}

/** Text in capitals without accents, whatever lines it is on. */
export function onOneLine(text: string): string {
  return fold(text).replaceAll('\n', ' ')
}

export function documentText(runs: readonly Run[]): DocumentText {
  let end = 0
  const starts = runs.map(({ text }) => {
    const start = end
    end += text.length + 2
    return start
  })
  const text = runs.map((run) => run.text).join('\n\n')
  return {
    text,
    folded: onOneLine(text),
    rowAt: (offset) => {
      const i = starts.findLastIndex((start) => start <= offset)
      const after = runs
        .slice(Math.max(0, i))
        .flatMap(({ words }, j) => words.map(({ at, row }) => ({ at: at + (starts[i + j] ?? 0), row })))
      return after.find(({ at }) => at >= offset)?.row ?? Number.POSITIVE_INFINITY
    },
    locate: (from, to) =>
      runs.flatMap((run, i) => {
        const start = starts[i] ?? 0
        return from < start + run.text.length && to > start ? locate(run, from - start, to - start) : []
      }),
  }
}

/** A day behind words of the text. */
interface DayBehind {
  readonly day: Proposal
  /** The words, and where they begin in the text. */
  readonly words: string
  readonly index: number
  /** What stands before the words, and between them and the day. */
  readonly before: string
  readonly between: string
}

/** The first day behind each place where a phrase stands, in capitals without accents. */
export function daysBehind(phrase: RegExp, { folded, locate }: DocumentText): DayBehind[] {
  return [...folded.matchAll(phrase)].flatMap(({ 0: words, index }) => {
    const from = index + words.length
    const behind = folded.slice(from, from + SENTENCE_REACH)
    const [found] = findDates(behind)
    if (!found) return []
    const before = folded.slice(Math.max(0, index - SENTENCE_REACH), index)
    const day = proposalOf(found.iso, locate(from + found.start, from + found.dayEnd), SURE)
    return [{ day, words, index, before, between: behind.slice(0, found.start) }]
  })
}
