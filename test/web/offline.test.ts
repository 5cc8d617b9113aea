import { expect, inject, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { downloaded } from './as-in-node.ts'
import { read, untilReady, useOneChromium, visit } from './browser.ts'

const browser = useOneChromium()
const LICENCE = '51-ima-sc-transport.pdf'

test('from the choice of a document until its fields are shown, nothing is requested', async () => {
  const { page, context, errors } = await visit(browser())
  await untilReady(page)
  const requests: string[] = []
  context.on('request', (request) => requests.push(request.url()))
  await read(page, 51, await documentFile(LICENCE))
  // Looking at a field draws its page; a correction and an export are made here too.
  await page.click('.field-button >> nth=0')
  await page.waitForSelector('.details')
  await downloaded(page)
  expect(requests.filter((url) => !url.startsWith('blob:'))).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('works without a network after the first visit', async () => {
  const { page, context, errors } = await visit(browser())
  await untilReady(page)
  await context.setOffline(true)
  await page.reload()
  await untilReady(page)
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  await read(page, 51, await documentFile(LICENCE))
  expect(await page.textContent('.fields')).toContain('3151/2023')
  expect(errors).toEqual([])
  await context.close()
})

test('the page may load nothing from elsewhere, run nothing inline and be framed by nobody', async () => {
  const response = await fetch(inject('page'))
  const policy = response.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|https?:|\*/)
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin')
  expect(response.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
})
