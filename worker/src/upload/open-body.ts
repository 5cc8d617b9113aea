import { letGo } from './let-go.ts'

export interface BodyReader {
  readonly read: () => Promise<{ readonly done: false; readonly value: Uint8Array } | { readonly done: true }>
  readonly cancel: () => Promise<void>
}

/** What workerd has at hand of a body at a time, at most. */
const PIECE_BYTES_MAX = 64 * 1024
/** How much of its buffer a piece fills, at least: an upload is charged its bytes, and holds the buffers. */
const FILLED_MIN = 7 / 8

/**
 * Pieces of a body, each with a buffer of its own that is not much larger: whoever has them may let them go, and bytes
 * that have arrived are what memory they take.
 */
export function openBody(body: ReadableStream<Uint8Array>): BodyReader {
  const reader = byteReaderOf(body)
  if (reader === null) return openPlain(body.getReader())
  return {
    async read() {
      const { done, value } = await reader.read(new Uint8Array(PIECE_BYTES_MAX))
      if (done || value === undefined) return { done: true }
      return { done: false, value: fitted(value) }
    },
    cancel: () => reader.cancel(),
  }
}

function byteReaderOf(body: ReadableStream<Uint8Array>): ReadableStreamBYOBReader | null {
  try {
    return body.getReader({ mode: 'byob' })
  } catch (error) {
    // No stream of bytes, but of whatever somebody else makes them of.
    if (error instanceof TypeError) return null
    throw error
  }
}

function openPlain(reader: ReadableStreamDefaultReader<Uint8Array>): BodyReader {
  return {
    async read() {
      const { done, value } = await reader.read()
      // Its buffer may be somebody else's.
      return done ? { done: true } : { done: false, value: value.slice() }
    },
    cancel: () => reader.cancel(),
  }
}

function fitted(piece: Uint8Array): Uint8Array {
  if (FILLED_MIN * piece.buffer.byteLength <= piece.byteLength) return piece
  const own = piece.slice()
  letGo(piece)
  return own
}
