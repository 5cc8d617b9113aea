import { DIGIT_LIKE, repairDigits } from './digits.ts'
import { type Hit, withoutOverlaps } from './hit.ts'

export interface LicenceNumberHit extends Hit {
  /** 11 digits, leading zeros kept. */
  readonly value: string
  /** The check digits pass. A CPF or a security number passes by chance about once in a hundred. */
  readonly valid: boolean
}

const BARE = /(?<![\p{L}\d])(?<!\d[./-])\d{11}(?![\p{L}\d])(?![./-]\d)/gu
/** "5N°REGISTRO 04019683411" keeps its space, but the label may be glued to the number. */
const GLUED = /(?<=[\p{L}°º:])\d{11}(?![\p{L}\d])(?![./-]\d)/gu
/** A wide gap among figures by hand is read as a space: `0996704 3818`. */
const APART = /(?<![\p{L}\d])(?<!\d[./ -])(?=[\d ]{12}(?![\p{L}\d]|[./ -]\d))\d{2,9} \d{2,9}/gu
const CONFUSED = new RegExp(`(?<![\\p{L}\\d])[${DIGIT_LIKE}]{11}(?![\\p{L}\\d])`, 'gu')
/** More look-alikes than this in one number and it is a word, not a number. */
const LOOKALIKES_MAX = 3

/**
 * Every number of a text that may be a CNH registration number (registro): 11 digits without mask. CPF
 * and security number have 11 digits too; label, position and check digits decide. Numbers with up to
 * three look-alike letters count only when the check digits pass.
 */
export function findLicenceNumbers(text: string): LicenceNumberHit[] {
  const hits: LicenceNumberHit[] = []
  for (const pattern of [BARE, GLUED]) {
    for (const match of text.matchAll(pattern)) {
      hits.push({ value: match[0], valid: isValidLicenceNumber(match[0]), ...hitOf(match) })
    }
  }
  for (const match of text.matchAll(APART)) {
    const value = match[0].replace(' ', '')
    if (isValidLicenceNumber(value)) hits.push({ value, valid: true, ...hitOf(match) })
  }
  for (const match of text.matchAll(CONFUSED)) {
    const lookalikes = match[0].replace(/\d/g, '').length
    const value =
      lookalikes === 0 || lookalikes > LOOKALIKES_MAX
        ? null
        : repairDigits(match[0], 11, isValidLicenceNumber)
    if (value !== null) hits.push({ value, valid: true, ...hitOf(match) })
  }
  return withoutOverlaps(hits)
}

/** @param text 11 digits */
export function isValidLicenceNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false
  return checkDigits(text.slice(0, 9)).includes(text.slice(9))
}

/**
 * The check digits a base may carry, the usual form first.
 *
 * When the first sum leaves 10, published code disagrees (forms A and B), and no public number settles
 * it: B is taken, and A too where it yields a digit. They differ only for a second remainder of 0, 1 or 10.
 *
 * @param base the first 9 digits
 */
function checkDigits(base: string): readonly string[] {
  const descending = weightedSum(base, (at) => 9 - at) % 11
  const ascending = weightedSum(base, (at) => at + 1) % 11
  if (descending < 10) return [`${descending}${ascending === 10 ? 0 : ascending}`]
  const lessTwo = ascending >= 2 ? ascending - 2 : ascending + 9
  const formB = `0${lessTwo > 9 ? 0 : lessTwo}`
  const formA = ascending === 10 ? '00' : ascending >= 2 ? `0${ascending - 2}` : formB
  return formA === formB ? [formB] : [formB, formA]
}

function weightedSum(digits: string, weight: (at: number) => number): number {
  let sum = 0
  for (let at = 0; at < digits.length; at++) sum += Number(digits[at]) * weight(at)
  return sum
}

function hitOf(match: RegExpExecArray): Hit {
  return { start: match.index, end: match.index + match[0].length, raw: match[0] }
}
