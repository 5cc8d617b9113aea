import { isAbsent, type SortedFields, sortFields } from '@ficha/element/parts'
import type { ExtractionResult } from '@ficha/engine'
import type { OpenDocument } from '../state/state.ts'
import { sureFrom } from './thresholds.ts'

/** The fields of a reading; those that a person has confirmed are doubtful no more. */
export function sortReviewed(
  reading: ExtractionResult,
  { type, confirmed, isConfirmed }: OpenDocument,
): SortedFields {
  const { doubtful, sure, absent } = sortFields(reading, (field) => sureFrom(type, field))
  const isOpen = ({ name }: { readonly name: string }) => !isConfirmed && !confirmed.includes(name)
  const settled = doubtful.filter((entry) => !isOpen(entry))
  return {
    doubtful: doubtful.filter(isOpen),
    sure: [...settled.filter(({ report }) => !isAbsent(report)), ...sure],
    absent: [...settled.filter(({ report }) => isAbsent(report)), ...absent],
  }
}
