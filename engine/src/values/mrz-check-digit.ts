const VALUES = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Weights 7, 3, 1 repeating over 0–9, A = 10 … Z = 35, `<` = 0; modulo 10.
 *
 * @throws {RangeError} when a character has no value
 * @see ICAO 9303-3, section 4.9
 */
export function mrzCheckDigit(text: string): string {
  let sum = 0
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    const value = char === '<' ? 0 : VALUES.indexOf(char)
    if (value === -1) throw new RangeError(`character ${at} has no MRZ value`)
    sum += value * ([7, 3, 1][at % 3] ?? 0)
  }
  return String(sum % 10)
}
