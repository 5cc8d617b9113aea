import { fold } from '../values/fold.ts'
import type { Reading, ReadLine } from './reading.ts'
import type { Span } from './span.ts'

/**
 * Running text with the way back: patterns that read across line ends are matched on `text`, and
 * `locate` says where on the pages a match was printed.
 */
export interface Flow {
  /** Lines of a block end with a line feed, blocks with two, pages with a form feed. */
  readonly text: string
  /** The same in capitals without accents, line feeds as spaces: wordings are matched here, with the offsets of `text`. */
  readonly folded: string
  /** Spans of the lines that text offsets [start, end) cover. */
  readonly locate: (start: number, end: number) => Span[]
}

/** A reading never changes, and many rules of a type look at its prose. */
const flows = new WeakMap<Reading, Flow>()

/** The prose of all pages, block by block; turned margin text follows its page. */
export function flowOf(reading: Reading): Flow {
  const known = flows.get(reading)
  if (known) return known
  const flow = joinSpans(
    reading.pages.map((page) => [...page.blocks, ...page.turned.map((line) => [line])].map(wholeLines)),
  )
  flows.set(reading, flow)
  return flow
}

export function wholeLines(lines: readonly ReadLine[]): Span[] {
  return lines.map((line) => ({ line, start: 0, end: line.line.text.length }))
}

function joinSpans(pages: readonly (readonly (readonly Span[])[])[]): Flow {
  const pieces: { readonly at: number; readonly span: Span }[] = []
  let text = ''
  for (const [i, blocks] of pages.entries()) {
    if (i > 0) text += '\f'
    for (const [j, block] of blocks.entries()) {
      if (j > 0) text += '\n'
      for (const span of block) {
        pieces.push({ at: text.length, span })
        text += `${span.line.line.text.slice(span.start, span.end)}\n`
      }
    }
  }
  const locate = (start: number, end: number) =>
    pieces.flatMap(({ at, span }) => {
      const from = Math.max(start - at, 0)
      const to = Math.min(end - at, span.end - span.start)
      return from < to ? [{ line: span.line, start: span.start + from, end: span.start + to }] : []
    })
  return { text, folded: fold(text).replaceAll('\n', ' '), locate }
}
