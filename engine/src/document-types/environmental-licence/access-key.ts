import type { Proposal } from '../../weigh/proposal.ts'
import { repairCode } from './random-code.ts'

/** At most this confidence for a random code in both cases: only the shape distinguishes `z` from `2` and `c` from `C`. */
const AMBIGUOUS_MAX = 0.88

/** A key read from pixels, with what its other signs tell. */
export function keyFromPixels(key: Proposal): Proposal {
  if (!key.spans.some(({ line }) => line.line.source === 'ocr')) return key
  const value = String(key.value).split(' ').map(repairCode).join(' ')
  return { ...key, value, sureAtMost: isAmbiguous(value) ? AMBIGUOUS_MAX : 1 }
}

function isAmbiguous(key: string): boolean {
  return /[a-z]/.test(key) && /[A-Z]/.test(key) ? /[0-9cCkoOpPsSuUvVwWxXzZlI]/.test(key) : false
}
