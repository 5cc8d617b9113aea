import type { FieldEntry } from '@ficha/element/parts'
import type { JsonValue } from '@ficha/engine'
import type { OpenDocument, Path } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { CorrectionForm } from './correction-form.tsx'
import { evidenceFor } from './leaves.ts'
import type { FieldReport } from './reports.ts'

interface Props {
  readonly entry: FieldEntry
  readonly document: OpenDocument
  readonly path: Path
  readonly value: JsonValue
}

/** Why a field has its value: the words as printed, where they stand, which rules they keep. */
export function FieldDetails({ entry, document, path, value }: Props) {
  const words = useWords()
  const { name, report } = entry
  const evidence = evidenceFor(report, path)
  return (
    <div class="details">
      {evidence.length > 0 && (
        <dl>
          {evidence.map((item, i) => (
            <div key={i}>
              <dt>{words.asPrinted}</dt>
              <dd>
                <q>{item.text}</q>
                <span class="where">
                  {words.page.short(item.page)} · {words.sources[item.source]}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Checks validations={report.validations} />
      <CorrectionForm
        id={document.id}
        field={name}
        path={path}
        value={value}
        corrections={document.corrections}
      />
    </div>
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
