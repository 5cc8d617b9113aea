/**
 * Calendar arithmetic on ISO dates (`YYYY-MM-DD`, years 1900–2100). No clock and no time zone: the
 * same date gives the same answer on every host.
 */

const YEAR_MIN = 1900
const YEAR_MAX = 2100

const DAY_MS = 86_400_000

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * The date as ISO text, or null when the calendar has no such day or the year is out of range.
 *
 * @param month 1 to 12
 */
export function isoDate(year: number, month: number, day: number): string | null {
  if (!Number.isInteger(year) || year < YEAR_MIN || year > YEAR_MAX) return null
  if (!Number.isInteger(month) || month < 1 || month > 12) return null
  if (!Number.isInteger(day) || day < 1 || day > daysInMonth(year, month)) return null
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/**
 * A printed year as a number.
 *
 * @param printed two digits, four digits, or four with a dot (`2.025`)
 * @param pivot the last two-digit year of this century
 */
export function fullYear(printed: string, pivot: number): number {
  const year = Number(printed.replace(/\D/g, ''))
  if (printed.length > 2) return year
  return year <= pivot ? 2000 + year : 1900 + year
}

export function isIsoDate(text: string): boolean {
  return dayOf(text) !== null
}

/** From this age on one may drive and needs no guardian (Código Civil, article 5). */
export const ADULT_YEARS = 18

/**
 * The same day `years` later, clamped to the month's end (29/02 + 1 year → 28/02).
 *
 * @returns null beyond the year 2100 (or before 1900)
 * @throws {RangeError} when `iso` is not an ISO date
 */
export function addYears(iso: string, years: number): string | null {
  return addMonths(iso, years * 12)
}

/** The same day `months` later, clamped to the month's end (31/01 + 1 month → 28 or 29/02); see `addYears`. */
export function addMonths(iso: string, months: number): string | null {
  const { year, month, day } = checkedDay(iso)
  const total = year * 12 + (month - 1) + months
  const newYear = Math.floor(total / 12)
  const newMonth = (total % 12) + 1
  return isoDate(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** `days` literal days later; null and errors as in `addYears`. */
export function addDays(iso: string, days: number): string | null {
  const later = new Date(epochDays(checkedDay(iso)) * DAY_MS + days * DAY_MS)
  return isoDate(later.getUTCFullYear(), later.getUTCMonth() + 1, later.getUTCDate())
}

/**
 * Completed years of age on a day; negative before birth. Born on 29/02, one is a year older on 01/03
 * of a common year (Código Civil, art. 132 § 3).
 *
 * @throws {RangeError} when either is not an ISO date
 */
export function ageAt(birth: string, on: string): number {
  const from = checkedDay(birth)
  const to = checkedDay(on)
  const hadBirthday = to.month > from.month || (to.month === from.month && to.day >= from.day)
  return to.year - from.year - (hadBirthday ? 0 : 1)
}

/** Days from `from` to `to`; negative when `to` is earlier. @throws {RangeError} when not ISO dates */
function daysBetween(from: string, to: string): number {
  return epochDays(checkedDay(to)) - epochDays(checkedDay(from))
}

/** Days from `b` to `a`: negative when `a` is earlier, 0 when equal. @throws {RangeError} when not ISO dates */
export function compareDates(a: string, b: string): number {
  return daysBetween(b, a)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function dayOf(iso: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  if (match === null) return null
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return isoDate(year, month, day) === null ? null : { year, month, day }
}

function checkedDay(iso: string): Day {
  const day = dayOf(iso)
  if (day === null) throw new RangeError('not a YYYY-MM-DD date of the years 1900 to 2100')
  return day
}

function epochDays({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}
