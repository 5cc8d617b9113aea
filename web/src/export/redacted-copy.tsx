import { useRef, useState } from 'preact/hooks'
import { NOTHING_HIDDEN, type Redaction, renderRedacted } from '../send/redaction.ts'
import { Redactor, useOwnPages } from '../send/redactor.tsx'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { download } from './download.ts'
import { pdfOfPictures } from './pdf-of-pictures.ts'

/** A copy on which fields are covered, saved on this device: no service and no key is needed. */
export function RedactedCopy({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    dialog.current?.showModal()
  }
  return (
    <>
      <button type="button" class="second" onClick={open}>
        {words.send.copyOpen}
      </button>
      <dialog ref={dialog} class="send" aria-label={words.send.copy} onClose={() => setIsOpen(false)}>
        <header class="card-head">
          <h2>{words.send.copy}</h2>
          <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </header>
        {isOpen && <CopySteps document={document} />}
      </dialog>
    </>
  )
}

function CopySteps({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const pages = useOwnPages(document)
  const [redaction, setRedaction] = useState<Redaction>(NOTHING_HIDDEN)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const name = document.name.replace(/\.[a-z]+$/i, '')
  const save = (write: (pictures: readonly File[]) => Promise<void>) => async () => {
    if (pages === null) return
    setState('busy')
    try {
      await write(await renderRedacted(pages, redaction))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const asPdf = save(async (pictures) => download(`${name}-copy.pdf`, await pdfOfPictures(pictures)))
  const asPictures = save(async (pictures) => {
    for (const [i, picture] of pictures.entries()) download(`${name}-copy-${i + 1}.jpg`, picture)
  })
  const isBusy = pages === null || state === 'busy'
  return (
    <div class="send-body">
      <p class="send-note soft small">{words.send.copyNote}</p>
      <Redactor document={document} pages={pages} redaction={redaction} onChange={setRedaction} />
      <p class="row send-save">
        <button type="button" disabled={isBusy} onClick={asPdf}>
          {words.send.savePdf}
        </button>
        <button type="button" class="second" disabled={isBusy} onClick={asPictures}>
          {words.send.savePictures}
        </button>
        <span role="status">{state === 'failed' ? words.page.unseen : ''}</span>
      </p>
    </div>
  )
}
