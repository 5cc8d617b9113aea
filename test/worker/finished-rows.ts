import { newId } from '../../worker/src/ids.ts'
import type { Answer, Tenant } from './client.ts'

/** Rows as finished documents leave them; listings look at nothing else. */
export async function insert(tenant: Tenant, count: number, from: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => newId(from + Math.floor(i / 2)))
  const rows = ids.map((id, i) => ({ id, at: from + Math.floor(i / 2), type: i % 3 === 0 ? 54 : 51 }))
  for (let i = 0; i < rows.length; i += 1000) {
    await tenant.db
      .prepare(
        `INSERT INTO documents
         (id, tenant_id, type, state, page_count, byte_count, files, created_at, updated_at, send_at)
       SELECT value ->> 'id', ?1, value ->> 'type', 'finished', 1, 1, '[]', value ->> 'at', value ->> 'at', 0
       FROM json_each(?2)`,
      )
      .bind(tenant.id, JSON.stringify(rows.slice(i, i + 1000)))
      .run()
  }
  return ids
}

/** Ids of a listing, in its order. */
export const idsOf = (answer: Answer): string[] =>
  (answer.body['items'] as { readonly id: string }[]).map(({ id }) => id)
