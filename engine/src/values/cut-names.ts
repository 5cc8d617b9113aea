import { GIVEN_NAMES } from './given-names.ts'
import { normalise } from './normalise.ts'
import { isParticle } from './person-name-words.ts'
import { isSurname } from './surnames.ts'

/** Pixels of `Iago` say `lago`: a capital I and a small l are one stroke. */
const SMALL_L = /(?<![\p{L}'])l(\p{Ll}{2,})/gu

/** A line of the pen behind a name, as scribes close a signature: `ANA LIMA III`. Hardly anybody is called the third. */
const PEN = /(?<=\p{L}\s)[Il|]{2,}(?![^\s,;.:])/gu

/** A sign behind a single word, which is nobody's name: `RAIMUNDO - NONATO BARROSO`. */
const SPECK = /(?<=^\p{Lu}[\p{L}']+) [^\p{L}\d\s] (?=\p{Lu}\p{L})/u

/**
 * A text read from pixels with names as they are. What the pen struck behind one ends it. A typewriter's wide pitch cuts them, `TEODO RO`:
 * two pieces, neither a name, that are a frequent one together. The space between them stands behind them, so that all other offsets stay.
 */
export function withWholeNames(text: string): string {
  const words: string[] = []
  const named = text
    .replace(SMALL_L, (word, rest) => (GIVEN_NAMES.has(normalise(`I${rest}`)) ? `I${rest}` : word))
    .replace(PEN, (strokes) => '/'.repeat(strokes.length))
    .replace(SPECK, '   ')
  for (const piece of named.split(' ')) {
    const before = words.at(-1) ?? ''
    if (isCutName(before, piece.replace(/[,;.:]$/, ''))) words.splice(-1, 1, before + piece, '')
    else words.push(piece)
  }
  return words.join(' ')
}

/** Whether two pieces, neither a name nor a particle, are a frequent name together. */
function isCutName(before: string, after: string): boolean {
  return (
    isName(before + after) && ![before, after].some((one) => one === '' || isName(one) || isParticle(one))
  )
}

/** Whether a word is a frequent given name or surname. */
export function isName(word: string): boolean {
  const letters = normalise(word)
  return GIVEN_NAMES.has(letters) || isSurname(letters)
}
