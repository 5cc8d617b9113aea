import { LIMITS } from '../limits.ts'
import { DOCUMENT_COLUMNS, type DocumentRow, parseDocumentRow } from './documents.ts'

/** Received documents that a sweep must look at: due for a sending, or with a lease that ran out. */
export async function findDue(db: D1Database, now: number): Promise<DocumentRow[]> {
  const { results } = await db
    .prepare(
      `SELECT ${DOCUMENT_COLUMNS} FROM documents
       WHERE state = 'received' AND ((lease_until IS NULL AND send_at <= ?1) OR lease_until < ?1)
       ORDER BY send_at LIMIT ?2`,
    )
    .bind(now, LIMITS.sweepDocumentsMax)
    .all()
  return results.map(parseDocumentRow).filter((row) => row !== null)
}

/**
 * Win the right to send a document's next message, and set when the one after it is due.
 *
 * @returns the documents won; another sweep may have been faster
 */
export async function takeDueSending(
  db: D1Database,
  documentIds: readonly string[],
  now: number,
): Promise<{ readonly id: string; readonly tenant_id: string }[]> {
  const { results } = await db
    .prepare(
      `UPDATE documents
       SET send_at = ?1 + min(?2 << min(sends, 10), ?3) * 1000, sends = sends + 1
       WHERE id IN (SELECT value FROM json_each(?4))
         AND state = 'received' AND lease_until IS NULL AND send_at <= ?1
       RETURNING id, tenant_id`,
    )
    .bind(now, LIMITS.resendSeconds, LIMITS.resendSecondsMax, JSON.stringify(documentIds))
    .all<{ id: string; tenant_id: string }>()
  return results
}

/** Uploads that nobody completes any more. They are marked before their objects are deleted. */
export async function abandonUploads(
  db: D1Database,
  now: number,
): Promise<{ readonly id: string; readonly tenant_id: string }[]> {
  const { results } = await db
    .prepare(
      `UPDATE documents SET state = 'abandoned'
       WHERE id IN (
         SELECT id FROM documents
         WHERE state IN ('uploading', 'abandoned') AND created_at < ?1 LIMIT ?2)
       RETURNING id, tenant_id`,
    )
    .bind(now - LIMITS.uploadingSecondsMax * 1000, LIMITS.sweepDocumentsMax)
    .all<{ id: string; tenant_id: string }>()
  return results
}

/**
 * Local mode: a process that has just started knows that nobody is reading and that its queue, which
 * lives in memory, is empty.
 */
export async function releaseAll(db: D1Database, now: number): Promise<void> {
  await db
    .prepare(`UPDATE documents SET lease_until = NULL, send_at = ?1 WHERE state = 'received'`)
    .bind(now)
    .run()
}

export async function findReceived(db: D1Database, documentId: string): Promise<DocumentRow | null> {
  return parseDocumentRow(
    await db
      .prepare(`SELECT ${DOCUMENT_COLUMNS} FROM documents WHERE id = ?1 AND state = 'received'`)
      .bind(documentId)
      .first(),
  )
}

/** The received document that has waited longest for a reader, since when; null when none waits. */
export async function findOldestWaiting(
  db: D1Database,
): Promise<{ readonly id: string; readonly since: number } | null> {
  return db
    .prepare(
      `SELECT id, updated_at AS since FROM documents
       WHERE state = 'received' AND lease_until IS NULL ORDER BY updated_at LIMIT 1`,
    )
    .first<{ id: string; since: number }>()
}

/** Is any document being read? */
export async function isAnyHeld(db: D1Database, now: number): Promise<boolean> {
  const held = await db
    .prepare(`SELECT 1 FROM documents WHERE state = 'received' AND lease_until > ?1 LIMIT 1`)
    .bind(now)
    .first()
  return held !== null
}
