import { numberFinder, type PrintedNumber } from './printed-number.ts'

export const CPF_PRINT: PrintedNumber = {
  mask: '999.999.999-99',
  mark: /^\d{3} ?[.,]|^\d{9} ?[-–—]/,
  isFoundBare: true,
  hasSuffix: false,
  isValid: isValidCpf,
}

/**
 * Every CPF of a text, masked or as 11 bare digits, also those whose check digits fail. Digits apart by
 * spaces only, and masks with look-alike letters, count only when the check digits pass.
 */
export const findCpfs = numberFinder(CPF_PRINT)

/** @param text 11 digits, with or without the mask */
export function isValidCpf(text: string): boolean {
  const digits = /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(text) ? text.replace(/\D/g, '') : ''
  // Eleven equal digits pass the sums but were never issued.
  if (digits === '' || /^(\d)\1+$/.test(digits)) return false
  return checkDigit(digits.slice(0, 9)) + checkDigit(digits.slice(0, 10)) === digits.slice(9)
}

/** Weights n+1 … 2 from the left; remainders below 2 give 0. */
function checkDigit(digits: string): string {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * (digits.length + 1 - at)
  const remainder = sum % 11
  return String(remainder < 2 ? 0 : 11 - remainder)
}
