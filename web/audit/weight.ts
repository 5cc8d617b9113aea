import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { DIST } from '../serve.mjs'

/** KB (1000 bytes, gzip) of the built files, by when they are needed. */
export function auditWeight(): Record<string, number> {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  const sums: Record<string, number> = { page: 0, engine: 0, models: 0, decoders: 0, viewer: 0 }
  for (const name of ['index.html', ...readdirSync(join(DIST, 'assets')).map((file) => `assets/${file}`)]) {
    const part = partOf(name, html)
    sums[part] = (sums[part] ?? 0) + gzipSync(readFileSync(join(DIST, name))).length / 1000
  }
  return Object.fromEntries(Object.entries(sums).map(([part, kb]) => [part, Math.round(kb)]))
}

function partOf(name: string, html: string): string {
  if (name === 'index.html' || html.includes(name)) return 'page'
  if (/(?:extract|lane|look)\.worker/.test(name)) return 'engine'
  if (/\.(?:onnx|bin)$/.test(name)) return 'models'
  return /(?:pdfium|webp|barcodes|ort)-/.test(name) ? 'decoders' : 'viewer'
}
