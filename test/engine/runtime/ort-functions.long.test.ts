import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { WORD_COLUMNS } from '../../../engine/src/model-facts.ts'
import { startOrt } from '../../../engine/src/runtime/ort.ts'
import { keepFunctions } from '../../../engine/wasm/functions.mjs'
import { withOpenModel } from '../../../engine/wasm/open-model.mjs'
import { seededRandom } from '../../documents/generator/random.ts'

/** Of onnxruntime the engine keeps what the reader needs; these hold it against the whole of it. */
const HEAP_BYTES_MAX = 64 * 1024 * 1024

const require = createRequire(import.meta.url)
const published = await readFile(require.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'))
const model = await readFile(new URL('../../../models/reader.onnx', import.meta.url))
const opened = await withOpenModel(published, model)
const whole = await WebAssembly.compile(opened)
const kept = await WebAssembly.compile(
  await readFile(new URL('../../../engine/wasm/ort.wasm', import.meta.url)),
)

/** Words with any features, and pointers to each other or to none. */
function words(count: number) {
  const random = seededRandom(`${count} words`)
  const data = Float32Array.from({ length: count * WORD_COLUMNS }, () => random.int(-1, count - 1))
  return { data, shape: [count, WORD_COLUMNS] }
}

test('what stays of onnxruntime gives the numbers of the whole, bit for bit', async () => {
  const [ours, theirs] = await Promise.all([kept, whole].map((module) => startOrt(module, HEAP_BYTES_MAX)))
  for (const count of [1, 2, 5, 33, 448]) {
    expect(ours?.run(words(count)), `${count} words`).toEqual(theirs?.run(words(count)))
  }
})

test('its faults are told as before', async () => {
  const faults = async (module: WebAssembly.Module) => {
    const session = await startOrt(module, HEAP_BYTES_MAX)
    const beyond = { data: new Float32Array(WORD_COLUMNS).fill(1e6), shape: [1, WORD_COLUMNS] }
    const narrow = { data: new Float32Array(8), shape: [2, 4] }
    return [() => session.run(beyond), () => session.run(narrow)].map((work) => {
      try {
        work()
        return 'none'
      } catch (error) {
        return String(error)
      }
    })
  }
  const told = await faults(kept)
  expect(told).toEqual(await faults(whole))
  for (const message of told) expect(message).toMatch(/^Error: a network did not run: ./)
})

test.each([14, 16, 32])('in a heap of %i MiB it says what the whole says', async (mebibytes) => {
  const said = async (module: WebAssembly.Module) => {
    const narrow = await startOrt(module, mebibytes * 1024 * 1024)
    try {
      narrow.run(words(448))
      return 'nothing'
    } catch (error) {
      return String(error)
    }
  }
  const told = await said(kept)
  expect(told).toEqual(await said(whole))
  expect(told).toMatch(/^Error: (?:a network did not run: .*bad_alloc|onnxruntime could not allocate )/)
})

test('after a heap that was too small the next one reads', async () => {
  const narrow = await startOrt(kept, 14 * 1024 * 1024)
  expect(() => narrow.run(words(448))).toThrow(/could not allocate|bad_alloc/)
  const wide = await startOrt(kept, HEAP_BYTES_MAX)
  expect(wide.run(words(5)).roles?.shape).toEqual([5, 53])
})

test('the list of functions is of one build of onnxruntime alone', () => {
  const list = { sha256: '0'.repeat(64), kept: '' }
  expect(() => keepFunctions(opened, list)).toThrow('npm run ort:functions')
})
