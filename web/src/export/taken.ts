import { hasWork } from '../review/has-work.ts'
import type { OpenDocument } from '../state/state.ts'

/** As they were when they were taken along: a change of a document makes another one. */
const taken = new WeakSet<OpenDocument>()

export function markTaken(documents: readonly OpenDocument[]): void {
  for (const document of documents) taken.add(document)
}

/** Whether something would be lost that took a person or this device its time. */
export function hasUntaken(documents: readonly OpenDocument[]): boolean {
  return documents.some(
    (document) =>
      !taken.has(document) &&
      (hasWork(document) || document.phase.kind === 'reading' || document.phase.kind === 'waiting'),
  )
}
