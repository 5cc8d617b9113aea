import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openBody } from '../../worker/src/upload/open-body.ts'
import { checkForm, readForm } from '../../worker/src/upload/read-form.ts'
import { clock } from './clock.ts'

/** What a body takes of the isolate's memory, and when it is given back. */

let released = 0
const own = {
  transfer: Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'transfer'),
  detached: Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, 'detached'),
}
// As workerd has them; Node from version 22.
beforeAll(() => {
  Object.defineProperty(ArrayBuffer.prototype, 'detached', { configurable: true, get: () => false })
  Object.defineProperty(ArrayBuffer.prototype, 'transfer', {
    configurable: true,
    value(this: ArrayBuffer) {
      released += this.byteLength
      if (this.byteLength > 0) structuredClone(this, { transfer: [this] })
      return new ArrayBuffer(0)
    },
  })
})
afterAll(() => {
  for (const [name, descriptor] of Object.entries(own)) {
    if (descriptor) Object.defineProperty(ArrayBuffer.prototype, name, descriptor)
    else Reflect.deleteProperty(ArrayBuffer.prototype, name)
  }
})
beforeEach(() => {
  released = 0
})

const BYTES = 300_000
const TURN = { take: async () => true, end: () => {} }

function request(body: BodyInit): Request {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
  return new Request('http://ficha.test/', { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
}

function bytesWith(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(BYTES).fill(65)
  bytes.set(new TextEncoder().encode(text))
  return bytes
}

/** A body of which nearly all arrives at once, and then something happens. */
function thenDoes(next: (controller: ReadableStreamDefaultController<Uint8Array>) => unknown) {
  let isSent = false
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (isSent) await next(controller)
      else controller.enqueue(bytesWith('--x\r\n'))
      isSent = true
    },
  })
}

test('a piece has a buffer that is not much larger', async () => {
  const sizes = [33_000, 50_000, 60_000]
  const { read } = openBody(
    new ReadableStream({
      type: 'bytes',
      pull: (controller) => controller.enqueue(new Uint8Array(sizes.shift() ?? 1)),
    }),
  )
  for (const size of [...sizes]) {
    const piece = await read()
    if (piece.done) throw new RangeError('the body is over')
    expect(piece.value.byteLength).toBe(size)
    expect(piece.value.buffer.byteLength).toBeLessThanOrEqual((size * 8) / 7)
  }
})

/** Of a body that arrives whole: its pieces, and what they are joined to. */
const JOINED = 2 * BYTES

test.each<[string, string, number, () => BodyInit]>([
  [
    'its sender stands still',
    'upload_too_slow',
    BYTES,
    () =>
      thenDoes(async (controller) => {
        await clock.wait(100_000)
        controller.enqueue(new Uint8Array(1))
      }),
  ],
  ['it breaks off', 'gone', BYTES, () => thenDoes((controller) => controller.error(new Error('gone')))],
  ['it is no form', 'malformed_multipart', JOINED, () => bytesWith('no form')],
])('the bytes of a body are given back where %s', async (_, why, least, body) => {
  const sent = request(body())
  const error = await readForm(sent, checkForm(sent), TURN).catch(
    (thrown: Error & { code?: string }) => thrown,
  )
  expect(JSON.stringify([error, String(error)])).toContain(why)
  expect(released).toBeGreaterThanOrEqual(least)
})

test('the bytes of a body are given back where no part has any', async () => {
  const empty = '--x\r\nContent-Disposition: form-data; name="type"\r\n\r\n\r\n--x--\r\n'
  const sent = request(new Blob([empty, bytesWith('')]))
  const parts = await readForm(sent, checkForm(sent), TURN)
  expect(parts.map(({ bytes }) => bytes.byteLength)).toEqual([0])
  expect(released).toBeGreaterThanOrEqual(JOINED)
})

test('the bytes of a form stay', async () => {
  const form = `--x\r\nContent-Disposition: form-data; name="files"; filename="a"\r\n\r\n`
  const sent = request(new Blob([form, bytesWith('%PDF'), '\r\n--x--\r\n']))
  const [part] = await readForm(sent, checkForm(sent), TURN)
  expect(part?.bytes.byteLength).toBe(BYTES)
  expect(new TextDecoder().decode(part?.bytes.subarray(0, 4))).toBe('%PDF')
})
