import { isoDate } from '../values/calendar.ts'
import { isValidCaseNumber } from '../values/case-number.ts'
import { isValidCnpj } from '../values/cnpj.ts'
import { cpfCheckDigits } from '../values/cpf.ts'
import { LICENCE_CLASSES } from '../values/licence-class.ts'
import { isValidLicenceNumber } from '../values/licence-number.ts'
import { mrzCheckDigit } from '../values/mrz.ts'
import { isValidNup } from '../values/nup.ts'
import { UFS } from '../values/uf.ts'
import { type Grammar, patternGrammar, wordGrammar } from './grammar.ts'

/** When all of a value's places are filled, its check digits must fit. */
const whole = (length: number, isValid: (value: string) => boolean) => (value: string) =>
  value.length < length || isValid(value)

const isEqualDigits = (value: string) => /^(\d)\1+$/.test(value)

export const CPF: Grammar = patternGrammar('999[.,]?[ ]?999[.,]?[ ]?999[ ]?[-–.]?[ ]?99', (value) => {
  if (value.length < 10) return true
  return (
    cpfCheckDigits(value.slice(0, 9)).startsWith(value.slice(9)) &&
    !(value.length > 10 && isEqualDigits(value))
  )
})

/** With its mask, in figures only. */
export const CNPJ: Grammar = patternGrammar(
  '99[.,]?[ ]?999[.,]?[ ]?999[ ]?[/]?9999[-–]?[ ]?99',
  whole(14, isValidCnpj),
)

/** With its mask: unmasked, 14 letters and figures may be anything. From July 2026 on. */
export const CNPJ_ALPHANUMERIC: Grammar = patternGrammar(
  '##[.]###[.]###[/]####[-–]99',
  whole(14, isValidCnpj),
)

export const LICENCE_NUMBER: Grammar = patternGrammar('99999999999', whole(11, isValidLicenceNumber))

/** CNJ number, masked. */
export const CASE_NUMBER: Grammar = patternGrammar(
  '9999999[-–.]?99[.,]?9999[.,]?9[.,]?99[.,]?9999',
  whole(20, isValidCaseNumber),
)

/** Number of a federal process, masked. */
export const NUP: Grammar = patternGrammar('99999[.,]999999[/]9999[-–]99', whole(17, isValidNup))

/** Eight hexadecimal digits in one case: the checksum that eproc and SEI print beside their verifier. */
export const CRC: Grammar = {
  begins: (text) => text.length <= 8 && /^(?:[\da-f]*|[\dA-F]*)$/.test(text),
  accepts: (text) => /^(?:[\da-f]{8}|[\dA-F]{8})$/.test(text),
  valueOf: (text) => text,
}

/** `dd/mm/yyyy`. */
export const DATE: Grammar = patternGrammar('99[/.-]99[/.-]9999', (value) => {
  const [day, month, year] = [value.slice(0, 2), value.slice(2, 4), value.slice(4)]
  if (value.length === 8) return isoDate(Number(year), Number(month), Number(day)) !== null
  return (
    /^(?:[0-3]|0[1-9]|[12]\d|3[01])?$/.test(day) &&
    /^(?:[01]|0[1-9]|1[0-2])?$/.test(month) &&
    /^(?:1|2|19|20|19\d|20\d)?$/.test(year)
  )
})

/** The old form with its hyphen or space, and the Mercosul form. */
export const PLATE: Grammar = patternGrammar('AAA[- ]?9#99', () => true)

export const RENACH: Grammar = patternGrammar('AA[ ]?999999999', (value) =>
  UFS.some((uf) => uf.startsWith(value.slice(0, 2))),
)

export const UF: Grammar = wordGrammar(UFS)
export const LICENCE_CLASS: Grammar = wordGrammar(LICENCE_CLASSES)

/** The three lines of a CNH's machine-readable zone (domain section 1.9), each by itself; recognisers miscount fillers. */
export const MRZ_LINES: readonly [number: Grammar, dates: Grammar, name: Grammar] = [
  patternGrammar(`I[<]BRA999999999[<]999${'[<]?'.repeat(12)}`, (value) => {
    const digits = value.slice(4)
    if (digits.length < 11) return true
    const number = digits.slice(0, 11)
    return isValidLicenceNumber(number) && (digits.length < 12 || mrzCheckDigit(number) === digits.charAt(11))
  }),
  patternGrammar(`9999999<9999999<<<${'[<]?'.repeat(11)}9`, (value) => {
    const isDate = (at: number) =>
      value.length < at + 7 ||
      (mrzCheckDigit(value.slice(at, at + 6)) === value.charAt(at + 6) &&
        isMonthAndDay(value.slice(at + 2, at + 6)))
    return isDate(0) && isDate(8) && (value.length < 8 || /[MF<]/.test(value.charAt(7)))
  }),
  patternGrammar(`<${'<?'.repeat(29)}`, (value) =>
    /^[A-Z]*$|^[A-Z]+<$|^[A-Z]+<<(?:[A-Z]+<)*(?:[A-Z]*|<*)$/.test(value),
  ),
]

function isMonthAndDay(digits: string): boolean {
  return /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(digits)
}
