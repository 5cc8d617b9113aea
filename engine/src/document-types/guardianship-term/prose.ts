import type { Candidate } from '../../fields/choose.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import type { JsonValue } from '../../types.ts'
import { fold } from '../../values/fold.ts'
import type { Passage } from './passage.ts'
import { acrossPages, passagesOf } from './passages.ts'

/**
 * The document as running text, with the way back to the page. A line that wraps goes on after one
 * space (a hyphen at its end stays and touches the next word); `\n` ends a line that does not wrap,
 * `\n\n` a block, `\f` a page.
 */
export interface Prose {
  readonly text: string
  /** `text` in capitals without accents, character for character. */
  readonly folded: string
  readonly locate: (start: number, end: number) => Span[]
  /** Offset in `text` of each printed line, in order of `text`. */
  readonly lines: readonly ProseLine[]
}

export interface ProseLine {
  readonly line: ReadLine
  /** Offset in the line's own text. */
  readonly from: number
  readonly start: number
  readonly end: number
}

export function proseOf(reading: Reading): Prose {
  const lines: ProseLine[] = []
  let text = ''
  for (const [i, passages] of acrossPages(reading.pages.map(passagesOf)).entries()) {
    if (i > 0) text += '\f'
    for (const [nth, passage] of passages.entries()) {
      for (const { span, before } of passage.pieces) {
        for (const [at, piece] of withoutLeaders(span).entries()) {
          if (text !== '' && !/\s/.test(text.slice(-1))) text += at > 0 ? ' ' : joiner(text, piece, before)
          const start = text.length
          text += piece.line.line.text.slice(piece.start, piece.end)
          lines.push({ line: piece.line, from: piece.start, start, end: text.length })
        }
      }
      text += goesOn(text, passages[nth + 1]) ? ' ' : endOf(passage)
    }
  }
  const locate = (start: number, end: number): Span[] =>
    linesBetween(lines, start, end).flatMap((piece) => {
      const from = Math.max(start, piece.start)
      const to = Math.min(end, piece.end)
      if (from >= to) return []
      const shift = piece.from - piece.start
      return [{ line: piece.line, start: from + shift, end: to + shift }]
    })
  return { text, folded: fold(text), locate, lines }
}

/** The lines that text offsets [start, end) touch, found by halving. */
function linesBetween(lines: readonly ProseLine[], start: number, end: number): ProseLine[] {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.end ?? 0) <= start) low = middle + 1
    else high = middle
  }
  const found: ProseLine[] = []
  for (let at = low; at < lines.length; at++) {
    const line = lines[at]
    if (!line || line.start >= end) break
    found.push(line)
  }
  return found
}

/** A value read from text offsets [start, end). */
export function candidateAt(
  prose: Prose,
  value: JsonValue,
  start: number,
  end: number,
  score: number,
): Candidate {
  return { value, spans: prose.locate(start, end), score }
}

function joiner(text: string, next: Span, before: 'wrap' | 'line' | 'value'): string {
  if (before === 'line') return '\n'
  const head = next.line.line.text.charAt(next.start)
  if (before === 'value' && head !== ':' && !/:\s*$/.test(text.slice(-3))) return ': '
  return /[\p{L}\d]-$/u.test(text.slice(-3)) && /[\p{L}\d]/u.test(head) ? '' : ' '
}

/** The sentence is not over: a comma before, small letters after. */
function goesOn(text: string, next: Passage | undefined): boolean {
  const head = next?.pieces[0]?.span
  if (!head || !Number.isFinite(next.top)) return false
  const last = text.slice(text.lastIndexOf('\n') + 1)
  // A line that ends with a caption goes on with its value, unless the caption is all there is.
  if (last.length > CAPTION_LENGTH_MAX && /\p{L}[)]?:$/u.test(last.slice(-4))) return true
  return (
    /[\p{L}\d,]$/u.test(last.slice(-2)) && /^\p{Ll}[\p{L}]*[\s,]/u.test(head.line.line.text.slice(head.start))
  )
}

function endOf(passage: Passage): string {
  return passage.kind === 'row' ? '\n' : '\n\n'
}

/** Dots and rules that a form prints around what was filled in (`nome: ___Ana___`); a bare rule stays. */
function withoutLeaders(span: Span): Span[] {
  const { line } = span
  const text = line.line.text
  if (!LEADER.test(text) || !/\p{L}/u.test(text)) return [span]
  return [...text.matchAll(FILLED)].map((match) => ({
    line,
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }))
}

/** Captions alone on a line are shorter. */
const CAPTION_LENGTH_MAX = 60
const LEADER = /_{2}|[.…]{3}|…/
/** Anything but leaders; a dot may stand alone. */
const FILLED = /(?:(?!_|…|\.{2}|(?<=\.)\.)\S)(?:(?!_|…|\.{2}|(?<=\.)\.)[^\n])*/g
