// Writes the WASM that the engine loads: decoders as published, with their memory's maximum lowered.
// A small file can make a decoder ask for 2 GB; with a maximum it fails with an error that we can catch
// instead of taking the isolate with it. Runs after `npm ci` (lifecycle script `prepare`).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { capMemory } from './cap-memory.mjs'
import { prepareOrt } from './prepare-ort.mjs'

const require = createRequire(import.meta.url)
const MIB = 1024 * 1024

/** `LIMITS` of the engine says the same (`pdfiumMemoryBytesMax` and so on); a test holds them equal. */
const MEMORY_BYTES_MAX = { pdfium: 96 * MIB, webp: 64 * MIB, barcodes: 48 * MIB, ort: 72 * MIB }

writeIfNew('pdfium.wasm', capped('@embedpdf/pdfium/pdfium.wasm', MEMORY_BYTES_MAX.pdfium))
writeIfNew('webp.wasm', capped('@jsquash/webp/codec/dec/webp_dec.wasm', MEMORY_BYTES_MAX.webp))
writeIfNew('barcodes.wasm', capped('zxing-wasm/reader/zxing_reader.wasm', MEMORY_BYTES_MAX.barcodes))
const glue = readFileSync(require.resolve('onnxruntime-web/ort-wasm-simd-threaded.mjs'), 'utf8')
writeIfNew('ort.mjs', Buffer.from(prepareOrt(glue, MEMORY_BYTES_MAX.ort)))

function capped(name, bytesMax) {
  return capMemory(readFileSync(require.resolve(name)), bytesMax, name)
}

/** An unchanged file keeps its date, so that bundlers need not read it again. */
function writeIfNew(name, bytes) {
  const target = join(dirname(fileURLToPath(import.meta.url)), name)
  if (!existsSync(target) || !readFileSync(target).equals(bytes)) writeFileSync(target, bytes)
}
