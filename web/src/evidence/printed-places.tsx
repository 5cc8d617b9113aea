import { useWords } from '../words/words.ts'
import type { EvidenceReport } from './reports.ts'

/** The words of a field as they are printed, and where each of them stands. */
export function PrintedPlaces({ evidence }: { readonly evidence: readonly EvidenceReport[] }) {
  const words = useWords()
  return (
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
  )
}
