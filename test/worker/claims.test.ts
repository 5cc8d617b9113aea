import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../worker/src/ids.ts'
import {
  claimDocument,
  failDocument,
  finishDocument,
  releaseDocument,
} from '../../worker/src/store/claims.ts'
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
const claim = (documentId: string, messageId = 'm', attempt = 1) =>
  claimDocument(tenant.db, keyOf(documentId), newId(NOW), { messageId, attempt }, NOW)

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
  await failDocument(tenant.db, second?.run ?? '', ending(id, second?.run ?? ''), {
    code: 'engine_error',
    detail: null,
    detectedType: null,
  })
  expect(await rowOf(id)).toMatchObject({ state: 'finished', result_key: 'won', process_time_ms: 1234 })
  expect(await eventsOf(id)).toEqual(['document.received', 'document.finished'])
})
