import type { Profile } from '@ficha/engine'
import { LIMITS } from '../limits.ts'
import { DOCUMENT_COLUMNS, type DocumentKey, type DocumentRow, parseDocumentRow } from '../store/documents.ts'
import { oldestOf, RECEIVING } from '../store/due.ts'
import { withRetry } from '../store/retry.ts'
import { storedProfile } from '../store/settings.ts'
import { hasDied, isFree } from './rule.ts'

/** One delivery of one message: a later delivery of the same message means that the earlier one died. */
export interface Delivery {
  readonly messageId: string
  /** 1 for the first delivery. */
  readonly attempt: number
}

/** The right to work on a document until its lease ends. */
export interface Claim {
  readonly document: DocumentRow
  readonly run: string
  /** Its tenant's, by which it is judged; null: there is none. */
  readonly profile: Profile | null
}

const TAKE = `
  UPDATE documents
  SET attempts = attempts + 1, run = ?2, started_at = ?3, lease_until = ?4,
      lease_message = ?5, lease_delivery = ?6, send_at = min(send_at, ?4)`

/**
 * The document whose turn it is: of the tenants that were served longest ago the oldest, their own message's
 * before others. What an earlier delivery of the same message died of, or was put back, comes first.
 *
 * It looks at the first few documents of each tenant and never walks over one tenant's thousands.
 */
const NEXT = `
  ${RECEIVING},
  candidates (tenant_id, id) AS (
    SELECT receiving.tenant_id, oldest.value
    FROM receiving
      JOIN tenants t ON t.id = receiving.tenant_id AND t.frozen IS NULL,
      json_each(${oldestOf('receiving.tenant_id', LIMITS.fairLookMax)}) oldest
    UNION SELECT ?8, ?1)
  SELECT d.tenant_id, d.id
  FROM candidates c
    JOIN documents d ON d.tenant_id = c.tenant_id AND d.id = c.id
    LEFT JOIN json_each(?9) served ON served.value = d.tenant_id
  WHERE d.state = 'received' AND d.attempts < ?7
    AND ((${isFree('?3')} AND (d.attempts = 0 OR d.id = ?1)) OR ${hasDied('?5', '?6')})
  ORDER BY d.lease_message IS NOT ?5, d.id <> ?1 OR ?6 = 1, coalesce(served.key, -1), d.tenant_id <> ?8, d.id <> ?1, d.id
  LIMIT 1`

/**
 * Take the document whose turn it is, for five minutes. It need not be the one that the message is about:
 * there are as many messages as documents, and one tenant's must not wait for all of another's. The attempt is
 * counted before the work, so that an attempt that kills the isolate counts too. Of any number of callers one
 * gets a document.
 *
 * @param run names this claim; only the run that holds the document can end it
 * @param served tenants in the order in which they had their last turn
 */
export async function claimInTurn(
  db: D1Database,
  own: DocumentKey,
  served: readonly string[],
  run: string,
  delivery: Delivery,
  now: number,
): Promise<Claim | null> {
  const found = await db
    .prepare(
      `${TAKE} WHERE (tenant_id, id) IN (${NEXT}) RETURNING ${DOCUMENT_COLUMNS},
           (SELECT review_profile FROM tenants WHERE tenants.id = tenant_id) AS profile`,
    )
    .bind(
      own.id,
      run,
      now,
      now + LIMITS.processingSecondsMax * 1000,
      delivery.messageId,
      delivery.attempt,
      LIMITS.attemptsMax,
      own.tenantId,
      JSON.stringify(served),
    )
    .first<{ readonly profile: string | null }>()
  const document = parseDocumentRow(found)
  return document && { document, run, profile: storedProfile(found?.profile ?? null) }
}

/** The message's own document, if its attempts are used up and none of them lived to say so. */
export async function findCrashed(
  db: D1Database,
  key: DocumentKey,
  delivery: Delivery,
  now: number,
): Promise<DocumentRow | null> {
  return parseDocumentRow(
    await db
      .prepare(
        `SELECT ${DOCUMENT_COLUMNS} FROM documents d
         WHERE tenant_id = ?5 AND id = ?1 AND state = 'received' AND attempts >= ?4
           AND (${isFree('?6')} OR ${hasDied('?2', '?3')})`,
      )
      .bind(key.id, delivery.messageId, delivery.attempt, LIMITS.attemptsMax, key.tenantId, now)
      .first(),
  )
}

/**
 * Put a document back, so that the next message can claim it.
 *
 * @param wasTried false when no reader began it: then the attempt does not count
 */
export async function releaseDocument(
  db: D1Database,
  key: DocumentKey,
  run: string,
  sendAt: number,
  wasTried: boolean,
): Promise<void> {
  await withRetry(() =>
    db
      .prepare(
        // Without a run: a call that is repeated after a lost answer finds nothing to count down once more.
        `UPDATE documents SET lease_until = NULL, run = NULL, send_at = ?3, attempts = attempts - ?4
         WHERE tenant_id = ?5 AND id = ?1 AND run = ?2 AND state = 'received'`,
      )
      .bind(key.id, run, sendAt, wasTried ? 0 : 1, key.tenantId)
      .run(),
  )
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
