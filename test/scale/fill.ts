/** Milliseconds between two documents at one million a day. */
const PAUSE_MS = 86
const ROWS_AT_ONCE = 20_000

export const TENANTS = Array.from({ length: 10 }, (_, i) => `00000000-0000-7000-8000-00000000000${i}`)

/** Tenants with one webhook each, and nothing else. */
export async function createTenants(db: D1Database): Promise<void> {
  for (const id of TENANTS) {
    await db.batch([
      db.prepare('INSERT INTO tenants (id, name, created_at) VALUES (?1, ?1, 0)').bind(id),
      db
        .prepare(
          `INSERT INTO webhooks (id, tenant_id, url, events, secret, created_at, updated_at)
           VALUES ('w' || ?1, ?1, 'https://receiver.test/', '["document.finished"]', '', 0, 0)`,
        )
        .bind(id),
    ])
  }
}

/** The number of a document, its time, and an id that begins with it, as version 7 does. */
const NUMBERS = `WITH RECURSIVE n (i) AS (SELECT CAST(?1 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ?2),
  d (i, at, tenant) AS (SELECT i, CAST(?3 AS INTEGER) + i * ${PAUSE_MS}, '00000000-0000-7000-8000-00000000000' || (i % 10) FROM n)`
const ID = `printf('%08x-%04x-7000-8000-%012x', at >> 16, at & 65535, i)`

const STATEMENTS = [
  `${NUMBERS} INSERT INTO documents (tenant_id, id, external_id, type, state, page_count, byte_count, files,
     created_at, updated_at, send_at, sends, attempts, run, started_at, process_time_ms, result_key, ended_at,
     source_purge_at, result_purge_at)
   SELECT tenant, ${ID}, 'order ' || i, 51, 'finished', 2, 50000,
     '[{"mediaType":"application/pdf","pageCount":2,"byteCount":50000,"sha256":"' || hex(zeroblob(32)) || '"}]',
     at, at + 2000, at + 60000, 1, 1, ${ID}, at + 1000, 900, 'results/' || i, at + 2000,
     at + 86400000, at + 2592000000 FROM d`,
  `${NUMBERS} INSERT INTO events (tenant_id, sequence, id, document_id, kind, status, created_at, dispatched_at)
   SELECT tenant, at * 1024 + kind, kind || ${ID}, ${ID},
     CASE kind WHEN 0 THEN 'document.received' ELSE 'document.finished' END, kind, at, at
   FROM d, (SELECT 0 AS kind UNION ALL SELECT 1)`,
  `${NUMBERS} INSERT INTO deliveries (id, tenant_id, webhook_id, event_sequence, document_id, message_id, kind, state,
     attempts, step, next_attempt_at, response_status, duration_ms, created_at, updated_at)
   SELECT ${ID}, tenant, 'w' || tenant, at * 1024 + 1, ${ID}, '1' || ${ID}, 'document.finished', 'delivered', 1, 1,
     at, 200, 80, at, at FROM d`,
  `${NUMBERS} INSERT INTO idempotency_keys (tenant_id, key_hash, payload_hash, document_id, expires_at)
   SELECT tenant, hex(${ID}), hex(zeroblob(32)), ${ID}, at + 86400000 FROM d`,
]

/** Documents number `from` to `to`, finished and told, the last of them a minute before `now`. */
export async function fill(db: D1Database, from: number, to: number, start: number): Promise<void> {
  for (let i = from; i < to; i += ROWS_AT_ONCE) {
    const end = Math.min(i + ROWS_AT_ONCE, to)
    for (const sql of STATEMENTS) await db.prepare(sql).bind(i, end, start).run()
  }
}

/** When the first of so many documents came, for the last to come now. */
export function startFor(documents: number, now: number): number {
  return now - 60_000 - documents * PAUSE_MS
}
