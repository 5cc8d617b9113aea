import fc from 'fast-check'
import { expect, test } from 'vitest'
import { failForUs } from '../../worker/src/lifecycle/fail-for-us.ts'
import { areUsedUp } from '../../worker/src/lifecycle/rule.ts'
import { extractionMessage } from '../../worker/src/messages/extraction-message.ts'
import { findDue, findReceived } from '../../worker/src/store/due.ts'
import { moveTenantStep } from '../../worker/src/store/move-tenant.ts'
import { onShardOf } from '../../worker/src/store/shards.ts'
import { clock } from './clock.ts'
import { licenceReading } from './reading.ts'
import {
  ACTIONS,
  type Actions,
  createWorld,
  type Document,
  READINGS,
  type Reading,
  type World,
} from './world.ts'

/**
 * The lifecycle of documents, held against a model: random orders of everything that can happen to a document and its
 * messages. `FICHA_RUNS` says how many sequences.
 */
const RUNS = Number(process.env['FICHA_RUNS'] ?? 25)
const ATTEMPTS_MAX = 3
const DAY_MS = 24 * 3_600_000
const TENANTS = ['a', 'b'] as const

const pick = fc.nat({ max: 7 })
const tenant = fc.constantFrom(...TENANTS)
const happening = fc.oneof(
  fc.record({ what: fc.constant('receive'), tenant }),
  {
    weight: 5,
    arbitrary: fc.record({ what: fc.constant('deliver'), pick, reading: fc.constantFrom(...READINGS) }),
  },
  fc.record({ what: fc.constant('die'), pick }),
  fc.record({
    what: fc.constant('deliver until dead'),
    pick,
    reading: fc.constantFrom<Reading>('is busy', 'is away'),
  }),
  fc.record({ what: fc.constant('bury'), pick }),
  fc.record({ what: fc.constant('repeat'), pick }),
  fc.record({ what: fc.constant('lose') }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('poll'), pick }) },
  fc.record({ what: fc.constant('sweep') }),
  { weight: 2, arbitrary: fc.record({ what: fc.constant('review'), pick }) },
  fc.record({ what: fc.constant('restart'), pick }),
  fc.record({ what: fc.constant('move'), tenant, steps: fc.nat({ max: 4 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('wait'),
      seconds: fc.constantFrom(1, 10, 61, 301, 3600, 90_000),
    }),
  },
)
type Happening = typeof happening extends fc.Arbitrary<infer T> ? T : never

/** What must be true of a document, without a word about leases, messages or tables. */
interface Model {
  readonly document: Document
  receivedAt: number
  /** Readings that had begun before it was received, or received again. */
  begunBefore: number
  /** How often it was received: as often, at most, it ends. */
  rounds: number
  /** How often a person has confirmed it, and with which value since it was received last. */
  reviews: number
  name: string | null
}

async function act(world: World, models: Model[], happened: Happening): Promise<void> {
  const one = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(list.length, 1)]
  switch (happened.what) {
    case 'receive': {
      const document = await world.receive((happened as { tenant: string }).tenant)
      if (document)
        models.push({ document, receivedAt: clock.now(), begunBefore: 0, rounds: 1, reviews: 0, name: null })
      return
    }
    case 'deliver': {
      const { pick, reading } = happened as { pick: number; reading: Reading }
      const message = one(world.queue.due(), pick)
      if (message) await world.deliver(message, reading)
      return
    }
    case 'die': {
      const message = one(world.queue.due(), (happened as { pick: number }).pick)
      if (!message) return
      await world.deliver(message, 'dies with its caller')
      // Nobody hears of it until the lease has run out.
      return clock.advance(301_000)
    }
    case 'deliver until dead': {
      const { pick, reading } = happened as { pick: number; reading: Reading }
      const message = one(world.queue.waiting, pick)
      if (!message) return
      // A queue may deliver late, but it goes on until a message is given up.
      for (let times = 0; world.queue.waiting.includes(message) && times < 12; times++) {
        clock.advance(Math.max(message.dueAt - clock.now(), 0))
        await world.deliver(message, reading)
      }
      for (const dead of [...world.queue.dead]) await world.bury(dead)
      return
    }
    case 'bury': {
      // A message may be given up for reasons of the queue's own.
      const message = one(world.queue.waiting, (happened as { pick: number }).pick)
      if (!message) return
      world.queue.waiting.splice(world.queue.waiting.indexOf(message), 1)
      world.queue.dead.push(message)
      return world.bury(message)
    }
    case 'repeat': {
      const message = one(world.queue.waiting, (happened as { pick: number }).pick)
      return message && world.queue.repeat(message)
    }
    case 'lose':
      return world.queue.lose()
    case 'poll': {
      const model = one(models, (happened as { pick: number }).pick)
      return model && world.poll(model.document)
    }
    case 'sweep':
      return world.sweep()
    case 'review': {
      const model = one(models, (happened as { pick: number }).pick)
      const name = `NAME ${model?.reviews}`
      if (!model || !(await world.review(model.document, name))) return
      model.reviews++
      model.name = name
      return
    }
    case 'restart': {
      const model = one(models, (happened as { pick: number }).pick)
      if (!model || !(await world.restart(model.document))) return
      model.receivedAt = clock.now()
      model.begunBefore = world.begun(model.document.id)
      model.rounds++
      model.name = null
      return
    }
    case 'move': {
      const { tenant, steps } = happened as { tenant: string; steps: number }
      await moveSome(world, tenant, steps)
      return
    }
    case 'wait':
      return clock.advance((happened as { seconds: number }).seconds * 1000)
  }
}

