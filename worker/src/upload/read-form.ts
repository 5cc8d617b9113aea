import { LIMITS as ENGINE_LIMITS } from '@ficha/engine'
import { MultipartParseError, parseMultipart } from '@remix-run/multipart-parser'
import { LIMITS } from '../limits.ts'
import { Problem, unavailable } from '../problem.ts'
import type { UploadTurn } from './bytes-in-flight.ts'

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
    return [...parseMultipart(body, { boundary, ...limits })].map((part) => ({
      name: part.name ?? '',
      filename: part.filename ?? (part.isFile ? '' : null),
      bytes: part.bytes,
    }))
  } catch (error) {
    if (error instanceof MultipartParseError || error instanceof TypeError)
      throw new Problem('malformed_multipart')
    throw error
  }
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
  let count = 0
  for await (const chunk of steady(body)) {
    count += chunk.byteLength
    if (count > BODY_BYTES_MAX) chunks.length = 0
    else if (await turn.take(chunk.byteLength)) chunks.push(chunk)
    else throw unavailable()
    // Leaving the loop cancels the rest of the body.
    if (count > LIMITS.drainBytesMax) break
  }
  if (count > BODY_BYTES_MAX) throw tooLarge()
  return join(chunks, count)
}

/** Pieces of a body, for as long as enough of them come in each span of time. @throws {Problem} 408 */
async function* steady(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  if (reader === undefined) return
  const { seconds, bytesMin } = LIMITS.uploadProgress
  try {
    let [since, bytes] = [Date.now(), 0]
    for (;;) {
      const late = new AbortController()
      const leftMs = Math.max(since + seconds * 1000 - Date.now(), 0)
      const piece = await Promise.race([
        reader.read(),
        scheduler.wait(leftMs, { signal: late.signal }).then(
          () => null,
          () => null,
        ),
      ])
      late.abort()
      if (piece?.done) return
      if (piece !== null) {
        bytes += piece.value.byteLength
        yield piece.value
      }
      if (Date.now() < since + seconds * 1000 && piece !== null) continue
      if (bytes < bytesMin) throw new Problem('upload_too_slow')
      ;[since, bytes] = [Date.now(), 0]
    }
  } finally {
    await reader.cancel().catch(() => {})
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
  }
  return body
}
