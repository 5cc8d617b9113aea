import { spawnSync } from 'node:child_process'
import { expect, test, vi } from 'vitest'
import { PUBLIC_LIMITS } from '../../worker/src/limits.ts'
import { signMessage } from '../../worker/src/webhook/sign.ts'
import { type Answer, createApi } from './api.ts'
import { clock } from './clock.ts'

interface Operation {
  readonly operationId?: string
  readonly security?: readonly unknown[]
}

test('OpenAPI: every operation and every message has a name of its own, and none has a discriminator', async () => {
  const { body } = await (await createApi()).call('/openapi.json')
  const operations = [body['paths'], body['webhooks']].flatMap((paths) =>
    Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ where: `${method} ${path}`, ...operation })),
    ),
  )
  expect(operations.filter(({ operationId }) => operationId === undefined).map(({ where }) => where)).toEqual(
    [],
  )
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(Object.keys(body['webhooks'] as object)).toContain('document.finished')
  expect(JSON.stringify(body)).not.toContain('discriminator')
})

test('/docs: the commands have the address at which the page was opened', async () => {
  const { body } = await (await createApi()).call('/v1/docs')
  expect(body['text']).toContain('http://ficha.test/v1/documents/upload')
  expect(body['text']).not.toContain('{base_url}')
})

test('/docs hashes its look and its text once, however often it is asked for', async () => {
  const api = await createApi()
  await api.call('/docs')
  const digest = vi.spyOn(crypto.subtle, 'digest')
  await Promise.all([api.call('/docs'), api.call('/v1/docs')])
  expect(digest).not.toHaveBeenCalled()
  digest.mockRestore()
})

test('OpenAPI: what bounds keys, deliveries and webhooks stands where they are described', async () => {
  const { body } = await (await createApi()).call('/openapi.json')
  const paths = body['paths'] as Record<string, Record<string, { readonly description?: string }>>
  const { keysMax, newKeysPerDayMax, listingsPerSecond, listingsBurst, webhookAttemptsTold } = PUBLIC_LIMITS
  for (const path of ['/keys', '/keys/{id}/rotate'])
    expect(paths[path]?.['post']?.description).toMatch(new RegExp(`${keysMax} keys.* ${newKeysPerDayMax} `))
  for (const path of ['/webhooks/{id}/test', '/webhooks/{id}/recover', '/deliveries/{id}/resend'])
    expect(paths[path]?.['post']?.description).toMatch(
      new RegExp(`${listingsPerSecond} a second.* ${listingsBurst} `),
    )
  expect(JSON.stringify(body['components'])).toContain(`The last ${webhookAttemptsTold}; `)
})

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const BODY = '{"type":"document.finished","data":{"name":"José"}}'

async function signedHeaders(seconds: number) {
  const signature = await signMessage([SECRET], 'id-1', seconds, BODY)
  return { 'webhook-id': 'id-1', 'webhook-timestamp': String(seconds), 'webhook-signature': signature }
}

let page: Promise<Answer> | undefined

/** As a person copies it from the page. */
async function codeOf(language: string): Promise<string> {
  page ??= createApi().then((api) => api.call('/docs'))
  const { body } = await page
  const [, code = ''] =
    new RegExp(`<h3>${language}</h3>\\s*<pre[^>]*>([^<]+)</pre>`).exec(String(body['text'])) ?? []
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }
  return code.replace(/&(lt|gt|quot|#39|amp);/g, (_, name: string) => signs[name] ?? '')
}

test('/docs shows in four languages how to verify a webhook', async () => {
  for (const language of ['Node', 'Python', 'PHP', 'Go'])
    expect(await codeOf(language), language).toMatch(
      /webhook-signature[\s\S]*300|300[\s\S]*webhook-signature/i,
    )
})

test('the check that /docs shows for Node takes what we sign, and nothing else', async () => {
  const { isGenuine } = (await import(
    `data:text/javascript,${encodeURIComponent(await codeOf('Node'))}`
  )) as {
    isGenuine: (body: Buffer, headers: Record<string, string>, secret: string) => boolean
  }
  const now = Math.floor(clock.now() / 1000)
  const headers = await signedHeaders(now)
  expect(isGenuine(Buffer.from(BODY), headers, SECRET)).toBe(true)
  expect(isGenuine(Buffer.from(`${BODY} `), headers, SECRET)).toBe(false)
  expect(isGenuine(Buffer.from(BODY), await signedHeaders(now - 301), SECRET)).toBe(false)
})

test('so does the one for Python', async () => {
  const now = Math.floor(clock.now() / 1000)
  const program = `${await codeOf('Python')}
import json, sys
time.time = lambda: ${now}
case = json.load(sys.stdin)
print(json.dumps([is_genuine(b.encode(), h, case["secret"]) for b, h in case["cases"]]))`
  const fresh = await signedHeaders(now)
  const cases = [
    [BODY, fresh],
    [`${BODY} `, fresh],
    [BODY, await signedHeaders(now - 301)],
  ]
  const { stdout } = spawnSync('python3', ['-c', program], {
    input: JSON.stringify({ cases, secret: SECRET }),
    encoding: 'utf8',
  })
  expect(JSON.parse(stdout)).toEqual([true, false, false])
})
