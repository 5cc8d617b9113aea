import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { createApp } from '../../worker/src/app.ts'

const app = createApp()
const ORIGIN = 'https://app.example'

async function ask(origins: string, method: string, headers: Record<string, string>): Promise<Headers> {
  const request = new Request('http://ficha.test/documents/upload', { method, headers })
  const response = await app.fetch(request, { ...env, CORS_ORIGINS: origins }, createExecutionContext())
  await response.body?.cancel()
  return response.headers
}

const PREFLIGHT = {
  Origin: ORIGIN,
  'Access-Control-Request-Method': 'POST',
  'Access-Control-Request-Headers': 'service-api-key',
}

test('without origins no page may use the API', async () => {
  expect((await ask('', 'OPTIONS', PREFLIGHT)).get('Access-Control-Allow-Origin')).toBeNull()
})

test('a preflight of an allowed origin is told methods and headers', async () => {
  const headers = await ask(`https://other.example ${ORIGIN}`, 'OPTIONS', PREFLIGHT)
  expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
  expect(headers.get('Access-Control-Allow-Methods')).toBe('OPTIONS, POST')
  expect(headers.get('Access-Control-Allow-Headers')).toBe('service-api-key')
  expect(headers.get('Vary')).toBe('Origin')
})

test('an answer, also a refusal, can be read by the page, with its headers', async () => {
  const headers = await ask(ORIGIN, 'POST', { Origin: ORIGIN })
  expect(headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN)
  expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id')
})

test('another origin gets nothing, and * is for all', async () => {
  const other = { Origin: 'https://evil.example' }
  expect((await ask(ORIGIN, 'POST', other)).get('Access-Control-Allow-Origin')).toBeNull()
  expect((await ask('*', 'POST', other)).get('Access-Control-Allow-Origin')).toBe('*')
})
