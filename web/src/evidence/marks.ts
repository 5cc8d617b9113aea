import type { FieldEntry } from '@ficha/element/parts'
import type { ExtractionResult } from '@ficha/engine'
import { judgedReading } from '../review/judged.ts'
import { sortReviewed } from '../review/settled.ts'
import { type OpenDocument, type Selection, useAppState } from '../state/state.ts'
import { useStore } from '../state/store.ts'
import { search } from '../text/search.ts'
import { useTextView } from '../text/text-view.ts'
import { evidenceFor, leafAt } from './leaves.ts'
import { type Mark, smallLast } from './mark.ts'
import { withinMore } from './more-name.ts'
import type { EvidenceReport } from './reports.ts'

export function useMarks(document: OpenDocument): readonly Mark[] {
  const selection = useAppState((state) => state.selection)
  const { id, phase } = document
  const view = useTextView(phase.kind === 'text')
  const looked = useStore(search, (now) => now)
  if (phase.kind === 'text') return view?.textMarks(id, phase.text, selection, looked) ?? []
  return marksOf(document, selection)
}

export function marksOf(document: OpenDocument, selection: Selection | null): readonly Mark[] {
  const reading = judgedReading(document)
  if (reading === null) return []
  const { doubtful, sure, absent } = sortReviewed(reading, document)
  const marks = [
    ...doubtful.flatMap((entry) => marksOfField(entry, 'doubtful', selection)),
    ...[...sure, ...absent].flatMap((entry) => marksOfField(entry, 'sure', selection)),
    ...marksOfMore(reading, selection),
  ]
  return smallLast(once(marks))
}

/** What stands beside the fields is shown where it is selected only: pages are full enough. */
function marksOfMore({ more }: ExtractionResult, selection: Selection | null): readonly Mark[] {
  const name = selection && withinMore(selection.field)
  const report = name ? more[name] : undefined
  if (!selection || !report) return []
  return evidenceFor(report, selection.path).map((item, i) => ({
    key: `${selection.field}-${i}`,
    field: selection.field,
    path: selection.path,
    page: item.page,
    polygon: item.polygon,
    tone: 'sure',
    isSelected: true,
  }))
}

/** Several fields may be read from one place; it is drawn for the selected one, or for the most doubtful. */
function once(marks: readonly Mark[]): readonly Mark[] {
  const places = new Map<string, Mark>()
  for (const mark of marks) {
    const place = `${mark.page} ${mark.polygon.join(' ')}`
    if (mark.isSelected || !places.has(place)) places.set(place, mark)
  }
  return [...places.values()]
}

function marksOfField(
  { name, report }: FieldEntry,
  tone: Mark['tone'],
  selection: Selection | null,
): readonly Mark[] {
  const chosen: readonly EvidenceReport[] =
    selection?.field === name ? evidenceFor(report, selection.path) : []
  return report.evidence.map((item, i) => ({
    key: `${name}-${i}`,
    field: name,
    path: leafAt(report.value, item.path),
    page: item.page,
    polygon: item.polygon,
    tone,
    isSelected: chosen.includes(item),
  }))
}
