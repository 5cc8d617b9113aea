import { z } from 'zod'
import { SEQUENCES_PER_MS } from './event-statement.ts'

const row = z.object({
  sequence: z.number(),
  id: z.string(),
  kind: z.string(),
  created_at: z.number(),
  document_id: z.string(),
  tenant_id: z.string(),
  external_id: z.string().nullable(),
  parent_id: z.string().nullable(),
  type: z.number(),
  status: z.number(),
  error_code: z.string().nullable(),
  document_created_at: z.number(),
})
export type EventRow = z.infer<typeof row>

/** Where the log is entered for a time: what happened then was written then or later. */
export function sequenceBefore(since: number): number {
  return Math.min(since * SEQUENCES_PER_MS - 1, Number.MAX_SAFE_INTEGER)
}

/**
 * A tenant's events in the order in which they were written, which is not quite that of their times: an
 * upload's event carries the time at which the upload began.
 *
 * @param since only events that happened then or later
 * @param after only events behind this sequence
 */
export async function listEvents(
  db: D1Database,
  tenantId: string,
  since: number,
  after: number,
  limit: number,
): Promise<EventRow[]> {
  const { results } = await db
    .prepare(
      `SELECT e.sequence, e.id, e.kind, e.created_at, e.document_id, e.tenant_id, d.external_id, d.parent_id, d.type,
         e.status, e.error_code, d.created_at AS document_created_at
       FROM events e JOIN documents d ON d.tenant_id = e.tenant_id AND d.id = e.document_id
       WHERE e.tenant_id = ?1 AND e.sequence > ?3 AND e.created_at >= ?2
       ORDER BY e.sequence LIMIT ?4`,
    )
    .bind(tenantId, since, after, limit)
    .all()
  return results.map((found) => row.parse(found))
}
