import { closeDocument } from '../reading/read-documents.ts'
import { DocumentList } from '../review/document-list.tsx'
import { hasWork } from '../review/has-work.ts'
import { ListBar } from '../review/list-bar.tsx'
import { useReviewKeys } from '../review/use-review-keys.ts'
import { SendDocument } from '../send/send-document.tsx'
import { TABS_MAX } from '../state/list-view.ts'
import { type OpenDocument, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { DocumentSides } from './document-sides.tsx'
import { DocumentTabs } from './document-tabs.tsx'

/** A document of this device, among the others that are open: a few are tabs, many a list. */
export function DocumentView({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const isMany = useAppState((state) => state.documents.length > TABS_MAX)
  const isListed = useAppState((state) => state.list.isShown)
  useReviewKeys()
  const ask = () => {
    if (!hasWork(document) || confirm(words.review.closeAsk)) closeDocument(document.id)
  }
  const close = (
    <button type="button" class="quiet close" onClick={ask}>
      {words.close}
    </button>
  )
  return (
    <div class={`document ${isMany ? 'many' : ''}`}>
      {isMany ? <ListBar /> : <DocumentTabs />}
      {isMany && isListed && <DocumentList />}
      <DocumentSides document={document} action={close}>
        <SendDocument key={document.id} document={document} />
      </DocumentSides>
    </div>
  )
}
