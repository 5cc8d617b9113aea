import { createHash } from 'node:crypto'
import { asInstance, withGlobalsExported } from './as-instance.mjs'
import { importPlainMemory } from './memory.mjs'
import { lebBytes, SECTION, textBytes } from './sections.mjs'

const PAGE_BYTES = 65_536
/** What onnxruntime asks for, and what it may take while it opens a model. */
const PAGES = { min: 112, max: 2048 }
/** Errors only, one thread, and graphs as they were exported. */
const [LOG_LEVEL_ERROR, THREADS, OPTIMISE_NOTHING, SEQUENTIAL] = [3, 1, 0, 0]
/** What is filled with zeros at once, from large to small: less than the last is left over. */
const FILLED_BYTES = [1 << 20, 1 << 16, 1 << 12, 1 << 8, 1 << 6, 24]

/**
 * onnxruntime in which a model is open as soon as it is instantiated: its memory and globals are those after
 * `_OrtCreateSession`. To start it and to open the model took most of a second in hosts that compile what is called first.
 *
 * @param {Buffer} wasm onnxruntime, as published
 * @param {Buffer} model an ONNX file
 * @returns {Promise<Buffer>} the custom section `open` has what engine/src/runtime/ort.ts must know of it, as JSON
 */
export async function withOpenModel(wasm, model) {
  const { ort, memory, exports } = await start(importPlainMemory(withGlobalsExported(wasm), PAGES.min))
  const session = open(ort, model)
  clearFreed(ort, memory)
  const pages = memory.buffer.byteLength / PAGE_BYTES
  const facts = { model: createHash('sha256').update(model).digest('hex'), session, pages }
  const opened = importPlainMemory(asInstance(wasm, exports, new Uint8Array(memory.buffer)), pages)
  const told = Buffer.concat([textBytes('open'), Buffer.from(JSON.stringify(facts))])
  return Buffer.concat([opened, Buffer.from([SECTION.custom]), lebBytes(told.length), told])
}

async function start(wasm) {
  const { default: load } = await import('./ort.mjs')
  const module = await WebAssembly.compile(wasm)
  const memory = new WebAssembly.Memory({ initial: PAGES.min, maximum: PAGES.max })
  let exports = {}
  const ort = await load({
    memory,
    numThreads: THREADS,
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports)
      exports = instance.exports
      done(instance, module)
    },
  })
  if (ort._OrtInit(THREADS, LOG_LEVEL_ERROR) !== 0) throw new Error('onnxruntime did not start')
  return { ort, memory, exports }
}

/** @returns the session's pointer */
function open(ort, model) {
  const [no, none] = [false, 0]
  const options = ort._OrtCreateSessionOptions(
    ...[OPTIMISE_NOTHING, no, no, SEQUENTIAL, no, none, none, LOG_LEVEL_ERROR, none, none],
  )
  const data = ort._malloc(model.length)
  ort.HEAPU8.set(model, data)
  const session = ort._OrtCreateSession(data, model.length, options)
  ort._free(data)
  ort._OrtReleaseSessionOptions(options)
  if (session === 0) throw new Error('onnxruntime cannot open the model')
  return session
}

/** Opening frees megabytes that it wrote to. As zeros they need no room in the file. */
function clearFreed(ort, memory) {
  memory.grow = () => {
    throw new RangeError('only what was freed is filled')
  }
  const taken = []
  for (const size of FILLED_BYTES) {
    for (let at = ort._malloc(size); at !== 0; at = ort._malloc(size)) {
      ort.HEAPU8.fill(0, at, at + size)
      taken.push(at)
    }
  }
  for (const at of taken) ort._free(at)
}
