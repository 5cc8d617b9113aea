import type { Point, Quad, ReadPage, TextLine, Word } from '../types.ts'
import { withStrokes } from '../values/date.ts'
import { platesApart } from '../values/plates-apart.ts'

/**
 * Values that a stroke joins to one word of a text layer, a colon to their caption, or the signs of a record to its keys, are words of
 * their own, as the reader network knows them.
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
  const sign = signBetween(line.text)
  const apart = line.words.flatMap((word) =>
    wordsOf(word, platesApart(word.text) ?? partsOf(word.text, sign)),
  )
  // What a closing tag says, the one before its value said.
  const told = apart.filter(({ text }) => !CLOSING_TAG.test(text))
  const words = told.length > 0 ? told : apart
  if (words.length === line.words.length && words.every((word, i) => word === line.words[i])) return line
  return { ...line, words, text: words.map(({ text }) => text).join(' ') }
}

const CLOSING_TAG = /^<\/[^<>]*>$/

/** `Identificador:5F3A21BC`, `CPF=529…`, `"cpf":"529…","nome":"ANA`, `<nome>ANA`, `LIMA</nome>`: captions, keys and their values. */
const BETWEEN = /(?<=^\p{L}[\p{L}_.]+[:=]|":|[^<]>|",)(?=[^=<>,])|(?<=[^<>])(?=<\/)/u
const LINK = /^https?:|^www\.|\.br:\d/i

function partsOf(word: string, sign: string | null): readonly string[] {
  if (LINK.test(word)) return [word]
  const parts = word.split(BETWEEN)
  return sign === null ? parts : parts.flatMap((part) => part.split(new RegExp(`(?<=[${sign}])(?=.)`)))
}

/** A row of values that a sign parts, as CSV has them, has at least so many. */
const CELLS_MIN = 5

/** The sign that parts the values of a line, where no space does; null where none is. */
function signBetween(text: string): string | null {
  const isBetween = (sign: string) =>
    text.split(sign).length >= CELLS_MIN && !new RegExp(`\\s[${sign}]|[${sign}]\\s`).test(text)
  return [';', '|', ','].find(isBetween) ?? null
}

/** Each has the share of the word's width that its characters have. */
function wordsOf(word: Word, parts: readonly string[]): Word[] {
  if (parts.length < 2) return [word]
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
