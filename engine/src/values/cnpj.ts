import { numberFinder, type PrintedNumber } from './printed-number.ts'

/** With letters as issued from July 2026. */
export const CNPJ_PRINT: PrintedNumber = {
  mask: '##.###.###/####-99',
  mark: /\//,
  isFoundBare: true,
  hasSuffix: false,
  isValid: isValidCnpj,
}

/**
 * Every CNPJ of a text, numeric or alphanumeric, also those whose check digits fail. Digits apart by
 * spaces, and look-alike letters, count only when the check digits pass; letters are legal, so that the
 * literal reading goes first. One with letters and without its mask, or with spaces for it, counts when they pass.
 */
export const findCnpjs = numberFinder(CNPJ_PRINT)

/**
 * @param text 14 characters, with or without the mask
 * @see Instrução Normativa RFB 2.229/2024: the value of a character is its ASCII code minus 48
 */
export function isValidCnpj(text: string): boolean {
  const isCnpj = /^[\dA-Za-z]{2}\.?[\dA-Za-z]{3}\.?[\dA-Za-z]{3}\/?[\dA-Za-z]{4}-?\d{2}$/.test(text)
  const value = isCnpj ? text.replace(/[^\dA-Za-z]/g, '').toUpperCase() : ''
  // Fourteen equal digits pass the sums but were never issued.
  if (value === '' || /^(\d)\1+$/.test(value)) return false
  return checkDigit(value.slice(0, 12)) + checkDigit(value.slice(0, 13)) === value.slice(12)
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
