import type { KnownType } from '../document-type.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import {
  DOCUMENT_COLUMNS,
  type DocumentRow,
  IS_VISIBLE,
  parseDocumentRow,
  type ReviewState,
} from './documents.ts'
import { typeCode } from './type-codes.ts'

/** Where a page of a listing ends. New documents stand before every position that was given out. */
export interface Position {
  readonly createdAt: number
  readonly id: string
}

export interface DocumentFilter {
  readonly externalId?: string | undefined
  readonly type?: KnownType | undefined
  readonly state?: 'received' | 'finished' | 'failed' | undefined
  readonly review?: ReviewState | undefined
  /** documentValidation as it stands. */
  readonly isValid?: boolean | undefined
  readonly leastConfidenceBelow?: number | undefined
  /** Exclusive, like `createdBefore`. */
  readonly createdAfter?: number | undefined
  readonly createdBefore?: number | undefined
}

export interface DocumentPage {
  readonly documents: readonly DocumentRow[]
  /** Where the next page goes on; null where nothing follows. */
  readonly end: Position | null
}

/**
 * A tenant's documents behind `after`, newest first. It looks at some thousands of them and no more, whatever is asked
 * for, since a database does one thing at a time: a page of what is rare may hold less than `limit` and still have an end.
 */
export async function listDocuments(
  db: D1Database,
  tenantId: string,
  filter: DocumentFilter,
  after: Position | null,
  limit: number,
): Promise<DocumentPage> {
  const values: (string | number)[] = []
  const bound = (value: string | number) => `?${values.push(value)}`
  const looked = lookedAt(tenantId, filter, after, bound)
  // One statement: after another upload a look ends elsewhere. A full page ends at its last document, and is not looked past.
  const { results } = await db
    .prepare(
      `WITH page AS MATERIALIZED (
         SELECT ${DOCUMENT_COLUMNS} FROM (SELECT * ${looked} LIMIT ${LIMITS.listLookMax})
         WHERE ${wanted(filter, bound).join(' AND ')} ORDER BY id DESC LIMIT ${bound(limit + 1)})
       SELECT ${DOCUMENT_COLUMNS}, 0 AS is_end FROM page
       UNION ALL
       SELECT * FROM (SELECT ${DOCUMENT_COLUMNS}, 1 AS is_end ${looked}
         LIMIT (SELECT COUNT(*) <= ${bound(limit)} FROM page) OFFSET ${LIMITS.listLookMax - 1})
       ORDER BY is_end, id DESC`,
    )
    .bind(...values)
    .all<{ readonly id: string; readonly created_at: number; readonly is_end: number }>()
  const found = results.filter(({ is_end }) => is_end === 0)
  const documents = found
    .slice(0, limit)
    .map(parseDocumentRow)
    .filter((row) => row !== null)
  const last = found.length > limit ? documents.at(-1) : results.find(({ is_end }) => is_end === 1)
  return { documents, end: last ? { createdAt: last.created_at, id: last.id } : null }
}

/**
 * SQL for the documents among which a page is looked for, in their order: from where the last page ended, or from the
 * time asked for, since ids begin with the time of creation. What waits for a person has an index, and so has an externalId.
 */
function lookedAt(
  tenantId: string,
  filter: DocumentFilter,
  after: Position | null,
  bound: (value: string | number) => string,
): string {
  const { externalId, review, createdAfter, createdBefore } = filter
  const conditions = [`tenant_id = ${bound(tenantId)}`]
  if (externalId !== undefined) conditions.push(`external_id = ${bound(externalId)}`)
  if (after) conditions.push(`id < ${bound(after.id)}`)
  else if (createdBefore !== undefined) conditions.push(`id < ${bound(newId(createdBefore))}`)
  if (createdAfter !== undefined) conditions.push(`id >= ${bound(firstId(createdAfter))}`)
  // Without being told, SQLite prefers the table and walks over all that need no review.
  const isReview = review === 'needed' && externalId === undefined
  if (isReview) conditions.push(`review = 'needed'`)
  const index = isReview ? 'INDEXED BY documents_to_review' : ''
  return `FROM documents ${index} WHERE ${conditions.join(' AND ')} ORDER BY id DESC`
}

function wanted(filter: DocumentFilter, bound: (value: string | number) => string): readonly string[] {
  const conditions = [filter.state ? `state = ${bound(filter.state)}` : IS_VISIBLE]
  if (filter.type !== undefined) conditions.push(`type = ${bound(typeCode(filter.type))}`)
  if (filter.review !== undefined) conditions.push(`review = ${bound(filter.review)}`)
  if (filter.isValid !== undefined) conditions.push(`is_valid = ${bound(Number(filter.isValid))}`)
  if (filter.leastConfidenceBelow !== undefined) {
    conditions.push(`least_confidence < ${bound(filter.leastConfidenceBelow)}`)
  }
  if (filter.createdAfter !== undefined) conditions.push(`created_at > ${bound(filter.createdAfter)}`)
  if (filter.createdBefore !== undefined) conditions.push(`created_at < ${bound(filter.createdBefore)}`)
  return conditions
}

/** Where to enter the table for what was created after a time: ids are made when an upload begins. */
function firstId(createdAfter: number): string {
  return newId(Math.max(createdAfter - LIMITS.uploadingSecondsMax * 1000, 0))
}
