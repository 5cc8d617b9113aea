import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { documentFile } from '../documents/pictures.ts'
import { overflow } from './axe.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'

/** The ways in which most files get into the page. */
const browser = useOneChromium()
const LICENCE = '51-ima-sc-transport.pdf'
const OTHER = '51-holder-boxes-natural-person.pdf'

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

test('a file by drop is read, and one by paste after it', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await page.check('input[name=type][value="51"]')
  await hand(page, 'drop', LICENCE)
  await page.waitForSelector('.fields')
  expect(await page.textContent('.card-head h1')).toBe(LICENCE)
  await page.click('.tab-new')
  await page.check('input[name=type][value="51"]')
  await hand(page, 'paste', OTHER)
  await page.waitForSelector('.fields')
  expect(await page.textContent('.card-head h1')).toBe(OTHER)
})

test('files that are a document each are read one after the other, and taken along together', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await page.check('input[name=type][value="51"]')
  const names = [LICENCE, OTHER, LICENCE]
  await page.setInputFiles('[data-testid=picker]', await Promise.all(names.map((name) => documentFile(name))))
  await page.click('.chosen button:has-text("Cada um")')
  await page.waitForSelector('.export-all')
  await page.waitForSelector('.export-all :text("3")')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.click('.export-all :text("JSON")'),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).file)).toEqual(names)
  // Their tabs move within their row, not the page.
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await overflow(page)).toBe(0)
})
