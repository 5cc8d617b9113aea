import type { Point, Quad, ReadPage, TextLine, Word } from '../types.ts'
import { withStrokes } from '../values/date.ts'
import { platesApart } from '../values/plates-apart.ts'

/**
 * Values that a stroke joins to one word of a text layer, or a colon to their caption, are words of their own, as the reader network
 * knows them.
 */
export function withWordsApart(page: ReadPage): ReadPage {
  return { ...page, lines: page.lines.map(lineApart) }
}

/** A line whose days have the form in which the network knows days. */
export function asKnown(line: TextLine): TextLine {
  return { ...line, words: line.words.map((word) => ({ ...word, text: withStrokes(word.text) })) }
}

/** What was recognised of pixels stands by the words as they were read. */
function lineApart(line: TextLine): TextLine {
  if (line.recognition) return line
  const words = line.words.flatMap((word) => {
    const parts = platesApart(word.text) ?? codeApart(word.text)
    return parts ? wordsOf(word, parts) : [word]
  })
  if (words.length === line.words.length) return line
  return { ...line, words, text: words.map(({ text }) => text).join(' ') }
}

/** `Identificador:5F3A21BC`. */
const CAPTION_AND_CODE = /^(?!https?:)(\p{L}{3,}:)((?=.*\d)(?=.*[A-Z])[A-Z\d.-]{6,})$/iu

/** A caption and its code; null where the word is none of that. */
function codeApart(word: string): readonly string[] | null {
  return CAPTION_AND_CODE.exec(word)?.slice(1) ?? null
}

/** Each has the share of the word's width that its characters have. */
function wordsOf(word: Word, parts: readonly string[]): Word[] {
  const { length } = word.text
  let from = 0
  return parts.map((text) => {
    const to = from + text.length
    const quad = part(word.quad, from / length, to / length)
    from = to
    return { ...word, text, quad }
  })
}

function part([topLeft, topRight, bottomRight, bottomLeft]: Quad, from: number, to: number): Quad {
  const along = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
  ]
  return [
    along(topLeft, topRight, from),
    along(topLeft, topRight, to),
    along(bottomLeft, bottomRight, to),
    along(bottomLeft, bottomRight, from),
  ]
}
