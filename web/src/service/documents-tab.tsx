import type { DocumentSummary, FichaClient } from '@ficha/client'
import { useState } from 'preact/hooks'
import { serviceLink } from '../shell/route.ts'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'
import { DocumentFilter } from './document-filter.tsx'
import { Problem } from './problem.tsx'
import { UploadForm } from './upload-form.tsx'
import { type Filter, useDocumentList } from './use-document-list.ts'

const ALL: Filter = {}

export function DocumentsTab({ client }: { readonly client: FichaClient }) {
  const words = useWords()
  const [filter, setFilter] = useState<Filter>(ALL)
  const { documents, hasMore, more, reload, task } = useDocumentList(client, filter)
  return (
    <>
      <details class="index-card fold">
        <summary>{words.console.upload.heading}</summary>
        <UploadForm client={client} files={null} onDone={reload} />
      </details>
      <DocumentFilter onChange={setFilter} />
      <Problem text={task.problem} />
      <div class="index-card">
        <ul class="items" aria-busy={task.isBusy} aria-label={words.console.tabs.documents}>
          {documents.map((document) => (
            <Item key={document.id} document={document} />
          ))}
        </ul>
        {documents.length === 0 && !task.isBusy && <p class="soft empty">{words.console.none}</p>}
      </div>
      {hasMore && (
        <button type="button" class="second" disabled={task.isBusy} onClick={more}>
          {words.console.more}
        </button>
      )}
    </>
  )
}

function Item({ document }: { readonly document: DocumentSummary }) {
  const words = useWords()
  const labels = useLabels()
  const { id, externalId, type, status, createdAt } = document
  return (
    <li class="item">
      <a href={serviceLink('documents', id)} class="item-name">
        {externalId ?? id}
      </a>
      <span class="soft">{labels.ofType(type ?? 'auto')}</span>
      <span class={`status s${status}`} role="status">
        {words.console.status[status]}
      </span>
      <time class="soft" dateTime={createdAt.toISOString()}>
        {words.console.time(createdAt)}
      </time>
    </li>
  )
}
