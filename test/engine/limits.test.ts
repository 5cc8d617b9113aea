import { readFile } from 'node:fs/promises'
import { LIMITS } from '@ficha/engine'
import { expect, test } from 'vitest'

const MEMORY_SECTION = 5
const PAGE_BYTES = 65_536

/** Written by engine/wasm/prepare.mjs with a maximum of its own. */
test.each([
  ['pdfium', LIMITS.pdfiumMemoryBytesMax],
  ['webp', LIMITS.webpMemoryBytesMax],
  ['heif', LIMITS.heifMemoryBytesMax],
  ['barcodes', LIMITS.barcodeMemoryBytesMax],
])('the memory of %s.wasm ends where the limits say', async (name, bytesMax) => {
  const wasm = await readFile(new URL(`../../engine/wasm/${name}.wasm`, import.meta.url))
  expect(maximumPages(wasm) * PAGE_BYTES).toBe(bytesMax)
})

/** @see WebAssembly Core Specification, 5.5.8: one memory, flags, minimum, maximum */
function maximumPages(wasm: Uint8Array): number {
  for (let at = 8; at < wasm.length; ) {
    const size = readLeb(wasm, at + 1)
    if (wasm[at] === MEMORY_SECTION) return readLeb(wasm, readLeb(wasm, size.next + 2).next).value
    at = size.next + size.value
  }
  throw new RangeError('the module has no memory of its own')
}

function readLeb(bytes: Uint8Array, from: number): { readonly value: number; readonly next: number } {
  let [value, next] = [0, from]
  for (let shift = 0; ; shift += 7) {
    const byte = bytes[next++] ?? 0
    value += (byte & 0x7f) * 2 ** shift
    if (byte < 0x80) return { value, next }
  }
}
