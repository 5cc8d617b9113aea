import type { ReadPage, TextLine } from '../types.ts'
import { isCapitals } from '../values/letters.ts'

const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu
/** Shorter words differ by one letter too often to stand for each other. */
export const LETTERS_MIN = 4
/** A spelling stands for others where it was read with at least this confidence. */
const KNOWN_MIN = 0.9
/** One with a hyphen or an apostrophe already where it is as likely as not: they are hardly ever invented. */
const MARKED_KNOWN_MIN = 0.5

interface Occurrence {
  readonly word: string
  readonly start: number
  /** Of the word that it is part of, punctuation included. */
  readonly confidence: number
}

export function occurrencesOf(line: TextLine): Occurrence[] {
  const ends = endsOf(line)
  return [...line.text.matchAll(WORD)].flatMap((match): Occurrence[] => {
    const [word] = match
    const at = ends.findIndex((end) => end > match.index)
    const confidence = line.words[at]?.confidence ?? 1
    return word.length < LETTERS_MIN ? [] : [{ word, start: match.index, confidence }]
  })
}

function endsOf(line: TextLine): number[] {
  let at = -1
  return line.words.map(({ text }) => {
    at += text.length + 1
    return at
  })
}

export interface KnownWord {
  /** How it was written, in capitals or not. */
  readonly forms: string[]
  /** How often it was read, each time weighted by its confidence. */
  times: number
}

export type KnownWords = ReadonlyMap<string, KnownWord>

/** Spellings that were read with confidence somewhere, by their letters in lower case. */
export function knownWords(pages: readonly ReadPage[]): KnownWords {
  const known = new Map<string, KnownWord>()
  for (const line of pages.flatMap(({ lines }) => lines)) {
    for (const { word, confidence } of occurrencesOf(line)) {
      if (confidence < (/['’-]/.test(word) ? MARKED_KNOWN_MIN : KNOWN_MIN)) continue
      const key = word.toLowerCase()
      const own = known.get(key) ?? { forms: [], times: 0 }
      own.times += confidence
      if (!own.forms.includes(word)) own.forms.push(word)
      known.set(key, own)
    }
  }
  return known
}

/** One of the forms of a word, in capitals, with a capital or in small letters as another is written. */
export function writtenLike(word: string, forms: readonly string[]): string {
  const [first = ''] = forms
  if (isCapitals(word)) return first.toUpperCase()
  if (/^\p{Ll}/u.test(word) && !/\p{Lu}/u.test(word)) return first.toLowerCase()
  const mixed = forms.find((form) => !isCapitals(form) && /\p{Lu}/u.test(form))
  return mixed ?? first.toLowerCase().replace(/(?<![\p{L}])\p{L}/gu, (letter) => letter.toUpperCase())
}
