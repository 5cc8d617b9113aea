import { execFile } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test, vi } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { fetchEnded, get, makePdf, upload } from './client.ts'
import { newPlace, ROOT, removePlace, spawnStart } from './service.ts'

/** The real service starts in seconds on a free machine; tests beside this one make it busy. */
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 })

const service = inject('service')
const { place } = service

const CANARY = 'XKCANARYQZ'

test('a PDF with a password is read with it, and refused without', async () => {
  const bytes = readFileSync(join(ROOT, 'test/fixtures/encrypted.pdf'))
  const send = async (password?: string) => {
    const form = new FormData()
    form.append('files', new Blob([bytes]), 'encrypted.pdf')
    form.append('type', '51')
    if (password !== undefined) form.append('password', password)
    const headers = { 'SERVICE-API-KEY': service.key }
    const answer = await fetch(`${service.base}/documents/upload`, { method: 'POST', headers, body: form })
    return (await answer.json()) as Record<string, unknown>
  }
  expect(await send()).toMatchObject({ status: 422, code: 'password_protected' })
  expect(await send('wrong')).toMatchObject({ status: 422, code: 'password_protected' })
  const { id } = await send('secret')
  const { body } = await fetchEnded(service, id, 60)
  expect(body).toMatchObject({ status: 1, data: { number: expect.any(String) } })
})

test('the printed commands upload the example and fetch it', async () => {
  const commands = service.printed.split('\n').filter((line) => line.trim().startsWith('curl'))
  // Not while this process stands still: it would not see that the service closes connections, and use them again.
  const shell = (command = '') => promisify(execFile)('sh', ['-c', `${command} -s`], { cwd: ROOT })
  const sent = await shell(commands[0])
  const { id, status } = JSON.parse(sent.stdout)
  expect(status).toBe(0)
  const fetched = await shell(commands[1]?.replace('/ID', `/${id}`))
  const answer = JSON.parse(fetched.stdout)
  expect(answer).toMatchObject({ id, status: 1, statusDesc: 'FINISHED', type: 51 })
  expect(answer.data.number).toEqual(expect.any(String))
})

test('upload, FINISHED, fields; nothing of it reaches the log', async () => {
  const sent = await upload(service, await makePdf(CANARY, 2), '51')
  expect(sent.status).toBe(200)
  expect((await fetchEnded(service, sent.body['id'], 60)).body['status']).toBe(1)
  const { body } = await get(service, `/v1/documents/${sent.body['id']}/fields`)
  expect(Object.keys(body['fields'] as object)).toContain('expiration_date')
  const log = readFileSync(join(place.folder, 'service.log'), 'utf8')
  expect(log).toContain('"event":"finished"')
  for (const secret of [service.key, CANARY, 'licence.pdf']) expect(log).not.toContain(secret)
})

test.each([
  { file: '23-code-and-link-aunt-photo.jpg', type: '23', field: 'case_number' },
  { file: '23-code-and-link-grandmother-scan-200.pdf', type: '23', field: 'case_number' },
  { file: '54-folded-card-l2-wrong-digit-glass-open-png.png', type: '54', field: 'license_number' },
])('pixels are read: $file', async ({ file, type, field }) => {
  const bytes = readFileSync(await documentFile(file))
  const sent = await upload(service, bytes, type)
  expect(sent).toMatchObject({ status: 200 })
  expect((await fetchEnded(service, sent.body['id'], 120)).body).toMatchObject({ statusDesc: 'FINISHED' })
  const { body } = await get(service, `/v1/documents/${sent.body['id']}/fields`)
  expect(body['fields']).toMatchObject({ [field]: { source: 'ocr', value: expect.any(String) } })
})

test('the key is for its owner only', () => {
  expect(statSync(join(place.folder, 'api-key')).mode & 0o777).toBe(0o600)
})

test('a second start says what is in the way', async () => {
  const other = await newPlace()
  const samePort = spawnStart({ ...other, port: place.port })
  await new Promise((resolve) => samePort.child.on('close', resolve))
  expect(samePort.child.exitCode).toBe(1)
  expect(samePort.printed()).toContain(`Port ${place.port} is in use`)
  const sameFolder = spawnStart({ ...other, folder: place.folder })
  await new Promise((resolve) => sameFolder.child.on('close', resolve))
  expect(sameFolder.child.exitCode).toBe(1)
  expect(sameFolder.printed()).toContain('already serves')
  removePlace(other)
})

test('a body that is refused unread does not disturb the next request', async () => {
  const big = new Uint8Array(21_000_000)
  for (let round = 0; round < 5; round++) {
    expect((await upload(service, big, '51')).body['code']).toBe('file_too_large')
    expect((await upload({ ...service, key: 'fch_x' }, big, '51')).body['code']).toBe('invalid_api_key')
    expect((await get(service, '/health')).status).toBe(200)
  }
})
