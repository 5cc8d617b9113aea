import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { toCsv } from './csv.ts'
import { download } from './download.ts'
import { toJson } from './json.ts'

/** The readings of all open documents in one file: JSON by line as the command line writes it, or CSV. */
export function ExportAll({ documents }: { readonly documents: readonly OpenDocument[] }) {
  const words = useWords()
  const lines = () => documents.map((document) => `${JSON.stringify(toJson(document, 'snake'))}\n`).join('')
  return (
    <p class="row export-all">
      <span class="soft small">{words.take.all(documents.length)}</span>
      <button
        type="button"
        class="quiet"
        onClick={() => download('ficha.jsonl', 'application/jsonl', lines())}
      >
        JSON
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => download('ficha.csv', 'text/csv', toCsv(documents, 'snake'))}
      >
        CSV
      </button>
    </p>
  )
}
