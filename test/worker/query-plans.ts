import { env } from 'cloudflare:workers'

/** Tables that grow with every document: whoever reads one from end to end is slow one day. */
const GROWING = ['documents', 'events', 'deliveries', 'delivery_attempts', 'idempotency_keys']
/** Indexes of what is under way or waits: they hold little, however many rows their table has. */
const SMALL = ['documents_received', 'events_undispatched', 'deliveries_leased', 'deliveries_held']

const unseen = new Set<string>()
const seen = new Set<string>()

/** Take note of every statement that the service prepares, whichever test makes it do so. */
export function watchStatements(): void {
  const prototype = Object.getPrototypeOf(env.DB_0) as { prepare: (sql: string) => D1PreparedStatement }
  const { prepare } = prototype
  if (Object.hasOwn(prepare, 'isWatched')) return
  const watched = function (this: D1Database, sql: string) {
    // Tests ask and meddle as they like: only what comes from the service's own files counts.
    if (!seen.has(sql) && new Error().stack?.split('\n')[2]?.includes('/worker/src/')) unseen.add(sql)
    return prepare.call(this, sql)
  }
  prototype.prepare = Object.assign(watched, { isWatched: true })
}

/** The new statements since the last call that read a growing table from end to end, each with its plan. */
export async function findScans(): Promise<string[]> {
  const scans: string[] = []
  for (const sql of unseen) {
    seen.add(sql)
    const { results } = await env.DB_0.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...Array.from({ length: countParameters(sql) }, () => null))
      .all<{ detail: string }>()
    const bad = results.map(({ detail }) => detail).filter((detail) => isScan(detail, sql))
    if (bad.length > 0) scans.push(`${bad.join('; ')}: ${sql}`)
  }
  unseen.clear()
  return scans
}

/** How many statements were looked at so far. */
export function countStatements(): number {
  return seen.size
}

function isScan(detail: string, sql: string): boolean {
  const [, name] = /^SCAN (\w+)/.exec(detail) ?? []
  if (name === undefined || SMALL.some((index) => detail.includes(index))) return false
  return GROWING.some(
    (table) => name === table || new RegExp(`\\b${table}\\s+(AS\\s+)?${name}\\b`, 'i').test(sql),
  )
}

function countParameters(sql: string): number {
  return Math.max(0, ...[...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number)))
}
