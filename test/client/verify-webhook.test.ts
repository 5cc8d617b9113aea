import { verifyWebhook } from '@ficha/client'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'

const SECRET = `whsec_${btoa('0123456789abcdef0123456789abcdef')}`
const OTHER = `whsec_${btoa('fedcba9876543210fedcba9876543210')}`
const NOW = Date.parse('2026-11-21T12:00:00Z')
const DOCUMENT = {
  id: '019a0000-0000-7000-8000-000000000001',
  externalId: 'order-7',
  type: 51,
  status: 1,
  statusDesc: 'FINISHED',
  createdAt: '2026-11-21T11:59:58.000Z',
  updatedAt: '2026-11-21T11:59:59.000Z',
}
const BODY = JSON.stringify({
  type: 'document.finished',
  timestamp: '2026-11-21T11:59:59.000Z',
  data: DOCUMENT,
})

/** Signed by the package of the Standard Webhooks project. */
function signed(body = BODY, secret = SECRET, at = NOW) {
  return {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', new Date(at), body),
  }
}

test('a webhook of the service is read', async () => {
  const event = await verifyWebhook(BODY, signed(), SECRET, NOW)
  expect(event).toEqual({
    id: 'msg_1',
    type: 'document.finished',
    timestamp: new Date('2026-11-21T11:59:59.000Z'),
    data: { ...DOCUMENT, createdAt: expect.any(Date), updatedAt: new Date(DOCUMENT.updatedAt) },
  })
})

test('a full payload carries typed data, whatever its form', async () => {
  const data = { ...DOCUMENT, processTime: 1.2, data: { license_plate: '["ABC1D23"]', number: 'null' } }
  const body = JSON.stringify({ type: 'document.finished', timestamp: DOCUMENT.updatedAt, data })
  const event = await verifyWebhook(body, signed(body), SECRET, NOW)
  expect(event.data).toMatchObject({ processTime: 1.2, data: { licensePlate: ['ABC1D23'], number: null } })
})

test('a failure says why, a notice names its webhook', async () => {
  const failed = {
    ...DOCUMENT,
    status: 2,
    statusDesc: 'FAILED',
    error: { code: 'no_text_found', status: 422 },
  }
  const body = JSON.stringify({ type: 'document.failed', timestamp: DOCUMENT.updatedAt, data: failed })
  const event = await verifyWebhook(body, signed(body), SECRET, NOW)
  expect(event.data).toMatchObject({ status: 2, error: { code: 'no_text_found', status: 422 } })
  const test_ = JSON.stringify({ type: 'webhook.test', timestamp: DOCUMENT.updatedAt, data: { id: 'w' } })
  const notice = await verifyWebhook(test_, signed(test_), SECRET, NOW)
  expect(notice).toMatchObject({ type: 'webhook.test', data: { id: 'w', disabledReason: null } })
})

test('bytes, Headers and header names in capitals do as well', async () => {
  const bytes = new TextEncoder().encode(BODY)
  await expect(verifyWebhook(bytes, new Headers(signed()), SECRET, NOW)).resolves.toBeTruthy()
  const capitals = Object.fromEntries(
    Object.entries(signed()).map(([name, value]) => [name.toUpperCase(), value]),
  )
  await expect(verifyWebhook(bytes.buffer, capitals, SECRET, NOW)).resolves.toBeTruthy()
})

test('during a rotation either secret and either signature is enough', async () => {
  const both = {
    ...signed(),
    'webhook-signature': `v1a,AAAA ${signed(BODY, OTHER)['webhook-signature']} ${signed()['webhook-signature']}`,
  }
  await expect(verifyWebhook(BODY, both, SECRET, NOW)).resolves.toBeTruthy()
  await expect(verifyWebhook(BODY, both, OTHER, NOW)).resolves.toBeTruthy()
  await expect(verifyWebhook(BODY, signed(), [OTHER, SECRET], NOW)).resolves.toBeTruthy()
})

test.each([
  ['five minutes', 300_000, null],
  ['a second more', 301_000, 'too_old'],
  ['five minutes ahead', -300_000, null],
  ['a second more ahead', -301_000, 'too_new'],
])('%s is judged by the tolerance', async (_, ageMs, code) => {
  const done = verifyWebhook(BODY, signed(BODY, SECRET, NOW - ageMs), SECRET, NOW)
  if (code === null) await expect(done).resolves.toBeTruthy()
  else await expect(done).rejects.toMatchObject({ name: 'FichaError', code })
})

test.each([
  ['another body', BODY.replace('51', '54'), signed(), SECRET, 'bad_signature'],
  ['another secret', BODY, signed(), OTHER, 'bad_signature'],
  ['no secret at all', BODY, signed(), [], 'bad_signature'],
  ['another id', BODY, { ...signed(), 'webhook-id': 'msg_2' }, SECRET, 'bad_signature'],
  [
    'another time',
    BODY,
    { ...signed(), 'webhook-timestamp': String(NOW / 1000 - 1) },
    SECRET,
    'bad_signature',
  ],
  ['a time that is none', BODY, { ...signed(), 'webhook-timestamp': '1e9' }, SECRET, 'bad_timestamp'],
  ['an unknown version', BODY, { ...signed(), 'webhook-signature': 'v2,AAAA' }, SECRET, 'bad_signature'],
  ['no base64', BODY, { ...signed(), 'webhook-signature': 'v1,%%' }, SECRET, 'bad_signature'],
  ['no signature', BODY, { ...signed(), 'webhook-signature': '' }, SECRET, 'missing_header'],
  ['no headers', BODY, {}, SECRET, 'missing_header'],
] as const)('%s is refused', async (_, body, headers, secret, code) => {
  await expect(verifyWebhook(body, headers, secret, NOW)).rejects.toMatchObject({ code })
})

test('a secret that is none is the caller’s mistake, not the sender’s', async () => {
  for (const secret of ['', 'whsec_', '%%%']) {
    await expect(verifyWebhook(BODY, signed(), secret, NOW)).rejects.toBeInstanceOf(TypeError)
  }
})
