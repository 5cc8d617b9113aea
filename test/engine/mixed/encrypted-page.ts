import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { type DrawnPage, objectsOf } from './drawn-page.ts'

/** ISO 32000-1, 7.6.3.3: what fills up a password, here an empty one. */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const [OWNER, IDENTIFIER] = [Buffer.alloc(32, 7), Buffer.alloc(16, 9)]
const PERMISSIONS = -44
const KEY_BYTES = 5

/**
 * A page as current programs encrypt it: dictionaries in an object stream, of which the file's bytes show nothing.
 * Security handler of revision 2, that opens without a password.
 */
export function encryptedPage(page: DrawnPage): Uint8Array {
  const bodies = objectsOf(page)
  const [packed, crypt, table] = [bodies.length + 1, bodies.length + 2, bodies.length + 3]
  const plain = bodies.flatMap((body, i) => (isStream(body) ? [] : [{ number: i + 1, body }]))
  const places = plain.map((_, i) => plain.slice(0, i).reduce((sum, { body }) => sum + body.length + 1, 0))
  const head = plain.map(({ number }, i) => `${number} ${places[i]}`).join(' ')
  const inside = deflateSync(Buffer.from(`${head}\n${plain.map(({ body }) => body).join('\n')}`, 'latin1'))
  const sizes = `/N ${plain.length} /First ${head.length + 1} /Filter /FlateDecode /Length ${inside.length}`
  const hidden = `<< /Type /ObjStm ${sizes} >>\nstream\n${inside.toString('latin1')}\nendstream`
  const key = md5(PADDING, OWNER, int32(PERMISSIONS), IDENTIFIER).subarray(0, KEY_BYTES)
  const user = rc4(key, PADDING).toString('hex')
  const streams = bodies.flatMap((body, i) => (isStream(body) ? [[i + 1, encrypted(body, i + 1, key)]] : []))
  const written = [
    ...streams,
    [packed, encrypted(hidden, packed, key)],
    [crypt, `<< /Filter /Standard /V 1 /R 2 /O <${OWNER.toString('hex')}> /U <${user}> /P ${PERMISSIONS} >>`],
  ] as [number, string][]
  let file = '%PDF-1.7\n'
  const rows = new Map<number, readonly [kind: number, place: number, index: number]>([[0, [0, 0, 255]]])
  for (const [number, body] of written) {
    rows.set(number, [1, file.length, 0])
    file += `${number} 0 obj\n${body}\nendobj\n`
  }
  for (const [i, { number }] of plain.entries()) rows.set(number, [2, packed, i])
  rows.set(table, [1, file.length, 0])
  const entries = Array.from({ length: table + 1 }, (_, number) => {
    const [kind, place, index] = rows.get(number) ?? [0, 0, 0]
    return String.fromCharCode(kind, place >> 16, (place >> 8) & 255, place & 255, index)
  }).join('')
  const id = `<${IDENTIFIER.toString('hex')}>`
  const dictionary = `/Type /XRef /Size ${table + 1} /W [1 3 1] /Root 1 0 R /Encrypt ${crypt} 0 R /ID [${id} ${id}]`
  const end = `${table} 0 obj\n<< ${dictionary} /Length ${entries.length} >>\nstream\n${entries}\nendstream\nendobj\n`
  return Uint8Array.from(Buffer.from(`${file}${end}startxref\n${file.length}\n%%EOF\n`, 'latin1'))
}

function isStream(body: string): boolean {
  return body.includes('\nstream\n')
}

/** ISO 32000-1, algorithm 1. */
function encrypted(body: string, number: number, key: Buffer): string {
  const [from, to] = [body.indexOf('\nstream\n') + 8, body.lastIndexOf('\nendstream')]
  const own = md5(key, Buffer.from([number & 255, number >> 8, 0, 0, 0])).subarray(0, KEY_BYTES + 5)
  const data = rc4(own, Buffer.from(body.slice(from, to), 'latin1')).toString('latin1')
  return body.slice(0, from) + data + body.slice(to)
}

function md5(...parts: readonly Buffer[]): Buffer {
  return createHash('md5').update(Buffer.concat(parts)).digest()
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32LE(value)
  return bytes
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Array.from({ length: 256 }, (_, i) => i)
  const swap = (i: number, j: number) => {
    const [a = 0, b = 0] = [box[i], box[j]]
    box[i] = b
    box[j] = a
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (box[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let [i, j] = [0, 0]
  return data.map((byte) => {
    i = (i + 1) & 255
    j = (j + (box[i] ?? 0)) & 255
    swap(i, j)
    return byte ^ (box[((box[i] ?? 0) + (box[j] ?? 0)) & 255] ?? 0)
  }) as Buffer
}
