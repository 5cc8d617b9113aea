import { fullYear, isIsoDate, isoDate } from './calendar.ts'
import { findLongDates, type NormDate } from './date-long.ts'
import { toDigits } from './digits.ts'
import { type Hit, spanOf, withoutOverlaps } from './hit.ts'
import { normaliseWithMap } from './normalise.ts'
import { pattern, patternPart } from './pattern.ts'

export interface DateHit extends Hit {
  /** `YYYY-MM-DD`. */
  readonly iso: string
  /** `HH:MM` or `HH:MM:SS` as printed after the date (signature stamps), else null. */
  readonly time: string | null
  /** Where the day ends, without the time. */
  readonly dayEnd: number
  /** The year has two digits: its century is the likelier one, and a person's other days may decide for another (`inLifetime`). */
  readonly hasShortYear: boolean
}

/** Two-digit years up to this one are of this century: no document is older, and none is valid for longer. */
const PIVOT = 59

// Text layers glue a CNPJ or CPF to a date ("01/05/202412.345.678/0001-90"), on either side.
const AFTER_GLUED_NUMBER = '(?<=[\\d./]\\d{3}-\\d{2})'
const BEFORE_GLUED_NUMBER = '(?=\\d{2}\\.\\d{3}\\.\\d{3}/|\\d{3}\\.\\d{3}\\.\\d{3}-)'

/** Before what is numbered in parts. */
const NO_ITEM = '(?<!(?:ITE[MN]S?|ARTIGO|ART|ANEXO|CLAUSULA|CODIGO|COD|VERSAO|CNAE|CLASSE|LEI|N)[.:]? ?)'

/** Strokes around a month: wide blanks part it into lines, `29/`, `/10/`, `/2023`, and `normalise` makes brackets of two that touch it. */
const [BEFORE_MONTH, BEHIND_MONTH] = [' ?/ ?\\(?', '\\)? ?/ ?']

/** Groups 1 to 3: day, month, year. Every pattern has bounded repetition only. */
const NUMERIC_PATTERNS = [
  new RegExp(
    patternPart`
      (?:(?<!\d)(?<!\d/)|${AFTER_GLUED_NUMBER})(\d{1,2})(?:(?<=(?<!\d)0?1)[AO])?${BEFORE_MONTH}(\d{1,2})${BEHIND_MONTH}(\d{4})
      (?:(?!\d|/\d)|${BEFORE_GLUED_NUMBER})
    `,
    'g',
  ),
  /(?<![\dIL|!])(?<!\d\/)(\d{1,2}) ?\/ ?(\d{1,2}) ?\/ ?(\d{2})(?!\d|\/\d|[A-Z]\d)/g,
  /(?<!\d)(?<!\d[./-])(\d{1,2}) ?\. ?(\d{1,2}) ?\. ?(\d{4})(?!\d|[./-]\d)/g,
  /(?<!\d)(?<!\d[./-])(\d{1,2}) ?- ?(\d{1,2}) ?- ?(\d{4})(?!\d|[./-]\d)/g,
  // A year of two digits: both others have two, and no code goes on beside them (`F-02-01-15`).
  new RegExp(`${NO_ITEM}(?<![\\w./-])(\\d{2})\\.(\\d{2})\\.(\\d{2})(?![\\w/-]|\\.\\d)`, 'g'),
  /(?<![\w./-])(\d{2})-(\d{2})-(\d{2})(?![\w/-]|\.\d)/g,
  // By hand, between strokes: a wide gap within a number is read as a point or a space, `06/07/2.018`, `21/12/20 18`.
  new RegExp(
    patternPart`
      (?<![\d.])(?<!\d[/-] ?)(\d\.?\d?) ?/ ?(\d\.?\d?) ?/ ?
      (\d\.\d{3}|\d{2}\.\d{2}|\d{3}\.\d|(?:19|20)[ ]\d{2}(?! ?[:H%]|[ ][A-Z]))(?!\d|[./]\d)
    `,
    'g',
  ),
  // One of the strokes is not seen: `24 / 12 1979`, `18 05 /2026`.
  /(?<!\d)(?<!\d[./-])(?<!(?<!\d)\d{1,3} )(\d{2})(?: ?\/ ?(\d{2}) | (\d{2}) ?\/ ?)((?:19|20)\d{2})(?!\d|[./-]\d)/g,
  // Spaces alone: two-digit day and month, and no other short number before them.
  /(?<!\d)(?<!\d[./-])(?<!(?<!\d)\d{1,3} )(\d{2}) (\d{2}) (\d{4})(?!\d|[./-]\d)/g,
] as const

/** ISO, and as signatures are stamped: `2024.08.14`, `2024/08/14`. */
const YEAR_FIRST = /(?<!\d)(?<!\d[./-])(\d{4}) ?([./-]) ?(\d{2}) ?\2 ?(\d{2})(?!\d|[./-]\d)/g

