import type { ReadDocument } from '../../fields/reading.ts'
import type { Field } from '../../types.ts'
import { repairCode } from './random-code.ts'

/** At most this confidence for a random code in both cases: only the shape distinguishes `z` from `2` and `c` from `C`. */
const AMBIGUOUS_MAX = 0.88
const CODE_CONFIDENCE = 0.99

/** A key read from pixels: as a QR code of the document spells it, or else corrected by its other characters. */
export function keyFromPixels(key: Field, reading: ReadDocument): Field {
  if (key.status !== 'found' || !key.evidence.some(({ source }) => source === 'ocr')) return key
  const read = String(key.value)
  const spelt = codeTokens(reading).find((code) => looksAlike(code, read))
  if (spelt !== undefined) {
    return { ...key, value: spelt, confidence: Math.max(key.confidence, CODE_CONFIDENCE) }
  }
  const value = read.split(' ').map(repairCode).join(' ')
  return { ...key, value, confidence: Math.min(key.confidence, isAmbiguous(value) ? AMBIGUOUS_MAX : 1) }
}

function isAmbiguous(key: string): boolean {
  return /[a-z]/.test(key) && /[A-Z]/.test(key) ? /[0-9cCkoOpPsSuUvVwWxXzZlI]/.test(key) : false
}

/** Parts of the texts of a document's codes that may be its key. */
function codeTokens(reading: ReadDocument): string[] {
  const texts = reading.pages.flatMap(({ page }) => page.codes.map(({ text }) => text ?? ''))
  return texts
    .flatMap((text) => text.split(/[^A-Za-z0-9.-]+/))
    .filter((token) => token.length >= 6 && /\d/.test(token))
}

/** Whether two keys are equal in at least three of four characters. */
function looksAlike(a: string, b: string): boolean {
  const others = [...a].filter((char, i) => char !== b[i]).length
  return a.length === b.length && others <= a.length / 4
}
