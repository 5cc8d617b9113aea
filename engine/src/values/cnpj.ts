import { DIGIT_LIKE, repairMixed } from './digits.ts'
import { type Hit, withoutOverlaps } from './hit.ts'

export interface CnpjHit extends Hit {
  /** 14 characters, upper-case: 12 digits or letters and 2 check digits. */
  readonly value: string
  /** The check digits pass. */
  readonly valid: boolean
  /** Has letters, as issued from July 2026. */
  readonly alphanumeric: boolean
  /** Printed with the CNPJ's own punctuation. */
  readonly masked: boolean
  /** Look-alikes were read as digits and the check digits proved it. */
  readonly repaired: boolean
}

const BEFORE = '(?<![\\dA-Za-z])(?<!\\d[./-])'
const AFTER = '(?![\\dA-Za-z])(?![./-]\\d)'
// A mask stands out even where a text layer glues a label or a date to it.
const BEFORE_MASK = '(?:(?<!\\d)(?<!\\d[./-])|(?<=\\d{2}/\\d{2}/\\d{4}))'
const AFTER_MASK = '(?:(?!\\d)(?![./-]\\d)|(?=\\d{2}/\\d{2}/\\d{4}))'

const MASKED = new RegExp(
  `${BEFORE_MASK}\\d{2} ?[.,]? ?\\d{3} ?[.,]? ?\\d{3} ?/ ?\\d{4} ?[-–—.]? ?\\d{2}${AFTER_MASK}`,
  'g',
)
const SPACED = new RegExp(`${BEFORE}\\d{2}[ .]\\d{3}[ .]\\d{3} \\d{4}[ -]\\d{2}${AFTER}`, 'g')
const BARE = new RegExp(`${BEFORE}\\d{14}${AFTER}`, 'g')
/** Full mask only: anything less would take words and codes for a CNPJ. */
const ALPHANUMERIC =
  /(?<![\p{L}\d@./-])[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4} ?[-–—] ?\d{2}(?![\p{L}\d])/gu
/** Full mask with look-alikes anywhere, check digits included, in either case. */
const CONFUSED = new RegExp(
  `(?<![\\p{L}\\d@./-])[\\dA-Za-z|!]{2}[.,] ?[\\dA-Za-z|!]{3}[.,] ?[\\dA-Za-z|!]{3} ?/ ?[\\dA-Za-z|!]{4} ?[-–—] ?[${DIGIT_LIKE}]{2}(?![\\p{L}\\d])`,
  'gu',
)

/**
 * Every CNPJ of a text, numeric or alphanumeric, also those whose check digits fail. Digits apart by
 * spaces, and look-alike letters, count only when the check digits pass; an alphanumeric CNPJ without
 * its mask is not found (read its slot with `parseCnpj`).
 */
export function findCnpjs(text: string): CnpjHit[] {
  const hits: CnpjHit[] = []
  const add = (pattern: RegExp, masked: boolean, mustPass: boolean): void => {
    for (const match of text.matchAll(pattern)) {
      const raw = match[0]
      const literal = charactersOf(raw)
      const value = repairCnpj(raw) ?? literal
      const valid = isValidCnpj(value)
      if (mustPass && !valid) continue
      const kind = { alphanumeric: /[A-Z]/.test(value), masked, repaired: value !== literal }
      hits.push({ value, valid, ...kind, start: match.index, end: match.index + raw.length, raw })
    }
  }
  add(MASKED, true, false)
  add(BARE, false, false)
  add(SPACED, false, true)
  add(ALPHANUMERIC, true, false)
  add(CONFUSED, true, true)
  return withoutOverlaps(hits)
}

/**
 * The 14 characters of a slot that holds a CNPJ and nothing else, masked or not; check digits may fail.
 * Letters are taken as printed: see `repairCnpj`.
 */
export function parseCnpj(text: string): string | null {
  const value = charactersOf(text)
  if (!/^[\dA-Z]{12}\d{2}$/.test(value)) return null
  return /^[\dA-Za-z\s./,\-–—]+$/.test(text) ? value : null
}

/**
 * The CNPJ a slot holds when its check digits prove one reading: the literal one first (letters are
 * legal), then digits only, then the one set of look-alikes that passes.
 */
export function repairCnpj(slot: string): string | null {
  const characters = slot.replace(/[\s./,\-\u2010-\u2015]/g, '')
  return characters.length === 14 ? repairMixed(characters, isValidCnpj) : null
}

/** @param text 14 characters, with or without the mask */
export function isValidCnpj(text: string): boolean {
  const value = /^[\dA-Za-z]{2}\.?[\dA-Za-z]{3}\.?[\dA-Za-z]{3}\/?[\dA-Za-z]{4}-?\d{2}$/.test(text)
    ? charactersOf(text)
    : ''
  // Fourteen equal digits pass the sums but were never issued.
  if (value === '' || /^(\d)\1+$/.test(value)) return false
  return cnpjCheckDigits(value.slice(0, 12)) === value.slice(12)
}

/**
 * @param base the first 12 characters, digits or upper-case letters
 * @throws {RangeError} when `base` is anything else
 * @see Instrução Normativa RFB 2.229/2024: the value of a character is its ASCII code minus 48
 */
export function cnpjCheckDigits(base: string): string {
  if (!/^[\dA-Z]{12}$/.test(base)) throw new RangeError('a CNPJ base has 12 digits or capital letters')
  const first = checkDigit(base)
  return first + checkDigit(base + first)
}

/** `00.000.000/0000-00`. @throws {RangeError} when `value` is not a 14-character CNPJ */
export function formatCnpj(value: string): string {
  if (!/^[\dA-Z]{12}\d{2}$/.test(value)) throw new RangeError('a CNPJ has 14 characters')
  return value.replace(/^(.{2})(.{3})(.{3})(.{4})/, '$1.$2.$3/$4-')
}

/** Weights 2 … 9, repeating, from the right; remainders below 2 give 0. */
function checkDigit(characters: string): string {
  let sum = 0
  for (let at = 0; at < characters.length; at++) {
    const weight = ((characters.length - 1 - at) % 8) + 2
    sum += (characters.charCodeAt(at) - 48) * weight
  }
  const remainder = sum % 11
  return String(remainder < 2 ? 0 : 11 - remainder)
}

function charactersOf(text: string): string {
  return text.replace(/[^\dA-Za-z]/g, '').toUpperCase()
}