// eproc prints no leading noughts: `9:8:7`; of a worn colon one dot may be left: `12.54:13`.
const TIME = pattern()`
  ^(?:,? ?(?:AS|A|-)? ?|T)
  (?:(\d{1,2}):(\d{1,2}):(\d{1,2})|(\d{2})\.(\d{2}):(\d{2})|(\d{2}):(\d{2})\.(\d{2})
    |(\d{1,2})[:H](\d{2})(?:(?::|MIN?)(\d{2}))?)
  (?!\d)
`

/**
 * Every full date of a text, in printed order: `12/03/2027` (also `-`, `.`, spaces), `12/03/27`,
 * `12 de março de 2027`, `1º de abril de 2025`, dates in words, ISO, each with its time if printed.
 * The day comes first, but for a year of four digits; impossible dates and years outside 1900–2100 are left out, never repaired. Month-only
 * dates (`03/2027`) give no hit.
 */
export function findDates(text: string): DateHit[] {
  const { norm, map } = normaliseWithMap(text)
  const dates = [...findNumericDates(norm), ...findLongDates(norm, PIVOT)]
  const hits = dates.map(({ iso, from, to, hasShortYear }) => {
    const time = timeAfter(norm, to)
    const dayEnd = spanOf(text, map, from, to).end
    return { iso, time: time.text, dayEnd, hasShortYear, ...spanOf(text, map, from, time.end) }
  })
  return withoutOverlaps(hits)
}

/** `l2/05/2O22`: what OCR puts for digits, where every part keeps one digit at least. */
const CONFUSED = pattern('g')`
  (?<![A-Z\d])(?=[A-Z|!]?\d)[\dOQDILZSGB|!]{1,2}( ?[/.-] ?)(?=[A-Z|!]?\d)[\dOQDILZSGB|!]{1,2}\1
  (?=(?:[A-Z|!]*\d){2})[\dOQDILZSGB|!]{4}(?![A-Z\d])
`

function findNumericDates(printed: string): NormDate[] {
  const norm = printed.replace(CONFUSED, (date) => toDigits(date.replaceAll('L', 'I')))
  const found: NormDate[] = []
  for (const pattern of NUMERIC_PATTERNS) {
    for (const match of norm.matchAll(pattern)) {
      const [day, month, year = ''] = match.slice(1).flatMap((part) => part?.replace(/[. ]/g, '') ?? [])
      const iso = isoDate(fullYear(year, PIVOT), Number(month), Number(day))
      const [from, to] = [match.index, match.index + match[0].length]
      if (iso !== null) found.push({ iso, from, to, hasShortYear: year.length === 2 })
    }
  }
  for (const match of norm.matchAll(YEAR_FIRST)) {
    const iso = isoDate(Number(match[1]), Number(match[3]), Number(match[4]))
    const [from, to] = [match.index, match.index + match[0].length]
    if (iso !== null) found.push({ iso, from, to, hasShortYear: false })
  }
  return found
}

/**
 * `30062023`, `20230630`: the cells of a form print no strokes, nor do records of systems. Nothing but what the text is about tells such a
 * day from another number.
 */
export function findCloseDates(text: string): Pick<DateHit, 'iso' | 'start' | 'end'>[] {
  return [...text.matchAll(CLOSE)].flatMap(({ 0: digits, index }) => {
    const iso = closeDay(digits)
    return iso === null ? [] : [{ iso, start: index, end: index + digits.length }]
  })
}

/** A word that is such a day as it is with strokes: hardly another number of eight digits has its form. */
export function withStrokes(word: string): string {
  return word.replace(CLOSE, (digits) => closeDay(digits) ?? digits)
}

const CLOSE = /(?<![\p{L}\d./-])\d{8}(?![\p{L}\d/-]|\.\d)/gu

function closeDay(digits: string): string | null {
  const at = (from: number, to?: number) => Number(digits.slice(from, to))
  return isoDate(at(4), at(2, 4), at(0, 2)) ?? isoDate(at(0, 4), at(4, 6), at(6))
}

/**
 * A day of two-digit year in the century that a person's life allows.
 *
 * @param latest the last day that it may be; null where no other day of the person is known: then it is of the last
 *   century, because no birth is in the future
 */
export function inLifetime(iso: string, latest: string | null): string {
  const centuries = latest === null ? ['19'] : ['20', '19']
  const days = centuries.map((century) => `${century}${iso.slice(2)}`).filter(isIsoDate)
  return days.find((one) => latest === null || one <= latest) ?? iso
}

/** The time printed after a date (`às 14:30`, `14h30`, `14:30:05`) and the offset after it. */
function timeAfter(norm: string, at: number): { text: string | null; end: number } {
  const match = TIME.exec(norm.slice(at, at + 16))
  const parts = (match ?? []).slice(1).filter((part) => part !== undefined)
  const [hour, minute, second] = parts.map(Number)
  if (match === null || hour === undefined || minute === undefined) return { text: null, end: at }
  if (hour > 23 || minute > 59 || (second ?? 0) > 59) return { text: null, end: at }
  const text = parts.map((part) => part.padStart(2, '0')).join(':')
  return { text, end: at + match[0].length }
}
