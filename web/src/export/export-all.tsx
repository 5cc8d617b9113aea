import { type OpenDocument, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { toCsv } from './csv.ts'
import { download, textFile } from './download.ts'
import { toJson } from './json.ts'
import { longTable, wideTable } from './tables.ts'
import { markTaken } from './taken.ts'
import { toXlsx } from './xlsx.ts'

/** The readings of all open documents in one file: a spreadsheet, or JSON by line as the command line writes it. */
export function ExportAll({ documents }: { readonly documents: readonly OpenDocument[] }) {
  const words = useWords()
  const language = useAppState((state) => state.language)
  const take = (name: string, make: () => Blob | Promise<Blob>) => async () => {
    download(name, await make())
    markTaken(documents)
  }
  const lines = () => documents.map((document) => `${JSON.stringify(toJson(document))}\n`).join('')
  return (
    <p class="row export-all">
      <span class="soft small">{words.take.all(documents.length)}</span>
      <button
        type="button"
        class="quiet"
        onClick={take('ficha.xlsx', () => toXlsx([wideTable(documents), longTable(documents)]))}
      >
        XLSX
      </button>
      <button
        type="button"
        class="quiet"
        onClick={take('ficha.csv', () => textFile(toCsv(wideTable(documents), language), 'text/csv'))}
      >
        CSV
      </button>
      <button
        type="button"
        class="quiet"
        onClick={take('ficha.jsonl', () => textFile(lines(), 'application/jsonl'))}
      >
        JSON
      </button>
    </p>
  )
}
