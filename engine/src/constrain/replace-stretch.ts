import { partOfQuad, quadAround } from '../geometry.ts'
import type { ReadCharacter, Recognition, TextLine, Word } from '../types.ts'
import { wordsBetween } from '../words-between.ts'

/** What is taken to be printed on a stretch of a line, and with what confidence. */
export interface Replacement {
  readonly text: string
  /** Probability in [0, 1] that it is printed there. */
  readonly probability: number
}

/**
 * The line with offsets [start, end) replaced; words that the stretch joins become one, a word in which spaces are found becomes several,
 * and each keeps what was read first as `Word.read`.
 */
export function replaceStretch(
  line: TextLine,
  start: number,
  end: number,
  { text, probability }: Replacement,
): TextLine {
  const { words: joined, index, from } = wordsBetween(line, start, end)
  const [first] = joined
  if (!first) return line
  const read = joined.map((word) => word.text).join(' ')
  const to = from + read.length
  const whole = line.text.slice(from, start) + text + line.text.slice(end, to)
  const others = from === start && to === end ? 1 : confidenceBeside(line, joined, { from, to, start, end })
  const word: Word = {
    text: whole,
    quad: joined.length === 1 ? first.quad : quadAround(joined.map(({ quad }) => quad)),
    confidence: probability * others,
    ...(whole === read ? {} : { read: first.read ?? read }),
  }
  const { recognition } = line
  return {
    ...line,
    text: line.text.slice(0, start) + text + line.text.slice(end),
    words: line.words.toSpliced(index, joined.length, ...(joined.length === 1 ? wordsOf(word) : [word])),
    ...(recognition && {
      recognition: { ...recognition, characters: spread(recognition, start, end, text.length) },
    }),
  }
}

/** What seemed one word, at its spaces; each has its share of the place. */
function wordsOf(word: Word): Word[] {
  const { text, quad } = word
  return [...text.matchAll(/\S+/g)].map(({ 0: part, index }) => ({
    ...word,
    text: part,
    quad: partOfQuad(quad, index / text.length, (index + part.length) / text.length),
  }))
}

/** Probability that the signs of the words which the stretch does not reach were read right. */
function confidenceBeside(
  { recognition }: TextLine,
  words: readonly Word[],
  { from, to, start, end }: { from: number; to: number; start: number; end: number },
): number {
  const product = (values: readonly number[]) => values.reduce((all, one) => all * one, 1)
  if (!recognition) return product(words.map(({ confidence }) => confidence))
  const { characters } = recognition
  const beside = [...characters.slice(from, start), ...characters.slice(end, to)]
  return product(beside.map(({ confidence }) => confidence))
}

/** Characters of the corrected line: those of a stretch of another length share its steps evenly. */
function spread({ characters }: Recognition, start: number, end: number, length: number): ReadCharacter[] {
  const own = characters.slice(start, end)
  const stretch = Array.from({ length }, (_, at) => {
    const nearest =
      own[Math.min(own.length - 1, Math.round((at * (own.length - 1)) / Math.max(1, length - 1)))]
    return nearest ?? { step: 0, confidence: 0 }
  })
  return [...characters.slice(0, start), ...stretch, ...characters.slice(end)]
}
