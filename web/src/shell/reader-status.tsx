import { prepareReader } from '../reading/read-documents.ts'
import { useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'

/** Whether everything for reading is on the device; then the network may go. */
export function ReaderStatus() {
  const words = useWords()
  const reader = useAppState((state) => state.reader)
  return (
    <p class={`reader-status ${reader.kind}`} role="status">
      <span class="dot" aria-hidden="true" />
      {reader.kind === 'ready' && words.reader.ready}
      {reader.kind === 'preparing' && words.reader.preparing(Math.round(100 * reader.share))}
      {reader.kind === 'away' && (
        <>
          {words.reader.away}{' '}
          <button type="button" class="link" onClick={() => void prepareReader()}>
            {words.tryAgain}
          </button>
        </>
      )}
    </p>
  )
}
