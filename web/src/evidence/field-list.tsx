import type { FieldEntry, SortedFields } from '@ficha/element/parts'
import type { ExtractionResult } from '@ficha/engine'
import { sortReviewed } from '../review/settled.ts'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { FieldRow } from './field-row.tsx'

interface Props {
  readonly document: OpenDocument
  readonly reading: ExtractionResult
}

/** All fields, those that need a look first. */
export function FieldList({ document, reading }: Props) {
  const { doubtful, sure, absent } = sortReviewed(reading, document)
  return (
    <div class="fields">
      <Group kind="doubtful" entries={doubtful} document={document} />
      <Group kind="sure" entries={sure} document={document} />
      <Group kind="absent" entries={absent} document={document} />
    </div>
  )
}

interface GroupProps {
  readonly kind: keyof SortedFields
  readonly entries: readonly FieldEntry[]
  readonly document: OpenDocument
}

function Group({ kind, entries, document }: GroupProps) {
  const words = useWords()
  if (entries.length === 0) return null
  return (
    <section class={`field-group ${kind}`}>
      <h2>
        {words.fieldGroups[kind]} <span class="count">{entries.length}</span>
      </h2>
      <ul>
        {entries.map((entry) => (
          <FieldRow key={entry.name} entry={entry} document={document} />
        ))}
      </ul>
    </section>
  )
}
