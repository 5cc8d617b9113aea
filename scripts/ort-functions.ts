import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { READER, WORD_COLUMNS } from '../engine/src/model-facts.ts'
import { startOrt } from '../engine/src/runtime/ort.ts'
import { digestOfFunctions, functionBodies, keepFunctions, withBodies } from '../engine/wasm/functions.mjs'
import { withOpenModel } from '../engine/wasm/open-model.mjs'
import { lebBytes, readLeb, signedLebBytes } from '../engine/wasm/sections.mjs'
import { callsOf } from './wasm-calls.ts'

/**
 * `npm run ort:functions`: which functions of onnxruntime stay in engine/wasm/ort.wasm, written to
 * engine/wasm/ort-functions.json. Those that run while the reader network is used, open already, at every length and with
 * faults, and all that these can call by what their instructions say; and those that tell of a heap that cannot grow. Needed
 * after another version of onnxruntime-web or another graph of the reader.
 */
const require = createRequire(import.meta.url)
const LIST = new URL('../engine/wasm/ort-functions.json', import.meta.url)
const MODEL = new URL('../models/reader.onnx', import.meta.url)
/** Of MiB: in less nothing starts, and in more the reader has all that it needs. */
const HEAPS = { from: 14, to: 48 }
const HEAP_BYTES = 64 * 1024 * 1024
/** In a heap that is whole from the start, nothing grows to here. */
const MARKS_AT = HEAP_BYTES - 1024 * 1024

const published = readFileSync(require.resolve('onnxruntime-web/ort-wasm-simd-threaded.wasm'))
const opened = await withOpenModel(published, readFileSync(MODEL))
const ran = await marksOfRuns(withBodies(opened, marking))
const calls = callsOf(opened)
const kept = await withThoseOfNarrowHeaps(withAllCalled(ran))
const list = listOf(kept)
writeFileSync(LIST, `${JSON.stringify(list, null, 2)}\n`)
const count = (marks: readonly boolean[]) => marks.filter(Boolean).length
const size = gzipSync(keepFunctions(opened, list)).length
console.log(
  `${count(ran)} of ${ran.length} functions ran, ${count(kept)} stay: ${size} bytes of ${gzipSync(opened).length} (gzip)`,
)

function listOf(kept: readonly boolean[]) {
  const bits = Buffer.alloc(Math.ceil(kept.length / 8))
  for (const [i, stays] of kept.entries()) if (stays) bits[i >> 3] = (bits[i >> 3] ?? 0) | (1 << (i & 7))
  return { sha256: digestOfFunctions(published), kept: bits.toString('base64') }
}

/** The function with `memory[MARKS_AT + index] = 1` before its own instructions. */
function marking(body: Buffer, index: number): Buffer {
  const groups = readLeb(body, 0)
  let at = groups.next
  for (let left = groups.value; left > 0; left--) at = readLeb(body, at).next + 1
  const mark = [
    Buffer.from([0x41]),
    signedLebBytes(index),
    Buffer.from([0x41, 1, 0x3a, 0]),
    lebBytes(MARKS_AT),
  ]
  return Buffer.concat([body.subarray(0, at), ...mark, body.subarray(at)])
}

async function marksOfRuns(wasm: Buffer<ArrayBuffer>): Promise<boolean[]> {
  const Memory = WebAssembly.Memory
  const memories: WebAssembly.Memory[] = []
  WebAssembly.Memory = class extends Memory {
    constructor({ maximum = 0 }: WebAssembly.MemoryDescriptor) {
      super({ initial: maximum, maximum })
      memories.push(this)
    }
  }
  const session = await startOrt(await WebAssembly.compile(wasm), HEAP_BYTES)
  for (let words = 1; words <= READER.features.window.words; words++) session.run(rows(words))
  fails(() => session.run(rows(9, () => 1e6)))
  fails(() => session.run({ data: new Float32Array(6), shape: [2, 3] }))
  const marks = memories.map(({ buffer }) => new Uint8Array(buffer, MARKS_AT))
  return functionBodies(published).map((_, i) => marks.some((bytes) => bytes[i] === 1))
}

/** What words are: places of other words, of groups of letters, amounts; whole numbers below their count are all of these. */
function rows(words: number, number = (i: number) => (i * 7) % words) {
  const shape = [words, WORD_COLUMNS]
  return { data: Float32Array.from({ length: words * WORD_COLUMNS }, (_, i) => number(i)), shape }
}

/** For what onnxruntime does then. */
function fails(work: () => unknown): void {
  try {
    work()
  } catch {
    return
  }
  throw new RangeError('onnxruntime took what is wrong')
}

/**
 * With every function that is missed where a heap cannot grow to what the reader needs. Marks have no room there: what is
 * missing says so by its trap.
 */
async function withThoseOfNarrowHeaps(known: readonly boolean[]): Promise<boolean[]> {
  let kept = [...known]
  for (let mebibytes = HEAPS.from; mebibytes <= HEAPS.to; mebibytes++) {
    for (
      let missed = await missedIn(kept, mebibytes);
      missed !== null;
      missed = await missedIn(kept, mebibytes)
    ) {
      if (kept[missed]) throw new RangeError(`function ${missed} of the whole traps in ${mebibytes} MiB`)
      kept[missed] = true
      kept = withAllCalled(kept)
    }
  }
  return kept
}

/** The function that was called though it is empty; null where none was. */
async function missedIn(kept: readonly boolean[], mebibytes: number): Promise<number | null> {
  const module = await WebAssembly.compile(keepFunctions(opened, listOf(kept)))
  try {
    const session = await startOrt(module, mebibytes * 1024 * 1024)
    session.run(rows(READER.features.window.words))
    return null
  } catch (error) {
    if (!(error instanceof WebAssembly.RuntimeError)) return null
    const [, index] = /wasm-function\[(\d+)\]/.exec(error.stack ?? '') ?? []
    if (index === undefined) throw error
    return Number(index) - importedFunctions(module)
  }
}

function importedFunctions(module: WebAssembly.Module): number {
  return WebAssembly.Module.imports(module).filter(({ kind }) => kind === 'function').length
}

function withAllCalled(ran: readonly boolean[]): boolean[] {
  const kept = [...ran]
  for (const waiting = [...ran.keys()].filter((i) => ran[i]); waiting.length > 0; ) {
    const { called, named } = calls[waiting.pop() ?? 0] ?? { called: [], named: [] }
    for (const next of [...called, ...named]) {
      if (kept[next]) continue
      kept[next] = true
      waiting.push(next)
    }
  }
  return kept
}
