import type { FieldEntry } from '@ficha/element/parts'
import type { JsonValue } from '@ficha/engine'
import { confirmField, unconfirmField } from '../review/steps.ts'
import { type OpenDocument, type Path, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { CorrectionForm } from './correction-form.tsx'
import { valueAt } from './corrections.ts'
import { evidenceFor, isRecord } from './leaves.ts'
import { PrintedPlaces } from './printed-places.tsx'
import type { FieldReport } from './reports.ts'

interface Props {
  readonly entry: FieldEntry
  readonly document: OpenDocument
  readonly path: Path
}

/** Why a field has its value: the words as printed, where they stand, which rules they keep. */
export function FieldDetails({ entry, document, path }: Props) {
  const { name, report } = entry
  const evidence = evidenceFor(report, path)
  return (
    <div class="details">
      {evidence.length > 0 && <PrintedPlaces evidence={evidence} />}
      <Checks validations={report.validations} />
      <div class="details-actions">
        <Confirmation document={document} name={name} />
        <CorrectionForm
          document={document}
          field={name}
          path={correctedPath(report.value, path)}
          value={valueAt(report.value, correctedPath(report.value, path))}
        />
      </div>
    </div>
  )
}

/** People are corrected by what is said of them, a list of texts as a whole: a line may be missing in it. */
function correctedPath(value: JsonValue, path: Path): Path {
  return Array.isArray(value) && !value.some(isRecord) ? [] : path
}

/** A person's word that a field is right as it stands: then it is doubtful no more. */
function Confirmation({ document, name }: { readonly document: OpenDocument; readonly name: string }) {
  const words = useWords().review
  const hasKeys = useAppState((state) => state.hasKeys)
  if (document.origin === 'service') return null
  return (
    <p class="row">
      {document.confirmed.includes(name) ? (
        <>
          <span class="review-done">✓ {words.confirmed}</span>
          <button type="button" class="quiet" onClick={() => unconfirmField(document.id, name)}>
            {words.undoConfirm}
          </button>
        </>
      ) : (
        <button
          type="button"
          class="second confirm-field"
          aria-keyshortcuts={hasKeys ? 'C' : undefined}
          onClick={() => confirmField(document.id, name)}
        >
          {words.rightAsRead}{' '}
          {hasKeys && (
            <span class="key" aria-hidden="true">
              C
            </span>
          )}
        </button>
      )}
    </p>
  )
}

function Checks({ validations }: { readonly validations: FieldReport['validations'] }) {
  const words = useWords()
  const applied = validations.filter(({ outcome }) => outcome !== 'not_applicable')
  if (applied.length === 0) return null
  return (
    <ul class="checks">
      {applied.map(({ rule, outcome, message }) => (
        <li key={rule} class={`check ${outcome}`}>
          <span class="check-outcome">{words.outcomes[outcome]}</span> {words.rules[rule] ?? message}
        </li>
      ))}
    </ul>
  )
}
