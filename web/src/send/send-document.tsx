import { useRef, useState } from 'preact/hooks'
import { useClient } from '../service/connection.ts'
import { KeyGate } from '../service/key-gate.tsx'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { SendSteps } from './send-steps.tsx'

/** Sending is another thing than reading: a window of its own, and nothing leaves before its last button. */
export function SendDocument({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const client = useClient()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const open = () => {
    setIsOpen(true)
    dialog.current?.showModal()
  }
  return (
    <section class="sending" aria-label={words.send.open}>
      <p class="soft small">{words.send.note}</p>
      <p>
        <button type="button" class="second" onClick={open}>
          {words.send.open}
        </button>
      </p>
      <dialog ref={dialog} class="send" aria-label={words.send.heading} onClose={() => setIsOpen(false)}>
        <header class="card-head">
          <h2>{words.send.heading}</h2>
          <button type="button" class="quiet" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </header>
        {isOpen && (client === null ? <KeyGate /> : <SendSteps client={client} document={document} />)}
      </dialog>
    </section>
  )
}
