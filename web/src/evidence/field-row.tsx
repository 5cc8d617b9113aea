import { type FieldEntry, isAbsent, SURE_MIN, showValue } from '@ficha/element/parts'
import type { JsonValue } from '@ficha/engine'
import { useEffect, useRef } from 'preact/hooks'
import { type OpenDocument, type Path, store, useAppState } from '../state/state.ts'
import { partAt, useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'
import { pointer, valueAt } from './corrections.ts'
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
  const before = readBefore(document, name, [])
  const wasList = Array.isArray(before) && before.length > 0 && !before.some(isRecord)
  if (!Array.isArray(value) || (value.length === 0 && !wasList)) {
    return <li class="field">{<LeafRow {...{ entry, document, label }} path={[]} isFirst />}</li>
  }
  return value.some(isRecord) ? (
    <PeopleRow {...{ entry, document, label }} people={value} />
  ) : (
    <li class="field">
      {itemsOf(value, before).map((leaf, i, { length }) => (
        <LeafRow
          key={pointer(name, leaf.path)}
          {...{ entry, document, leaf }}
          path={leaf.path}
          label={length > 1 ? `${label} ${i + 1}` : label}
          isFirst={i === 0}
        />
      ))}
    </li>
  )
}

/** Items of a list of plain values, and those that a person took away. */
function itemsOf(now: readonly JsonValue[], before: JsonValue): readonly Leaf[] {
  const count = Math.max(now.length, Array.isArray(before) ? before.length : 0)
  return Array.from({ length: count }, (_, i) => leavesOf(now[i] ?? null, [i])).flat()
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
              .filter((leaf) => leaf.value !== null || readBefore(document, entry.name, leaf.path) !== null)
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
  const value = leaf === undefined ? report.value : leaf.value
  const before = readBefore(document, name, path)
  const isCorrected = JSON.stringify(before) !== JSON.stringify(value)
  const kind = partAt(document.type, name, path)?.kind
  const show = (value: JsonValue) => showValue(value, kind, words, language)
  const shown = isAbsent(report) ? '' : show(value)
  const replaced = isCorrected ? show(before) : shown
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
        <span class={`field-value ${replaced === '' ? 'nothing' : ''} ${isCorrected ? 'replaced' : ''}`}>
          {replaced === '' ? words.nothingFound : replaced}
        </span>
        {isCorrected && <span class="field-value corrected">{shown || words.nothingFound}</span>}
        {isFirst &&
          (isConfirmed || isCorrected ? (
            <ByPerson said={isCorrected ? words.correction.byYou : words.review.confirmed} />
          ) : (
            <Confidence value={report.confidence} />
          ))}
      </button>
      <div id={`${id}-details`} hidden={!isSelected}>
        {isSelected && <FieldDetails key={id} entry={entry} document={document} path={path} />}
      </div>
    </>
  )
}

/** What was read at a place, whatever a person has made of it. */
function readBefore({ phase }: OpenDocument, name: string, path: Path): JsonValue {
  return phase.kind === 'read' ? valueAt(phase.reading.fields[name]?.value ?? null, path) : null
}

/** In the place of a probability: a person knows. */
function ByPerson({ said }: { readonly said: string }) {
  return (
    <span class="confidence confirmed" title={said}>
      ✓<span class="visually-hidden"> {said}</span>
    </span>
  )
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
