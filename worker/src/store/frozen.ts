/**
 * SQL for: the tenant of a row does not move just now. Every step that looks after all tenants asks for it, since the
 * rows of one that moves stay as they are: a step that took them would find nothing done and stop before the others'.
 */
export function isSettled(tenant: string): string {
  return `${tenant} NOT IN (SELECT id FROM tenants WHERE frozen IS NOT NULL)`
}

/** Whether a tenant has begun to move, or has moved: its rows stay as they are, whatever is meant to change them. */
export async function isFrozen(db: D1Database, tenantId: string): Promise<boolean> {
  const frozen = await db
    .prepare('SELECT 1 FROM tenants WHERE id = ?1 AND (frozen IS NOT NULL OR away = 1)')
    .bind(tenantId)
    .first()
  return frozen !== null
}
