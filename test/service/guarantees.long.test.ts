import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchEnded, get, makePdf } from './client.ts'
import {
  newPlace,
  type Place,
  removePlace,
  runKeys,
  type Service,
  startService,
  stopService,
} from './service.ts'

let place: Place
let service: Service
beforeAll(async () => {
  place = await newPlace()
  service = await startService(place)
})
afterAll(async () => {
  await stopService(service)
  removePlace(place)
})

const CANARIES = {
  text: 'QZTEXTCANARYXK',
  cpf: '529.982.247-25',
  bytes: 'QZBYTESCANARYXK',
  externalId: 'QZEXTERNALCANARYXK',
  idempotencyKey: 'QZIDEMPOTENCYCANARYXK',
  fileName: 'QZFILENAMECANARYXK',
}

/** As one client with an ordinary key sends them: over the burst they wait for their turn. */
async function uploadAtOnce(count: number, externalId: string, headers: Record<string, string> = {}) {
  const pdf = new Blob([new Uint8Array(await makePdf(externalId, 1))])
  return Promise.all(
    Array.from({ length: count }, async () => {
      const form = new FormData()
      form.set('files', pdf, 'one.pdf')
      form.set('type', '51')
      form.set('externalId', externalId)
      const send = async () => {
        const response = await fetch(`${service.base}/documents/upload`, {
          method: 'POST',
          body: form,
          headers: { 'SERVICE-API-KEY': service.key, ...headers },
        })
        return { status: response.status, text: await response.text() }
      }
      const answer = await send()
      // The local simulator's own answer, before the service saw the request: it asks to send it again.
      return answer.text.startsWith('Your worker restarted mid-request') ? send() : answer
    }),
  )
}

test('50 uploads at once with one Idempotency-Key: one document, 50 equal bodies', async () => {
  const answers = await uploadAtOnce(50, 'same', { 'Idempotency-Key': 'same' })
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  const { body } = await get(service, '/documents?externalId=same')
  expect(body['items']).toHaveLength(1)
})

test('50 uploads at once with one externalId: one is accepted, 49 name it', async () => {
  const answers = await uploadAtOnce(50, 'taken')
  const accepted = answers.filter(({ status }) => status === 200).map(({ text }) => JSON.parse(text))
  const refused = answers.filter(({ status }) => status === 409).map(({ text }) => JSON.parse(text))
  const others = answers.filter(({ status }) => status !== 200 && status !== 409)
  expect(others, 'no other answer').toEqual([])
  expect([accepted.length, refused.length]).toEqual([1, 49])
  for (const body of refused) {
    expect(body).toMatchObject({ code: 'external_id_conflict', documentId: accepted[0]?.id })
  }
})

/** Every file of the service's folder that holds the text: D1 with its journals, R2, the log. */
function filesWith(text: string): string[] {
  return readdirSync(place.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => relative(place.folder, file).replace(/[0-9a-f]{16,}/g, '…'))
}

async function uploadCanaries(): Promise<string> {
  const pdf = await makePdf(`${CANARIES.text} CPF ${CANARIES.cpf}`, 1)
  const form = new FormData()
  // Behind the end of a PDF everything is ignored, so the bytes can be found as they are.
  form.set('files', new Blob([new Uint8Array(pdf), `\n%${CANARIES.bytes}\n`]), `${CANARIES.fileName}.pdf`)
  form.set('type', '51')
  form.set('externalId', CANARIES.externalId)
  const headers = { 'SERVICE-API-KEY': service.key, 'Idempotency-Key': CANARIES.idempotencyKey }
  const response = await fetch(`${service.base}/documents/upload`, { method: 'POST', body: form, headers })
  const { id } = (await response.json()) as { id: string }
  expect((await fetchEnded(service, id, 60)).body['status']).toBe(1)
  return id
}

test('keys can be made, rotated and revoked while the service runs', async () => {
  const path = '/documents/00000000-0000-4000-8000-000000000000'
  const made = await runKeys(place, ['create', '--tenant', "O'Neill", '--scopes', 'documents:read'])
  expect((await get(service, path, String(made['key']))).status).toBe(404)
  const next = await runKeys(place, ['rotate', String(made['id']), '--grace-seconds', '3600'])
  expect((await get(service, path, String(made['key']))).status).toBe(404)
  expect((await get(service, path, String(next['key']))).status).toBe(404)
  await runKeys(place, ['revoke', String(made['id'])])
  expect((await get(service, path, String(made['key']))).status).toBe(401)
  const last = await runKeys(place, ['rotate', String(next['id']), '--grace-seconds', '0'])
  expect((await get(service, path, String(next['key']))).status).toBe(401)
  expect((await get(service, path, String(last['key']))).status).toBe(404)
})

test('after a deletion no byte of the document is left in D1, R2 or the log', async () => {
  const id = await uploadCanaries()
  await get(service, `/documents/${id}/text`)
  await get(service, `/documents?externalId=${CANARIES.externalId}`)
  // The search finds what is there: the bytes and the text in R2, the externalId in D1.
  for (const name of ['text', 'cpf', 'bytes', 'externalId'] as const) {
    expect(filesWith(CANARIES[name]), name).not.toEqual([])
  }
  // Content is in R2 and nowhere else, from the beginning.
  for (const name of ['text', 'cpf', 'bytes'] as const) {
    expect(
      filesWith(CANARIES[name]).filter((file) => !file.includes('r2')),
      name,
    ).toEqual([])
  }

  const headers = { 'SERVICE-API-KEY': service.key }
  const deleted = await fetch(`${service.base}/documents/${id}`, { method: 'DELETE', headers })
  expect(deleted.status).toBe(204)
  const { externalId, fileName, ...content } = CANARIES
  for (const [name, text] of Object.entries(content)) {
    await expect.poll(() => filesWith(text), { message: name }).toEqual([])
  }
  await stopService(service)
  for (const [name, text] of Object.entries(content)) expect(filesWith(text), name).toEqual([])
  // The client's own name for the document was in a row, the file's in metadata of an object. SQLite's journal repeats
  // them until it is written anew, as D1's Time Travel does for 30 days; worker/STORAGE.md says so.
  for (const name of [externalId, fileName])
    expect(filesWith(name).filter((file) => !file.endsWith('.sqlite-wal'))).toEqual([])
})
