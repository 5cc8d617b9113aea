import type { FichaClient } from '@ficha/client'
import { useState } from 'preact/hooks'
import { download } from '../export/download.ts'
import { useWords } from '../words/words.ts'
import { Problem } from './problem.tsx'
import type { Filter } from './use-document-list.ts'
import { useTask } from './use-task.ts'

/** Files that one click saves: four thousand documents. */
const PARTS_MAX = 10

/** The data of the documents that the list is about, as the service writes them. */
export function ExportList({ client, filter }: { readonly client: FichaClient; readonly filter: Filter }) {
  const words = useWords().console.review
  const { run, isBusy, problem } = useTask()
  const [isCut, setIsCut] = useState(false)
  const save = (format: 'csv' | 'ndjson') =>
    void run(async () => {
      let cursor: string | null | undefined
      for (let part = 1; part <= PARTS_MAX && cursor !== null; part++) {
        const { blob, nextCursor }: Awaited<ReturnType<FichaClient['export']>> = await client.export({
          ...filter,
          format,
          more: true,
          cursor: cursor ?? undefined,
        })
        download(`documents-${part}.${format}`, blob)
        cursor = nextCursor
      }
      setIsCut(cursor !== null)
    })
  const needsType = filter.type === undefined || filter.type === 'text'
  return (
    <section class="export-list" aria-label={words.export}>
      <p class="row">
        <span class="soft">{words.export}</span>
        <button type="button" class="second" disabled={isBusy || needsType} onClick={() => save('csv')}>
          CSV
        </button>
        <button type="button" class="second" disabled={isBusy} onClick={() => save('ndjson')}>
          NDJSON
        </button>
      </p>
      {needsType && <p class="soft small">{words.csvNeedsType}</p>}
      {isCut && <p role="status">{words.cut(PARTS_MAX)}</p>}
      <Problem text={problem} />
    </section>
  )
}
