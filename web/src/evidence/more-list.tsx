import { SURE_MIN, showValue } from '@ficha/element/parts'
import type { ExtractionResult, JsonValue, ValueKind } from '@ficha/engine'
import { type OpenDocument, type Path, store, useAppState } from '../state/state.ts'
import { morePartAt, useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'
import { evidenceFor, isRecord, leavesOf, samePath } from './leaves.ts'
import { moreName } from './more-name.ts'
import { PrintedPlaces } from './printed-places.tsx'
import type { FieldReport } from './reports.ts'

interface Props {
  readonly document: OpenDocument
  readonly reading: ExtractionResult
}

/** What the paper prints beside the fields of `data`: shown, and not corrected. */
export function MoreList({ document, reading }: Props) {
  const words = useWords()
  const entries = Object.entries(reading.more)
  if (entries.length === 0) return null
  return (
    <div class="fields">
      <section class="field-group more">
        <h2>
          {words.fieldGroups.more} <span class="count">{entries.length}</span>
        </h2>
        <ul>
          {entries.map(([name, report]) => (
            <MoreField key={name} {...{ document, name, report }} />
          ))}
        </ul>
      </section>
    </div>
  )
}

interface FieldProps {
  readonly document: OpenDocument
  readonly name: string
  readonly report: FieldReport
}

/** A line for each item of a list. */
function MoreField({ document, name, report }: FieldProps) {
  const { value } = report
  const paths: readonly Path[] =
    Array.isArray(value) && value.some(isRecord) ? value.map((_, i) => [i]) : [[]]
  return (
    <li class="field">
      {paths.map((path, i) => (
        <MoreLine key={i} {...{ document, name, report, path }} count={paths.length} />
      ))}
    </li>
  )
}

function MoreLine({
  document,
  name,
  report,
  path,
  count,
}: FieldProps & { readonly path: Path; readonly count: number }) {
  const words = useWords()
  const labels = useLabels()
  const language = useAppState((state) => state.language)
  const selection = useAppState((state) => state.selection)
  const isSelected = selection?.field === moreName(name) && samePath(selection.path, path)
  const [index] = path
  const show = (part: JsonValue, kind: ValueKind | undefined) => showValue(part, kind, words, language)
  const whole =
    typeof index === 'number' && Array.isArray(report.value) ? (report.value[index] ?? null) : report.value
  const shown = leavesOf(whole, path)
    .filter(({ value }) => value !== null)
    .map((leaf) => show(leaf.value, morePartAt(document.type, name, leaf.path)?.kind))
    .join(' · ')
  const label = labels.ofMore(document.type, name)
  const evidence = evidenceFor(report, path)
  const id = `more-${[name, ...path].join('-')}`
  return (
    <>
      <button
        type="button"
        class="field-button"
        aria-expanded={isSelected}
        aria-controls={id}
        onClick={() => select(moreName(name), path, isSelected)}
      >
        <span class="field-label">
          {count > 1 && typeof index === 'number' ? `${label} ${index + 1}` : label}
        </span>
        <span class="field-value">{shown}</span>
        {(path.length === 0 || index === 0) && (
          <span class={`confidence ${report.confidence < SURE_MIN ? 'low' : ''}`} title={words.confidence}>
            <span class="visually-hidden">{words.confidence} </span>
            {Math.round(report.confidence * 100)} %
          </span>
        )}
      </button>
      <div id={id} hidden={!isSelected}>
        {isSelected && (
          <div class="details">
            <PrintedPlaces evidence={evidence} />
          </div>
        )}
      </div>
    </>
  )
}

function select(field: string, path: Path, isSelected: boolean): void {
  store.update((state) => ({ ...state, selection: isSelected ? null : { field, path, by: 'list' } }))
}
