import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ApiEnv } from '../../worker/src/env.ts'
import { newId } from '../../worker/src/ids.ts'
import { LIMITS } from '../../worker/src/limits.ts'
import { claimDelivery } from '../../worker/src/store/deliveries-claim.ts'
import { dispatchEvents } from '../../worker/src/store/deliveries-dispatch.ts'
import { moveTenantStep } from '../../worker/src/store/move-tenant.ts'
import { sweep } from '../../worker/src/sweep/sweep.ts'
import { clock } from './clock.ts'
import { createD1 } from './d1.ts'
import { createQueue } from './queue.ts'
import { createR2 } from './r2.ts'

/**
 * A tenant moves while everything else goes on, and whoever moves it may die at any call of a database. Its rows arrive
 * as they were, each once, and its neighbours wait for nothing. `FICHA_RUNS` says how many sequences.
 */
const RUNS = Number(process.env['FICHA_RUNS'] ?? 25)
/** A sequence takes some tens of milliseconds, on a busy machine seconds. */
const TIMEOUT_MS = 60_000 + RUNS * 5000
// Pages of a few rows, so that a move is a matter of many steps.
const { stepRowsMax, roundsMax } = LIMITS
beforeAll(() => void Object.assign(LIMITS, { stepRowsMax: 3, roundsMax: 20 }))
afterAll(() => void Object.assign(LIMITS, { stepRowsMax, roundsMax }))

const DAY_MS = 86_400_000
const TABLES = ['webhooks', 'documents', 'events', 'deliveries', 'idempotency_keys'] as const

/** An event of a document, with what became of its delivery. */
const eventOf = fc.record({
  ageDays: fc.constantFrom(0, 1, 29, 31, 45),
  delivery: fc.constantFrom('undispatched', 'pending', 'delivered', 'exhausted'),
  /** The document's file is due to be purged. */
  isDue: fc.boolean(),
  hook: fc.nat({ max: 1 }),
})
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constant('move'),
      diesAt: fc.option(fc.nat({ max: 8 })),
      when: fc.constantFrom('before', 'after'),
    }),
  },
  fc.record({ what: fc.constant('sweep') }),
  fc.record({ what: fc.constant('dispatch') }),
  fc.record({ what: fc.constant('claim') }),
  fc.record({ what: fc.constant('wait'), days: fc.constantFrom(0, 2) }),
)
type EventOf = typeof eventOf extends fc.Arbitrary<infer T> ? T : never

function createPlace(fault: Fault | null) {
  let callsLeft: number | null = null
  let deadly: 'before' | 'after' = 'before'
  const onCall = (when: 'before' | 'after') => {
    if (callsLeft === null || when !== deadly) return
    if (callsLeft-- <= 0) throw new Error('whoever moved the tenant is dead')
  }
  const databases = [createD1(onCall), createD1(onCall)]
  const queue = createQueue<unknown>(clock.now, () => {})
  const env = {
    DB_0: databases[0],
    DB_1: databases[1],
    DOCUMENTS: createR2(),
    EXTRACTION: queue.binding,
    WEBHOOKS: queue.binding,
  } as unknown as ApiEnv
  return {
    env,
    fault,
    databases: databases as readonly D1Database[],
    dieAt: (calls: number | null, when: 'before' | 'after') => {
      callsLeft = calls
      deadly = when
    },
  }
}
type Place = ReturnType<typeof createPlace>

async function fill(db: D1Database, tenantId: string, events: readonly EventOf[]): Promise<void> {
  const now = clock.now()
  await db
    .prepare('INSERT OR IGNORE INTO tenants (id, name, created_at, shard) VALUES (?1, ?1, 0, 0)')
    .bind(tenantId)
    .run()
  for (const i of [0, 1]) {
    await db
      .prepare(
        `INSERT INTO webhooks (id, tenant_id, url, events, secret, created_at, updated_at)
         VALUES (?1, ?2, 'https://example.com', '["document.finished"]', 's', 0, 0)`,
      )
      .bind(`${tenantId}-hook-${i}`, tenantId)
      .run()
  }
  for (const [i, { ageDays, delivery, isDue, hook }] of events.entries()) {
    const at = now - ageDays * DAY_MS - i
    const id = newId(at)
    const sequence = at * 1024
    await db
      .prepare(
        `INSERT INTO documents (tenant_id, id, type, state, page_count, byte_count, files, created_at, updated_at, send_at,
           ended_at, source_purge_at, result_purge_at)
         VALUES (?1, ?2, 51, 'finished', 1, 1, '[]', ?3, ?3, 0, ?3, ?4, ?5)`,
      )
      .bind(tenantId, id, at, isDue ? now - 1 : now + 90 * DAY_MS, now + 90 * DAY_MS)
      .run()
    await db
      .prepare(
        `INSERT INTO events (tenant_id, sequence, id, document_id, kind, status, created_at, dispatched_at)
         VALUES (?1, ?2, ?3, ?4, 'document.finished', 1, ?5, ?6)`,
      )
      .bind(tenantId, sequence, `e-${id}`, id, at, delivery === 'undispatched' ? null : at)
      .run()
    if (delivery === 'undispatched') continue
    await db
      .prepare(
        `INSERT INTO deliveries (id, tenant_id, webhook_id, event_sequence, document_id, message_id, kind, state,
           next_attempt_at, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, 'document.finished', ?7, ?8, ?8, ?8)`,
      )
      .bind(newId(at), tenantId, `${tenantId}-hook-${hook}`, sequence, id, `e-${id}`, delivery, at)
      .run()
    await db
      .prepare(
        `INSERT INTO delivery_attempts (delivery_id, number, started_at, duration_ms) VALUES (?1, 1, 0, 0)`,
      )
      .bind(
        (await db
          .prepare('SELECT id FROM deliveries WHERE message_id = ?1')
          .bind(`e-${id}`)
          .first('id')) as string,
      )
      .run()
  }
}

