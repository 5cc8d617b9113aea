import type { DocumentType } from '@ficha/engine'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { DOCUMENT_COLUMNS, type DocumentRow, parseDocumentRow, type ReviewState } from './documents.ts'

/** Where a page of a listing ends. New documents stand before every position that was given out. */
export interface Position {
  readonly createdAt: number
  readonly id: string
}

export interface DocumentFilter {
  readonly externalId?: string | undefined
  readonly type?: DocumentType | undefined
  readonly state?: 'received' | 'finished' | 'failed' | undefined
  readonly review?: ReviewState | undefined
  /** documentValidation as it stands. */
  readonly isValid?: boolean | undefined
  readonly leastConfidenceBelow?: number | undefined
  /** Exclusive, like `createdBefore`. */
  readonly createdAfter?: number | undefined
  readonly createdBefore?: number | undefined
}

/**
 * A tenant's documents behind `after`, newest first.
 *
 * @param limit rows wanted; ask for one more than a page to learn whether another follows
 */
export async function listDocuments(
  db: D1Database,
  tenantId: string,
  filter: DocumentFilter,
  after: Position | null,
  limit: number,
): Promise<DocumentRow[]> {
  const values: (string | number)[] = []
  const bound = (value: string | number) => `?${values.push(value)}`
  const conditions = [
    `tenant_id = ${bound(tenantId)}`,
    filter.state ? `state = ${bound(filter.state)}` : `state IN ('received', 'finished', 'failed')`,
  ]
  if (filter.externalId !== undefined) conditions.push(`external_id = ${bound(filter.externalId)}`)
  if (filter.type !== undefined) conditions.push(`type = ${bound(filter.type)}`)
  // Written out, so that what waits for a person is found by its index.
  if (filter.review !== undefined) conditions.push(`review = '${filter.review}'`)
  if (filter.isValid !== undefined) conditions.push(`is_valid = ${bound(Number(filter.isValid))}`)
  if (filter.leastConfidenceBelow !== undefined) {
    conditions.push(`least_confidence < ${bound(filter.leastConfidenceBelow)}`)
  }
  if (filter.createdAfter !== undefined) conditions.push(`created_at > ${bound(filter.createdAfter)}`)
  if (filter.createdBefore !== undefined) conditions.push(`created_at < ${bound(filter.createdBefore)}`)
  // Ids begin with the time of creation: the table is entered where the last page ended, or at the time asked for.
  if (after) conditions.push(`id < ${bound(after.id)}`)
  else if (filter.createdBefore !== undefined) conditions.push(`id < ${bound(newId(filter.createdBefore))}`)
  if (filter.createdAfter !== undefined) conditions.push(`id >= ${bound(firstId(filter.createdAfter))}`)
  const { results } = await db
    .prepare(
      `SELECT ${DOCUMENT_COLUMNS} FROM documents WHERE ${conditions.join(' AND ')}
       ORDER BY id DESC LIMIT ${bound(limit)}`,
    )
    .bind(...values)
    .all()
  return results.map(parseDocumentRow).filter((row) => row !== null)
}

/** Where to enter the table for what was created after a time: ids are made when an upload begins. */
function firstId(createdAfter: number): string {
  return newId(Math.max(createdAfter - LIMITS.uploadingSecondsMax * 1000, 0))
}
