import { readAgain, readAsText } from '../reading/read-documents.ts'
import { hasWork } from '../review/has-work.ts'
import { parseType, TYPES_BY_USE } from '../state/document-types.ts'
import type { OpenDocument } from '../state/state.ts'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'

/** The type that a document was read as, its probability, and the others that it may be. */
export function DocumentType({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const labels = useLabels()
  const { id, type, typeConfidence, origin, phase } = document
  const isRead = phase.kind === 'read' || phase.kind === 'text'
  if (origin === 'service' || !isRead) return <p class="card-type">{labels.ofType(type)}</p>
  return (
    <p class="card-type">
      <select
        aria-label={words.changeType}
        onChange={({ currentTarget }) => {
          const other = parseType(currentTarget.value)
          if (hasWork(document) && !confirm(words.review.retypeAsk)) currentTarget.value = String(type)
          else if (other === undefined) readAsText(id)
          else readAgain(id, other)
        }}
      >
        {([...TYPES_BY_USE, 'text'] as const).map((one) => (
          <option key={one} value={String(one)} selected={one === type}>
            {labels.ofType(one)}
          </option>
        ))}
      </select>{' '}
      {typeConfidence !== null && (
        <span class="soft small">{words.foundType(Math.round(100 * typeConfidence))}</span>
      )}
    </p>
  )
}
