import { isoDate } from '../values/calendar.ts'
import { CASE_NUMBER_PRINT } from '../values/case-number.ts'
import { CNPJ_PRINT } from '../values/cnpj.ts'
import { CPF_PRINT } from '../values/cpf.ts'
import { isValidLicenceNumber } from '../values/licence-number.ts'
import { mayBeginMrzLine } from '../values/mrz.ts'
import { NUP_PRINT } from '../values/nup.ts'
import type { PrintedNumber } from '../values/printed-number.ts'
import { type Grammar, patternGrammar } from './grammar.ts'

/** A value may still become a valid one; with one place left, any last sign that makes it valid will do. */
const whole = (length: number, isValid: (value: string) => boolean) => (value: string) => {
  if (value.length >= length) return isValid(value)
  return value.length < length - 1 || [...'0123456789'].some((last) => isValid(value + last))
}

/** Signs between the groups of a number: those of its mask and what they are misread as, or none. */
const MAYBE = { '.': '[ ]?[.,]?[ ]?', '-': '[ ]?[-–.]?[ ]?', '/': '[ ]?[/]?[ ]?' }
/** Unmasked, letters and figures may be anything. */
const ALL = { '.': '[.]', '-': '[-–]', '/': '[/]' }

function numberGrammar({ mask, isValid }: PrintedNumber, between: Readonly<Record<string, string>>): Grammar {
  const places = mask.replace(/[^9#]/g, '').length
  return patternGrammar(
    mask.replace(/[^9#]/g, (sign) => between[sign] ?? sign),
    whole(places, isValid),
  )
}

export const CPF: Grammar = numberGrammar(CPF_PRINT, MAYBE)
/** In figures only. */
export const CNPJ: Grammar = numberGrammar(
  { ...CNPJ_PRINT, mask: CNPJ_PRINT.mask.replaceAll('#', '9') },
  MAYBE,
)
/** From July 2026 on. */
export const CNPJ_ALPHANUMERIC: Grammar = numberGrammar(CNPJ_PRINT, ALL)
export const CASE_NUMBER: Grammar = numberGrammar(CASE_NUMBER_PRINT, MAYBE)
export const NUP: Grammar = numberGrammar(NUP_PRINT, MAYBE)
export const LICENCE_NUMBER: Grammar = patternGrammar('99999999999', whole(11, isValidLicenceNumber))

export const PLATE: Grammar = patternGrammar('AAA[- ]?9#99', () => true)

/** Beginnings of day, month and year of this century or the last, whatever the month's days. */
const DAY_BEGUN = /^(?:[0-3]|(?:0[1-9]|[12]\d|3[01])(?:[01]|(?:0[1-9]|1[0-2])(?:[12]|(?:19|20)\d{0,2})?)?)$/

const dayGrammar = (between: string) =>
  patternGrammar(`99${between}99${between}9999`, (value) => {
    const [day, month, year] = [value.slice(0, 2), value.slice(2, 4), value.slice(4)].map(Number)
    return DAY_BEGUN.test(value) && (value.length < 8 || isoDate(year ?? 0, month ?? 0, day ?? 0) !== null)
  })

export const DAY: Grammar = dayGrammar('[ ]?[/][ ]?')
export const DAY_IN_CELLS: Grammar = dayGrammar('[ ]')

/** The three lines of a CNH's machine-readable zone (domain section 1.9), each by itself; recognisers miscount fillers. */
export const MRZ_LINES: readonly Grammar[] = [
  `I[<]BRA999999999[<]999${'[<]?'.repeat(12)}`,
  `9999999<9999999<<<${'[<]?'.repeat(11)}9`,
  `<${'<?'.repeat(29)}`,
].map((signs, line) => patternGrammar(signs, (begun) => mayBeginMrzLine(begun, line)))
