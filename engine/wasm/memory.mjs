import { afterName, readLeb, SECTION, section } from './sections.mjs'

const IMPORT_KIND = { function: 0, table: 1, memory: 2, global: 3, tag: 4 }
/** Flags of a memory: has a maximum, and is shared between threads. */
const HAS_MAXIMUM = 1
const SHARED = 2

/**
 * A module whose own memory starts with `min` pages and ends at `max`. Numbers are rewritten in place, as
 * padded LEB128, so that no offset moves.
 *
 * @param {Buffer} wasm a module that defines one memory with a maximum
 * @param {string} name for messages
 */
export function resizeMemory(wasm, min, max, name) {
  const { body } = section(wasm, SECTION.memory, name)
  if (wasm[body] !== 1 || wasm[body + 1] !== HAS_MAXIMUM) {
    throw new Error(`${name}: expected one memory with a maximum`)
  }
  const patched = Buffer.from(wasm)
  const minimum = readLeb(wasm, body + 2)
  const maximum = readLeb(wasm, minimum.next)
  writePaddedLeb(patched, body + 2, minimum.next, min)
  writePaddedLeb(patched, minimum.next, maximum.next, max)
  return patched
}

/**
 * A module that imports a memory for one thread, of at least `min` pages, where it imported one for several.
 * A shared memory is not collected for as long as V8 sees no other need (200 MB of them in a minute were not).
 *
 * @param {Buffer} wasm onnxruntime's
 */
export function importPlainMemory(wasm, min) {
  const at = importedMemory(wasm, section(wasm, SECTION.import, 'onnxruntime').body)
  if (wasm[at] !== (HAS_MAXIMUM | SHARED)) throw new Error('onnxruntime: expected a shared memory')
  const patched = Buffer.from(wasm)
  patched[at] = HAS_MAXIMUM
  writePaddedLeb(patched, at + 1, readLeb(wasm, at + 1).next, min)
  return patched
}

/** Offset of the flags of the imported memory. */
function importedMemory(wasm, body) {
  const count = readLeb(wasm, body)
  for (let at = count.next, left = count.value; left > 0; left--) {
    const kindAt = afterName(wasm, afterName(wasm, at))
    const facts = kindAt + 1
    switch (wasm[kindAt]) {
      case IMPORT_KIND.memory:
        return facts
      case IMPORT_KIND.function:
        at = readLeb(wasm, facts).next
        break
      case IMPORT_KIND.global:
        at = facts + 2
        break
      default:
        throw new Error(`onnxruntime: unexpected import of kind ${wasm[kindAt]}`)
    }
  }
  throw new Error('onnxruntime: imports no memory')
}

function writePaddedLeb(bytes, from, to, value) {
  for (let at = from; at < to; at++) {
    const more = at < to - 1 ? 0x80 : 0
    bytes[at] = ((value >> (7 * (at - from))) & 0x7f) | more
  }
  if (value >= 2 ** (7 * (to - from))) throw new Error(`${value} does not fit in ${to - from} bytes`)
}
