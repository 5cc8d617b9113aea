import { closeDocument } from '../reading/read-documents.ts'
import { SendDocument } from '../send/send-document.tsx'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { DocumentSides } from './document-sides.tsx'
import { DocumentTabs } from './document-tabs.tsx'

/** A document of this device, among the others that are open. */
export function DocumentView({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const close = (
    <button type="button" class="quiet close" onClick={() => closeDocument(document.id)}>
      {words.close}
    </button>
  )
  return (
    <div class="document">
      <DocumentTabs />
      <DocumentSides document={document} action={close}>
        <SendDocument key={document.id} document={document} />
      </DocumentSides>
    </div>
  )
}
