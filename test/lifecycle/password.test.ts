import { describe, expect, test, vi } from 'vitest'
import { createApi } from './api.ts'
import { clock } from './clock.ts'

const SECRET = 'Segredo-da-Ana-çã'
/** The base64 of 32 bytes. */
const SEALING = { WEBHOOK_SECRET_KEY: btoa('0123456789abcdef0123456789abcdef') }
const sealing = () => createApi(() => SEALING)
type Api = Awaited<ReturnType<typeof createApi>>

async function deliver(api: Api, behaves: Parameters<Api['world']['deliver']>[1] = 'reads') {
  const [message] = api.world.queue.due()
  if (message === undefined) throw new Error('no message waits')
  // The queue's consumer has the world's bindings.
  Object.assign(api.world.env, SEALING)
  await api.world.deliver(message, behaves)
}

const passwordsOf = async (api: Api) =>
  (await api.env.DOCUMENTS.list({ prefix: 'a/' })).objects
    .map(({ key }) => key)
    .filter((key) => key.includes('/files/password'))

describe('the password of a PDF', () => {
  test('reaches the inspector and the reader, lies sealed between the two, and is forgotten then', async () => {
    const logged = vi.spyOn(console, 'log').mockImplementation(() => {})
    const api = await sealing()
    const { status, body } = await api.upload({ type: '54', password: SECRET })
    expect(status).toBe(200)
    const [key = ''] = await passwordsOf(api)
    const stored = await (await api.env.DOCUMENTS.get(key))?.text()
    expect(stored).toMatch(/^aes-gcm\./)
    const { results } = await api.env.DB_0.prepare('SELECT * FROM documents').all()
    const everywhere = JSON.stringify([stored, results, api.world.queue.waiting, body, logged.mock.calls])
    expect(everywhere).not.toContain('Segredo')
    expect(everywhere).not.toContain(btoa(encodeURIComponent(SECRET)))
    await deliver(api)
    expect(api.world.passwords).toEqual([SECRET])
    expect(await passwordsOf(api)).toEqual([])
    expect(JSON.stringify(logged.mock.calls)).not.toContain('Segredo')
  })

  test('is there for every attempt, and goes however the document ends', async () => {
    const api = await sealing()
    await api.upload({ type: '54', password: SECRET })
    for (let attempt = 1; attempt <= 2; attempt++) {
      await deliver(api, 'dies')
      expect(await passwordsOf(api)).toHaveLength(1)
      clock.advance(3_600_000)
    }
    await deliver(api, 'cannot read')
    expect(api.world.passwords).toEqual([SECRET, SECRET, SECRET])
    expect(await passwordsOf(api)).toEqual([])

    const { body } = await api.upload({ type: '54', password: SECRET })
    await api.env.DB_0.prepare('UPDATE documents SET attempts = 3').run()
    expect((await api.call(`/documents/${body['id']}`)).body).toMatchObject({ status: 2 })
    expect(await passwordsOf(api)).toEqual([])

    const { body: queued } = await api.upload({ type: '54', password: SECRET })
    await api.call(`/documents/${queued['id']}`, { method: 'DELETE' })
    expect(await passwordsOf(api)).toEqual([])
  })

  test('is told again where the document is read again', async () => {
    const api = await sealing()
    const { body } = await api.upload({ type: '54', password: SECRET })
    await deliver(api)
    const again = `/documents/${body['id']}/reprocess`
    expect((await api.post(again)).status).toBe(200)
    await deliver(api)
    expect((await api.post(again, { password: 'another' })).status).toBe(200)
    await deliver(api)
    expect(api.world.passwords).toEqual([SECRET, null, 'another'])
    expect(await passwordsOf(api)).toEqual([])
    expect((await api.post(again, { password: 'x'.repeat(128) })).status).toBe(400)
  })

  test('told for another reading is not forgotten with the end of the one before', async () => {
    const api = await sealing()
    const { body } = await api.upload({ type: '54', password: SECRET })
    // Between the end of a reading and the forgetting of its password somebody asks for another reading.
    const { delete: remove } = api.env.DOCUMENTS
    Object.assign(api.env.DOCUMENTS, {
      delete: async (key: string) => {
        Object.assign(api.env.DOCUMENTS, { delete: remove })
        expect((await api.post(`/documents/${body['id']}/reprocess`, { password: 'another' })).status).toBe(
          200,
        )
        await remove(key)
      },
    })
    await deliver(api)
    await deliver(api)
    expect(api.world.passwords).toEqual([SECRET, 'another'])
    expect(await passwordsOf(api)).toEqual([])
  })

  test('of two who ask for another reading at once is that of the one who gets it', async () => {
    const api = await sealing()
    const { body } = await api.upload()
    await deliver(api)
    const told = ['one', 'two', 'three']
    const answers = await Promise.all(
      told.map((password) => api.post(`/documents/${body['id']}/reprocess`, { password })),
    )
    const winner = answers.findIndex(({ status }) => status === 200)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await passwordsOf(api)).toHaveLength(1)
    await deliver(api)
    expect(api.world.passwords).toEqual([null, told[winner]])
  })

  test('without a secret of the deployment nothing is taken', async () => {
    const api = await createApi()
    const answer = await api.upload({ type: '54', password: SECRET })
    expect([answer.status, answer.body['code']]).toEqual([503, 'passwords_not_configured'])
    expect((await api.env.DOCUMENTS.list({ prefix: 'a/' })).objects).toEqual([])
    // Nothing is no password, as in a form that was left empty.
    expect((await api.upload({ type: '54', password: '' })).status).toBe(200)
  })

  test('that cannot be one is 400 and is not repeated', async () => {
    const answer = await (await sealing()).upload({ type: '54', password: 'ção'.repeat(30) })
    expect(answer.status).toBe(400)
    expect(answer.body['errors']).toEqual([
      { parameter: 'password', code: 'invalid_parameter', detail: 'password may have 127 bytes of UTF-8' },
    ])
  })
})
