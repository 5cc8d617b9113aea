import { afterAll, beforeAll, expect, test } from 'vitest'
import { attemptDelivery } from '../../worker/src/webhook/attempt.ts'
import { WEBHOOK_LIMITS } from '../../worker/src/webhook/limits.ts'
import { dnsOverHttps } from '../../worker/src/webhook/resolve.ts'
import { checkTarget, findUrlFault } from '../../worker/src/webhook/target.ts'
import { eventFor } from './memory-outbox.ts'
import { REFUSED_URLS } from './refused-urls.ts'
import { type Sink, startSink } from './sink.ts'
import { SECRET } from './world.ts'

let sink: Sink
let sink6: Sink
beforeAll(async () => {
  sink = await startSink(() => ({ status: 200 }))
  sink6 = await startSink(() => ({ status: 200 }), '::1')
})
afterAll(async () => {
  await sink.close()
  await sink6.close()
})

function withPorts(url: string): string {
  return url.replace('PORT6', new URL(sink6.base).port).replace('PORT', new URL(sink.base).port)
}

function attempt(url: string, resolve: ((name: string) => Promise<string[]>) | null = null) {
  const claim = { ...eventFor(url, 1, [SECRET]), lease: 'l', attempt: 1, step: 1 }
  return attemptDelivery(
    claim,
    {
      now: Date.now,
      fetch,
      resolve,
      loopback: 'refuse',
      openSecret: async (stored) => stored,
      renderBody: async () => '{}',
      report: () => {},
    },
    { ...WEBHOOK_LIMITS, timeoutMs: 2000 },
  )
}

test(`${REFUSED_URLS.length} addresses: all refused, at registration and at the attempt, none reaches a listener`, async () => {
  const before = sink.connections() + sink6.connections()
  for (const url of REFUSED_URLS) {
    expect([url, findUrlFault(withPorts(url), 'refuse')]).toEqual([url, expect.any(String)])
    expect([url, (await attempt(withPorts(url))).error]).toEqual([url, 'address_refused'])
  }
  const reached = sink.connections() + sink6.connections() - before
  console.log(
    `${REFUSED_URLS.length} addresses, ${REFUSED_URLS.length} refused, ${reached} connections to the listeners`,
  )
  expect(reached).toBe(0)
})

test('without the check many of them do reach a listener', async () => {
  const before = sink.connections() + sink6.connections()
  const plain = REFUSED_URLS.filter((url) => url.includes('PORT')).map((url) =>
    withPorts(url).replace('https:', 'http:'),
  )
  await Promise.allSettled(plain.map((url) => fetch(url, { signal: AbortSignal.timeout(500) })))
  const reached = sink.connections() + sink6.connections() - before
  console.log(`without the check: ${reached} connections`)
  expect(reached).toBeGreaterThan(10)
})

test('no address is quoted in what the caller is told', () => {
  for (const url of REFUSED_URLS) {
    if (url.length > 4) expect(findUrlFault(url, 'refuse')).not.toContain(url)
  }
})

test.each([
  'https://example.com/',
  'https://example.com/hooks?tenant=1',
  'https://hooks.example.com.br:8443/a',
  'https://8.8.8.8/',
  'https://[2606:4700:4700::1111]/',
  'https://xn--ao-zka.example.com/',
])('%s may be a webhook', (url) => {
  expect(findUrlFault(url, 'refuse')).toBeNull()
})

test('names are refused when any of their addresses is private, and when they have none', async () => {
  const names: Readonly<Record<string, string[]>> = {
    'public.example.com': ['93.184.216.34', '2606:2800:220:1::1'],
    'loopback.example.com': ['127.0.0.1'],
    'moved.example.com': ['93.184.216.34', '10.0.0.1'],
    'mapped.example.com': ['::ffff:127.0.0.1'],
    'metadata.example.com': ['169.254.169.254'],
    'nowhere.example.com': [],
  }
  const resolve = async (name: string) => names[name] ?? []
  const verdicts = await Promise.all(
    Object.keys(names).map((name) => checkTarget(`https://${name}/`, 'refuse', resolve)),
  )
  expect(verdicts).toEqual([
    null,
    'address_refused',
    'address_refused',
    'address_refused',
    'address_refused',
    'name_not_resolved',
  ])
})

test('an attempt at a name that has moved to loopback does not reach it', async () => {
  const before = sink.connections()
  const { port } = new URL(sink.base)
  const outcome = await attempt(`https://moved.example.com:${port}/`, async () => ['127.0.0.1'])
  expect(outcome.error).toBe('address_refused')
  expect(sink.connections()).toBe(before)
})

test('a resolver that is away is our failure: nothing is sent unchecked', async () => {
  const outcome = await attempt('https://example.com/', () => Promise.reject(new Error('away')))
  expect(outcome.error).toBe('internal_error')
})

test('DNS over HTTPS: both kinds of addresses are asked for, aliases are passed over', async () => {
  const asked: string[] = []
  const fetcher: typeof fetch = async (input) => {
    const url = new URL(String(input))
    asked.push(url.search)
    const isV4 = url.searchParams.get('type') === 'A'
    const Answer = isV4
      ? [
          { type: 5, data: 'alias.example.net.' },
          { type: 1, data: '93.184.216.34' },
        ]
      : [{ type: 28, data: '2606:2800::1' }]
    return Response.json({ Status: 0, Answer })
  }
  const resolve = dnsOverHttps('https://resolver.test/dns-query', fetcher)
  expect(await resolve('example.com')).toEqual(['93.184.216.34', '2606:2800::1'])
  expect(asked).toEqual(['?name=example.com&type=A', '?name=example.com&type=AAAA'])
  const empty: typeof fetch = async () => Response.json({ Status: 3 })
  expect(await dnsOverHttps('https://resolver.test/', empty)('nowhere.example')).toEqual([])
})

test('only the explicit variable opens loopback, and nothing but loopback', () => {
  for (const url of [
    'http://127.0.0.1:3000/',
    'http://localhost:3000/',
    'http://[::1]:3000/',
    'https://127.0.0.1/',
  ]) {
    expect(findUrlFault(url, 'allow')).toBeNull()
    expect(findUrlFault(url, 'refuse')).not.toBeNull()
  }
  for (const url of [
    'http://example.com/',
    'http://10.0.0.1/',
    'https://10.0.0.1/',
    'https://169.254.169.254/',
    'https://[::ffff:127.0.0.1]/',
    'http://0.0.0.0:3000/',
    'http://user@127.0.0.1:3000/',
  ]) {
    expect(findUrlFault(url, 'allow')).not.toBeNull()
  }
})