/** Some steps of a move to the other shard: the rest comes later, or never. */
async function moveSome(world: World, tenantId: string, steps: number): Promise<void> {
  const place = await world.env.DB_0.prepare('SELECT shard, frozen FROM tenants WHERE id = ?1')
    .bind(tenantId)
    .first<{ shard: number; frozen: string | null }>()
  const other = place?.shard === 0 ? 1 : 0
  const isOnItsWay = await Promise.all(
    world.databases.map((db) =>
      db.prepare('SELECT frozen FROM tenants WHERE id = ?1').bind(tenantId).first('frozen'),
    ),
  )
  const to = place?.frozen && isOnItsWay.includes('arriving') ? isOnItsWay.indexOf('arriving') : other
  for (let step = 0; step <= steps; step++) {
    const taken = await moveTenantStep(world.env, tenantId, to, clock.now())
    if (taken?.state === 'done') return
  }
}

interface Row {
  readonly state: string
  readonly attempts: number
  readonly error_code: string | null
  readonly review: string
  readonly review_key: string | null
}

async function rowOf(world: World, { id, tenantId }: Document): Promise<Row | null> {
  for (const db of world.databases) {
    const found = await db
      .prepare(
        'SELECT state, attempts, error_code, review, review_key FROM documents WHERE tenant_id = ?1 AND id = ?2',
      )
      .bind(tenantId, id)
      .first<Row & Record<string, unknown>>()
    if (found) return found
  }
  return null
}

async function check(world: World, models: readonly Model[]): Promise<void> {
  for (const model of models) {
    const row = await rowOf(world, model.document)
    if (row === null) throw new Error('a document is lost')
    const begun = world.begun(model.document.id) - model.begunBefore
    expect(row.attempts, 'an attempt is one that a reader began').toBeLessThanOrEqual(begun)
    if (row.state === 'failed' && row.error_code !== 'no_text_found') {
      const isOld = clock.now() - model.receivedAt > DAY_MS
      expect(begun >= ATTEMPTS_MAX || isOld, `failed with ${row.error_code} after ${begun} attempts`).toBe(
        true,
      )
    }
    if (row.state === 'finished') expect(begun, 'finished unread').toBeGreaterThan(0)
    const kinds = await eventsOf(world, model.document)
    const told = (which: string) => kinds.filter((kind) => kind === `document.${which}`).length
    const ends = kinds.length - told('received') - told('reviewed')
    expect(told('received'), 'received as often as told').toBe(model.rounds)
    expect(told('reviewed'), 'confirmed as often as told').toBe(model.reviews)
    expect(row.review, 'confirmed since it was received').toBe(model.name === null ? 'none' : 'done')
    expect(await world.nameIn(row.review_key), 'what the person said').toBe(model.name)
    expect(ends, 'ended as often as told').toBe(model.rounds - (row.state === 'received' ? 1 : 0))
  }
}

async function eventsOf(world: World, { id, tenantId }: Document): Promise<string[]> {
  const lists = await Promise.all(
    world.databases.map((db) =>
      db
        .prepare('SELECT DISTINCT id, kind FROM events WHERE tenant_id = ?1 AND document_id = ?2')
        .bind(tenantId, id)
        .all<{ id: string; kind: string }>(),
    ),
  )
  // While a tenant moves an event may be on both shards.
  return [...new Map(lists.flatMap(({ results }) => results.map(({ id, kind }) => [id, kind]))).values()]
}

