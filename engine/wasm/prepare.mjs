// Writes engine/wasm/pdfium.wasm: PDFium as published, with its memory's maximum lowered.
// A small PDF can make PDFium ask for 2 GB; with a maximum it fails with an error that we can catch
// instead of taking the isolate with it. Runs after `npm ci` (lifecycle script `prepare`).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

/** 96 MiB in pages of 64 KiB; `LIMITS.pdfiumMemoryBytesMax` of the engine says the same, a test holds them equal. */
const MEMORY_PAGES_MAX = 1536
const MEMORY_SECTION_ID = 5

const target = fileURLToPath(new URL('pdfium.wasm', import.meta.url))
const source = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')
const capped = capMemory(readFileSync(source))
if (!existsSync(target) || !readFileSync(target).equals(capped)) writeFileSync(target, capped)

/** Rewrite the maximum in place, as a padded LEB128, so that no offset in the module moves. */
function capMemory(wasm) {
  let at = 8
  while (at < wasm.length) {
    const id = wasm[at]
    const size = readLeb(wasm, at + 1)
    const body = size.next
    if (id === MEMORY_SECTION_ID) {
      const flags = wasm[body + 1]
      if (wasm[body] !== 1 || flags !== 1) throw new Error('pdfium.wasm: expected one memory with a maximum')
      const minimum = readLeb(wasm, body + 2)
      const maximum = readLeb(wasm, minimum.next)
      if (minimum.value > MEMORY_PAGES_MAX) throw new Error(`pdfium.wasm starts with ${minimum.value} pages`)
      const patched = Buffer.from(wasm)
      writePaddedLeb(patched, minimum.next, maximum.next - minimum.next, MEMORY_PAGES_MAX)
      return patched
    }
    at = body + size.value
  }
  throw new Error('pdfium.wasm: no memory section')
}

function readLeb(bytes, at) {
  let value = 0
  let shift = 0
  let next = at
  for (;;) {
    const byte = bytes[next++]
    value += (byte & 0x7f) * 2 ** shift
    shift += 7
    if ((byte & 0x80) === 0) return { value, next }
  }
}

function writePaddedLeb(bytes, at, length, value) {
  for (let i = 0; i < length; i++) {
    const more = i < length - 1 ? 0x80 : 0
    bytes[at + i] = ((value >> (7 * i)) & 0x7f) | more
  }
}
