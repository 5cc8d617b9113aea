import { type FieldEntry, isAbsent, SURE_MIN, showValue } from '@ficha/element/parts'
import type { JsonValue } from '@ficha/engine'
import { useEffect, useRef } from 'preact/hooks'
import { type OpenDocument, type Path, store, useAppState } from '../state/state.ts'
import { partAt, useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'
import { pointer } from './corrections.ts'
import { FieldDetails } from './field-details.tsx'
import { isRecord, type Leaf, leavesOf, samePath } from './leaves.ts'

interface Props {
  readonly entry: FieldEntry
  readonly document: OpenDocument
}

/** A field of plain value is one line, of plain values a line for each; of people a line for each thing said of them. */
export function FieldRow({ entry, document }: Props) {
  const labels = useLabels()
  const { name, report } = entry
  const value = report.value
  const label = labels.ofField(document.type, name)
  if (!Array.isArray(value) || value.length === 0) {
    return <li class="field">{<LeafRow {...{ entry, document, label }} path={[]} isFirst />}</li>
  }
  return value.some(isRecord) ? (
    <PeopleRow {...{ entry, document, label }} people={value} />
  ) : (
    <li class="field">
      {leavesOf(value).map((leaf, i) => (
        <LeafRow
          key={pointer(name, leaf.path)}
          {...{ entry, document, leaf }}
          path={leaf.path}
          label={value.length > 1 ? `${label} ${i + 1}` : label}
          isFirst={i === 0}
        />
      ))}
    </li>
  )
}

interface PeopleProps extends Props {
  readonly label: string
  readonly people: readonly JsonValue[]
}

function PeopleRow({ entry, document, label, people }: PeopleProps) {
  const labels = useLabels()
  return (
    <li class="field field-list">
      <p class="field-label">
        <span>
          {label} {people.length > 1 && <span class="count">{people.length}</span>}
        </span>
        <Confidence value={entry.report.confidence} />
      </p>
      <ul>
        {people.map((person, i) => (
          <li key={i} class="person">
            {leavesOf(person, [i])
              .filter((leaf) => leaf.value !== null)
              .map((leaf) => (
                <LeafRow
                  key={pointer(entry.name, leaf.path)}
                  {...{ entry, document, leaf }}
                  path={leaf.path}
                  label={labels.ofField(document.type, entry.name, leaf.path)}
                  isFirst={false}
                />
              ))}
          </li>
        ))}
      </ul>
    </li>
  )
}

interface LeafProps extends Props {
  readonly path: Path
  readonly label: string
  readonly leaf?: Leaf
  /** The line with the confidence of the whole field. */
  readonly isFirst: boolean
}

function LeafRow({ entry, document, path, label, leaf, isFirst }: LeafProps) {
  const words = useWords()
  const { name, report } = entry
  const selection = useAppState((state) => state.selection)
  const language = useAppState((state) => state.language)
  const isConfirmed = document.isConfirmed || document.confirmed.includes(name)
  const isSelected = selection?.field === name && samePath(selection.path, path)
  const corrected = document.corrections[pointer(name, path)]
  const value = leaf === undefined ? report.value : leaf.value
  const kind = partAt(document.type, name, path)?.kind
  const show = (value: JsonValue) => showValue(value, kind, words, language)
  const shown = isAbsent(report) ? '' : show(value)
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isSelected || selection?.by === 'list') return
    row.current?.scrollIntoView({ block: 'nearest' })
    // Whoever steps through the doubts goes on from here.
    if (selection?.by === 'step') row.current?.focus({ preventScroll: true })
  }, [isSelected, selection])
  const id = `field${pointer(name, path).replaceAll('/', '-')}`
  return (
    <>
      <button
        type="button"
        class="field-button"
        ref={row}
        aria-expanded={isSelected}
        aria-controls={`${id}-details`}
        onClick={() => select(name, path, isSelected)}
      >
        <span class="field-label">{label}</span>
        <span
          class={`field-value ${shown === '' ? 'nothing' : ''} ${corrected === undefined ? '' : 'replaced'}`}
        >
          {shown === '' ? words.nothingFound : shown}
        </span>
        {corrected !== undefined && (
          <span class="field-value corrected">{correctedText(corrected, show) || words.nothingFound}</span>
        )}
        {isFirst &&
          (isConfirmed ? (
            <span class="confidence confirmed" title={words.review.confirmed}>
              ✓<span class="visually-hidden"> {words.review.confirmed}</span>
            </span>
          ) : (
            <Confidence value={report.confidence} />
          ))}
      </button>
      <div id={`${id}-details`} hidden={!isSelected}>
        {isSelected && <FieldDetails key={id} entry={entry} document={document} path={path} value={value} />}
      </div>
    </>
  )
}

function correctedText(value: JsonValue, show: (value: JsonValue) => string): string {
  return Array.isArray(value) ? value.join(' · ') : show(value)
}

function Confidence({ value }: { readonly value: number }) {
  const words = useWords()
  const percent = Math.round(value * 100)
  return (
    <span class={`confidence ${value < SURE_MIN ? 'low' : ''}`} title={words.confidence}>
      <span class="visually-hidden">{words.confidence} </span>
      {percent} %
    </span>
  )
}

function select(field: string, path: Path, isSelected: boolean): void {
  store.update((state) => ({ ...state, selection: isSelected ? null : { field, path, by: 'list' } }))
}
