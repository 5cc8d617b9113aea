import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { DIST } from '../../web/serve.mjs'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useOneChromium, visit } from './browser.ts'

const browser = useOneChromium()
/** Of everything that comes before the first fields of a card photo. */
const PHOTO_BYTES_MAX = 6_100_000

const gzipped = (file: string) => gzipSync(readFileSync(join(DIST, file))).length

/** Keeps the reader waiting for one of its files. @returns lets the file come */
async function holdOnnxruntime(context: BrowserContext): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await context.route(/\/ort-[^/]+\.wasm/, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

test('a photo is read before the engine of PDFs, the viewer and its fonts are there', async () => {
  const { page, context, errors } = await visit(browser(), {}, 'about:blank')
  const asked: string[] = []
  context.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const letGo = await holdOnnxruntime(context)
  await page.goto(inject('page'))
  // Chosen at once, as people do: before the reader is there.
  await page.setInputFiles(
    '[data-testid=picker]',
    await documentFile('54-numbered-card-zeros-front-small.jpg'),
  )
  letGo()
  await page.waitForSelector('.fields')
  const files = [...new Set(asked)].filter((path) => path.startsWith('/assets/'))
  expect(files.filter((path) => /pdf|webp|Foxit|Liberation|jbig2|openjpeg|qcms/.test(path))).toEqual([])
  const bytes = files.reduce((sum, path) => sum + gzipped(path.slice(1)), gzipped('index.html'))
  expect(bytes).toBeLessThan(PHOTO_BYTES_MAX)
  // Nothing more comes while it is looked at.
  const before = asked.length
  await page.click('.field-button >> nth=0')
  await page.waitForSelector('.sheet.drawn')
  expect(asked.slice(before).filter((path) => path.startsWith('/assets/'))).toEqual([])
  // Closed, the rest comes.
  await page.click('.close')
  await untilReady(page)
  expect(errors).toEqual([])
  await context.close()
})

test('on a metered connection nothing is loaded before somebody says so; then megabytes are told', async () => {
  const { page, context } = await visit(browser(), {}, 'about:blank')
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } })
  })
  const asked: string[] = []
  context.on('request', (request) => asked.push(request.url()))
  const letGo = await holdOnnxruntime(context)
  await page.goto(inject('page'))
  await page.waitForSelector('.reader-status.metered button')
  expect(asked.filter((url) => /\.(?:onnx|wasm)$/.test(url.split('?')[0] ?? ''))).toEqual([])
  await page.click('.reader-status.metered button')
  // Everything but one file is there.
  await expect.poll(() => page.textContent('.reader-status')).toMatch(/ [23],\d de 5,\d MB/)
  letGo()
  await untilReady(page)
  await context.close()
})

test('a PDF beside it waits for the rest, and is read', async () => {
  const { page, context, errors } = await visit(browser())
  await page.setInputFiles('[data-testid=picker]', [
    await documentFile('54-numbered-card-zeros-front-small.jpg'),
    await documentFile('51-ima-sc-transport.pdf'),
  ])
  await page.click('.chosen button:has-text("Cada um")')
  await page.waitForSelector('.export-all :text("2")')
  expect(errors).toEqual([])
  await context.close()
})
