import { readAgain } from '../reading/read-documents.ts'
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
  if (origin === 'service' || phase.kind !== 'read') return <p class="card-type">{labels.ofType(type)}</p>
  return (
    <p class="card-type">
      <select
        aria-label={words.changeType}
        onChange={({ currentTarget }) => {
          const other = parseType(currentTarget.value)
          if (other === undefined) return
          if (!hasWork(document) || confirm(words.review.retypeAsk)) readAgain(id, other)
          else currentTarget.value = String(type)
        }}
      >
        {TYPES_BY_USE.map((one) => (
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
