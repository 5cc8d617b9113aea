import type { Naming } from '@ficha/engine'
import { useState } from 'preact/hooks'
import { printDocument } from '../evidence/print-document.ts'
import type { OpenDocument } from '../state/state.ts'
import { useWords } from '../words/words.ts'
import { toCsv } from './csv.ts'
import { download } from './download.ts'
import { toJson } from './json.ts'

/** The reading of one document, to take along. */
export function ExportBar({ document }: { readonly document: OpenDocument }) {
  const words = useWords()
  const [naming, setNaming] = useState<Naming>('snake')
  const [isCopied, setIsCopied] = useState(false)
  const name = document.name.replace(/\.[a-z]+$/i, '')
  const json = () => JSON.stringify(toJson(document, naming), null, 2)
  const copy = async () => {
    await navigator.clipboard.writeText(json())
    setIsCopied(true)
  }
  return (
    <section class="export" aria-label={words.take.heading}>
      <h2>{words.take.heading}</h2>
      <div class="row">
        <button type="button" onClick={() => void copy()}>
          {words.take.copy}
        </button>
        <button
          type="button"
          class="second"
          onClick={() => download(`${name}.json`, 'application/json', json())}
        >
          JSON
        </button>
        <button
          type="button"
          class="second"
          onClick={() => download(`${name}.csv`, 'text/csv', toCsv([document], naming))}
        >
          CSV
        </button>
        <button type="button" class="second" onClick={() => void printDocument()}>
          {words.take.print}
        </button>
        <label class="inline">
          {words.take.naming}{' '}
          <select
            value={naming}
            onChange={(event) => setNaming(event.currentTarget.value === 'camel' ? 'camel' : 'snake')}
          >
            <option value="snake">snake_case</option>
            <option value="camel">camelCase</option>
          </select>
        </label>
      </div>
      <p class="small" role="status">
        {isCopied ? words.take.copied : ''}
      </p>
    </section>
  )
}
