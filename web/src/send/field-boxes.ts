import type { EvidenceReport } from '../evidence/reports.ts'
import type { PageBox } from './redaction.ts'

/** A letter's edge may stand a little out of its line. */
const MARGIN = 0.004

/** The places of a field, wide enough to hide it. */
export function boxesOf(evidence: readonly EvidenceReport[]): readonly PageBox[] {
  return evidence.map(({ page, polygon }) => {
    const xs = polygon.map(([x]) => x)
    const ys = polygon.map(([, y]) => y)
    return {
      page,
      left: Math.max(0, Math.min(...xs) - MARGIN),
      top: Math.max(0, Math.min(...ys) - MARGIN),
      right: Math.min(1, Math.max(...xs) + MARGIN),
      bottom: Math.min(1, Math.max(...ys) + MARGIN),
    }
  })
}
