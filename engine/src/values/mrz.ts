import { addYears, isoDate } from './calendar.ts'
import { inLifetime } from './date.ts'
import { toDigits } from './digits.ts'
import { isValidLicenceNumber } from './licence-number.ts'
import { mrzCheckDigit } from './mrz-check-digit.ts'

/** What the machine-readable zone of a CNH says: TD1, three lines of 30 (domain section 1.9). */
export interface Mrz {
  /** The registro, 11 digits. */
  readonly licenceNumber: string
  readonly dateOfBirth: string | null
  readonly expirationDate: string | null
  /** In printed order, upper-case without accents; cut off at 30 characters when `nameTruncated`. */
  readonly name: string
  readonly nameTruncated: boolean
  readonly checks: MrzChecks
}

/** Each check digit of the zone; a composite that fails alone is a soft finding on real cards. */
interface MrzChecks {
  readonly licenceNumber: boolean
  readonly dateOfBirth: boolean
  readonly expirationDate: boolean
  readonly composite: boolean
}

type MrzLines = readonly [string, string, string]

const LINE_LENGTH = 30
const LINE_1 = /^I<BRA(\d{9})<(\d{2})(\d)<{12}$/
const LINE_2 = /^(\d{6})(\d)[MF<](\d{6})(\d)[A-Z<]{3}[A-Z\d<]{11}(\d)$/
const LINE_3 = /^[A-Z][A-Z<]{29}$/

/** Digit positions of the lines, 0-based. */
const DIGITS_1 = [
  [5, 14],
  [15, 18],
] as const
const DIGITS_2 = [
  [0, 7],
  [8, 15],
  [29, 30],
] as const

/** Drivers are so old at least when a card is issued: births are that long before the expiry, which tells their century. */
const AGE_MIN = 18

/**
 * Read the zone literally; check digits may fail, see `checks`.
 *
 * @returns null when the lines have not the form of a CNH
 */
function parseMrz(lines: MrzLines): Mrz | null {
  const [number, dates, name] = [LINE_1.exec(lines[0]), LINE_2.exec(lines[1]), LINE_3.exec(lines[2])]
  if (number === null || dates === null || name === null) return null
  const licenceNumber = `${number[1]}${number[2]}`
  const [birth, expiry] = [dates[1] ?? '', dates[3] ?? '']
  const [dateOfBirth, expirationDate] = [dateOf(birth), dateOf(expiry)]
  return {
    licenceNumber,
    dateOfBirth: dateOfBirth && inLifetime(dateOfBirth, expirationDate && addYears(expirationDate, -AGE_MIN)),
    expirationDate,
    name: nameFromMrz(lines[2]),
    nameTruncated: !lines[2].endsWith('<'),
    checks: {
      // Over the 11 digits without the "<" between them, unlike ICAO 9303: so are the real cards.
      licenceNumber: mrzCheckDigit(licenceNumber) === number[3],
      dateOfBirth: mrzCheckDigit(birth) === dates[2],
      expirationDate: mrzCheckDigit(expiry) === dates[4],
      composite: mrzCheckDigit(compositeOf(lines)) === dates[5],
    },
  }
}

/** The first zone of a text, each of its lines on a line of its own, after OCR repair. */
export function findMrz(text: string): Mrz | null {
  const lines = text.split('\n').filter((line) => line !== '')
  for (let at = 0; at + 2 < lines.length; at++) {
    const [first, second, third] = [lines[at], lines[at + 1], lines[at + 2]]
    if (first === undefined || second === undefined || third === undefined) break
    const isZone = /^\s*[I1l|].{0,2}[B8]RA/.test(first)
    const mrz = isZone ? parseMrz(repairMrzLines([first, second, third])) : null
    if (mrz !== null) return mrz
  }
  return null
}

const MONTH_AND_DAY = /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/
const NAMES = /^[A-Z]*$|^[A-Z]+<$|^[A-Z]+<<(?:[A-Z]+<)*(?:[A-Z]*|<*)$/

/**
 * Whether a line may begin so: each check digit that it reaches fits, and so do days and fillers between names.
 *
 * @param begun without the fillers beside the number, and those behind the days
 * @param line 0 to 2
 */
export function mayBeginMrzLine(begun: string, line: number): boolean {
  const fits = (from: number, to: number) =>
    begun.length <= to || mrzCheckDigit(begun.slice(from, to)) === begun.charAt(to)
  if (line === 0) return fits(4, 15) && (begun.length < 15 || isValidLicenceNumber(begun.slice(4, 15)))
  if (line === 2) return NAMES.test(begun)
  const isDay = (at: number) => begun.length < at + 4 || MONTH_AND_DAY.test(begun.slice(at, at + 4))
  return fits(0, 6) && fits(8, 14) && isDay(2) && isDay(10) && /^(?:\d{0,7}$|\d{7}[MF<])/.test(begun)
}

/**
 * OCR-B as recognisers see it: spaces dropped, `«`, `(`, `{` and runs of `K` or `C` in the filler as `<`,
 * look-alikes read by position, fillers lost at the end of a line restored.
 */
function repairMrzLines(lines: MrzLines): MrzLines {
  const [first, second, third] = lines.map(cleanLine)
  return [
    atPositions(`I<BRA${fitFiller((first ?? '').slice(5), LINE_LENGTH - 5)}`, DIGITS_1),
    atPositions(fitMiddle(second ?? ''), DIGITS_2),
    fitFiller(third ?? '', LINE_LENGTH),
  ]
}

/** `JOAO<<TESTE<DE<SOUZA<<<` → `JOAO TESTE DE SOUZA`: printed order, not surname first as in ICAO 9303. */
function nameFromMrz(line: string): string {
  return line.replace(/<+/g, ' ').trim()
}

function compositeOf([first, second]: MrzLines): string {
  return first.slice(5, 30) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29)
}

/** Of this century, as every expiry is. */
function dateOf(yymmdd: string): string | null {
  const [year, month, day] = [0, 2, 4].map((at) => Number(yymmdd.slice(at, at + 2)))
  return isoDate(2000 + (year ?? 0), month ?? 0, day ?? 0)
}

function cleanLine(line: string): string {
  const compact = line
    .replace(/\s/g, '')
    .replace(/[«‹({[]/g, '<')
    .slice(0, 2 * LINE_LENGTH)
    // OCR-B has no lower case: an "l" is the bar of I or 1.
    .replaceAll('l', 'I')
    .toUpperCase()
  // A run of three, or any touching a filler at the end, was never part of a number or a name.
  return compact
    .replace(/[KC]{3,}/g, (run) => '<'.repeat(run.length))
    .replace(/<[KC<]+$/, (run) => '<'.repeat(run.length))
}

/** Cut or pad with fillers, when only fillers are concerned. */
function fitFiller(text: string, length: number): string {
  const padded = text.padEnd(length, '<')
  return /^<*$/.test(padded.slice(length)) ? padded.slice(0, length) : padded
}

/** Recognisers miscount the long filler of line 2: only its length is restored. */
function fitMiddle(line: string): string {
  const match = /^(.{18})([<KC]{3,})(.)$/.exec(line)
  return match === null ? line : `${match[1]}${'<'.repeat(LINE_LENGTH - 19)}${match[3]}`
}

function atPositions(line: string, ranges: readonly (readonly [from: number, to: number])[]): string {
  return ranges.reduce(
    (text, [from, to]) => text.slice(0, from) + toDigits(text.slice(from, to)) + text.slice(to),
    line,
  )
}
