import type { OnShard } from '../env.ts'
import { LIMITS } from '../limits.ts'
import { sendExtractions } from '../messages/send-extraction.ts'
import { type DocumentKey, type DocumentRow, keyOf } from '../store/documents.ts'
import { findDue } from '../store/due.ts'
import { withRetry } from '../store/retry.ts'
import { failForUs, type Hopeless } from './fail-for-us.ts'
import { careFor, isFree } from './rule.ts'

/**
 * Look after one received document, whoever met it.
 *
 * @returns true when the document has been ended
 */
export async function settleDocument(env: OnShard, document: DocumentRow, now: number): Promise<boolean> {
  const care = careFor(document, now)
  if (care.to === 'send') await sendAgain(env, [document], now)
  if (care.to === 'fail') await failForUs(env, [{ document, code: care.code }], now)
  return care.to === 'fail'
}

/** The same for everything of a shard that a sweep must look at: one step. @returns how many there were */
export async function settleDue(env: OnShard, now: number): Promise<number> {
  const due = await findDue(env.DB, now)
  const toSend: DocumentRow[] = []
  const hopeless: Hopeless[] = []
  for (const document of due) {
    const care = careFor(document, now)
    if (care.to === 'send') toSend.push(document)
    if (care.to === 'fail') hopeless.push({ document, code: care.code })
  }
  await sendAgain(env, toSend, now)
  await failForUs(env, hopeless, now)
  return due.length
}

/**
 * Send the next messages of documents, put back before where their reader died. Of several sweeps at the same time
 * one sends a document's message, and sets when the one after it is due.
 */
async function sendAgain(env: OnShard, documents: readonly DocumentRow[], now: number): Promise<void> {
  if (documents.length === 0) return
  const { results } = await withRetry(() =>
    env.DB.prepare(
      `UPDATE documents AS d
       SET lease_until = NULL, send_at = ?1 + min(?2 << min(sends, 10), ?3) * 1000, sends = sends + 1
       WHERE (tenant_id, id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?4))
         AND state = 'received' AND attempts < ?5 AND send_at <= ?1 AND ${isFree('?1')}
       RETURNING tenant_id, id`,
    )
      .bind(
        now,
        LIMITS.resendSeconds,
        LIMITS.resendSecondsMax,
        JSON.stringify(documents.map(({ tenant_id, id }) => [tenant_id, id])),
        LIMITS.attemptsMax,
      )
      .all<{ tenant_id: string; id: string }>(),
  )
  await sendExtractions(
    env.EXTRACTION,
    results.map(({ tenant_id, id }) => ({ tenantId: tenant_id, id })),
  )
}

/** A message that gave its document up has said nothing about it: the next sweep sends another. */
export async function bringForward(db: D1Database, key: DocumentKey, now: number): Promise<void> {
  await withRetry(() =>
    db
      .prepare(
        `UPDATE documents SET send_at = min(send_at, ?3) WHERE tenant_id = ?1 AND id = ?2 AND state = 'received'`,
      )
      .bind(key.tenantId, key.id, now)
      .run(),
  )
}

/**
 * A dead letter: its document ends if its attempts are used up, and goes back to the sweeper otherwise. One that is
 * being read just now ends as that reading does.
 */
export async function settleDeadLetter(env: OnShard, document: DocumentRow, now: number): Promise<void> {
  if (!(await settleDocument(env, document, now))) await bringForward(env.DB, keyOf(document), now)
}
