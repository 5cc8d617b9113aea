import { type Judgement, type Thresholds, VERDICT } from '@ficha/engine'
import { type Judging, judgeReading } from '../read/judge-reading.ts'
import type { DocumentRow } from '../store/documents.ts'
import type { Finished } from './render-finished.ts'

/** @returns null where the tenant has no profile */
export function judgingOf(
  { pages, splits }: Pick<DocumentRow, 'pages' | 'splits'>,
  thresholds: Thresholds | null,
): Judging | null {
  return thresholds && { thresholds, hasPages: pages !== null, isSplit: splits }
}

/** A finished document as it stands: a person's values are sure, and the rules speak of them. */
export function judgeFinished({ document, result, review }: Finished, judging: Judging): Judgement {
  const { type, type_confidence: typeConfidence } = document
  const reading = { ...result, validations: review?.validations ?? result.validations }
  return judgeReading(reading, judging, {
    type: typeof type === 'number' ? type : null,
    typeConfidence,
    corrected: correctedIn({ result, review }),
  })
}

/** What people have given, and what follows from it. */
function correctedIn({ result, review }: Pick<Finished, 'result' | 'review'>): ReadonlySet<string> {
  if (review === null) return new Set()
  const read: Readonly<Record<string, { readonly value: unknown }>> = result.fields
  const changed = Object.keys(review.data).filter(
    (name) =>
      name !== VERDICT && JSON.stringify(review.data[name]) !== JSON.stringify(read[name]?.value ?? null),
  )
  return new Set([...Object.keys(review.fields), ...changed])
}
