import { DIGIT_LIKE, repairDigits } from './digits.ts'
import { type Hit, withoutOverlaps } from './hit.ts'

export interface CpfHit extends Hit {
  /** 11 digits. */
  readonly value: string
  /** The check digits pass. */
  readonly valid: boolean
  /** Printed with the CPF's own punctuation, which tells it from other 11-digit numbers. */
  readonly masked: boolean
  /** Look-alike letters were read as digits and the check digits proved it. */
  readonly repaired: boolean
}

const BEFORE = '(?<![\\dA-Za-z])(?<!\\d[./-])'
const AFTER = '(?![\\dA-Za-z])(?![./-]\\d)'
// A mask stands out even where a text layer glues a label or a date to it.
const BEFORE_MASK = '(?:(?<!\\d)(?<!\\d[./-])|(?<=\\d{2}/\\d{2}/\\d{4}))'
const AFTER_MASK = '(?:(?!\\d)(?![./-]\\d)|(?=\\d{2}/\\d{2}/\\d{4}))'

const MASKED = new RegExp(
  `${BEFORE_MASK}\\d{3} ?[.,] ?\\d{3} ?[.,]? ?\\d{3}(?: ?[-–—./] ?)?\\d{2}${AFTER_MASK}`,
  'g',
)
const DASHED = new RegExp(`${BEFORE_MASK}\\d{9} ?[-–—] ?\\d{2}${AFTER_MASK}`, 'g')
const SPACED = new RegExp(`${BEFORE}\\d{3} \\d{3} \\d{3}[ -]\\d{2}${AFTER}`, 'g')
const BARE = new RegExp(`${BEFORE}\\d{11}${AFTER}`, 'g')
const CONFUSED = new RegExp(
  `(?<![\\p{L}\\d])[${DIGIT_LIKE}]{3}[.,] ?[${DIGIT_LIKE}]{3}[.,] ?[${DIGIT_LIKE}]{3} ?[-–—] ?[${DIGIT_LIKE}]{2}(?![\\p{L}\\d])`,
  'gu',
)

/**
 * Every CPF of a text, masked or as 11 bare digits, also those whose check digits fail. Digits apart by
 * spaces only, and masks with look-alike letters, count only when the check digits pass.
 */
export function findCpfs(text: string): CpfHit[] {
  const hits: CpfHit[] = []
  const add = (pattern: RegExp, masked: boolean, mustPass: boolean): void => {
    for (const match of text.matchAll(pattern)) {
      const raw = match[0]
      const value = repairCpf(raw) ?? digitsOf(raw)
      const valid = isValidCpf(value)
      if (mustPass && !valid) continue
      const hit = { start: match.index, end: match.index + raw.length, raw }
      hits.push({ value, valid, masked, repaired: /[A-Za-z|!]/.test(raw), ...hit })
    }
  }
  add(MASKED, true, false)
  add(DASHED, true, false)
  add(BARE, false, false)
  add(SPACED, false, true)
  add(CONFUSED, true, true)
  return withoutOverlaps(hits)
}

/** The 11 digits of a slot that holds a CPF and nothing else; its check digits may fail. */
export function parseCpf(text: string): string | null {
  const trimmed = text.trim()
  if (!/^\d{3}[ .,]{0,3}\d{3}[ .,]{0,3}\d{3}[ .\-–—/]{0,3}\d{2}$/.test(trimmed)) return null
  return digitsOf(trimmed)
}

/** The 11 digits of a slot after reading look-alikes as digits, when the check digits prove it. */
export function repairCpf(slot: string): string | null {
  return repairDigits(slot, 11, isValidCpf)
}

/** @param text 11 digits, with or without the mask */
export function isValidCpf(text: string): boolean {
  const digits = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(text) ? digitsOf(text) : ''
  // Eleven equal digits pass the sums but were never issued.
  if (digits === '' || /^(\d)\1+$/.test(digits)) return false
  return cpfCheckDigits(digits.slice(0, 9)) === digits.slice(9)
}

/**
 * @param base the first 9 digits
 * @throws {RangeError} when `base` is not 9 digits
 */
export function cpfCheckDigits(base: string): string {
  if (!/^\d{9}$/.test(base)) throw new RangeError('a CPF base has 9 digits')
  const first = checkDigit(base)
  return first + checkDigit(base + first)
}

/** `000.000.000-00`. @throws {RangeError} when `digits` is not 11 digits */
export function formatCpf(digits: string): string {
  if (!/^\d{11}$/.test(digits)) throw new RangeError('a CPF has 11 digits')
  return digits.replace(/^(\d{3})(\d{3})(\d{3})/, '$1.$2.$3-')
}

/** Weights n+1 … 2 from the left; remainders below 2 give 0. */
function checkDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * (digits.length + 1 - at)
  const remainder = sum % 11
  return String(remainder < 2 ? 0 : 11 - remainder)
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
