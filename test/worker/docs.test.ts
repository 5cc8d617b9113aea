import { createExecutionContext } from 'cloudflare:test'
import { env, exports } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { createApp } from '../../worker/src/app.ts'
import { openApiDocument } from '../../worker/src/docs/openapi-document.ts'
import { PROBLEM_CODES } from '../../worker/src/problem.ts'
import { call } from './client.ts'

async function page(): Promise<{ headers: Headers; text: string }> {
  const response = await exports.default.fetch(new Request('http://ficha.test/docs'))
  return { headers: response.headers, text: await response.text() }
}

test('the page shows every route, schema and code of the service', async () => {
  const { text } = await page()
  const { paths, components } = (await call('/openapi.json', null)).body as {
    paths: Record<string, object>
    components: { schemas: Record<string, object> }
  }
  for (const path of Object.keys(paths)) expect(text).toContain(`<code>${path}</code>`)
  for (const name of Object.keys(components.schemas)) expect(text).toContain(`id="schema-${name}"`)
  for (const code of PROBLEM_CODES) expect(text).toContain(`<code>${code}</code>`)
})

test('the page loads nothing: no script, no image, no address of another host', async () => {
  const { headers, text } = await page()
  expect(headers.get('Content-Type')).toContain('text/html')
  const policy = headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('unsafe')
  const style = new TextEncoder().encode(/<style>([^<]*)<\/style>/.exec(text)?.[1])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', style))
  expect(policy).toContain(`style-src 'sha256-${btoa(String.fromCharCode(...hash))}'`)
  expect(text).not.toMatch(/<script|<img|<link|@import|url\(|(?:href|src)="https?:|style="/)
})

test('every link of the page leads somewhere', async () => {
  const { text } = await page()
  const targets = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`))
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
  for (const link of links)
    expect(targets.has(link) || ['openapi.json', 'limits'].includes(link), link).toBe(true)
})

test('without a key nothing is rendered twice, and what a client has is not sent again', async () => {
  const parsed = vi.spyOn(openApiDocument, 'parse')
  const written = vi.spyOn(JSON, 'stringify')
  const app = createApp()
  const ask = (address: string, headers = {}) =>
    app.fetch(new Request(address, { headers }), env, createExecutionContext())
  for (const path of ['/docs', '/openapi.json']) {
    const first = await ask(`http://ficha.test${path}`)
    const tag = first.headers.get('ETag') ?? ''
    const text = await first.text()
    const elsewhere = await (await ask(`http://other.test/v1${path}?"<`)).text()
    expect(elsewhere).toBe(text.replaceAll('http://ficha.test/documents', 'http://other.test/v1/documents'))
    expect(first.headers.get('Cache-Control')).toBe('no-cache')
    // Weak, as what compresses an answer makes it.
    const again = await ask(`http://ficha.test${path}`, { 'If-None-Match': `W/${tag}` })
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
  }
  expect(parsed).toHaveBeenCalledTimes(1)
  expect(written.mock.calls.filter(([value]) => value?.openapi !== undefined)).toHaveLength(1)
  for (const spy of [parsed, written]) spy.mockRestore()
})
