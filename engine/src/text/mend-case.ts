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
  return wordsOf(characters).flatMap((word) => {
    const upper = expectedUpper(word)
    if (upper === null) return word
    return word.map((one, i) => {
      const letter = letterOf(one)
      const isStroke = STROKE.test(letter) && i < word.length - 1
      if (!(SAME_SHAPE.test(letter) || isStroke) || UPPER.test(letter) === upper) return one
      // A capital may begin a word of small letters, and an `s` end an abbreviation.
      if (upper ? letter === 's' && i === word.length - 1 : i === 0) return one
      const value = CHARACTERS.indexOf(upper ? letter.toUpperCase() : letter.toLowerCase())
      const likely = Math.exp(logProbabilityAt(one.step, value))
      if (likely < MIXED_CASE * one.confidence) return one
      return { value, step: one.step, confidence: Math.min(1, likely + one.confidence) }
    })
  })
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
