import { prepareReader } from '../reading/read-documents.ts'
import { type Loading, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'

const MB = 1e6
/** Before that a guess at the time left jumps about. */
const GUESS_AFTER_MS = 2000

/** Whether everything for reading is on the device; then the network may go. */
export function ReaderStatus() {
  const words = useWords()
  const reader = useAppState((state) => state.reader)
  const isLoading = reader.kind === 'preparing' || reader.kind === 'pictures'
  return (
    // What photos need is there before the rest is.
    <p class={`reader-status ${reader.kind} ${isLoading ? 'preparing' : ''}`} role="status">
      <span class="dot" aria-hidden="true" />
      {reader.kind === 'ready' && words.reader.ready}
      {reader.kind === 'preparing' && words.reader.preparing(...toldOf(reader.loading))}
      {reader.kind === 'pictures' && words.reader.pictures}
      {reader.kind === 'metered' && (
        <>
          {words.reader.metered}{' '}
          <button type="button" class="link" onClick={() => void prepareReader()}>
            {words.reader.load}
          </button>
        </>
      )}
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

/** Megabytes that are there, of how many, and seconds to go. */
function toldOf({ loaded, of, since }: Loading): [mb: number, of: number, seconds: number | null] {
  const elapsed = performance.now() - since
  const isGuessed = elapsed > GUESS_AFTER_MS && loaded > 0
  const seconds = isGuessed ? Math.ceil(((of - loaded) * elapsed) / loaded / 1000) : null
  return [loaded / MB, of / MB, seconds]
}
