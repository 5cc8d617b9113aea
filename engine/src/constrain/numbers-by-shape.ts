import { LIMITS } from '../limits.ts'
import type { TextLine } from '../types.ts'
import { CASE_NUMBER_PRINT } from '../values/case-number.ts'
import { CNPJ_PRINT } from '../values/cnpj.ts'
import { CPF_PRINT } from '../values/cpf.ts'
import { NUP_PRINT } from '../values/nup.ts'
import { maskSource } from '../values/printed-number.ts'
import type { Grammar } from './grammar.ts'
import { CASE_NUMBER, CNPJ, CNPJ_ALPHANUMERIC, CPF, NUP } from './grammars.ts'
import { type GrammarReading, readUnderGrammar } from './read-under-grammar.ts'
import { replaceStretch } from './replace-stretch.ts'

/** A number whose shape alone says what it is, however its signs were read; its check digits prove a reading. */
interface Shape {
  readonly pattern: RegExp
  readonly grammars: readonly Grammar[]
  /** Its signs may be letters: else it must look like a number. */
  readonly hasLetters: boolean
}

/** Any sign that may stand for a digit on a bad picture. */
const ANY = '[\\dA-Za-z|!]'
const MISREAD = { 9: ANY, '#': ANY, '.': ' ?[.,] ?', '-': ' ?[-–—.,] ?', '/': ' ?/ ?' }
const shape = ({ mask }: { readonly mask: string }, ...grammars: readonly Grammar[]): Shape => ({
  pattern: new RegExp(`(?<![\\p{L}\\d./-])${maskSource(mask, MISREAD)}(?![\\p{L}\\d])`, 'gu'),
  grammars,
  hasLetters: mask.includes('#'),
})
const SHAPES: readonly Shape[] = [
  shape(CASE_NUMBER_PRINT, CASE_NUMBER),
  shape(NUP_PRINT, NUP),
  shape(CNPJ_PRINT, CNPJ, CNPJ_ALPHANUMERIC),
  shape(CPF_PRINT, CPF),
]
/** A number has more digits than signs that were taken for letters; a word has none. */
const DIGITS_SHARE_MIN = 0.5

/**
 * Lines whose values are read again under the grammar that their shape suggests, wherever they stand. A corrected word keeps
 * what was read first as `Word.read`; a word whose check digits hold has the confidence they give it.
 */
export function withNumbersByShape(lines: readonly TextLine[]): TextLine[] {
  let left: number = LIMITS.numbersReadAgainMax
  return lines.map((line) => {
    if (!line.recognition) return line
    let corrected = line
    for (const { pattern, grammars, hasLetters } of SHAPES) {
      if (corrected.text.search(pattern) < 0) continue
      // From the end, so that offsets before a correction stay.
      for (const match of [...corrected.text.matchAll(pattern)].reverse()) {
        const [text] = match
        const start = match.index
        if (left === 0 || !(hasLetters || isNumberLike(text))) continue
        left -= 1
        const found = firstOf(grammars, (grammar) =>
          readUnderGrammar(corrected, start, start + text.length, grammar),
        )
        if (found) corrected = replaceStretch(corrected, start, start + text.length, found)
      }
    }
    return corrected
  })
}

function isNumberLike(text: string): boolean {
  const signs = text.replace(/[^\p{L}\d|!]/gu, '')
  return signs.replace(/\D/g, '').length >= DIGITS_SHARE_MIN * signs.length
}

function firstOf(
  grammars: readonly Grammar[],
  read: (grammar: Grammar) => GrammarReading | null,
): GrammarReading | null {
  for (const grammar of grammars) {
    const found = read(grammar)
    if (found) return found
  }
  return null
}
