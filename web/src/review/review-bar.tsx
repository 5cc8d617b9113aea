import { setKeys } from '../state/preferences.ts'
import { type OpenDocument, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { isOpenForReview } from './facts.ts'
import { confirmDocument, goToNext } from './steps.ts'

/** What is left to decide, and the keys that do it. */
export function ReviewBar({ document }: { readonly document: OpenDocument }) {
  const words = useWords().review
  const left = useAppState(
    (state) => state.documents.filter((one) => isOpenForReview(one, state.label !== null)).length,
  )
  const many = useAppState((state) => state.documents.length > 1)
  const hasKeys = useAppState((state) => state.hasKeys)
  // A text has nothing to confirm; the next doubt may be another document's.
  const isText = document.phase.kind === 'text'
  if (document.origin === 'service' || (isText && left === 0)) return null
  const key = (letter: string) =>
    hasKeys ? (
      <span class="key" aria-hidden="true">
        {letter}
      </span>
    ) : null
  const shortcut = (letter: string) => (hasKeys ? letter : undefined)
  return (
    <div class="review-bar">
      {left > 0 ? (
        <button type="button" aria-keyshortcuts={shortcut('N')} onClick={goToNext}>
          {words.next} {key('N')}
        </button>
      ) : (
        document.phase.kind === 'read' && <span class="review-done">{words.nothingLeft}</span>
      )}
      {document.phase.kind === 'read' &&
        (document.isConfirmed ? (
          <span class="row">
            <span class="review-done">✓ {words.documentConfirmed}</span>
            <button type="button" class="quiet" onClick={() => confirmDocument(document.id, false)}>
              {words.undoDocument}
            </button>
          </span>
        ) : (
          <button
            type="button"
            class="second"
            aria-keyshortcuts={shortcut('D')}
            onClick={() => confirmDocument(document.id, true)}
          >
            {words.confirmDocument} {key('D')}
          </button>
        ))}
      {many && left > 0 && <span class="soft small">{words.nextLeft(left)}</span>}
      <details class="keys">
        <summary>{words.keys.heading}</summary>
        <div class="keys-card">
          <dl>
            {words.keys.list.map(([letter, does]) => (
              <div key={letter}>
                <dt>
                  <kbd>{letter}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
          <label class="check-line">
            <input
              type="checkbox"
              checked={hasKeys}
              onChange={({ currentTarget }) => setKeys(currentTarget.checked)}
            />{' '}
            {words.keys.use}
          </label>
        </div>
      </details>
    </div>
  )
}
