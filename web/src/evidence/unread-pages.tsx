import { LIMITS } from '@ficha/engine'
import { readAllPages } from '../reading/read-documents.ts'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'

interface Props {
  readonly document: OpenDocument
  /** Pages that were read. */
  readonly read: number
  readonly pageCount: number
}

/** That more pages are shown than were read, and the others at one press. */
export function UnreadPages({ document, read, pageCount }: Props) {
  const words = useWords().verdict
  const left = Math.min(pageCount, LIMITS.pagesMax) - read
  if (read >= pageCount) return null
  return (
    <p class="small row unread-pages">
      {words.part(read, pageCount)}
      {document.origin === 'device' && left > 0 && (
        <button type="button" class="quiet" onClick={() => readAllPages(document.id, pageCount)}>
          {words.readRest(left)}
        </button>
      )}
    </p>
  )
}
