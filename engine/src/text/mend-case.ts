import { CHARACTERS } from '../model-facts.ts'
import { type DecodedChar, logProbabilitiesOn } from './ctc.ts'

/** Letters that differ from their capitals in size alone, which a single line hardly shows. */
const SAME_SHAPE = /^[cosuvwxzçóôõú]$/i
/** A stroke between two letters, which may be a capital or a small one with its dot lost. */
const STROKE = /^[iI]$/
const LETTER = /^\p{L}$/u
const UPPER = /^\p{Lu}$/u
/**
 * How seldom a word mixes capitals and small letters after its first: the expected case is taken unless the
 * recogniser finds it less likely than this against what it read.
 */
const MIXED_CASE = 0.002

/**
 * Letters whose case only their neighbours tell: `poSSO` is `posso`, `servIÇO` is `serviço`. They take the case of
 * the letters in their word that cannot be mistaken.
 *
 * @param logits of the line that the characters were decoded from
 */
export function mendCase(characters: readonly DecodedChar[], logits: Float32Array): DecodedChar[] {
  const logProbabilityAt = logProbabilitiesOn(logits)
  const mended: DecodedChar[] = []
  // Loops, as V8 compiles a callback anew with each line.
  for (const word of wordsOf(characters)) {
    const upper = expectedUpper(word)
    for (const [i, one] of word.entries()) {
      const value = upper === null ? one.value : inCase(upper, one, i, word.length)
      const likely = value === one.value ? 0 : Math.exp(logProbabilityAt(one.step, value))
      if (likely < MIXED_CASE * one.confidence) mended.push(one)
      else mended.push({ value, step: one.step, confidence: Math.min(1, likely + one.confidence) })
    }
  }
  return mended
}

/** The class of a word's character in the case of its letters: its own where its shape tells the case. */
function inCase(upper: boolean, one: DecodedChar, i: number, length: number): number {
  const letter = letterOf(one)
  const isStroke = STROKE.test(letter) && i < length - 1
  if (!(SAME_SHAPE.test(letter) || isStroke) || UPPER.test(letter) === upper) return one.value
  // A capital may begin a word of small letters, and an `s` end an abbreviation.
  if (upper ? letter === 's' && i === length - 1 : i === 0) return one.value
  return CHARACTERS.indexOf(upper ? letter.toUpperCase() : letter.toLowerCase())
}

/** Runs of letters; every other character is a run of its own. */
function wordsOf(characters: readonly DecodedChar[]): DecodedChar[][] {
  const words: DecodedChar[][] = []
  for (const one of characters) {
    const last = words.at(-1)?.at(-1)
    if (last && LETTER.test(letterOf(last)) && LETTER.test(letterOf(one))) words.at(-1)?.push(one)
    else words.push([one])
  }
  return words
}

/** Null where the word does not decide. */
function expectedUpper(word: readonly DecodedChar[]): boolean | null {
  const letters = word.map(letterOf)
  const sure = letters.filter((letter, i) => i > 0 && !SAME_SHAPE.test(letter) && !STROKE.test(letter))
  if (sure.length > 0) {
    const upper = sure.filter((letter) => UPPER.test(letter)).length
    return upper === sure.length ? true : upper === 0 ? false : null
  }
  // `oS`: no word goes from a small letter to a capital.
  const [first = ''] = letters
  return letters.length > 1 && LETTER.test(first) && !UPPER.test(first) ? false : null
}

function letterOf(one: DecodedChar): string {
  return CHARACTERS[one.value] ?? ''
}
