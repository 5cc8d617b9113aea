// Run in a folder that has onnxruntime-web in node_modules: node <path to this file>

import { inflateSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inflateSync } from 'node:zlib'

const models = new URL('../', import.meta.url)
const require = createRequire(join(process.cwd(), 'package.json'))
const library = require.resolve('onnxruntime-web/wasm')
const { default: ort } = await import(pathToFileURL(library).href)

ort.env.wasm.numThreads = 1
ort.env.wasm.wasmBinary = readFileSync(join(dirname(library), 'ort-wasm-simd-threaded.wasm'))

const { models: facts } = JSON.parse(readFileSync(new URL('manifest.json', models), 'utf8'))
const open = (name) =>
  ort.InferenceSession.create(readFileSync(new URL(facts[name].file, models)), { executionProviders: ['wasm'] })

/** Grey bytes to float32, (x - mean) / (deviation + floor). */
function normalise(pixels, floor) {
  const mean = pixels.reduce((sum, value) => sum + value, 0) / pixels.length
  const deviation = Math.sqrt(pixels.reduce((sum, value) => sum + (value - mean) ** 2, 0) / pixels.length)
  return Float32Array.from(pixels, (value) => (value - mean) / (deviation + floor))
}

/** Class with the highest logit at every step. */
function bestClasses(logits, steps, classes) {
  return Array.from({ length: steps }, (_, step) => {
    const row = logits.subarray(step * classes, (step + 1) * classes)
    return row.indexOf(Math.max(...row))
  })
}

const recogniser = await open('recogniser')
let steps = 0
let different = 0
let elapsedMs = 0
for (const sample of JSON.parse(readFileSync(new URL('samples/lines.json', models), 'utf8'))) {
  const pixels = normalise(inflateSync(Buffer.from(sample.deflated, 'base64')), facts.recogniser.normalisation.floor)
  const input = new ort.Tensor('float32', pixels, [1, 1, sample.height, sample.width])
  const start = performance.now()
  const { logits } = await recogniser.run({ pixels: input })
  elapsedMs += performance.now() - start
  const got = bestClasses(logits.data, logits.dims[1], logits.dims[2])
  steps += got.length
  different += got.filter((value, index) => value !== sample.classes[index]).length
}
console.log(`recogniser: ${different} of ${steps} steps differ from native, ${elapsedMs.toFixed(0)} ms for all lines`)

const detector = await open('detector')
for (const [height, width] of [[1024, 736], [1344, 960]]) {
  const input = new ort.Tensor('float32', new Float32Array(height * width).fill(0.1), [1, 1, height, width])
  await detector.run({ pixels: input })
  const start = performance.now()
  const { core, fields } = await detector.run({ pixels: input })
  console.log(`detector: ${height} x ${width} in ${(performance.now() - start).toFixed(0)} ms, core ${core.dims}, fields ${fields.dims}`)
}
if (different > steps * 0.005) throw new Error('WASM and native disagree')
