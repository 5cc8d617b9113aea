import type { OnShard } from '../env.ts'
import { newId } from '../ids.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import type { DocumentRow } from '../store/documents.ts'
import { dispatchedAt, isAwaited, nextSequence } from '../store/event-statement.ts'
import { purgeTimes } from '../store/purge.ts'
import { withRetry } from '../store/retry.ts'
import { noteEnd } from './end.ts'
import type { Care } from './rule.ts'

/** A received document that ends for a reason that lies in time or in us, not in what it says: `careFor` says when. */
export interface Hopeless {
  readonly document: DocumentRow
  readonly code: Extract<Care, { to: 'fail' }>['code']
}

interface EndedRow {
  readonly id: string
  readonly is_awaited: number
}

/** End such documents, as far as they are still as their rows say: one batch, however many they are. */
export async function failForUs(env: OnShard, hopeless: readonly Hopeless[], now: number): Promise<void> {
  if (hopeless.length === 0) return
  const ended = await end(env.DB, hopeless, now)
  for (const { document, code } of hopeless) {
    if (!ended.some(({ id }) => id === document.id)) continue
    await noteEnd(env, document, code, processTimeMs(document, now), now)
  }
  // Whoever ended a document, its webhook is as quick.
  if (ended.some(({ is_awaited }) => is_awaited === 1)) await wakeCourier(env.WEBHOOKS)
}

/** The new states, their events, and what is there now; the run names this ending, should the batch come twice. */
async function end(db: D1Database, hopeless: readonly Hopeless[], now: number): Promise<readonly EndedRow[]> {
  const run = newId(now)
  const rows = JSON.stringify(
    hopeless.map(({ document, code }) => [
      document.tenant_id,
      document.id,
      document.run,
      code,
      processTimeMs(document, now),
      newId(now),
    ]),
  )
  const ended = `FROM json_each(?3) AS one
    JOIN documents d ON d.tenant_id = one.value ->> 0 AND d.id = one.value ->> 1
    WHERE d.run = ?2 AND d.state = 'failed'`
  const results = await withRetry(() =>
    db.batch<EndedRow & Record<string, unknown>>([
      db
        .prepare(
          `UPDATE documents
           SET state = 'failed', error_code = one.value ->> 3, error_detail = NULL, detected_type = NULL,
               process_time_ms = one.value ->> 4, updated_at = ?1, ended_at = ?1, lease_until = NULL, run = ?2,
               ${purgeTimes('?1')}
           FROM json_each(?3) AS one
           WHERE tenant_id = one.value ->> 0 AND documents.id = one.value ->> 1 AND run IS one.value ->> 2
             AND state = 'received'`,
        )
        .bind(now, run, rows),
      db
        .prepare(
          `INSERT INTO events
             (tenant_id, sequence, id, document_id, kind, status, error_code, created_at, dispatched_at)
           SELECT d.tenant_id,
             ${nextSequence('d.tenant_id', '?1')} + row_number() OVER (PARTITION BY d.tenant_id ORDER BY d.id) - 1,
             one.value ->> 5, d.id, ?4, 2, d.error_code, ?1, ${dispatchedAt('d.tenant_id', '?4', '?1')}
           ${ended} AND changes() > 0`,
        )
        .bind(now, run, rows, 'document.failed'),
      db
        .prepare(`SELECT d.id, ${isAwaited('d.tenant_id', `'document.failed'`)} AS is_awaited ${ended}`)
        .bind(now, run, rows),
    ]),
  )
  return results[2]?.results ?? []
}

function processTimeMs({ started_at: startedAt }: DocumentRow, now: number): number {
  return startedAt === null ? 0 : now - startedAt
}
