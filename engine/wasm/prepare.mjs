// Writes the WASM that the engine loads: as published, but for the size of their memories. They start as
// small as they can, and have a maximum: a small file can make a decoder ask for 2 GB, and so it fails
// with an error that we can catch instead of taking the isolate with it. In onnxruntime the reader network is open
// already, and what stays of its functions is what the reader calls (scripts/ort-functions.ts).
// Runs after `npm ci` (lifecycle script `prepare`).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keepFunctions } from './functions.mjs'
import { resizeMemory } from './memory.mjs'
import { withOpenModel } from './open-model.mjs'
import { prepareHeif } from './prepare-heif.mjs'
import { prepareOrt } from './prepare-ort.mjs'

const require = createRequire(import.meta.url)
const read = (name) => readFileSync(require.resolve(name))

/**
 * Pages of 64 KiB. `min` holds a module's data and stack; what it needs beyond, it asks for. Published, they start
 * with 16 MiB more. `max` is said again in `LIMITS` of the engine; a test holds them equal.
 */
const MEMORIES = {
  pdfium: { file: '@embedpdf/pdfium/pdfium.wasm', min: 32, max: 1536 },
  webp: { file: '@jsquash/webp/codec/dec/webp_dec.wasm', min: 4, max: 1024 },
  heif: { file: 'libheif-js/libheif-wasm/libheif.wasm', min: 8, max: 1536 },
  barcodes: { file: 'zxing-wasm/reader/zxing_reader.wasm', min: 88, max: 768 },
}
for (const [name, { file, min, max }] of Object.entries(MEMORIES)) {
  writeIfNew(`${name}.wasm`, resizeMemory(read(file), min, max, file))
}
writeIfNew('ort.mjs', Buffer.from(prepareOrt(read('onnxruntime-web/ort-wasm-simd-threaded.mjs').toString())))
const published = read('onnxruntime-web/ort-wasm-simd-threaded.wasm')
const kept = JSON.parse(readFileSync(new URL('ort-functions.json', import.meta.url), 'utf8'))
const opened = await withOpenModel(published, read('@ficha/models/reader.onnx'))
writeIfNew('ort.wasm', keepFunctions(opened, kept))

writeIfNew('heif.mjs', Buffer.from(prepareHeif(read('libheif-js/libheif-wasm/libheif.js').toString())))

/** An unchanged file keeps its date, so that bundlers need not read it again. */
function writeIfNew(name, bytes) {
  const target = join(dirname(fileURLToPath(import.meta.url)), name)
  if (!existsSync(target) || !readFileSync(target).equals(bytes)) writeFileSync(target, bytes)
}
