import { LIMITS as ENGINE_LIMITS } from '@ficha/engine'
import { LIMITS } from '../limits.ts'
import { Problem } from '../problem.ts'

const BODY_BYTES_MAX = ENGINE_LIMITS.uploadBytesMax + LIMITS.multipartOverheadBytesMax

/** What the headers of an upload say, before anything of its body is read. */
export interface FormHead {
  readonly contentType: string
  /** What the body may weigh: its Content-Length, or the limit when there is none. */
  readonly bytesMax: number
}

/** @throws {Problem} when the headers alone are reason to refuse */
export function checkForm(request: Request): FormHead {
  const contentType = request.headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(contentType)) {
    throw new Problem('malformed_multipart', {
      detail: 'the Content-Type must be multipart/form-data with a boundary',
    })
  }
  const length = request.headers.get('Content-Length')
  const bytesMax = length !== null && /^\d+$/.test(length) ? Number(length) : BODY_BYTES_MAX
  if (bytesMax > BODY_BYTES_MAX) throw tooLarge()
  return { contentType, bytesMax }
}

/** The form of an upload, never holding more bytes than the limit, whatever the headers claim. */
export async function readForm(request: Request, head: FormHead): Promise<FormData> {
  const body = await readLimited(request.body)
  try {
    return await new Response(body, { headers: { 'Content-Type': head.contentType } }).formData()
  } catch {
    throw new Problem('malformed_multipart')
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
async function readLimited(body: ReadableStream<Uint8Array> | null): Promise<Blob> {
  const chunks: Uint8Array[] = []
  let count = 0
  for await (const chunk of body ?? []) {
    count += chunk.byteLength
    if (count <= BODY_BYTES_MAX) chunks.push(chunk)
    else chunks.length = 0
    // Leaving the loop cancels the rest of the body.
    if (count > LIMITS.drainBytesMax) break
  }
  if (count > BODY_BYTES_MAX) throw tooLarge()
  return new Blob(chunks)
}
