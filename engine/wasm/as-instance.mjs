import { lebBytes, readLeb, SECTION, section, signedLebBytes, textBytes, withSection } from './sections.mjs'

/** A stretch of its own costs more than so many zeros. */
const ZEROS_MAX = 16
/** Opcodes and flags of WebAssembly. */
const [I32, MUTABLE, I32_CONST, END, ACTIVE, PASSIVE, GLOBAL] = [0x7f, 1, 0x41, 0x0b, 0, 1, 3]

/** The module with its globals exported, so that `asInstance` can tell their values. All are numbers that change. */
export function withGlobalsExported(wasm) {
  const count = countOfGlobals(wasm)
  const added = Array.from({ length: count }, (_, index) => [
    textBytes(nameOfGlobal(index)),
    Buffer.from([GLOBAL]),
    lebBytes(index),
  ])
  return withSection(wasm, SECTION.export, (content) => {
    const { value, next } = readLeb(content, 0)
    return Buffer.concat([lebBytes(value + count), content.subarray(next), ...added.flat()])
  })
}

/**
 * The module that begins as an instance of it is now.
 *
 * @param {WebAssembly.Exports} exports of an instance of `withGlobalsExported(wasm)`
 * @param {Uint8Array} memory of that instance
 */
export function asInstance(wasm, exports, memory) {
  const globals = Array.from(
    { length: countOfGlobals(wasm) },
    (_, index) => exports[nameOfGlobal(index)].value,
  )
  return withMemory(withGlobals(wasm, globals), memory)
}

const nameOfGlobal = (index) => `global ${index}`

function countOfGlobals(wasm) {
  return readLeb(wasm, section(wasm, SECTION.global, 'onnxruntime').body).value
}

function withGlobals(wasm, values) {
  const globals = values.map((value) => [
    Buffer.from([I32, MUTABLE, I32_CONST]),
    signedLebBytes(value),
    Buffer.from([END]),
  ])
  return withSection(wasm, SECTION.global, () => Buffer.concat([lebBytes(globals.length), ...globals.flat()]))
}

/** Segments that functions copy from are empty, and nothing runs at the start: all is where it belongs. */
function withMemory(wasm, memory) {
  const active = stretchesOf(memory).map(({ from, to }) => [
    Buffer.from([ACTIVE, I32_CONST]),
    signedLebBytes(from),
    Buffer.from([END]),
    lebBytes(to - from),
    memory.subarray(from, to),
  ])
  const passive = readLeb(wasm, section(wasm, SECTION.data, 'onnxruntime').body).value
  const empty = Array.from({ length: passive }, () => Buffer.from([PASSIVE, 0]))
  const count = lebBytes(passive + active.length)
  const filled = withSection(wasm, SECTION.data, () => Buffer.concat([count, ...empty, ...active.flat()]))
  const counted = withSection(filled, SECTION.dataCount, () => count)
  return withSection(counted, SECTION.start, () => null)
}

/** Where bytes are that are not zero. */
function stretchesOf(memory) {
  const stretches = []
  for (let from = 0; from < memory.length; from++) {
    if (memory[from] === 0) continue
    let to = from + 1
    for (let at = to; at < memory.length && at - to < ZEROS_MAX; at++) if (memory[at] !== 0) to = at + 1
    stretches.push({ from, to })
    from = to
  }
  return stretches
}
