import type { FichaClient } from '@ficha/client'
import { useEffect, useState } from 'preact/hooks'
import { openPages } from '../evidence/open-pages.ts'
import type { Pages } from '../evidence/pages.ts'
import { UploadForm } from '../service/upload-form.tsx'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { FieldChooser } from './field-chooser.tsx'
import { NOTHING_HIDDEN, type Redaction, renderRedacted } from './redaction.ts'
import { RedactionPage } from './redaction-page.tsx'

interface Props {
  readonly client: FichaClient
  readonly document: OpenDocument
}

/** What is sent: the file as it is, or pictures of its pages without what a person hides. */
export function SendSteps({ client, document }: Props) {
  const words = useWords().send
  const [isWhole, setIsWhole] = useState(false)
  const [redaction, setRedaction] = useState<Redaction>(NOTHING_HIDDEN)
  const [pages, setPages] = useState<Pages | null>(null)
  useEffect(() => {
    let opened: Pages | null = null
    let gone = false
    void openPages(document.shown).then((now) => {
      if (gone) return now.close()
      opened = now
      setPages(now)
    })
    return () => {
      gone = true
      opened?.close()
    }
  }, [document.shown])

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
        <div class="redact">
          <FieldChooser document={document} redaction={redaction} onChange={setRedaction} />
          <div class="redact-pages">
            <p class="soft small">{words.drag}</p>
            {pages?.sizes.map((_, i) => (
              <RedactionPage
                key={`page-${i + 1}`}
                pages={pages}
                number={i + 1}
                redaction={redaction}
                onChange={setRedaction}
              />
            ))}
          </div>
        </div>
      )}
      {document.type !== 'auto' && <UploadForm client={client} files={{ type: document.type, make }} />}
    </div>
  )
}
