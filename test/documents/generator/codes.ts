import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer'
import { type Html, raw } from './html.ts'
import type { Random } from './random.ts'

let ready: Promise<unknown> | undefined

/** A QR code that decodes to `text`; without the quiet zone, which the page around it gives. */
export async function qrCode(text: string, sizeMm: number): Promise<Html> {
  return drawn(text, sizeMm)
}

/**
 * The dense code on licences ("VIO"): version 20 and more, full of bytes that mean something to one application only.
 *
 * @param count bytes; 700 make a code of about 100 modules a side
 */
export async function denseQrCode(random: Random, sizeMm: number, count = 700): Promise<Html> {
  return drawn(
    Uint8Array.from({ length: count }, () => random.int(0, 255)),
    sizeMm,
  )
}

async function drawn(content: string | Uint8Array, sizeMm: number): Promise<Html> {
  ready ??= prepare()
  await ready
  const { svg, error } = await writeBarcode(content, {
    format: 'QRCode',
    options: 'ecLevel=M',
    addQuietZones: false,
  })
  if (error) throw new Error(`no code was written: ${error}`)
  const modules = /<svg width="(\d+)"/.exec(svg)?.[1]
  const shape = /<path[^>]*\/>/.exec(svg)?.[0]
  if (!modules || !shape) throw new Error('the drawing of a code has no size or no shape')
  return raw(
    `<svg class="qr" width="${sizeMm}mm" height="${sizeMm}mm" viewBox="0 0 ${modules} ${modules}" shape-rendering="crispEdges">${shape}</svg>`,
  )
}

async function prepare(): Promise<void> {
  const path = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')
  const bytes = await readFile(path)
  const wasmBinary = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
}
