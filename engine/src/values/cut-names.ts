import { GIVEN_NAMES } from './given-names.ts'
import { normalise } from './normalise.ts'
import { isParticle } from './person-name-words.ts'
import { isSurname } from './surnames.ts'

/**
 * A text with names whole that a typewriter's wide pitch cut, `TEODO RO`: two pieces, neither a name, that are a frequent one together.
 * The space between them stands behind them, so that all other offsets stay.
 */
export function withWholeNames(text: string): string {
  const words: string[] = []
  for (const piece of text.split(' ')) {
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
