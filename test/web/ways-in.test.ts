import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { rasterise } from '../documents/generator/capture/rasterise.ts'
import { documentFile } from '../documents/pictures.ts'
import { tiffFile } from '../fixtures/images/make-tiff.ts'
import { untilReady, useOneChromium, visitAgain } from './browser.ts'

/** Every way in which a file gets into the page, and what is said of those that cannot be read. */
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

test('a scan as a TIFF is read offline, whose decoder is a file of its own', async () => {
  const { page, context } = await visitAgain(browser())
  await untilReady(page)
  const [raster] = await rasterise(await readFile(await documentFile(LICENCE)), 150, 1, [0])
  if (!raster) throw new RangeError('the document has no page')
  const { width, height, data } = raster
  const tags = { 256: width, 257: height, 258: 8, 259: 1, 262: 1, 277: 1, 278: height }
  const buffer = Buffer.from(tiffFile(tags, [[...data]]))
  await context.setOffline(true)
  await page.check('input[name=type][value="51"]')
  await page.setInputFiles('[data-testid=picker]', { name: 'scan.tif', mimeType: 'image/tiff', buffer })
  await page.waitForSelector('.fields')
  await context.setOffline(false)
  expect(await page.textContent('.card-head h1')).toBe('scan.tif')
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

const FIXTURES = join(import.meta.dirname, '../fixtures')
const file = (name: string, text: string) => ({ name, mimeType: '', buffer: Buffer.from(text, 'latin1') })

const UNREADABLE = [
  ['an empty file', file('empty.pdf', ''), 'O arquivo está danificado ou vazio'],
  ['a broken PDF', file('broken.pdf', '%PDF-1.7\nbroken'), 'O arquivo está danificado ou vazio'],
  ['a PDF with a password', join(FIXTURES, 'encrypted.pdf'), 'O PDF pede uma senha'],
  [
    'a broken HEIC',
    file('photo.heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    'O arquivo está danificado ou vazio',
  ],
] as const

// What to do is said in words; a file that stays as it is offers another one, not another try.
test(`said in words, one after the other: ${UNREADABLE.map(([name]) => name).join(', ')}`, async () => {
  const { page, errors } = await visitAgain(browser())
  for (const [name, chosen, said] of UNREADABLE) {
    await untilReady(page)
    await page.setInputFiles('[data-testid=picker]', chosen)
    await page.waitForSelector('.failure')
    expect(await page.textContent('.failure'), name).toContain(said)
    await page.waitForSelector('.sheet.unseen')
    await page.click('.failure button:has-text("Escolher outro arquivo")')
    await page.waitForSelector('.drop')
  }
  expect(errors).toEqual([])
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

test('a file that is opened with the page is read', async () => {
  const { page } = await visitAgain(browser(), {}, 'about:blank')
  const base64 = (await readFile(await documentFile(LICENCE))).toString('base64')
  await page.addInitScript((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const handle = { getFile: async () => new File([bytes], 'opened.pdf') }
    Object.defineProperty(globalThis, 'launchQueue', {
      value: { setConsumer: (consumer: (launch: object) => void) => consumer({ files: [handle] }) },
    })
  }, base64)
  await page.goto(inject('page'))
  await page.waitForSelector('.fields')
  expect(await page.textContent('.card-head h1')).toBe('opened.pdf')
})
