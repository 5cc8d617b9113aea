import { LIMITS } from '../limits.ts'
import type { TextLine } from '../types.ts'
import { CASE_NUMBER_PRINT } from '../values/case-number.ts'
import { CNPJ_PRINT } from '../values/cnpj.ts'
import { CPF_PRINT } from '../values/cpf.ts'
import { findDates } from '../values/date.ts'
import { NUP_PRINT } from '../values/nup.ts'
import { parsePlate } from '../values/plate.ts'
import { maskSource } from '../values/printed-number.ts'
import type { Grammar } from './grammar.ts'
import {
  CASE_NUMBER,
  CNPJ,
  CNPJ_ALPHANUMERIC,
  CPF,
  DAY,
  DAY_IN_CELLS,
  LICENCE_NUMBER,
  NUP,
  PLATE,
} from './grammars.ts'
import { readUnderGrammar } from './read-under-grammar.ts'
import { replaceStretch } from './replace-stretch.ts'

/** A number whose shape alone says what it is, however its signs were read; its check digits, or the calendar, prove a reading. */
interface Shape {
  readonly pattern: RegExp
  readonly grammars: readonly Grammar[]
  /** Whether a print is left as it was read. */
  readonly isSettled?: (text: string) => boolean
}

/** Any sign that may stand for a digit on a bad picture. */
const ANY = '[\\dA-Za-z|!%)(?]'
const MISREAD = { 9: ANY, '#': ANY, '.': '(?: ?[.,:;] ?| )', '-': ' ?[-–—.,:;/] ?', '/': ' ?[/17lI|] ?' }
const shape = ({ mask }: { readonly mask: string }, ...grammars: readonly Grammar[]): Shape => ({
  pattern: new RegExp(`(?<![\\p{L}\\d./-])${maskSource(mask, MISREAD)}(?![\\p{L}\\d])`, 'gu'),
  grammars,
})
/** `03/05/199)`, `1H/03/2021`, `09 10 201C`: most signs are digits. */
const dayShape = (between: string, grammar: Grammar): Shape => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\d./-])(?=(?:[^\\s\\d]?[ /]{0,2}\\d){5})\\S{1,2}${between}\\S{1,2}${between}\\S{4}(?![\\p{L}\\d/-])`,
    'gu',
  ),
  grammars: [grammar],
  // The calendar proves little: a day that can be is what is printed.
  isSettled: (text) => findDates(text).length > 0,
})
/** `(1836452040`, `03752614-934`: nearly eleven digits in a row. */
const LICENCE_NUMBER_SHAPE: Shape = {
  pattern: /(?<!\S)(?!\d{11})(?=(?:\D?\d){9})[\dA-Za-z|!%)(?.,-]{11,12}(?!\S)/gu,
  grammars: [LICENCE_NUMBER],
}
/** `JAK OB92`, `DTM479U`: three signs that are mostly letters, and four that are mostly digits. */
const PLATE_SHAPE: Shape = {
  pattern:
    /(?<![^\s(])(?=(?:\d?[A-Z]){2})[A-Z\d]{3}[ -]?(?=(?:\D{0,2}\d){2})[\dA-Za-z|!)(?]{4}(?![^\s),;.-])/gu,
  grammars: [PLATE],
  isSettled: (text) => parsePlate(text) !== null,
}
const SHAPES: readonly Shape[] = [
  shape(CASE_NUMBER_PRINT, CASE_NUMBER),
  shape(NUP_PRINT, NUP),
  shape(CNPJ_PRINT, CNPJ, CNPJ_ALPHANUMERIC),
  shape(CPF_PRINT, CPF),
  LICENCE_NUMBER_SHAPE,
  PLATE_SHAPE,
  dayShape(' ?/ ?', DAY),
  dayShape(' ', DAY_IN_CELLS),
]

/**
 * Lines whose values are read again under the grammar that their shape suggests, wherever they stand. A corrected word keeps
 * what was read first as `Word.read`; a word whose check digits hold has the confidence they give it.
 */
export function withNumbersByShape(lines: readonly TextLine[]): TextLine[] {
  let left: number = LIMITS.numbersReadAgainMax
  return lines.map((line) => {
    if (!line.recognition) return line
    let corrected = line
    for (const { pattern, grammars, isSettled } of SHAPES) {
      if (corrected.text.search(pattern) < 0) continue
      // From the end, so that offsets before a correction stay.
      for (const { 0: text, index } of [...corrected.text.matchAll(pattern)].reverse().slice(0, left)) {
        if (isSettled?.(text)) continue
        left -= 1
        for (const grammar of grammars) {
          const found = readUnderGrammar(corrected, index, index + text.length, grammar)
          if (!found) continue
          corrected = replaceStretch(corrected, index, index + text.length, found)
          break
        }
      }
    }
    return corrected
  })
}
