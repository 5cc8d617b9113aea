import type { DocumentSummary, FichaClient } from '@ficha/client'
import { SURE_MIN } from '@ficha/element/parts'
import { useState } from 'preact/hooks'
import { serviceLink } from '../shell/route.ts'
import { useLabels } from '../words/labels.ts'
import { useWords } from '../words/words.ts'
import { DocumentFilter } from './document-filter.tsx'
import { ExportList } from './export-list.tsx'
import { Problem } from './problem.tsx'
import { ReviewSettings } from './review-settings.tsx'
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
      <details class="index-card fold">
        <summary>{words.console.review.settings}</summary>
        <ReviewSettings client={client} />
      </details>
      <DocumentFilter onChange={setFilter} />
      <Problem text={task.problem} />
      <div class="index-card">
        <ul class="items" aria-busy={task.isBusy} aria-label={words.console.tabs.documents}>
          {documents.map((document) => (
            <Item key={document.id} document={document} />
          ))}
        </ul>
        {documents.length === 0 && !hasMore && !task.isBusy && <p class="soft empty">{words.console.none}</p>}
      </div>
      {hasMore && (
        <button type="button" class="second" disabled={task.isBusy} onClick={more}>
          {words.console.more}
        </button>
      )}
      {documents.length > 0 && <ExportList client={client} filter={filter} />}
    </>
  )
}

/** What people call a document by: its holder, its file, the sender's reference, or else its id. */
function Item({ document }: { readonly document: DocumentSummary }) {
  const words = useWords()
  const labels = useLabels()
  const { id, externalId, type, status, createdAt, title, fileName } = document
  const [name = id, ...others] = [title, externalId, fileName].filter((one) => one !== undefined)
  return (
    <li class="item">
      <span class="item-name">
        <a href={serviceLink('documents', id)}>{name}</a>
        {others.length > 0 && <span class="soft small item-others">{others.join(' · ')}</span>}
      </span>
      <span class="soft">
        {labels.ofType(type ?? 'auto')}
        <Doubts document={document} />
      </span>
      <span class={`status s${status} ${document.review?.state ?? ''}`} role="status">
        {status === 1 && document.review !== undefined && document.review.state !== 'none'
          ? words.console.review.state[document.review.state]
          : words.console.status[status]}
      </span>
      <time class="soft" dateTime={createdAt.toISOString()}>
        {words.console.time(createdAt)}
      </time>
    </li>
  )
}

/** Why somebody may have to look at it. */
function Doubts({ document }: { readonly document: DocumentSummary }) {
  const words = useWords().console.review
  const { documentValidation, leastConfidence } = document
  const isUnsure = leastConfidence !== undefined && leastConfidence < SURE_MIN
  if (!isUnsure && documentValidation !== false) return null
  return (
    <span class="doubts small">
      {isUnsure && <span class="confidence low">{words.least(Math.round(100 * leastConfidence))}</span>}
      {documentValidation === false && <span class="broken">{words.broken}</span>}
    </span>
  )
}
