import { CHARACTERS } from '../model-facts.ts'
import type { ReadPage, TextLine } from '../types.ts'
import { isName } from '../values/cut-names.ts'
import { isCapitals } from '../values/letters.ts'
import { isParticle } from '../values/person-name-words.ts'
import { wordsBetween } from '../words-between.ts'
import { heaviest } from './heaviest.ts'
import { LETTER_OF_CLASS, type LetterModel, WORD_END } from './letter-model.ts'
import { replaceStretch } from './replace-stretch.ts'

/** What no program loses has one byte; of the others these are in Portuguese words. */
const LETTERS = [...'ãáâàçéêíóôõú']
/** The only two that stand beside each other: `CONCEIÇÃO`. */
const PAIRS = ['çã', 'çõ']
/** Letters and question marks; after a mark a recogniser takes `o` for a zero. */
const WORD = /(?<![^\s(,;])[\p{L}?]{2,40}0?(?![^\s),.;])/gu
const MARKS = /\?+/g
/** The likeliest letters stand where they have this share among all that could. */
const SHARE_MIN = 0.9
/** Natural logarithm: how much more often a word is a known name than one that is only like names. */
const KNOWN_NAME = 5

/** Whether a page prints question marks for letters somewhere. */
export function hasUnprintedLetters({ lines }: ReadPage): boolean {
  return lines.some(({ text }) => text.includes('?') && cutWords(text).length > 0)
}

/**
 * A line with the letters that a program could not print and put question marks for: `Le??o` is LEÃO, two bytes of UTF-8, and
 * `JO?O` is JOÃO, one of Latin-1. The letters that make the likeliest word stand, where no others make one nearly as likely.
 */
export function withUnprintedLetters(line: TextLine, model: LetterModel): TextLine {
  let whole = line
  // From the end, so that offsets before a change stay.
  for (const { 0: word, index } of cutWords(line.text).reverse()) {
    if (word.endsWith('?') && !isOfNames(line)) continue
    // On pixels one mark may be any letter that was misread.
    if (line.source === 'ocr' && !word.includes('??')) continue
    const found = likeliest(word, isCapitals(line.text), model)
    if (!found) continue
    const end = index + word.length
    const [own] = wordsBetween(line, index, end).words
    const probability = found.share * (own?.confidence ?? 1)
    whole = replaceStretch(whole, index, end, { text: found.text, probability })
  }
  return whole
}

/** The words that miss letters. One mark at a word's end, or before a word, is a question's. */
function cutWords(text: string): RegExpExecArray[] {
  return [...text.matchAll(WORD)].filter(
    ({ 0: word }) => /\p{L}/u.test(word) && /\?\?|(?!^)\?(?!$)/.test(word),
  )
}

/** Several words, each with a capital: `Maria Jos??` asks nothing. */
function isOfNames({ words }: TextLine): boolean {
  const isOfName = ({ text }: TextLine['words'][number]) => /^[\p{Lu}?]/u.test(text) || isParticle(text)
  return words.length > 1 && words.every(isOfName)
}

function likeliest(
  word: string,
  isInCapitals: boolean,
  model: LetterModel,
): { text: string; share: number } | null {
  const best = heaviest(
    spellings(word, isInCapitals).map((text) => ({ text, weight: weightOf(text, model) })),
  )
  return best && best.share >= SHARE_MIN ? best : null
}

/** The word with all letters that each of its rows of marks can stand for. */
function spellings(word: string, isInCapitals: boolean): string[] {
  const letters = word.replace(/0$/, 'o')
  const areCapitals = isInCapitals || (/\p{L}/u.test(word.slice(1)) && isCapitals(word.slice(1)))
  let [begun, end] = [[''], 0]
  for (const { 0: marks, index } of letters.matchAll(MARKS)) {
    const texts = meantBy(marks.length).map((text) =>
      areCapitals || index === 0 ? text.toUpperCase() : text,
    )
    const before = letters.slice(end, index)
    begun = begun.flatMap((start) => texts.map((text) => start + before + text))
    end = index + marks.length
  }
  return begun.map((start) => start + letters.slice(end))
}

/** Of one mark a letter; of two one letter of two bytes, or two of one; of four two of two bytes each. */
function meantBy(marks: number): readonly string[] {
  if (marks === 1) return LETTERS
  if (marks === 2) return [...LETTERS, ...PAIRS]
  return marks === 4 ? PAIRS : []
}

function weightOf(text: string, model: LetterModel): number {
  let [before, weight] = [model.begin, 0]
  for (const letter of text.toLowerCase()) {
    const next = model.after(before, LETTER_OF_CLASS[CHARACTERS.indexOf(letter)] ?? WORD_END)
    before = next.before
    weight += next.logProbability
  }
  const known = isName(text) ? KNOWN_NAME : 0
  return weight + model.after(before, WORD_END).logProbability + known
}
