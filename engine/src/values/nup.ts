import { repairDigits } from './digits.ts'
import type { Hit } from './hit.ts'

export interface NupHit extends Hit {
  /** `00000.000000/0000-00`. */
  readonly value: string
  /** The check digits pass. */
  readonly valid: boolean
}

/** The slash is needed: seventeen digits alone are any protocol. */
const NUP = /(?<!\d)(?<!\d[./-])\d{5} ?[.,]? ?\d{6} ?\/ ?\d{4} ?[-–—]? ?\d{2}(?!\d)(?![./-]\d)/g

/** Every federal process number (NUP) of a text, whatever its check digits. */
export function findNups(text: string): NupHit[] {
  const hits: NupHit[] = []
  for (const match of text.matchAll(NUP)) {
    const value = parseNup(match[0])
    if (value === null) continue
    const span = { start: match.index, end: match.index + match[0].length, raw: match[0] }
    hits.push({ value, valid: isValidNup(value), ...span })
  }
  return hits
}

/** A slot that holds a NUP and nothing else, masked; its check digits may fail. */
export function parseNup(text: string): string | null {
  const digits = text.replace(/[\s.,/\-–—]/g, '')
  return /^\d{17}$/.test(digits) ? formatNup(digits) : null
}

/** The NUP of a slot after reading look-alikes as digits, when the check digits prove it. */
export function repairNup(slot: string): string | null {
  const digits = repairDigits(slot, 17, isValidNup)
  return digits === null ? null : formatNup(digits)
}

/** @param text 17 digits, with or without the mask */
export function isValidNup(text: string): boolean {
  const digits = /^\d{5}\.?\d{6}\/?\d{4}-?\d{2}$/.test(text) ? text.replace(/\D/g, '') : ''
  return digits !== '' && nupCheckDigits(digits.slice(0, 15)) === digits.slice(15)
}

/**
 * @param base the first 15 digits
 * @throws {RangeError} when `base` is not 15 digits
 */
export function nupCheckDigits(base: string): string {
  if (!/^\d{15}$/.test(base)) throw new RangeError('a NUP base has 15 digits')
  const first = checkDigit(base)
  return first + checkDigit(base + first)
}

/** `00000.000000/0000-00`. @throws {RangeError} when `digits` is not 17 digits */
export function formatNup(digits: string): string {
  if (!/^\d{17}$/.test(digits)) throw new RangeError('a NUP has 17 digits')
  return digits.replace(/^(\d{5})(\d{6})(\d{4})/, '$1.$2/$3-')
}

/** Weights 2, 3, 4… from the right; 11 minus the remainder, its last digit. */
function checkDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * (digits.length + 1 - at)
  return String((11 - (sum % 11)) % 10)
}
