import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { verifyWebhook } from '../../client/src/verify-webhook.ts'
import { importSealingKey, openSecret, sealSecret } from '../../worker/src/webhook/seal.ts'
import { fromBase64, newSecret, signMessage, toBase64 } from '../../worker/src/webhook/sign.ts'
import { seeded } from './seeded.ts'
import { SECRET } from './world.ts'

const ID = '019abc00-0000-7000-8000-000000000001'
const BODY = JSON.stringify({
  type: 'document.finished',
  timestamp: '2026-11-21T12:00:00.000Z',
  data: {
    id: ID,
    externalId: 'pedido nº 1 — ação',
    parentId: null,
    type: 51,
    status: 1,
    statusDesc: 'FINISHED',
    createdAt: '2026-11-21T11:59:58.000Z',
    updatedAt: '2026-11-21T12:00:00.000Z',
  },
})
const NOW = 1_795_000_000_000
const SECONDS = NOW / 1000

async function headersFor(secrets: readonly string[], body = BODY, seconds = SECONDS) {
  return {
    'webhook-id': ID,
    'webhook-timestamp': String(seconds),
    'webhook-signature': await signMessage(secrets, ID, seconds, body),
  }
}

test('the published vector of Standard Webhooks', async () => {
  const signature = await signMessage(
    [SECRET],
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1_614_265_330,
    '{"test": 2432232314}',
  )
  expect(signature).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('the independent package believes what we sign, for 500 secrets', async () => {
  const seconds = Math.floor(Date.now() / 1000)
  const secrets = Array.from({ length: 500 }, newSecret)
  for (const secret of secrets) {
    const headers = await headersFor([secret], BODY, seconds)
    expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY))
  }
  expect(new Set(secrets).size).toBe(500)
  expect(secrets.every((secret) => fromBase64(secret.slice(6)).byteLength === 32)).toBe(true)
})

test('both secrets are believed while one replaces the other', async () => {
  const [before, after, strange] = [newSecret(), newSecret(), newSecret()]
  const seconds = Math.floor(Date.now() / 1000)
  const headers = await headersFor([after, before], BODY, seconds)
  for (const known of [before, after]) {
    expect(new Webhook(known).verify(BODY, headers)).toBeTruthy()
    await expect(verifyWebhook(BODY, headers, known)).resolves.toBeTruthy()
  }
  // A receiver that knows both is satisfied by a sender that knows either.
  for (const signer of [before, after]) {
    const single = await headersFor([signer], BODY, seconds)
    await expect(verifyWebhook(BODY, single, [after, before])).resolves.toBeTruthy()
  }
  await expect(verifyWebhook(BODY, headers, strange)).rejects.toMatchObject({ code: 'bad_signature' })
})

test.each([
  [0, null],
  [300, null],
  [301, 'too_old'],
  [86_400, 'too_old'],
  [-300, null],
  [-301, 'too_new'],
])('a message that is %i seconds old: %s', async (ageSeconds, refusal) => {
  const headers = await headersFor([SECRET])
  const verified = verifyWebhook(BODY, headers, SECRET, NOW + ageSeconds * 1000)
  if (refusal === null) await expect(verified).resolves.toBeTruthy()
  else await expect(verified).rejects.toMatchObject({ code: refusal })
})

test('a change of any one byte is refused, in the body and in every header', async () => {
  const headers = await headersFor([SECRET])
  const random = seeded(3)
  const bytes = new TextEncoder().encode(BODY)
  let refused = 0
  for (let at = 0; at < bytes.length; at++) {
    const changed = bytes.slice()
    changed[at] = (changed[at] ?? 0) ^ (1 << Math.floor(random() * 7))
    await expect(verifyWebhook(changed, headers, SECRET, NOW)).rejects.toMatchObject({
      code: 'bad_signature',
    })
    refused++
  }
  const variants = Object.entries(headers).flatMap(([name, value]) =>
    Array.from(value, (character, at) => {
      const other = character === '0' ? '1' : '0'
      return { ...headers, [name]: value.slice(0, at) + other + value.slice(at + 1) }
    }),
  )
  for (const variant of variants) {
    // The last character of base64 carries two bits that mean nothing.
    const isSame = Object.entries(headers).every(
      ([name, value]) => decoded(variant, name) === decodedOf(value),
    )
    if (isSame) continue
    await expect(verifyWebhook(BODY, variant, SECRET, NOW)).rejects.toBeTruthy()
    refused++
  }
  console.log(`${refused} changes of one byte, ${refused} refused`)
  expect(refused).toBeGreaterThan(300)
})

function decoded(variant: Readonly<Record<string, string>>, name: string): string {
  return decodedOf(variant[name] ?? '')
}
function decodedOf(value: string): string {
  const [version, mac] = value.split(',')
  if (mac === undefined) return value
  try {
    return `${version},${toBase64(fromBase64(mac))}`
  } catch {
    return value
  }
}

test.each(['webhook-id', 'webhook-timestamp', 'webhook-signature'])(
  'a message without %s is refused',
  async (name) => {
    const { [name as 'webhook-id']: _, ...rest } = await headersFor([SECRET])
    await expect(verifyWebhook(BODY, rest, SECRET, NOW)).rejects.toMatchObject({ code: 'missing_header' })
  },
)

const KEY = toBase64(new Uint8Array(32).fill(7))

test('a sealed secret opens only with its key and for its webhook', async () => {
  const key = await importSealingKey(KEY)
  if (key === null) throw new Error('no key')
  const sealed = await sealSecret(SECRET, key, 'webhook-1')
  expect(sealed).not.toContain(SECRET.slice(6))
  expect(await openSecret(sealed, key, 'webhook-1')).toBe(SECRET)
  expect(await sealSecret(SECRET, key, 'webhook-1')).not.toBe(sealed)
  await expect(openSecret(sealed, key, 'webhook-2')).rejects.toThrow()
  await expect(openSecret(sealed, null, 'webhook-1')).rejects.toThrow('WEBHOOK_SECRET_KEY')
  const other = await importSealingKey(toBase64(new Uint8Array(32).fill(8)))
  await expect(openSecret(sealed, other, 'webhook-1')).rejects.toThrow()
})

test('a deployment has a key of 32 bytes or none; what was once stored as it is still opens', async () => {
  expect(await importSealingKey(undefined)).toBeNull()
  expect(await openSecret(SECRET, await importSealingKey(KEY), 'webhook-1')).toBe(SECRET)
  await expect(importSealingKey('c2hvcnQ=')).rejects.toThrow('must have 32')
})
