import { LIMITS as ENGINE_LIMITS } from '@ficha/engine'
import { LIMITS } from '../limits.ts'
import { Problem } from '../problem.ts'

const BODY_BYTES_MAX = ENGINE_LIMITS.uploadBytesMax + LIMITS.multipartOverheadBytesMax

/** The form of an upload, never holding more bytes than the limit, whatever the headers claim. */
export async function readForm(request: Request): Promise<FormData> {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) {
    throw new Problem('malformed_multipart', {
      detail: 'the Content-Type must be multipart/form-data with a boundary',
    })
  }
  if (declaredBytes(request) > BODY_BYTES_MAX) throw tooLarge()
  const body = await readLimited(request.body)
  try {
    return await new Response(body, { headers: { 'Content-Type': contentType } }).formData()
  } catch {
    throw new Problem('malformed_multipart')
  }
}

/** What a body will weigh: its Content-Length, or the limit when there is none. */
export function declaredBytes(request: Request): number {
  const header = request.headers.get('Content-Length')
  return header !== null && /^\d+$/.test(header) ? Number(header) : BODY_BYTES_MAX
}

export function tooLarge(): Problem {
  const { uploadBytesMax } = ENGINE_LIMITS
  return new Problem('file_too_large', {
    detail: `the files of one upload may have ${uploadBytesMax} bytes together`,
    extensions: { maxBytes: uploadBytesMax },
  })
}

/** A body without Content-Length may lie about nothing and still be endless: count while reading. */
async function readLimited(body: ReadableStream<Uint8Array> | null): Promise<Blob> {
  const chunks: Uint8Array[] = []
  let count = 0
  for await (const chunk of body ?? []) {
    count += chunk.byteLength
    // Leaving the loop cancels the rest of the body.
    if (count > BODY_BYTES_MAX) throw tooLarge()
    chunks.push(chunk)
  }
  return new Blob(chunks)
}
