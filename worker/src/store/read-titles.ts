import type { DocumentRow } from './documents.ts'
import { fileKey } from './files.ts'
import { TITLE } from './titles.ts'

export interface Titles {
  /** The holder's name, or the document's number. */
  readonly title: string | null
  /** Of the first file as it was sent. */
  readonly fileName: string | null
}

/** What a list shows of a document, as far as it is still there. */
export async function readTitles(bucket: R2Bucket, document: DocumentRow): Promise<Titles> {
  const content = document.result_purged_at === null ? (document.review_key ?? document.result_key) : null
  const file = document.source_purged_at === null ? fileKey(document.tenant_id, document.id, 0) : null
  const [title, fileName] = await Promise.all([content, file].map((key) => readTitle(bucket, key)))
  return { title: title ?? null, fileName: fileName ?? null }
}

async function readTitle(bucket: R2Bucket, key: string | null): Promise<string | null> {
  const object = key === null ? null : await bucket.head(key)
  const title = object?.customMetadata?.[TITLE]
  return title === undefined ? null : decodeURIComponent(title)
}
