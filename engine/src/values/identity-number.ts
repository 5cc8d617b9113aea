import { fold, withHyphens } from './fold.ts'
import { pattern } from './pattern.ts'
import { tidy } from './tidy.ts'
import { UFS } from './uf.ts'

/** Offsets end exclusive. */
interface Found {
  /** As printed. */
  readonly value: string
  readonly start: number
  readonly end: number
}

/** Every state has its own length and mask, so that anything with digits may be one; the words around it decide. */
const NUMBER = pattern('g')`
  (?<![A-Z\d.,/-])
  (?:(?!RG|CI|N[.-])[A-Z]{1,2}(?:-\s?|\.)?)?\d[\d.]{2,14}\d?(?:\s?-\s?(?:\d{1,2}|X)|\sX(?![A-Z]))?
  (?!\d|\/\d)
`
/** `SSP/SP`, `SSP - CE`, `PC/DGPC/GO`, `SESP MG`; issuers are capitals in print, whatever the text around them. */
const ISSUER = new RegExp(
  `(?<!\\p{L})(?!CPF|CIC|CNPJ)\\p{Lu}{2,8}(?:(?:\\s?[/-]\\s?(?!CPF|CIC)\\p{Lu}{2,5}){1,2}|\\s(?:${UFS.join('|')}))(?![\\p{L}\\d])`,
  'gu',
)
export const IDENTITY_DIGITS_MIN = 4

export function findIdentityNumbers(text: string): Found[] {
  return [...fold(text).matchAll(NUMBER)].flatMap(({ 0: printed, index: start }) => {
    const end = start + printed.length
    // `12.345.678-` and `X` below it: the hyphen at the end of a line is easily lost.
    const value = tidy(withHyphens(text.slice(start, end))).replace(/\s?-\s?|\s(?=X$)/g, '-')
    return value.replace(/\D/g, '').length < IDENTITY_DIGITS_MIN ? [] : [{ value, start, end }]
  })
}

export function findIdentityIssuers(text: string): Found[] {
  return [...withHyphens(text).matchAll(ISSUER)].map(({ 0: printed, index: start }) => {
    // Parted where a line ends.
    return {
      value: printed.replace(/(?<=[/-])\n|\n(?=[/-])/g, '').replace(/\s+/g, ' '),
      start,
      end: start + printed.length,
    }
  })
}
