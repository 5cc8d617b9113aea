import { findDates } from '../values/date.ts'
import { type Proposal, proposalOf, SURE } from './proposal.ts'
import { type ReaderView, SENTENCE_REACH } from './reader-view.ts'

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
export function daysBehind(phrase: RegExp, { folded, locate }: ReaderView['text']): DayBehind[] {
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
