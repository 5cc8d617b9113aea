import type { Proposal } from '../../weigh/proposal.ts'
import { doubted } from './licence-term.ts'

/** A random code in both cases, read from pixels, is hardly sure: only the shape distinguishes `z` from `2` and `c` from `C`. */
export function keyFromPixels(key: Proposal): Proposal {
  const isRead = key.spans.some(({ line }) => line.line.source === 'ocr')
  const isMixed = /[a-z]/.test(String(key.value)) && /[A-Z]/.test(String(key.value))
  return isRead && isMixed ? doubted(key) : key
}
