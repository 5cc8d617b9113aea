import type { Random } from './random.ts'

/** ISO `YYYY-MM-DD`. */
export type IsoDate = string

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
] as const

export function randomDate(random: Random, yearFrom: number, yearTo: number): IsoDate {
  return isoDate(random.int(yearFrom, yearTo), random.int(1, 12), random.int(1, 28))
}

export function isoDate(year: number, month: number, day: number): IsoDate {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

export function parts(date: IsoDate): {
  readonly year: number
  readonly month: number
  readonly day: number
} {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return { year, month, day }
}

export function year(date: IsoDate): number {
  return parts(date).year
}

/** `12/03/2027`; `separator` may be `.` or `-`. */
export function shortDate(date: IsoDate, separator = '/'): string {
  return date.split('-').reverse().join(separator)
}

/** `12 de março de 2027`; the first of a month is `1º`. */
export function longDate(date: IsoDate): string {
  const { year, month, day } = parts(date)
  return `${day === 1 ? '1º' : day} de ${monthName(month)} de ${year}`
}

export function monthName(month: number): string {
  const name = MONTHS[month - 1]
  if (!name) throw new RangeError(`month ${month} is not in 1..12`)
  return name
}

/** Calendar months with the day clamped (31/01 + 1 month = 28/02), as docs/domain.md 2.4. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day } = parts(date)
  const index = year * 12 + (month - 1) + months
  const [toYear, toMonth] = [Math.floor(index / 12), (index % 12) + 1]
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return isoDate(toYear, toMonth, Math.min(day, last))
}

export function addYears(date: IsoDate, years: number): IsoDate {
  return addMonths(date, years * 12)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** `14:05:09` in office hours. */
export function officeTime(random: Random): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(random.int(8, 18))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}`
}

const UNITS = [
  'zero',
  'um',
  'dois',
  'três',
  'quatro',
  'cinco',
  'seis',
  'sete',
  'oito',
  'nove',
  'dez',
  'onze',
  'doze',
  'treze',
  'quatorze',
  'quinze',
  'dezesseis',
  'dezessete',
  'dezoito',
  'dezenove',
]
const TENS = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const HUNDREDS = ['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos']

/** A number in Portuguese words, 0 to 9,999: terms, days and years as court clerks write them. */
export function inWords(value: number): string {
  if (value < 20) return UNITS[value] ?? ''
  if (value === 100) return 'cem'
  if (value >= 1000) {
    const [thousands, rest] = [Math.floor(value / 1000), value % 1000]
    const head = thousands === 1 ? 'mil' : `${inWords(thousands)} mil`
    if (rest === 0) return head
    return `${head}${rest < 100 || rest % 100 === 0 ? ' e ' : ' '}${inWords(rest)}`
  }
  const [words, base] = value < 100 ? [TENS, 10] : [HUNDREDS, 100]
  const head = words[Math.floor(value / base)] ?? ''
  return value % base === 0 ? head : `${head} e ${inWords(value % base)}`
}

/** `doze dias do mês de março do ano de dois mil e vinte e quatro`. */
export function dateInWords(date: IsoDate): string {
  const { year, month, day } = parts(date)
  const days = day === 1 ? 'primeiro dia' : `${inWords(day)} dias`
  return `${days} do mês de ${monthName(month)} do ano de ${inWords(year)}`
}
