import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'
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
  expect(text).toContain(`<style nonce="${/nonce-([0-9a-f-]+)/.exec(policy)?.[1]}">`)
  expect(text).not.toMatch(/<script|<img|<link|@import|url\(|(?:href|src)="https?:|style="/)
})

test('every link of the page leads somewhere', async () => {
  const { text } = await page()
  const targets = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`))
  const links = [...text.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '')
  for (const link of links)
    expect(targets.has(link) || ['openapi.json', 'limits'].includes(link), link).toBe(true)
})
