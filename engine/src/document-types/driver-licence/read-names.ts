import { isMoreLikely } from '../../constrain/is-more-likely.ts'
import { beginsWithGivenName } from '../../values/given-names.ts'
import { withNameAccents } from '../../values/name-accents.ts'
import { beginsWithSurname } from '../../values/surnames.ts'
import type { Piece } from './card.ts'

/** D'ÁVILA, SANT'ANA: where the apostrophe of a surname stands. */
const ELISION = /^(D|SANT)(?=[AEIOUÁÉÍÓÚÂÊÔ]\p{Lu}{2})/u
/**
 * Log-odds that a word which is no known name, begins like this and goes on with a vowel has an apostrophe
 * there: few such words do not.
 */
const APOSTROPHE_PRIOR = 3

/**
 * A piece that holds a name, as it is written: apostrophes that the recogniser considered and did not take,
 * accents of another form than the name's own, a hyphen with a space beside it. Text layers stay as they are.
 */
export function nameText(piece: Piece): string {
  const { line, start } = piece.span
  if (line.line.source !== 'ocr') return piece.text
  let text = ''
  let at = 0
  for (const match of piece.text.matchAll(/\p{L}+/gu)) {
    const [word] = match
    text += piece.text.slice(at, match.index) + asWritten(word, line.line, start + match.index)
    at = match.index + word.length
  }
  return (text + piece.text.slice(at)).replace(/(\p{L})- ?(?=\p{L})|(\p{L}) -(?=\p{L})/gu, '$1$2-')
}

function asWritten(word: string, line: Piece['span']['line']['line'], start: number): string {
  const accented = withNameAccents(word)
  const elided = word.replace(ELISION, "$1'")
  if (elided === word || accented !== word || beginsWithGivenName(word) || beginsWithSurname(word))
    return accented
  return isMoreLikely(line, start, start + word.length, elided, APOSTROPHE_PRIOR) ? elided : word
}
