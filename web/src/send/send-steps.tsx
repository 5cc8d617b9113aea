import type { FichaClient } from '@ficha/client'
import { useState } from 'preact/hooks'
import { UploadForm } from '../service/upload-form.tsx'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { NOTHING_HIDDEN, type Redaction, renderRedacted } from './redaction.ts'
import { Redactor, useOwnPages } from './redactor.tsx'

interface Props {
  readonly client: FichaClient
  readonly document: OpenDocument
}

/** What is sent: the file as it is, or pictures of its pages without what a person hides. */
export function SendSteps({ client, document }: Props) {
  const words = useWords().send
  const [isWhole, setIsWhole] = useState(false)
  const [redaction, setRedaction] = useState<Redaction>(NOTHING_HIDDEN)
  const pages = useOwnPages(document)
  const make = async () =>
    isWhole || pages === null ? document.files : await renderRedacted(pages, redaction)
  return (
    <div class="send-body">
      <fieldset class="choices">
        <legend>{words.what}</legend>
        <label class="check-line">
          <input type="radio" name="what" checked={!isWhole} onChange={() => setIsWhole(false)} />{' '}
          {words.pictures}
        </label>
        <label class="check-line">
          <input type="radio" name="what" checked={isWhole} onChange={() => setIsWhole(true)} />{' '}
          {words.original}
        </label>
      </fieldset>
      {!isWhole && (
        <Redactor document={document} pages={pages} redaction={redaction} onChange={setRedaction} />
      )}
      {document.type !== 'auto' && <UploadForm client={client} files={{ type: document.type, make }} />}
    </div>
  )
}
