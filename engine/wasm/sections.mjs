/** Numbers of the sections of a WASM module that are looked at here. */
export const SECTION = { import: 2, memory: 5, element: 9, code: 10 }

/** @returns where a section begins, where its content does, and where both end */
export function section(wasm, wanted, name) {
  for (let at = 8; at < wasm.length; ) {
    const size = readLeb(wasm, at + 1)
    const end = size.next + size.value
    if (wasm[at] === wanted) return { from: at, body: size.next, end }
    at = end
  }
  throw new Error(`${name}: no section ${wanted}`)
}

/** An unsigned number, and where the next byte is. */
export function readLeb(bytes, at) {
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

export function lebBytes(value) {
  const bytes = []
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left])
    bytes.push((left % 128) | 0x80)
  }
}
