import { DOCUMENT_TYPES, type DocumentType } from '@ficha/engine'
import { closeDocument, readAgain, readAsText } from '../reading/read-documents.ts'
import type { OpenDocument } from '../state/state.ts'
import { UnlockForm } from '../unlock/unlock-form.tsx'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'

/** What another try may mend; a damaged file stays damaged. */
const MAY_PASS: ReadonlySet<string> = new Set(['cancelled', 'reader_failed'])

interface Props {
  readonly document: OpenDocument
  readonly code: string
  readonly message: string
  readonly detectedType: DocumentType | null
}

/** Why there are no fields, and what can be done about it. */
export function FailureCard({ document, code, message, detectedType }: Props) {
  const words = useWords()
  const labels = useLabels()
  const isUnknown = document.type === 'auto' && code === 'wrong_document_type'
  const failure = isUnknown ? words.typeUnknown : words.failures[code]
  const isWrongType = code === 'wrong_document_type'
  const isLocked = code === 'password_protected' && document.origin === 'device'
  const others =
    detectedType === null ? DOCUMENT_TYPES.filter((type) => type !== document.type) : [detectedType]
  const asText = (kind: '' | 'second') => (
    <button type="button" class={kind} onClick={() => readAsText(document.id)}>
      {words.text.readIt}
    </button>
  )
  return (
    <div class="failure" role="alert">
      <h2>
        {isWrongType && detectedType !== null
          ? words.looksLike(labels.ofType(detectedType))
          : (failure?.title ?? words.failures['other']?.title)}
      </h2>
      {isLocked ? (
        <UnlockForm document={document} onGiven={() => readAgain(document.id, document.type)} />
      ) : (
        <p>{failure?.help ?? message}</p>
      )}
      {document.origin === 'device' && (
        <p class="row">
          {isWrongType ? (
            <>
              {/* What is none of them has at least its text. */}
              {detectedType === null && asText('')}
              {others.map((type) => (
                <button
                  type="button"
                  key={type}
                  class={detectedType === null ? 'second' : ''}
                  onClick={() => readAgain(document.id, type)}
                >
                  {words.readAs(labels.ofType(type))}
                </button>
              ))}
              {detectedType !== null && asText('second')}
            </>
          ) : MAY_PASS.has(code) ? (
            <button type="button" onClick={() => readAgain(document.id, document.type)}>
              {words.tryAgain}
            </button>
          ) : (
            <button type="button" class={isLocked ? 'second' : ''} onClick={() => closeDocument(document.id)}>
              {words.chooseOther}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
