import type { Field } from '../../types.ts'
import { repairCode } from './random-code.ts'

/** At most this confidence for a random code in both cases: only the shape distinguishes `z` from `2` and `c` from `C`. */
const AMBIGUOUS_MAX = 0.88

/** A key read from pixels, with what its other signs tell. */
export function keyFromPixels(key: Field): Field {
  if (key.status !== 'found' || !key.evidence.some(({ source }) => source === 'ocr')) return key
  const read = String(key.value)
  const value = read.split(' ').map(repairCode).join(' ')
  return { ...key, value, confidence: Math.min(key.confidence, isAmbiguous(value) ? AMBIGUOUS_MAX : 1) }
}

function isAmbiguous(key: string): boolean {
  return /[a-z]/.test(key) && /[A-Z]/.test(key) ? /[0-9cCkoOpPsSuUvVwWxXzZlI]/.test(key) : false
}
