import { expect, inject, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { downloaded, expectAsInNode } from './as-in-node.ts'
import { choose, read, untilReady, useOneChromium, visit, visitAgain } from './browser.ts'

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

test('a digital document is read as in Node', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await expectAsInNode(page, 51, [LICENCE])
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

test('a document of another type is not read, and read at a word', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await choose(page, 23, await documentFile(LICENCE))
  await page.click('.failure button:has-text("Licença ambiental")')
  await page.waitForSelector('.fields')
  expect(await page.inputValue('.card-type select')).toBe('51')
})

test('a cancelled reading leaves nothing behind, and the next one works', async () => {
  const { page, context } = await visit(browser())
  // Chosen before the reader is there, so that it is still waiting.
  await choose(page, 51, await documentFile(LICENCE))
  await page.click('.progress button')
  await page.waitForSelector('.failure')
  await untilReady(page)
  await page.click('.failure button')
  await page.waitForSelector('.fields')
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
