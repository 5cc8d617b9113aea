import { cancelReading } from '../reading/read-documents.ts'
import { type OpenDocument, type Progress, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'

/** How much of a page is behind when a stage begins: recognition takes most of the time that pixels take. */
const SHARE_BEHIND: Readonly<Record<Progress['stage'], number>> = {
  open: 0,
  understand: 0.02,
  find: 0.1,
  read: 0.35,
}

interface Props {
  readonly document: OpenDocument
  /** Null while it waits. */
  readonly progress: Progress | null
}

export function ProgressCard({ document, progress }: Props) {
  const words = useWords()
  const isReady = useAppState((state) => state.reader.kind === 'ready')
  const isCounted = progress !== null && progress.page > 0 && progress.pageCount > 0
  return (
    <div class="progress">
      <p>
        {progress === null
          ? isReady
            ? words.phases.waiting
            : words.reader.first
          : words.stages[progress.stage]}
        {isCounted && ` · ${words.page.of(progress.page, progress.pageCount)}`}
      </p>
      <progress
        aria-label={words.phases.reading}
        {...(isCounted
          ? { value: progress.page - 1 + SHARE_BEHIND[progress.stage], max: progress.pageCount }
          : {})}
      />
      {document.origin === 'device' && (
        <p>
          <button type="button" class="second" onClick={() => cancelReading(document.id)}>
            {words.cancel}
          </button>
        </p>
      )}
    </div>
  )
}
