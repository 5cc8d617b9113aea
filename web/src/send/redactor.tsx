import { useEffect, useState } from 'preact/hooks'
import { openPages } from '../evidence/open-pages.ts'
import type { Pages } from '../evidence/pages.ts'
import type { OpenDocument } from '../state/state.ts'
import { passwordOf } from '../unlock/passwords.ts'
import { useWords } from '../words/words.ts'
import { FieldChooser } from './field-chooser.tsx'
import type { Redaction } from './redaction.ts'
import { RedactionPage } from './redaction-page.tsx'

interface Props {
  readonly document: OpenDocument
  readonly pages: Pages | null
  readonly redaction: Redaction
  readonly onChange: (redaction: Redaction) => void
}

/** The pages of a document, on which a person covers fields, places and edges. */
export function Redactor({ document, pages, redaction, onChange }: Props) {
  const words = useWords().send
  return (
    <div class="redact">
      <FieldChooser document={document} redaction={redaction} onChange={onChange} />
      <div class="redact-pages">
        <p class="soft small">{words.drag}</p>
        {pages?.sizes.map((_, i) => (
          <RedactionPage
            key={`page-${i + 1}`}
            pages={pages}
            number={i + 1}
            redaction={redaction}
            onChange={onChange}
          />
        ))}
      </div>
    </div>
  )
}

/** Pages of their own, closed with what uses them; null until they are open. */
export function useOwnPages({ id, shown }: OpenDocument): Pages | null {
  const password = passwordOf(id)
  const [pages, setPages] = useState<Pages | null>(null)
  useEffect(() => {
    let opened: Pages | null = null
    let gone = false
    void openPages(shown, password).then((now) => {
      if (gone) return now.close()
      opened = now
      setPages(now)
    })
    return () => {
      gone = true
      opened?.close()
    }
  }, [shown, password])
  return pages
}
