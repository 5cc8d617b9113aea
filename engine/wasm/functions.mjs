import { createHash } from 'node:crypto'
import { lebBytes, readLeb, SECTION, section, withSection } from './sections.mjs'

/** No locals; `unreachable`; end. */
const EMPTY = Buffer.from([0x00, 0x00, 0x0b])

/**
 * The module with the functions that `kept` names, and the others empty: whoever calls one of those traps. All keep their
 * numbers and types.
 *
 * @param {Buffer} wasm
 * @param {{ sha256: string, kept: string }} list of the module it was made of (ort-functions.json): one bit a
 * function, in base64, the lowest bit of a byte first
 */
export function keepFunctions(wasm, { sha256, kept }) {
  if (digestOfFunctions(wasm) !== sha256) {
    throw new Error('engine/wasm/ort-functions.json is of another onnxruntime-web: npm run ort:functions')
  }
  const bits = Buffer.from(kept, 'base64')
  return withBodies(wasm, (body, i) => (((bits[i >> 3] ?? 0) >> (i & 7)) & 1 ? body : EMPTY))
}

/** SHA-256 of all functions, in hex. */
export function digestOfFunctions(wasm) {
  const { body, end } = section(wasm, SECTION.code, 'functions')
  return createHash('sha256').update(wasm.subarray(body, end)).digest('hex')
}

/** Where the functions of a module stand, without those that it imports. */
export function functionBodies(wasm) {
  const { body: from } = section(wasm, SECTION.code, 'functions')
  const count = readLeb(wasm, from)
  let at = count.next
  return Array.from({ length: count.value }, () => {
    const size = readLeb(wasm, at)
    at = size.next + size.value
    return { from: size.next, to: at }
  })
}

/** @param {(body: Buffer, index: number) => Buffer} change locals and instructions of a function */
export function withBodies(wasm, change) {
  const bodies = functionBodies(wasm).map(({ from, to }, i) => change(wasm.subarray(from, to), i))
  const content = [lebBytes(bodies.length), ...bodies.flatMap((body) => [lebBytes(body.length), body])]
  return withSection(wasm, SECTION.code, () => Buffer.concat(content))
}
