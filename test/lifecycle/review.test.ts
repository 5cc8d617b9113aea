import { describe, expect, test, vi } from 'vitest'
import { loadCurrent } from '../../worker/src/courier/load-current.ts'
import { purgeDue } from '../../worker/src/sweep/purge.ts'
import type { ClaimedDelivery } from '../../worker/src/webhook/delivery.ts'
import { createApi } from './api.ts'
import { clock } from './clock.ts'
import { type Api, dataOf, finished } from './finished.ts'

const codesOf = (body: Record<string, unknown>) =>
  (body['errors'] as { parameter: string; code: string; detail: string }[]).map(({ parameter, code }) => [
    parameter,
    code,
  ])

async function rowsOf(api: Api): Promise<string> {
  const tables = ['documents', 'events', 'idempotency_keys', 'tenants', 'deliveries']
  const rows = await Promise.all(tables.map((table) => api.env.DB_0.prepare(`SELECT * FROM ${table}`).all()))
  return JSON.stringify(rows.map(({ results }) => results))
}
const objectsOf = async (api: Api, id: string) =>
  (await api.env.DOCUMENTS.list({ prefix: `a/${id}/` })).objects.map(({ key }) => key)

describe('a correction', () => {
  test('is typed, kept beside the reading, judged by its rules, and told who and when', async () => {
    const api = await createApi()
    const { address, fields } = await finished(
      api,
      { personalNumber: '11144477736' },
      { personalNumber: 0.4 },
    )
    const before = await api.call(address)
    expect(dataOf(before.body)).toMatchObject({ personal_number: '11144477736', document_validation: false })
    expect(before.body).not.toHaveProperty('review')

    const answer = await api.patch(fields, {
      values: { personal_number: '111.444.777-35', dateOfBirth: '1/8/1982' },
    })
    expect(answer.status).toBe(200)
    const after = await api.call(address)
    expect(dataOf(after.body)).toMatchObject({
      name: 'ANA SOUZA',
      personal_number: '11144477735',
      document_validation: true,
    })
    expect(after.body['review']).toMatchObject({
      state: 'none',
      version: 1,
      at: new Date(clock.now()).toISOString(),
    })
    expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'))
    const { body: reading } = await api.call(fields)
    expect(reading).toEqual(answer.body)
    expect(reading['fields']).toMatchObject({
      personal_number: {
        value: '11144477736',
        confidence: 0.4,
        corrected: {
          value: '11144477735',
          by: after.body['review'] && (after.body['review'] as { by: string }).by,
        },
      },
    })
    expect(reading['reviewed']).toMatchObject({ documentValidation: true })
    expect(reading['validations']).toContainEqual(
      expect.objectContaining({ rule: 'cpf_check_digits', outcome: 'fail' }),
    )
  })

  test('stays out of D1 and of what is logged', async () => {
    const api = await createApi()
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
    const { id, fields } = await finished(api, { name: 'BIA LIMA' })
    await api.patch(fields, { values: { name: 'CLARA NUNES' }, review: 'done' })
    const rows = await rowsOf(api)
    expect(rows).toContain(id)
    for (const name of ['BIA', 'CLARA', 'cnh da Ana']) expect(rows).not.toContain(name)
    expect(JSON.stringify(logged.mock.calls)).not.toMatch(/BIA|CLARA|cnh da Ana/)
  })

  test('that is sent again, or says what is there, changes nothing', async () => {
    const api = await createApi()
    const { fields, address } = await finished(api)
    const first = (await api.call(address)).headers.get('ETag') ?? ''
    const change = { values: { name: 'ANA S SOUZA' }, review: 'done' }
    const one = await api.patch(fields, change, { 'If-Match': first })
    const two = await api.patch(fields, change, { 'If-Match': first })
    const three = await api.patch(fields, change)
    expect([one.status, two.status, three.status]).toEqual([200, 200, 200])
    for (const answer of [two, three]) {
      expect(answer.body).toEqual(one.body)
      expect(answer.headers.get('ETag')).toBe(one.headers.get('ETag'))
    }
    const { body } = await api.call('/events')
    const kinds = (body['items'] as { type: string }[]).map(({ type }) => type)
    expect(kinds.filter((kind) => kind === 'document.reviewed')).toHaveLength(1)
  })

  test('to a version that is no more is 412; without a version two at once are both kept', async () => {
    const api = await createApi()
    const { fields, address } = await finished(api)
    const etag = (await api.call(address)).headers.get('ETag') ?? ''
    expect((await api.patch(fields, { values: { name: 'ANA' } }, { 'If-Match': etag })).status).toBe(200)
    const late = await api.patch(fields, { values: { licenseClass: 'AB' } }, { 'If-Match': etag })
    expect([late.status, late.body['code']]).toEqual([412, 'version_conflict'])
    const both = await Promise.all([
      api.patch(fields, { values: { licenseClass: 'AB' } }),
      api.patch(fields, { values: { comments: 'EAR' } }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect(dataOf((await api.call(address)).body)).toMatchObject({
      name: 'ANA',
      license_class: 'AB',
      comments: 'EAR',
    })
    const { id } = (await api.call(address)).body as { id: string }
    // One file, one result, one review: what lost is gone.
    expect(await objectsOf(api, id)).toHaveLength(3)
    // Of two reviewers who looked at the same version one is told.
    const seen = (await api.call(address)).headers.get('ETag') ?? ''
    const race = await Promise.all(
      ['A', 'B', 'C'].map((name) => api.patch(fields, { values: { name } }, { 'If-Match': seen })),
    )
    expect(race.map(({ status }) => status).sort()).toEqual([200, 412, 412])
  })

  test('knows its version by a weak tag, too, as compression on the way makes it', async () => {
    const api = await createApi()
    const { fields, address } = await finished(api)
    const etag = `W/${(await api.call(address)).headers.get('ETag')}`
    const change = { values: { name: 'ANA' } }
    expect((await api.patch(fields, change, { 'If-Match': etag })).status).toBe(200)
    // The same again, and another.
    expect((await api.patch(fields, change, { 'If-Match': etag })).status).toBe(200)
    expect((await api.patch(fields, { values: { name: 'B' } }, { 'If-Match': etag })).status).toBe(412)
  })

  test('is taken back', async () => {
    const api = await createApi()
    const { fields, address } = await finished(api)
    const read = (await api.call(address)).body['data']
    await api.patch(fields, { values: { name: 'ANA', comments: 'EAR' } })
    await api.patch(fields, { reset: ['name', 'comments'] })
    expect((await api.call(address)).body['data']).toEqual(read)
  })

  test('with names and values that cannot be is 422: each is named, no value is repeated', async () => {
    const api = await createApi()
    const { fields } = await finished(api)
    const values = {
      dateOfBirth: 'segredo',
      licenceNumber: '1',
      'Maria da Silva': 'x',
      documentValidation: true,
    }
    const answer = await api.patch(fields, { values })
    expect(answer.status).toBe(422)
    expect(codesOf(answer.body)).toEqual([
      ['values.dateOfBirth', 'invalid_value'],
      ['values.licenceNumber', 'unknown_parameter'],
      ['values', 'unknown_parameter'],
      ['values.documentValidation', 'invalid_value'],
    ])
    expect(JSON.stringify(answer.body)).toContain('licenseNumber is the nearest')
    expect(JSON.stringify(answer.body)).not.toMatch(/segredo|Maria/)
    expect((await api.patch(fields, { reset: ['plumage'] })).status).toBe(422)
    expect((await api.patch(fields, { value: {} })).status).toBe(400)
    expect((await api.patch(fields, { review: 'none' })).status).toBe(400)
  })

  test('that names a field in both spellings, or __proto__, is refused', async () => {
    const api = await createApi()
    const { fields } = await finished(api)
    const twice = await api.patch(fields, { values: { date_of_birth: '1/8/1982', dateOfBirth: '2/8/1982' } })
    expect([twice.status, codesOf(twice.body)]).toEqual([422, [['values.date_of_birth', 'invalid_value']]])
    expect(JSON.stringify(twice.body)).toContain('named in both spellings')
    for (const body of ['{"values":{"__proto__":"x"}}', '{"\\u005f_proto__":{},"review":"done"}']) {
      const answer = await api.call(fields, { method: 'PATCH', body })
      expect([answer.status, codesOf(answer.body)]).toEqual([400, [['body', 'invalid_parameter']]])
    }
  })

  test('with a control character is 422; lines and tabs are text', async () => {
    const api = await createApi()
    const { fields } = await finished(api)
    for (const name of ['\0ANA', 'ANA\x1b[2J', 'ANA\x9b2J']) {
      const { status, body } = await api.patch(fields, { values: { name } })
      expect([status, codesOf(body)]).toEqual([422, [['values.name', 'invalid_value']]])
    }
    expect((await api.patch(fields, { values: { comments: 'EAR\r\n\tCETPP' } })).status).toBe(200)
  })

  test('with thousands of names, or of faults within a value, is refused in a short answer', async () => {
    const api = await createApi()
    const { fields } = await finished(api)
    const names = Array.from({ length: 20_000 }, (_, i) => `n${i}`)
    const changes = [
      { reset: names },
      { reset: names.map(() => 1) },
      { values: Object.fromEntries(names.map((name) => [name, ''])) },
      { values: { filiation: names.slice(0, 200).map(() => 1) } },
    ]
    const answers = await Promise.all(changes.map((change) => api.patch(fields, change)))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 422])
    for (const { body } of answers) expect(codesOf(body).length).toBeLessThanOrEqual(60)
  })

  test('needs a reading: none while it is read, of a failed document, of another tenant or without the scope', async () => {
    const api = await createApi()
    const { body } = await api.upload()
    const fields = `/documents/${String(body['id'])}/fields`
    expect((await api.patch(fields, {})).body['code']).toBe('document_in_progress')
    const [message] = api.world.queue.due()
    if (message === undefined) throw new Error('no message waits')
    await api.world.deliver(message, 'cannot read')
    expect((await api.patch(fields, {})).body['code']).toBe('nothing_to_review')
    expect((await api.patch(`/documents/${crypto.randomUUID()}/fields`, {})).status).toBe(404)
    const reader = await api.makeKey(['documents:read'])
    expect((await api.patch(fields, {}, {}, reader)).status).toBe(403)
  })
})

describe('a review', () => {
  test('is needed below the tenant’s threshold, is done by a person, and tells the webhooks', async () => {
    const api = await createApi()
    expect((await api.call('/settings')).body).toEqual({ reviewBelow: null, profile: null })
    expect((await api.patch('/settings', { reviewBelow: 0.8 })).body).toEqual({
      reviewBelow: 0.8,
      profile: null,
    })
    await api.listen(['document.reviewed'])
    const sure = await finished(api)
    const unsure = await finished(api, {}, { comments: 0.6 })
    expect((await api.call(sure.address)).body).not.toHaveProperty('review')
    expect((await api.call(unsure.address)).body).toMatchObject({ review: { state: 'needed', version: 0 } })
    const woken = () => api.world.webhooks.waiting.splice(0).length
    woken()
    await api.patch(unsure.fields, { values: { comments: 'EAR' } })
    expect([woken(), (await api.call(unsure.address)).body]).toMatchObject([
      0,
      { review: { state: 'needed' } },
    ])
    await api.patch(unsure.fields, { review: 'done' })
    expect([woken(), (await api.call(unsure.address)).body]).toMatchObject([1, { review: { state: 'done' } }])
    const { body } = await api.call('/events')
    expect((body['items'] as object[]).at(-1)).toMatchObject({
      type: 'document.reviewed',
      data: { id: unsure.id, status: 1 },
    })
  })

  test('is told to a webhook with the full payload as GET answers it', async () => {
    const api = await createApi()
    const { id, address, fields } = await finished(api)
    await api.patch(fields, { values: { name: 'ANA LIMA' }, review: 'done' })
    const document = { id, tenantId: 'a', updatedAt: clock.now() }
    const claim = {
      document,
      kind: 'document.reviewed',
      webhook: { payload: 'full' },
    } as unknown as ClaimedDelivery
    const { body } = await api.call(address)
    expect(await loadCurrent(api.env.DB_0, api.env.DOCUMENTS, claim)).toEqual(body)
    expect(dataOf(body)).toMatchObject({ name: 'ANA LIMA' })
    // Corrected again once its row had been read: the message tells no values, rather than those that were read first.
    for (const key of await objectsOf(api, id)) {
      if (key.includes('/review-')) await api.env.DOCUMENTS.delete(key)
    }
    expect(await loadCurrent(api.env.DB_0, api.env.DOCUMENTS, claim)).toBeNull()
  })

  test.each([{ reviewBelow: 2 }, { reviewBelow: '0.5' }, { below: 1 }])(
    'settings: %j is 400',
    async (settings) => {
      expect((await (await createApi()).patch('/settings', settings)).status).toBe(400)
    },
  )

  test('of a name that cannot stand in a header is kept, and listed without what cannot', async () => {
    const api = await createApi()
    // The half of a pair at the end, and a sign of two halves where a title ends.
    const name = `${'A'.repeat(119)}\u{1d400}B\ud800`
    const { fields } = await finished(api, { name })
    expect((await api.patch(fields, { values: { name: `\ud800${name}` } })).status).toBe(200)
    const { body } = await api.call('/documents?names=true')
    expect(body['items']).toMatchObject([{ title: `${'A'.repeat(119)}\u{1d400}` }])
  })

  test('is listed by its state, by the verdict and by the least confidence, with names from R2', async () => {
    const api = await createApi()
    await api.patch('/settings', { reviewBelow: 0.8 })
    const sure = await finished(api)
    const unsure = await finished(api, {}, { name: 0.6 })
    const wrong = await finished(api, { personalNumber: '11144477736' })
    await api.patch(wrong.fields, { review: 'done' })
    const listed = async (query: string) => {
      const { body } = await api.call(`/documents?${query}`)
      return (body['items'] as { id: string }[]).map(({ id }) => id)
    }
    expect(await listed('review=needed')).toEqual([unsure.id])
    expect(await listed('review=done')).toEqual([wrong.id])
    expect(await listed('review=none')).toEqual([sure.id])
    expect(await listed('documentValidation=false')).toEqual([wrong.id])
    expect(await listed('leastConfidenceBelow=0.7')).toEqual([unsure.id])
    await api.patch(unsure.fields, { values: { name: 'ANA LIMA' } })
    expect(await listed('leastConfidenceBelow=0.7')).toEqual([])
    expect(await listed('documentValidation=true&review=needed')).toEqual([unsure.id])
    const { body } = await api.call('/documents?names=true&review=needed')
    expect(body['items']).toMatchObject([
      { title: 'ANA LIMA', fileName: 'cnh da Ana.pdf', documentValidation: true, leastConfidence: 0.99 },
    ])
    for (const query of ['review=later', 'documentValidation=1', 'leastConfidenceBelow=1.5', 'names=yes']) {
      expect((await api.call(`/documents?${query}`)).status, query).toBe(400)
    }
  })

  test('that comes while somebody has the document read again is not lost: only what was seen is discarded', async () => {
    const api = await createApi()
    const { address, fields } = await finished(api)
    const seen = (await api.call(address)).headers.get('ETag') ?? ''
    // Between the look at the document and the beginning of its next reading.
    let correction: Promise<{ readonly status: number }> | null = null
    const { batch } = api.env.DB_0
    api.env.DB_0.batch = async (statements) => {
      const isRestart = statements.some(
        (one) => 'sql' in one && /SET state = 'received'/.test(String(one.sql)),
      )
      if (isRestart) {
        correction ??= api.patch(fields, { values: { name: 'ANA' } })
        await correction
      }
      return batch(statements)
    }
    const again = await api.post(`${address}/reprocess`)
    expect([again.status, again.body['code']]).toEqual([412, 'version_conflict'])
    expect(await correction).toMatchObject({ status: 200 })
    expect(dataOf((await api.call(address)).body)).toMatchObject({ name: 'ANA' })
    // Who names the version that he saw discards no other.
    const late = await api.post(`${address}/reprocess`, {}, { 'If-Match': seen })
    expect([late.status, late.body['code']]).toEqual([412, 'version_conflict'])
    const now = (await api.call(address)).headers.get('ETag') ?? ''
    expect((await api.post(`${address}/reprocess`, {}, { 'If-Match': now })).status).toBe(200)
    expect((await api.patch(fields, { values: { name: 'BIA' } })).body['code']).toBe('document_in_progress')
  })

  test('goes with the document, with its result, and when it is read again', async () => {
    const api = await createApi()
    const deleted = await finished(api)
    await api.patch(deleted.fields, { values: { name: 'ANA' }, review: 'done' })
    expect(await objectsOf(api, deleted.id)).toHaveLength(3)
    await api.call(deleted.address, { method: 'DELETE' })
    expect(await objectsOf(api, deleted.id)).toEqual([])

    const again = await finished(api)
    await api.patch(again.fields, { values: { name: 'ANA' }, review: 'done' })
    expect((await api.post(`${again.address}/reprocess`)).body).not.toHaveProperty('review')
    expect(await objectsOf(api, again.id)).toHaveLength(1)
    await api.read()
    const { body } = await api.call(again.address)
    expect(dataOf(body)).toMatchObject({ name: 'ANA SOUZA' })
    expect(body).not.toHaveProperty('review')

    const { id, address, fields } = await finished(api)
    await api.patch(fields, { values: { name: 'ANA' } })
    clock.advance(720 * 3_600_000 - 30_000)
    // Nothing is written just before everything goes.
    expect((await api.patch(fields, { values: { name: 'BIA' } })).body['code']).toBe('document_expired')
    clock.advance(60_000)
    await purgeDue({ DB: api.env.DB_0, DOCUMENTS: api.env.DOCUMENTS }, 'result', clock.now())
    expect((await objectsOf(api, id)).filter((key) => key.includes('/results/'))).toEqual([])
    expect((await api.call(address)).status).toBe(410)
  })
})
