import type { ReadDocument } from '../fields/reading.ts'
import type { Span } from '../fields/span.ts'
import type { Roles } from '../reader/read-roles.ts'
import { roleOf } from '../reader/role-of.ts'
import type { TextLine } from '../types.ts'
import { LIKELY } from './proposal.ts'

/** The words of a document row by row, whatever cells they stand in, captions left out. */
export interface WordStream {
  /** Joined by single spaces. */
  readonly text: string
  /** Where offsets [start, end) are printed, and the rows in `Roles` of their words. */
  readonly locate: (start: number, end: number) => { readonly spans: Span[]; readonly rows: number[] }
}

interface StreamWord extends Span {
  /** Offset in the stream's text. */
  readonly at: number
  readonly row: number
}

export function wordStream({ lines }: ReadDocument, roles: Roles): WordStream {
  const known = new Map(lines.map((line) => [line.line, line]))
  const words: StreamWord[] = []
  let text = ''
  let [inLine, start]: [TextLine | null, number] = [null, 0]
  for (const [row, { line, at }] of roles.words.entries()) {
    if (line !== inLine) [inLine, start] = [line, 0]
    const word = line.words[at]?.text ?? ''
    const end = start + word.length
    const read = known.get(line)
    if (read && roleOf(row, roles, 'CAPTION') <= LIKELY) {
      if (text !== '') text += ' '
      words.push({ line: read, start, end, at: text.length, row })
      text += word
    }
    start = end + 1
  }
  return {
    text,
    locate: (from, to) => {
      const own = words.filter((word) => word.at < to && word.at + (word.end - word.start) > from)
      const spans = own.map(({ line, start: first, end, at }) => ({
        line,
        start: first + Math.max(0, from - at),
        end: Math.min(end, first + to - at),
      }))
      return { spans, rows: own.map(({ row }) => row) }
    },
  }
}