/** From here on the world is well: everything ends, and what was not tried three times is not given up. */
async function comeToRest(world: World, models: readonly Model[]): Promise<void> {
  for (const tenantId of TENANTS) await moveSome(world, tenantId, 40)
  const untried = models.filter(({ document, receivedAt, begunBefore }) => {
    const isYoung = clock.now() - receivedAt < DAY_MS - 3 * 3_600_000
    return isYoung && world.begun(document.id) - begunBefore < ATTEMPTS_MAX - 1
  })
  const open = async () =>
    (await Promise.all(models.map(({ document }) => rowOf(world, document)))).map((r) => r?.state)
  const before = await open()
  for (let minutes = 0; minutes < 150 && (await open()).includes('received'); minutes += 5) {
    clock.advance(5 * 60_000)
    await world.sweep()
    for (const message of world.queue.due()) await world.deliver(message, 'reads')
  }
  expect(await open(), 'everything comes to an end').not.toContain('received')
  for (const model of untried) {
    if (before[models.indexOf(model)] !== 'received') continue
    expect((await rowOf(world, model.document))?.state).toBe('finished')
  }
}

function lifecycle(actions: Actions) {
  return fc.asyncProperty(fc.array(happening, { maxLength: 30 }), async (happenings) => {
    const world = createWorld(actions, 2)
    world.say(licenceReading())
    for (const id of TENANTS) await world.addTenant(id)
    const models: Model[] = []
    await act(world, models, { what: 'receive', tenant: 'a' })
    for (const happened of happenings) {
      await act(world, models, happened)
      await check(world, models)
    }
    await comeToRest(world, models)
    await check(world, models)
  })
}

/** A sequence takes some tens of milliseconds, on a busy machine seconds. */
const TIMEOUT_MS = 60_000 + RUNS * 5000
const SETTINGS = { seed: 20_261_125, numRuns: RUNS }

test(
  `whatever happens in ${RUNS} sequences, a document fails for us only after three attempts or a day`,
  async () => {
    await fc.assert(lifecycle(ACTIONS), SETTINGS)
  },
  TIMEOUT_MS,
)

/** Faults that were once in the service, put back. */
const FAULTS: Readonly<Record<string, Partial<Actions>>> = {
  'a dead letter ends what was never tried': {
    bury: async (message, env, now) => {
      const { documentId, tenantId } = extractionMessage.parse(message.body)
      const shard = await onShardOf(env, tenantId)
      const document = shard && (await findReceived(shard.DB, { tenantId, id: documentId }))
      if (shard && document && document.lease_until === null)
        await failForUs(shard, [{ document, code: 'engine_error' }], now)
      message.ack()
    },
  },
  'the sweeper ends what was held for too long, with attempts left': {
    sweep: async (env, now) => {
      for (const document of await findDue(env.DB, now)) {
        if (document.lease_until !== null)
          await failForUs(env, [{ document, code: 'processing_timeout' }], now)
      }
      return ACTIONS.sweep(env, now)
    },
  },
  'so does a poll': {
    settle: async (env, document, now) => {
      if (document.lease_until === null || document.lease_until > now)
        return ACTIONS.settle(env, document, now)
      await failForUs(env, [{ document, code: 'processing_timeout' }], now)
      return true
    },
  },
  'the sweeper leaves alone whom it has sent for once': {
    sweep: async (env, now) => {
      const due = await findDue(env.DB, now)
      return areUsedUp(due.length) ? 0 : due.length
    },
  },
  'an attempt that was not begun counts': {
    consume: async (message, env) => {
      await ACTIONS.consume(message, env)
      const { documentId, tenantId } = extractionMessage.parse(message.body)
      await env.DB_0.prepare(
        `UPDATE documents SET attempts = attempts + 1
         WHERE tenant_id = ?1 AND id = ?2 AND state = 'received' AND lease_until IS NULL AND attempts = 0`,
      )
        .bind(tenantId, documentId)
        .run()
    },
  },
}

test.each(Object.entries(FAULTS))(
  'the model finds it when %s',
  async (_, fault) => {
    const found = await fc.check(lifecycle({ ...ACTIONS, ...fault }), {
      ...SETTINGS,
      numRuns: 200,
      endOnFailure: true,
    })
    expect(found.failed).toBe(true)
  },
  TIMEOUT_MS,
)
