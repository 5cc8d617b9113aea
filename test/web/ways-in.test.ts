import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'

/** The ways in which most files get into the page. */
const browser = useOneChromium()
const LICENCE = '51-ima-sc-transport.pdf'

/** A drop or a paste as the browser would tell of it; a test has no other desktop to drag from. */
async function hand(page: Page, type: 'drop' | 'paste', name: string): Promise<void> {
  const base64 = (await readFile(await documentFile(name))).toString('base64')
  await page.evaluate(
    ([type, name, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name))
      const event =
        type === 'drop'
          ? new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true })
          : new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true })
      document.body.dispatchEvent(event)
    },
    [type, name, base64] as const,
  )
}

test.each(['drop', 'paste'] as const)('a file by %s is read', async (type) => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await page.check('input[name=type][value="51"]')
  await hand(page, type, LICENCE)
  await page.waitForSelector('.fields')
  expect(await page.textContent('.card-head h1')).toBe(LICENCE)
})

test('files that are a document each are read one after the other, and taken along together', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await page.check('input[name=type][value="51"]')
  await page.setInputFiles('[data-testid=picker]', [
    await documentFile(LICENCE),
    await documentFile('51-holder-boxes-natural-person.pdf'),
  ])
  await page.click('.chosen button:has-text("Cada um")')
  await page.waitForSelector('.export-all')
  await page.waitForSelector('.export-all :text("2")')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.export-all :text("JSON")'),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).file)).toEqual([LICENCE, '51-holder-boxes-natural-person.pdf'])
})

test('what another app shares waits on the device for the page, and no server hears of it', async () => {
  const { page, errors } = await visitAgain(browser())
  // From the second visit on the page has its service worker.
  await untilReady(page)
  const base64 = (await readFile(await documentFile(LICENCE))).toString('base64')
  const shared = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const form = new FormData()
    form.append('files', new File([bytes], 'licença.pdf', { type: 'application/pdf' }))
    const { share_target } = await (await fetch('/manifest.webmanifest')).json()
    const response = await fetch(share_target.action, { method: share_target.method, body: form })
    return new URL(response.url).pathname
  }, base64)
  expect(shared).toBe('/')
  await page.reload()
  await page.waitForSelector('.fields')
  expect(await page.textContent('.card-head h1')).toBe('licença.pdf')
  expect(await page.evaluate(() => caches.has('shared-files'))).toBe(false)
  expect(errors).toEqual([])
})
