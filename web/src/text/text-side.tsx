import { toPlainText } from '@ficha/engine'
import { useState } from 'preact/hooks'
import { download } from '../export/download.ts'
import { saveSearchablePdf } from '../export/searchable-pdf.ts'
import { markTaken } from '../export/taken.ts'
import type { OpenDocument, TextPhase } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { TEXT_FORMS } from './text-forms.ts'
import { TextPages } from './text-pages.tsx'

interface Props {
  readonly document: OpenDocument
  readonly phase: TextPhase
}

/** The text of a document, to read and to take along. */
export function TextSide({ document, phase }: Props) {
  return (
    <>
      <SaveText document={document} phase={phase} />
      <TextPages id={document.id} text={phase.text} />
    </>
  )
}

function SaveText({ document, phase }: Props) {
  const words = useWords()
  const [said, setSaid] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const name = document.name.replace(/\.[a-z]+$/i, '')
  const copy = async () => {
    await navigator.clipboard.writeText(toPlainText(phase.text))
    setSaid(words.text.copied)
    markTaken([document])
  }
  const pdf = async () => {
    setIsBusy(true)
    setSaid('')
    const problem = await saveSearchablePdf(`${name}-text.pdf`, document, phase.text)
    setIsBusy(false)
    if (problem === null) markTaken([document])
    else setSaid(words.text[problem])
  }
  return (
    <section class="text-save" aria-label={words.text.save}>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          {words.text.copy}
        </button>
        {TEXT_FORMS.map(({ name: form, ending, make }) => (
          <button
            type="button"
            class="second"
            key={ending}
            onClick={() => {
              download(`${name}.${ending}`, make(document, phase))
              markTaken([document])
            }}
          >
            {form}
          </button>
        ))}
        {document.files.length > 0 && (
          <button type="button" class="second" disabled={isBusy} onClick={() => void pdf()}>
            {words.text.pdf}
          </button>
        )}
      </div>
      <p class="small" role="status">
        {said}
      </p>
    </section>
  )
}
