import { useState } from 'preact/hooks'
import { printDocument } from '../evidence/print-document.ts'
import { type OpenDocument, useAppState } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { toCsv } from './csv.ts'
import { download, textFile } from './download.ts'
import { toJson } from './json.ts'
import { RedactedCopy } from './redacted-copy.tsx'
import { longTable, wideTable } from './tables.ts'
import { markTaken } from './taken.ts'
import { toXlsx } from './xlsx.ts'

/** The reading of one document, to take along. */
export function ExportBar({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const language = useAppState((state) => state.language)
  const [isCopied, setIsCopied] = useState(false)
  const name = document.name.replace(/\.[a-z]+$/i, '')
  const json = () => JSON.stringify(toJson(document), null, 2)
  const copy = async () => {
    await navigator.clipboard.writeText(json())
    setIsCopied(true)
    markTaken([document])
  }
  const take = (ending: string, make: () => Blob | Promise<Blob>) => async () => {
    download(`${name}.${ending}`, await make())
    markTaken([document])
  }
  return (
    <section class="export" aria-label={words.take.heading}>
      <h2>{words.take.heading}</h2>
      <div class="row">
        <button
          type="button"
          onClick={take('xlsx', () => toXlsx([longTable([document]), wideTable([document])]))}
        >
          XLSX
        </button>
        <button
          type="button"
          class="second"
          onClick={take('csv', () => textFile(toCsv(longTable([document]), language), 'text/csv'))}
        >
          CSV
        </button>
        <button
          type="button"
          class="second"
          onClick={take('json', () => textFile(json(), 'application/json'))}
        >
          JSON
        </button>
        <button type="button" class="second" onClick={() => void copy()}>
          {words.take.copy}
        </button>
        <button type="button" class="second" onClick={() => void printDocument()}>
          {words.take.print}
        </button>
        <RedactedCopy key={document.id} document={document} />
      </div>
      <p class="small" role="status">
        {isCopied ? words.take.copied : ''}
      </p>
    </section>
  )
}
