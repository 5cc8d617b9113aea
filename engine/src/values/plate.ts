import { toDigits, toLetters } from './digits.ts'
import { type Hit, withoutOverlaps } from './hit.ts'

export interface PlateHit extends Hit {
  /** 7 characters, upper-case, without hyphen. */
  readonly value: string
  /** The letters are those of a false friend (`LEI 1234`, `ISO 9001`, `DEZ 2023`), not of a plate. */
  readonly blacklisted: boolean
}

/** Prefixes of laws, standards and codes that a number follows (domain rule 2.6, and MOD, UTM, TEL, FLS). */
const BLACKLIST: ReadonlySet<string> = new Set(
  (
    'LEI ART NBR ISO RES DEC CEP SEI DOC ONU ABN CNA PORT POR MOD UTM TEL FAX FLS PAG NUM REG RUA ANO ' +
    'SAO CNH CTF NCM NUP DOU DOE DOM PAE PGR PEI RDC MTR CRQ CRV IMO ITE INC'
  ).split(' '),
)

/** `RCC 0385/22`: a number of that year. */
const NUMBERED_LENGTH = 4
const NUMBERED = /^\s?\/\s?\d/

/** `DEZ2023`. */
const MONTH_AND_YEAR = /^(?:JAN|FEV|MAR|ABR|MAI|JUN|JUL|AGO|SET|OUT|NOV|DEZ)(?:19|20)\d\d$/

/**
 * Capitals with a space, dot or dash between, or any case with none or a hyphen. Text layers of vehicle
 * tables glue the next cell to the plate: `N/A`, or the 8 or 9 digits of an RNTRC.
 */
const PLATES = [
  /(?<![\p{L}\d])[A-Z]{3}(?: ?[-–.] ?| )?\d[A-Z\d]\d{2}(?:(?![\p{L}\d])|(?=N\/A|\d{8,9}(?!\d)))/gu,
  /(?<![\p{L}\d])[A-Za-z]{3}-?\d[A-Za-z\d]\d{2}(?![\p{L}\d])/gu,
] as const

/**
 * Everything in a text that looks like a licence plate, in printed order and with repetitions: the text alone cannot tell
 * `KMA 1234` from a plate. None that is `blacklisted` is one.
 */
export function findPlates(text: string): PlateHit[] {
  const hits = PLATES.flatMap((pattern) => [...text.matchAll(pattern)]).map<PlateHit>((match) => {
    const value = compact(match[0])
    return {
      value,
      blacklisted: isFalseFriend(value, match[0]),
      start: match.index,
      end: match.index + match[0].length,
      raw: match[0],
    }
  })
  const found = withoutOverlaps(hits).filter(
    ({ end }) => !NUMBERED.test(text.slice(end, end + NUMBERED_LENGTH)),
  )
  return found.map((hit, i) => {
    const isListed = isInList(text, found[i - 1], hit) || isInList(text, hit, found[i + 1])
    return hit.blacklisted && isListed ? { ...hit, blacklisted: false } : hit
  })
}

/** A number behind such letters has digits alone, but for what is read in their place behind a space. */
function isFalseFriend(value: string, raw: string): boolean {
  const isCode = /\d/.test(value.charAt(4)) || /\s/.test(raw)
  return (BLACKLIST.has(value.slice(0, 3)) && isCode) || MONTH_AND_YEAR.test(value)
}

/** `PPW-3C41, MTR-8820`: a list of plates holds nothing else, whatever its letters. */
function isInList(text: string, one: PlateHit | undefined, next: PlateHit | undefined): boolean {
  if (!one || !next || (one.blacklisted && next.blacklisted)) return false
  return /^(?:[,;/]| e) ?$/.test(text.slice(one.end, next.start))
}

/** The plate a slot holds, literally; null when it is anything else. */
export function parsePlate(text: string): string | null {
  const value = compact(text)
  return /^[A-Z]{3}\d[A-Z\d]\d{2}$/.test(value) ? value : null
}

/**
 * A slot known to hold a plate, each position read as what it must be: letters LLL, digit, either, two
 * digits (`A8C1234` → `ABC1234`). The fifth character stays as read: both kinds are legal there.
 */
export function repairPlate(slot: string): string | null {
  const value = slot.replace(/[\s.\-–]/g, '')
  if (value.length !== 7) return null
  const fifth = value.charAt(4).toUpperCase()
  return parsePlate(
    toLetters(value.slice(0, 3)) + toDigits(value.charAt(3)) + fifth + toDigits(value.slice(5)),
  )
}

function compact(text: string): string {
  return text.replace(/[\s.\-–]/g, '').toUpperCase()
}
