import type { Reading, ReadLine } from '../fields/reading.ts'
import type { Span } from '../fields/span.ts'
import type { Roles } from '../reader/read-roles.ts'
import { roleOf } from './mentions.ts'

/** The words of a document row by row, whatever cells they stand in, captions left out. */
export interface WordStream {
  /** Joined by single spaces. */
  readonly text: string
  /** Where offsets [start, end) are printed, and the rows in `Roles` of their words. */
  readonly locate: (start: number, end: number) => { readonly spans: Span[]; readonly rows: number[] }
}

/** So sure is a caption. */
const CAPTION_MIN = 0.5

export function wordStream({ lines }: Reading, roles: Roles): WordStream {
  const known = new Map(lines.map((line) => [line.line, line]))
  const words: {
    readonly line: ReadLine
    readonly from: number
    readonly at: number
    readonly row: number
  }[] = []
  const texts: string[] = []
  let at = 0
  for (const [row, word] of roles.words.entries()) {
    const line = known.get(word.line)
    const text = word.line.words[word.at]?.text ?? ''
    if (!line || roleOf(row, roles, 'CAPTION') > CAPTION_MIN) continue
    const from = word.line.words
      .slice(0, word.at)
      .reduce((sum, { text: before }) => sum + before.length + 1, 0)
    words.push({ line, from, at, row })
    texts.push(text)
    at += text.length + 1
  }
  return {
    text: texts.join(' '),
    locate: (start, end) => {
      const own = words.flatMap((word, i) => {
        const length = texts[i]?.length ?? 0
        const [from, to] = [Math.max(0, start - word.at), Math.min(length, end - word.at)]
        return from < to ? [{ ...word, start: word.from + from, end: word.from + to }] : []
      })
      return {
        spans: own.map(({ line, start: from, end: to }) => ({ line, start: from, end: to })),
        rows: own.map(({ row }) => row),
      }
    },
  }
}
