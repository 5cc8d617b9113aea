import { type NumberHit, numberFinder, type PrintedNumber } from './printed-number.ts'

/** A federal process has this number. */
export const NUP_PRINT: PrintedNumber = {
  mask: '99999.999999/9999-99',
  mark: /\//,
  isFoundBare: false,
  hasSuffix: false,
  isValid: isValidNup,
}

const findAny = numberFinder(NUP_PRINT)

/** Every NUP of a text, whatever its check digits. The slash is needed: seventeen digits alone are any protocol. */
export function findNups(text: string): NumberHit[] {
  return findAny(text).filter(({ masked }) => masked)
}

/** @param text 17 digits, with or without the mask */
function isValidNup(text: string): boolean {
  const digits = /^\d{5}\.?\d{6}\/?\d{4}-?\d{2}$/.test(text) ? text.replace(/\D/g, '') : ''
  if (digits === '') return false
  return checkDigit(digits.slice(0, 15)) + checkDigit(digits.slice(0, 16)) === digits.slice(15)
}

/** Weights 2, 3, 4… from the right; 11 minus the remainder, its last digit. */
function checkDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * (digits.length + 1 - at)
  return String((11 - (sum % 11)) % 10)
}
