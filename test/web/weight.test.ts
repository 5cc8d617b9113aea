import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { LOAD_BYTES, sentBytes } from '../../engine/src/read/load-bytes.ts'
import { DIST } from '../../web/serve.mjs'
import { documentFile } from '../documents/pictures.ts'
import { untilReady, useOneChromium, visit } from './browser.ts'

const browser = useOneChromium()
const KB = 1000
/** Of the page with the engine's own code; models, decoders and the viewer of PDFs come once it is drawn. */
const PAGE_BYTES_MAX = 348 * KB
/** Of everything that comes before the first fields of a card photo. */
const PHOTO_BYTES_MAX = 5650 * KB
/** Cloudflare takes no larger file. */
const FILE_BYTES_MAX = 25 * 1024 * 1024

const gzipped = (file: string) => gzipSync(readFileSync(join(DIST, file))).length

test('the page and the engine weigh less than 348 KB before the models', () => {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '')
  const workers = readdirSync(join(DIST, 'assets')).filter((name) =>
    /^(?:reader|lane|look)\.worker-/.test(name),
  )
  expect(linked.length).toBeGreaterThan(1)
  expect(workers).toHaveLength(3)
  const files = ['index.html', ...linked, ...workers.map((name) => `assets/${name}`)]
  const bytes = files.reduce((sum, file) => sum + gzipped(file), 0)
  expect(bytes).toBeLessThan(PAGE_BYTES_MAX)
})

test('every file can be served, and each is there once', () => {
  const assets = readdirSync(join(DIST, 'assets'))
  const sizes = assets.map((name) => readFileSync(join(DIST, 'assets', name)).length)
  expect(Math.max(...sizes)).toBeLessThan(FILE_BYTES_MAX)
  for (const decoder of ['pdfium', 'webp', 'heif', 'barcodes', 'kernels', 'ort']) {
    const copies = assets.filter((name) => name.startsWith(decoder) && name.endsWith('.wasm'))
    expect(copies, decoder).toHaveLength(1)
  }
})

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

test('what is told while files load is what they weigh', () => {
  const files = readdirSync(join(DIST, 'assets')).flatMap((asset) => {
    const raw = readFileSync(join(DIST, 'assets', asset)).length
    const told = /\.(?:wasm|onnx|bin)$/.test(asset) ? sentBytes(asset.split('-')[0] ?? '', raw) : 0
    return told > 0 ? [{ asset, told, sent: gzipped(`assets/${asset}`) }] : []
  })
  for (const { asset, told, sent } of files) expect(Math.abs(told / sent - 1), asset).toBeLessThan(0.05)
  // None is left out.
  expect(files.reduce((sum, { told }) => sum + told, 0)).toBeCloseTo(LOAD_BYTES.all, -3)
})
