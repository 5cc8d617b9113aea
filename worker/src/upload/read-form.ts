import { LIMITS as ENGINE_LIMITS } from '@ficha/engine'
import { MultipartParseError, type MultipartPart, parseMultipart } from '@remix-run/multipart-parser'
import { LIMITS } from '../limits.ts'
import { Problem, unavailable } from '../problem.ts'
import type { UploadTurn } from './bytes-in-flight.ts'
import { letGo } from './let-go.ts'
import { openBody } from './open-body.ts'

export const BODY_BYTES_MAX = ENGINE_LIMITS.uploadBytesMax + LIMITS.multipartOverheadBytesMax

/** A part of an upload's form. A file's bytes are a view of the body: nothing is held twice. */
export interface FormPart {
  readonly name: string
  /** Null for a part that is text. */
  readonly filename: string | null
  readonly bytes: Uint8Array
}

/** @returns the boundary @throws {Problem} when the headers alone are reason to refuse */
export function checkForm(request: Request): string {
  const contentType = request.headers.get('Content-Type') ?? ''
  const [, quoted, plain] =
    /^multipart\/form-data\s*;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) {
    throw new Problem('malformed_multipart', {
      detail: 'the Content-Type must be multipart/form-data with a boundary',
    })
  }
  const length = request.headers.get('Content-Length')
  if (length !== null && Number(length) > BODY_BYTES_MAX) throw tooLarge()
  return boundary
}

/** The form of an upload, never holding more bytes than the limit, whatever the headers claim. */
export async function readForm(request: Request, boundary: string, turn: UploadTurn): Promise<FormPart[]> {
  const body = await readLimited(request.body, turn)
  try {
    const limits = { maxFileSize: BODY_BYTES_MAX, maxTotalSize: BODY_BYTES_MAX }
    const parts = [...parseMultipart(withoutPreamble(body, boundary), { boundary, ...limits })].map(
      (part) => ({
        name: part.name ?? '',
        filename: part.filename ?? (part.isFile ? '' : null),
        bytes: viewOf(part),
      }),
    )
    // Whoever has the parts gives back what they are views of.
    if (parts.every(({ bytes }) => bytes.buffer !== body.buffer)) letGo(body)
    return parts
  } catch (error) {
    letGo(body)
    if (error instanceof MultipartParseError || error instanceof TypeError)
      throw new Problem('malformed_multipart')
    throw error
  }
}

/** What stands before the first boundary at the start of a line is not of the form (RFC 2046, 5.1.1). */
function withoutPreamble(body: Uint8Array, boundary: string): Uint8Array {
  const opening = new TextEncoder().encode(`--${boundary}`)
  let at = 0
  // A body without a boundary is not searched to its end.
  while (at < LIMITS.multipartOverheadBytesMax) {
    if (opening.every((byte, i) => body[at + i] === byte)) return body.subarray(at)
    const lineEnd = body.indexOf(LINE_FEED, at)
    if (lineEnd === -1) break
    at = lineEnd + 1
  }
  return body
}

const LINE_FEED = 10

/** `part.bytes` would be a copy; of a body in one piece each part is one piece, too. */
function viewOf(part: MultipartPart): Uint8Array {
  // Of nothing each has its own, since whoever has a part lets it go.
  const [only = new Uint8Array(), ...more] = part.content
  return more.length === 0 ? only : part.bytes
}

export function tooLarge(): Problem {
  const { uploadBytesMax } = ENGINE_LIMITS
  return new Problem('file_too_large', {
    detail: `the files of one upload may have ${uploadBytesMax} bytes together`,
    extensions: { maxBytes: uploadBytesMax },
  })
}

/**
 * A body without Content-Length may be endless: count while reading. What is over the limit is read on
 * for a while but not kept, since many clients never see an answer that comes while they still send.
 */
async function readLimited(body: ReadableStream<Uint8Array> | null, turn: UploadTurn): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let [count, isRefused] = [0, false]
  try {
    for await (const chunk of steady(body)) {
      count += chunk.byteLength
      isRefused ||= count <= BODY_BYTES_MAX && !(await turn.take(chunk.byteLength))
      if (isRefused || count > BODY_BYTES_MAX) {
        chunks.splice(0).forEach(letGo)
        turn.end()
      } else chunks.push(chunk)
      // Leaving the loop cancels the rest of the body.
      if (count > LIMITS.drainBytesMax) break
    }
  } catch (error) {
    // Too slow, or gone: nobody else has what has arrived.
    chunks.splice(0).forEach(letGo)
    throw error
  }
  if (isRefused) throw unavailable()
  if (count > BODY_BYTES_MAX) throw tooLarge()
  return join(chunks, count)
}

/**
 * Pieces of a body, for as long as enough of them come in each span of waiting. What the service itself waits for between
 * two pieces is not the sender's.
 *
 * @throws {Problem} 408
 */
async function* steady(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body && openBody(body)
  if (reader === null) return
  const spanMs = LIMITS.uploadProgress.seconds * 1000
  try {
    let [waitedMs, bytes] = [0, 0]
    // The clock is read before a piece is asked for: the question itself may be what takes long.
    let askedAt = Date.now()
    for (let next = reader.read(); ; ) {
      const piece = await within(spanMs - waitedMs, next)
      waitedMs += Date.now() - askedAt
      if (piece?.done) return
      if (piece !== null) {
        bytes += piece.value.byteLength
        yield piece.value
        askedAt = Date.now()
        next = reader.read()
      } else {
        askedAt = Date.now()
      }
      if (piece !== null && waitedMs < spanMs) continue
      if (bytes < LIMITS.uploadProgress.bytesMin) throw new Problem('upload_too_slow')
      ;[waitedMs, bytes] = [0, 0]
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** @returns null when the time is over before; the promise goes on */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const over = new AbortController()
  const late = scheduler.wait(Math.max(ms, 0), { signal: over.signal }).then(
    () => null,
    () => null,
  )
  try {
    return await Promise.race([promise, late])
  } finally {
    over.abort()
  }
}

/** Pieces are let go one by one as they are copied. */
function join(chunks: Uint8Array[], count: number): Uint8Array {
  const [only] = chunks
  if (only !== undefined && chunks.length === 1) return only
  const body = new Uint8Array(count)
  let at = 0
  for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) {
    body.set(chunk, at)
    at += chunk.byteLength
    letGo(chunk)
  }
  return body
}