/** All rows of a tenant, as text, table by table. */
async function rowsOf(db: D1Database, tenantId: string): Promise<Record<string, string[]>> {
  const texts = async (sql: string) =>
    (await db.prepare(sql).bind(tenantId).all()).results.map((row) => JSON.stringify(row)).sort()
  const own = await Promise.all(TABLES.map((table) => texts(`SELECT * FROM ${table} WHERE tenant_id = ?1`)))
  const attempts = await texts(
    'SELECT * FROM delivery_attempts WHERE delivery_id IN (SELECT id FROM deliveries WHERE tenant_id = ?1)',
  )
  return {
    ...Object.fromEntries(TABLES.map((table, i) => [table, own[i] ?? []])),
    delivery_attempts: attempts,
  }
}

async function count(db: D1Database, sql: string): Promise<number> {
  return Number(await db.prepare(sql).bind('neighbour').first('n'))
}

interface Fault {
  /** Guards that are taken away. */
  readonly without: readonly string[]
  /** What a step of all tenants did then, beside what it does now. */
  readonly sweeps: string
}

const moved = (fault: Fault | null) =>
  fc.asyncProperty(
    fc.array(eventOf, { maxLength: 14 }),
    fc.array(eventOf, { maxLength: 6 }),
    fc.array(step, { maxLength: 40 }),
    async (events, neighbours, steps) => {
      const place = createPlace(fault)
      for (const db of place.databases) {
        for (const trigger of fault?.without ?? []) await db.prepare(`DROP TRIGGER ${trigger}`).run()
      }
      const [source, target] = place.databases
      if (!source || !target) throw new Error('two databases')
      await fill(source, 'mover', events)
      await fill(source, 'neighbour', neighbours)
      const before = await rowsOf(source, 'mover')
      const move = () => moveTenantStep(place.env, 'mover', 1, clock.now())
      await move()
      for (const one of steps) {
        if (await isThere(place)) break
        await act(place, one, move)
      }
      for (let left = 200; !(await isThere(place)); left--) {
        if (left === 0) throw new Error('the move comes to no end')
        await move()
      }
      expect(await rowsOf(target, 'mover'), 'what arrived').toEqual(before)
      expect(Object.values(await rowsOf(source, 'mover')).flat(), 'what stayed').toEqual([])
    },
  )

async function isThere({ databases }: Place): Promise<boolean> {
  const row = await databases[0]?.prepare(`SELECT shard, frozen FROM tenants WHERE id = 'mover'`).first()
  return row?.['shard'] === 1 && row['frozen'] === null
}

async function act(place: Place, one: Record<string, unknown>, move: () => Promise<unknown>): Promise<void> {
  const now = clock.now()
  switch (one['what']) {
    case 'move': {
      place.dieAt(one['diesAt'] as number | null, one['when'] as 'before' | 'after')
      await move().catch((error: Error) => {
        if (!error.message.includes('dead')) throw error
      })
      return place.dieAt(null, 'before')
    }
    case 'sweep': {
      for (const db of place.databases) if (place.fault) await db.prepare(place.fault.sweeps).run()
      expect(await sweep(place.env, now), 'steps of the sweep that failed').toEqual([])
      const source = place.databases[0] as D1Database
      const due = `SELECT count(*) AS n FROM documents WHERE tenant_id = ?1 AND source_purge_at <= ${now}`
      expect(await count(source, due), 'purges of a neighbour that wait').toBe(0)
      return
    }
    case 'dispatch': {
      for (const db of place.databases) while ((await dispatchEvents(db, now)) > 0);
      const waiting = 'SELECT count(*) AS n FROM events WHERE tenant_id = ?1 AND dispatched_at IS NULL'
      expect(await count(place.databases[0] as D1Database, waiting), 'events of a neighbour that wait').toBe(
        0,
      )
      return
    }
    case 'claim': {
      const source = place.databases[0] as D1Database
      const due = `SELECT count(*) AS n FROM deliveries WHERE tenant_id = ?1 AND state = 'pending' AND lease IS NULL`
      const waiting = await count(source, due)
      const claim = await claimDelivery(source, newId(now), { busy: [], full: [] }, now)
      if (waiting > 0) expect(claim?.webhook.tenantId, 'whose delivery is taken').toBe('neighbour')
      else expect(claim?.webhook.tenantId).not.toBe('mover')
      return
    }
    default:
      clock.advance(Number(one['days']) * DAY_MS)
  }
}

test(
  `${RUNS} moves, cut off anywhere: every row arrives as it was, and neighbours wait for nothing`,
  async () => {
    await fc.assert(moved(null), { seed: 20_261_125, numRuns: RUNS })
  },
  TIMEOUT_MS,
)

/** Faults that were once in the service, put back. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'old events are purged while their deliveries are on their way': {
    without: ['events_frozen_delete'],
    sweeps: `DELETE FROM events WHERE created_at < (SELECT max(created_at) FROM events) - 30 * 86400000
      AND dispatched_at IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM deliveries d WHERE d.tenant_id = events.tenant_id AND d.event_sequence = events.sequence)`,
  },
}

test.each(Object.entries(FAULTS))(
  'the model finds it when %s',
  async (_, fault) => {
    const found = await fc.check(moved(fault), { seed: 20_261_125, numRuns: 200, endOnFailure: true })
    expect(found.failed).toBe(true)
  },
  TIMEOUT_MS,
)
