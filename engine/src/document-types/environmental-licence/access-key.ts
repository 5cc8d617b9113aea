import type { Field } from '../../types.ts'
import { repairCode } from './random-code.ts'

/** Nothing but its shape tells `z` from `2` or `c` from `C` in a code drawn from letters of both cases. */
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
