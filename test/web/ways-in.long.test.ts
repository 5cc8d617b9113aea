import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { rasterise } from '../documents/generator/capture/rasterise.ts'
import { documentFile } from '../documents/pictures.ts'
import { tiffFile } from '../fixtures/images/make-tiff.ts'
import { choose, read, untilReady, useOneChromium, visitAgain } from './browser.ts'

/** Photos one after the other, rarer ways in, what is said of files that cannot be read, and a reading that is stopped. */
const browser = useOneChromium()
const LICENCE = '51-ima-sc-transport.pdf'
const FRONT = '54-numbered-card-plain-both-photos-1.jpg'
const BACK = '54-numbered-card-plain-both-photos-2.jpg'
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

test('photos taken one after the other are the sides of one card, in the order that a person gives', async () => {
  const { page } = await visitAgain(browser(), { isMobile: true, hasTouch: true })
  await untilReady(page)
  const camera = page.locator('[data-testid=camera]')
  expect(await camera.getAttribute('capture')).toBe('environment')
  await camera.setInputFiles(await documentFile(BACK))
  expect(await page.textContent('.chosen h2')).toBe('1 arquivo escolhido')
  await camera.setInputFiles(await documentFile(FRONT))
  await page.click(`[aria-label="Mover ${FRONT} para cima"]`)
  expect(await page.locator('.chosen-name').allTextContents()).toEqual([FRONT, BACK])
  await page.click('.chosen button:has-text("um só documento")')
  await page.waitForSelector('.fields')
  expect(await page.locator('.sheet').count()).toBe(2)
  expect(await page.textContent('.fields')).toContain('ÉMERSON RIOMANSO')
})

test('a reading that is under way is cancelled at once, and the next one works', async () => {
  const { page } = await visitAgain(browser())
  await untilReady(page)
  await choose(page, 23, await documentFile('23-elderly-curatela-definitive-scan-200.jpg'))
  await page.click('.progress button')
  await page.waitForSelector('.failure')
  await page.click('.tab-new')
  await untilReady(page)
  await read(page, 51, await documentFile(LICENCE))
  expect(await page.textContent('.card-head h1')).toBe(basename(LICENCE))
})

test('what could be better about a photo is said beside its reading', async () => {
  const { page, errors } = await visitAgain(browser())
  await untilReady(page)
  await choose(page, 54, await documentFile('54-folded-card-l2-front-dim.jpg'))
  await page.waitForSelector('.quality :text("Está escura")')
  expect(errors).toEqual([])
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

test('what another app shares waits on the device for the page, and no server hears of it', async () => {
  const { page, errors } = await visitAgain(browser())
  // From the second visit on the page has its service worker.
  await untilReady(page)
  const base64 = (await readFile(await documentFile(LICENCE))).toString('base64')
  const share = (name: string) => page.evaluate(sharePdf, { base64, name })
  expect(await share('licença.pdf')).toBe('/')
  await page.reload()
  await page.waitForSelector('.fields')
  expect(await page.textContent('.card-head h1')).toBe('licença.pdf')
  // What is shared before the page takes it waits beside what waits already.
  await share('primeira.pdf')
  await share('segunda.pdf')
  const other = await page.context().newPage()
  await other.goto(inject('page'))
  await other.waitForSelector('.chosen-name')
  expect((await other.locator('.chosen-name').allTextContents()).toSorted()).toEqual([
    'primeira.pdf',
    'segunda.pdf',
  ])
  const waiting = async () => (await (await caches.open('shared-files')).keys()).length
  expect(await other.evaluate(waiting)).toBe(0)
  expect(errors).toEqual([])
})

async function sharePdf({
  base64,
  name,
}: {
  readonly base64: string
  readonly name: string
}): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  const form = new FormData()
  form.append('files', new File([bytes], name, { type: 'application/pdf' }))
  const { share_target } = await (await fetch('/manifest.webmanifest')).json()
  const response = await fetch(share_target.action, { method: share_target.method, body: form })
  return new URL(response.url).pathname
}
