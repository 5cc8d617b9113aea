import { fullYear, isoDate } from './calendar.ts'
import { readNumberWords, readNumberWordsBefore } from './number-words.ts'
import { pattern } from './pattern.ts'

/** A date in normalised text, before it is pointed back at the raw text. */
export interface NormDate {
  readonly iso: string
  readonly from: number
  readonly to: number
  readonly hasShortYear: boolean
}

const MONTHS = [
  'JANEIRO',
  'FEVEREIRO',
  'MARCO',
  'ABRIL',
  'MAIO',
  'JUNHO',
  'JULHO',
  'AGOSTO',
  'SETEMBRO',
  'OUTUBRO',
  'NOVEMBRO',
  'DEZEMBRO',
] as const

/** As a table printed by a program set to English has them, where these are other letters. */
const ENGLISH: Readonly<Record<string, number>> = { FEB: 2, APR: 4, MAY: 5, AUG: 8, SEP: 9, OCT: 10, DEC: 12 }

const SHORT_MONTHS = [...MONTHS.map((name) => name.slice(0, 3)), ...Object.keys(ENGLISH)]

/** A month's name or its three letters; OCR glues `de` to it ("12demarçode2027"). */
const MONTH = new RegExp(
  `(?:(?<![A-Z])|(?<=[\\dA ]DE))(?:${MONTHS.join('|')}|${SHORT_MONTHS.join('|')})(?:(?![A-Z])|(?=DE ?\\d))`,
  'g',
)

/** `12`, `1A` (1º), `12 (doze)`, `12 dias do mês`, up to the month. A speck behind `de` is read as a point. */
const DAY_BEFORE =
  /(?<!\d)(?<!\d[./-])(\d{1,2})(?: ?[AO](?![A-Z]))?(?: ?\([^()]{0,40}\))?(?: DIA(?:S|\(S\))?)?(?:,? DO MES)?(?: ?DE[.,]? ?| ?[./-] ?| )$/

const ORDINAL_UNITS = 'PRIMEIRO SEGUNDO TERCEIRO QUARTO QUINTO SEXTO SETIMO OITAVO NONO'.split(' ')
const ORDINAL_TENS = ['DECIMO', 'VIGESIMO', 'TRIGESIMO']
/** `décimo segundo`, at the end of a window. */
const ORDINAL_BEFORE = new RegExp(
  `(?<![A-Z])(?=[A-Z])(${ORDINAL_TENS.join('|')})?(?:(?:^| |(?<![A-Z]))(${ORDINAL_UNITS.join('|')}))?$`,
)

/** What stands between a day in words and the month: `vinte e sete -27- dias do mês de`. */
const CONNECTOR_BEFORE = /(?: ?\(\d{1,2}\)| -\d{1,2}-)?(?: DIA(?:S|\(S\))?)?(?:,? DO MES)? DE $/

/** What is left of a blank that a month was typed into, before `do ano de`: its dots, or what one of them was read as. */
const BLANK = '(?:(?: ?[._]{2,40}| [AO.])(?=,? ?DO (?:CORRENTE )?ANO ))?'
/** A form may print the century alone, before a blank: `de 19 97`. */
const YEAR = '(\\d{4}|\\d\\.\\d{3}|(?:19|20)[ ._]{1,3}\\d{2})'
const YEAR_AFTER = pattern()`
  ^(?: ?\(\d{1,2}\))?\.?${BLANK}(?:,? ?(?:DO (?:CORRENTE )?ANO )?(?:DE[.,]? |DE(?=\d)|DO )?| ?[./-] ?| )${YEAR}(?!\d|\/\d)
`
const SHORT_YEAR_AFTER = /^[/-](\d{2})(?!\d|\/\d)/
const YEAR_WORDS_AFTER = pattern()`
  ^(?: ?\(\d{1,2}\))?\.?${BLANK},? ?(?:DO (?:CORRENTE )?ANO (?:DE )?|DE )(?=[A-Z])
`

/** "12 (doze) dias do mês de " has 26 characters, "trinta e um (31) dias do mês de " 32. */
const WINDOW = 80

/**
 * Dates with the month by name: `12 de março de 2027`, `1º de abril de 2.025`, `12/MAR/2027`, `12-May-27`, `aos doze
 * dias do mês de março do ano de dois mil e vinte e sete`, and any mix of figures and words.
 *
 * @param norm normalised text
 * @param pivot the last two-digit year of this century
 */
export function findLongDates(norm: string, pivot: number): NormDate[] {
  const found: NormDate[] = []
  for (const match of norm.matchAll(MONTH)) {
    const month = ENGLISH[match[0]] ?? MONTHS.findIndex((name) => name.startsWith(match[0].slice(0, 3))) + 1
    const day = dayBefore(norm, match.index)
    const year = yearAfter(norm, match.index + match[0].length, pivot)
    if (day === null || year === null) continue
    const iso = isoDate(year.value, month, day.value)
    if (iso !== null) found.push({ iso, from: day.start, to: year.end, hasShortYear: year.isShort })
  }
  return found
}

function dayBefore(norm: string, at: number): { value: number; start: number } | null {
  const windowStart = Math.max(0, at - WINDOW)
  const window = norm.slice(windowStart, at)
  const figures = DAY_BEFORE.exec(window)
  if (figures !== null) return { value: Number(figures[1]), start: windowStart + figures.index }
  const connector = CONNECTOR_BEFORE.exec(window)
  if (connector === null) return null
  const end = windowStart + connector.index
  const ordinal = ORDINAL_BEFORE.exec(window.slice(0, connector.index))
  if (ordinal !== null) {
    const tens = ORDINAL_TENS.indexOf(ordinal[1] ?? '') + 1
    const units = ORDINAL_UNITS.indexOf(ordinal[2] ?? '') + 1
    return { value: 10 * tens + units, start: windowStart + ordinal.index }
  }
  const words = readNumberWordsBefore(norm, end)
  return words === null ? null : { ...words, start: figureBefore(norm, words.value, words.start) }
}

/** Where `(12) doze` begins: the same day may be printed in figures before the words. */
function figureBefore(norm: string, value: number, start: number): number {
  const figure = /(?<![\d./-])(?:\((\d{1,2})\)|(\d{1,2})) ?$/.exec(norm.slice(Math.max(0, start - 8), start))
  return figure !== null && Number(figure[1] ?? figure[2]) === value ? start - figure[0].length : start
}

interface Year {
  readonly value: number
  readonly end: number
  readonly isShort: boolean
}

function yearAfter(norm: string, at: number, pivot: number): Year | null {
  const window = norm.slice(at, at + WINDOW)
  const figures = YEAR_AFTER.exec(window) ?? SHORT_YEAR_AFTER.exec(window)
  if (figures !== null) {
    const [all, year = ''] = figures
    return { value: fullYear(year, pivot), end: at + all.length, isShort: year.length === 2 }
  }
  const connector = YEAR_WORDS_AFTER.exec(window)
  const words = connector && readNumberWords(norm, at + connector[0].length)
  return words && { ...words, isShort: false }
}
