import { z } from 'zod'
import { LIMITS } from '../limits.ts'

const row = z.object({
  sequence: z.number(),
  id: z.string(),
  kind: z.string(),
  created_at: z.number(),
  document_id: z.string(),
  tenant_id: z.string(),
  external_id: z.string().nullable(),
  type: z.number(),
  status: z.number(),
  error_code: z.string().nullable(),
  document_created_at: z.number(),
})
export type EventRow = z.infer<typeof row>

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
      `SELECT e.sequence, e.id, e.kind, e.created_at, e.document_id, e.tenant_id, e.external_id, d.type,
         e.status, e.error_code, d.created_at AS document_created_at
       FROM events e JOIN documents d ON d.id = e.document_id
       WHERE e.tenant_id = ?1 AND e.sequence > ?3 AND e.created_at >= ?2
         -- Enter the log a little before the time asked for, instead of at its beginning.
         AND e.sequence >= coalesce(
           (SELECT sequence FROM events WHERE tenant_id = ?1 AND created_at >= ?4 ORDER BY created_at LIMIT 1), 0)
       ORDER BY e.sequence LIMIT ?5`,
    )
    .bind(tenantId, since, after, since - LIMITS.uploadingSecondsMax * 1000, limit)
    .all()
  return results.map((found) => row.parse(found))
}
