import type { ExtractionResult } from '@ficha/engine'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { type FieldEntry, sortFields } from './attention.ts'
import { FieldRow } from './field-row.tsx'

interface Props {
  readonly document: OpenDocument
  readonly reading: ExtractionResult
}

/** All fields, those that need a look first. */
export function FieldList({ document, reading }: Props) {
  const words = useWords()
  const { doubtful, sure, absent } = sortFields(reading)
  return (
    <div class="fields">
      <Group title={words.fieldGroups.doubtful} entries={doubtful} document={document} />
      <Group title={words.fieldGroups.sure} entries={sure} document={document} />
      <Group title={words.fieldGroups.absent} entries={absent} document={document} />
    </div>
  )
}

interface GroupProps {
  readonly title: string
  readonly entries: readonly FieldEntry[]
  readonly document: OpenDocument
}

function Group({ title, entries, document }: GroupProps) {
  if (entries.length === 0) return null
  return (
    <section class="field-group">
      <h3>
        {title} <span class="count">{entries.length}</span>
      </h3>
      <ul>
        {entries.map((entry) => (
          <FieldRow key={entry.name} entry={entry} document={document} />
        ))}
      </ul>
    </section>
  )
}
