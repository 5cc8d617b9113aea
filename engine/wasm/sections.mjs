/** Numbers of the sections of a WASM module that are looked at here. */
export const SECTION = {
  custom: 0,
  type: 1,
  import: 2,
  function: 3,
  memory: 5,
  global: 6,
  export: 7,
  start: 8,
  element: 9,
  code: 10,
  data: 11,
  dataCount: 12,
}

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

/** @param {(content: Buffer) => Buffer | null} change null: the section goes */
export function withSection(wasm, wanted, change) {
  const { from, body, end } = section(wasm, wanted, 'onnxruntime')
  const content = change(wasm.subarray(body, end))
  const changed = content === null ? [] : [Buffer.from([wanted]), lebBytes(content.length), content]
  return Buffer.concat([wasm.subarray(0, from), ...changed, wasm.subarray(end)])
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

/** Behind so many numbers. */
export function afterLebs(bytes, from, count) {
  let at = from
  for (let left = count; left > 0; left--) at = readLeb(bytes, at).next
  return at
}

/** Behind a text, or whatever else has its length before it. */
export function afterName(bytes, at) {
  const { value, next } = readLeb(bytes, at)
  return next + value
}

export function lebBytes(value) {
  const bytes = []
  for (let left = value; ; left = Math.floor(left / 128)) {
    if (left < 128) return Buffer.from([...bytes, left])
    bytes.push((left % 128) | 0x80)
  }
}

/** @param {number} value of 32 bits, as instructions have it: the highest bit is its sign */
export function signedLebBytes(value) {
  const bytes = []
  for (let left = value; ; left >>= 7) {
    const [byte, rest] = [left & 0x7f, left >> 7]
    const isLast = rest === (byte & 0x40 ? -1 : 0)
    bytes.push(isLast ? byte : byte | 0x80)
    if (isLast) return Buffer.from(bytes)
  }
}

export function textBytes(text) {
  const bytes = Buffer.from(text)
  return Buffer.concat([lebBytes(bytes.length), bytes])
}
