const PAGE_BYTES = 65_536
const MEMORY_SECTION_ID = 5

/**
 * A module whose memory has a lower maximum: rewritten in place, as a padded LEB128, so that no offset moves.
 *
 * @param {Buffer} wasm a module that defines one memory with a maximum
 * @param {number} bytesMax whole pages of 64 KiB
 * @param {string} name for messages
 */
export function capMemory(wasm, bytesMax, name) {
  const pagesMax = bytesMax / PAGE_BYTES
  let at = 8
  while (at < wasm.length) {
    const id = wasm[at]
    const size = readLeb(wasm, at + 1)
    const body = size.next
    if (id === MEMORY_SECTION_ID) {
      const flags = wasm[body + 1]
      if (wasm[body] !== 1 || flags !== 1) throw new Error(`${name}: expected one memory with a maximum`)
      const minimum = readLeb(wasm, body + 2)
      const maximum = readLeb(wasm, minimum.next)
      if (minimum.value > pagesMax) throw new Error(`${name} starts with ${minimum.value} pages`)
      const patched = Buffer.from(wasm)
      writePaddedLeb(patched, minimum.next, maximum.next - minimum.next, pagesMax)
      return patched
    }
    at = body + size.value
  }
  throw new Error(`${name}: no memory section`)
}

function readLeb(bytes, at) {
  let value = 0
  let shift = 0
  let next = at
  for (;;) {
    const byte = bytes[next++]
    value += (byte & 0x7f) * 2 ** shift
    shift += 7
    if ((byte & 0x80) === 0) return { value, next }
  }
}

function writePaddedLeb(bytes, at, length, value) {
  for (let i = 0; i < length; i++) {
    const more = i < length - 1 ? 0x80 : 0
    bytes[at + i] = ((value >> (7 * i)) & 0x7f) | more
  }
}
