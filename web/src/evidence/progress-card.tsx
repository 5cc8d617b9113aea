import type { Progress } from '@ficha/engine'
import { cancelReading, prepareReader } from '../reading/read-documents.ts'
import { type OpenDocument, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'

interface Props {
  readonly document: OpenDocument
  /** Null while it waits. */
  readonly progress: Progress | null
}

export function ProgressCard({ document, progress }: Props) {
  const words = useWords()
  const reader = useAppState((state) => state.reader.kind)
  const isCounted = progress !== null && progress.page > 0 && progress.pageCount > 0
  return (
    <div class="progress">
      <p>
        {progress === null
          ? reader === 'ready' || reader === 'pictures'
            ? words.phases.waiting
            : reader === 'metered'
              ? words.reader.metered
              : words.reader.first
          : words.stages[progress.stage]}
        {isCounted && ` · ${words.page.of(progress.page, progress.pageCount)}`}
      </p>
      <progress aria-label={words.phases.reading} {...(isCounted ? { value: progress.share } : {})} />
      {document.origin === 'device' && (
        <p>
          {reader === 'metered' && (
            <button type="button" onClick={() => void prepareReader()}>
              {words.reader.load}
            </button>
          )}{' '}
          <button type="button" class="second" onClick={() => cancelReading(document.id)}>
            {words.cancel}
          </button>
        </p>
      )}
    </div>
  )
}
