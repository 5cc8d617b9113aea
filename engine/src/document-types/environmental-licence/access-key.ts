import type { Proposal } from '../../weigh/proposal.ts'

/** At most this confidence for a random code in both cases: only the shape distinguishes `z` from `2` and `c` from `C`. */
const AMBIGUOUS_MAX = 0.88

/** A key read from pixels is less sure where signs of one shape could be another's. */
export function keyFromPixels(key: Proposal): Proposal {
  if (!key.spans.some(({ line }) => line.line.source === 'ocr')) return key
  return { ...key, sureAtMost: isAmbiguous(String(key.value)) ? AMBIGUOUS_MAX : 1 }
}

function isAmbiguous(key: string): boolean {
  return /[a-z]/.test(key) && /[A-Z]/.test(key) ? /[0-9cCkoOpPsSuUvVwWxXzZlI]/.test(key) : false
}
