import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../worker/src/ids.ts'
import { claimInTurn, releaseDocument } from '../../worker/src/lifecycle/claim.ts'
import { failDocument, finishDocument } from '../../worker/src/lifecycle/end.ts'
import { licence, newTenant, type Tenant } from './client.ts'
import { eventsOf, receive, rowOf } from './received.ts'

let tenant: Tenant
let pdf: Blob
beforeAll(async () => {
  tenant = await newTenant()
  pdf = await licence()
})

const NOW = Date.now()
const keyOf = (id: string) => ({ tenantId: tenant.id, id })
/** A claim of this document; where its turn is not (any more), another's may come, which is not looked at. */
async function claim(documentId: string, messageId = 'm', attempt = 1) {
  const delivery = { messageId: `${documentId} ${messageId}`, attempt }
  const won = await claimInTurn(tenant.db, keyOf(documentId), [], newId(NOW), delivery, NOW)
  return won?.document.id === documentId ? won : null
}

function ending(documentId: string, run: string) {
  return { key: keyOf(documentId), run, eventId: newId(NOW), processTimeMs: 1234, now: NOW + 5000 }
}

test('of 50 claimers at the same time, one gets the document', async () => {
  const id = await receive(tenant, pdf)
  const claims = await Promise.all(Array.from({ length: 50 }, (_, i) => claim(id, `m${i}`)))
  expect(claims.filter((won) => won !== null)).toHaveLength(1)
  expect(await rowOf(id)).toMatchObject({ attempts: 1, state: 'received' })
})

test('a later delivery of the same message takes over from the one that died', async () => {
  const id = await receive(tenant, pdf)
  expect(await claim(id, 'm', 1)).not.toBeNull()
  expect(await claim(id, 'm', 1)).toBeNull()
  expect(await claim(id, 'other', 2)).toBeNull()
  expect(await claim(id, 'm', 2)).not.toBeNull()
  expect(await rowOf(id)).toMatchObject({ attempts: 2 })
})

test('a released document can be claimed again, three times in all', async () => {
  const id = await receive(tenant, pdf)
  for (let attempt = 1; attempt <= 3; attempt++) {
    const won = await claim(id, `m${attempt}`)
    expect(won?.document.attempts).toBe(attempt)
    await releaseDocument(tenant.db, keyOf(id), won?.run ?? '', NOW, true)
  }
  expect(await claim(id, 'm4')).toBeNull()
})

test('a document that the reader had no time for keeps its attempts', async () => {
  const id = await receive(tenant, pdf)
  const won = await claim(id, 'm')
  await releaseDocument(tenant.db, keyOf(id), won?.run ?? '', NOW, false)
  expect(await rowOf(id)).toMatchObject({ attempts: 0, lease_until: null })
})

test('only the run that holds a document can end it, and only once', async () => {
  const id = await receive(tenant, pdf)
  const first = await claim(id, 'm', 1)
  const second = await claim(id, 'm', 2)
  expect(await finishDocument(tenant.db, ending(id, first?.run ?? ''), 'lost')).toMatchObject({
    isOurs: false,
  })
  expect(await finishDocument(tenant.db, ending(id, second?.run ?? ''), 'won')).toMatchObject({
    isOurs: true,
  })
  // The answer of a commit can be lost: repeating it says the same and changes nothing.
  expect(await finishDocument(tenant.db, ending(id, second?.run ?? ''), 'again')).toMatchObject({
    isOurs: true,
  })
  await failDocument(tenant.db, ending(id, second?.run ?? ''), {
    code: 'engine_error',
    detail: null,
    detectedType: null,
  })
  expect(await rowOf(id)).toMatchObject({ state: 'finished', result_key: 'won', process_time_ms: 1234 })
  expect(await eventsOf(id)).toEqual(['document.received', 'document.finished'])
})

test('a tenant’s documents do not wait for all of another’s', async () => {
  // Two tenants of one shard.
  const many = tenant
  const one = { ...(await newTenant()), db: tenant.db }
  await tenant.db
    .prepare('INSERT OR IGNORE INTO tenants (id, name, created_at) VALUES (?1, ?1, 0)')
    .bind(one.id)
    .run()
  const waiting: string[] = []
  for (let i = 0; i < 12; i++) waiting.push(await receive(many, pdf))
  const late = await receive(one, pdf)

  const served = [many.id]
  const order: (string | undefined)[] = []
  for (const [i, id] of waiting.entries()) {
    const won = await claimInTurn(
      many.db,
      keyOf(id),
      served,
      newId(NOW),
      { messageId: `t${i}`, attempt: 1 },
      NOW,
    )
    order.push(won?.document.id)
    if (order.includes(late)) break
  }
  // Others' leftovers may come first, but none of `many`.
  expect(order.at(-1)).toBe(late)
  expect(order.filter((id) => id !== undefined && waiting.includes(id))).toEqual([])
})
