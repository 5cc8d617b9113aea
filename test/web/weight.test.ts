import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LOAD_BYTES, sentBytes } from '../../engine/src/read/load-bytes.ts'
import { DIST } from '../../web/serve.mjs'

const KB = 1000
/** Of the page with the engine's own code; models, decoders and the viewer of PDFs come once it is drawn. */
const PAGE_BYTES_MAX = 355 * KB
/** Cloudflare takes no larger file. */
const FILE_BYTES_MAX = 25 * 1024 * 1024

const gzipped = (file: string) => gzipSync(readFileSync(join(DIST, file))).length

test('the page and the engine weigh less than 355 KB before the models', () => {
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
