import { boxOf, quadAround } from '../geometry.ts'
import type { Box, Evidence, EvidenceSource, Word } from '../types.ts'
import { hitsOf } from '../values/hit.ts'
import { wordsBetween } from '../words-between.ts'
import type { ReadLine } from './reading.ts'

/** A piece of one text line: offsets into `line.line.text`, end exclusive. */
export interface Span {
  readonly line: ReadLine
  readonly start: number
  readonly end: number
}

export function wholeLine(line: ReadLine): Span {
  return { line, start: 0, end: line.line.text.length }
}

/** A piece of a line that says something by itself, as a number does by its form. */
export interface FoundSpan extends Span {
  readonly value: string
}

/** Wherever a pattern stands in a line. */
export function spansIn(line: ReadLine, pattern: RegExp): FoundSpan[] {
  return hitsOf(line.line.text, pattern).map(({ raw: value, start, end }) => ({ line, value, start, end }))
}

/** A piece of a line by offsets into its `norm`. */
export function spanOfNorm(line: ReadLine, from: number, to: number): Span {
  return { line, start: line.map[from] ?? 0, end: line.map[to] ?? line.line.text.length }
}

/** Wherever a pattern stands in a line's `norm`; the value is what its group finds, if it has one. */
export function spansInNorm(line: ReadLine, pattern: RegExp): FoundSpan[] {
  return [...line.norm.matchAll(pattern)].map(({ 0: all, 1: value = all, index }) => {
    return { ...spanOfNorm(line, index, index + all.length), value }
  })
}

/** The text of the spans as it was read first, before any grammar corrected it. */
export function spanText(spans: readonly Span[]): string {
  return spans.map(readText).join(' ')
}

function readText(span: Span): string {
  const own = wordsOf(span)
  if (own.every(({ read }) => read === undefined)) return span.line.line.text.slice(span.start, span.end)
  return own.map(({ text, read }) => read ?? text).join(' ')
}

/** One evidence for each line of the spans: a value that wraps is shown by two polygons. */
export function evidenceOf(
  spans: readonly Span[],
  path: Evidence['path'] = [],
  source?: EvidenceSource,
): Evidence[] {
  return spans.map((span) => ({
    pageIndex: span.line.page.index,
    quad: quadOfSpan(span),
    text: readText(span),
    source: source ?? span.line.line.source,
    path,
  }))
}

/** Probability that all words of the spans were read right; 1 for a text layer. */
export function readingConfidence(spans: readonly Span[]): number {
  return spans.flatMap(wordsOf).reduce((product, word) => product * word.confidence, 1)
}

/** Probability that one word of the spans was read right: of what more than one place of a document says. */
export function wordConfidence(spans: readonly Span[]): number {
  return readingConfidence(spans) ** (1 / Math.max(1, spans.flatMap(wordsOf).length))
}

/** The box around the words of a span; of one that touches none it has no size. */
export function boxOfSpan(span: Span): Box {
  return boxOf(wordsOf(span).flatMap(({ quad }) => quad))
}

function quadOfSpan(span: Span): Evidence['quad'] {
  const words = wordsOf(span)
  if (words.length === span.line.line.words.length || words.length === 0) return span.line.line.quad
  // Words of a turned line are not upright boxes; the line's own direction is kept when there is one word.
  const [only] = words
  return words.length === 1 && only ? only.quad : quadAround(words.map((word) => word.quad))
}

/** Words that the span touches. */
export function wordsOf({ line: { line }, start, end }: Span): readonly Word[] {
  return wordsBetween(line, start, end).words
}
