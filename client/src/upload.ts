import { type AskedTypeName, type ReceivedDocument, readReceived } from './data/documents.ts'
import { type CallOptions, type Connection, sendForJson } from './send.ts'

/** Bytes in any form; a `File` keeps its name. */
export type FileSource = Blob | Uint8Array | ArrayBuffer | ReadableStream<Uint8Array>

export interface UploadOptions extends CallOptions {
  /** One file, or several that are the pages of one document in this order (front and back of a card). */
  readonly files: FileSource | readonly FileSource[]
  readonly type: AskedTypeName
  /** E.g. `1,3,5-7`; the first ten where it is left out. */
  readonly pages?: string | undefined
  /** Your own reference, unique among your documents. */
  readonly externalId?: string | undefined
  /** Of a PDF that asks for one; the service forgets it when the document has been read. */
  readonly password?: string | undefined
  /** Each document of a file with several becomes one of its own; `parts` of this one lists them. */
  readonly split?: boolean | undefined
  /** Hours the file is kept after the reading; 0 removes it at once. */
  readonly retentionHours?: number | undefined
  /** Made anew for each call; give your own to repeat an upload safely even after a restart. */
  readonly idempotencyKey?: string | undefined
}

/**
 * Queue a document. Safe to repeat, and repeated where the network fails: the service knows the second
 * try by its Idempotency-Key. A stream is read to its end before anything is sent.
 */
export async function upload(connection: Connection, options: UploadOptions): Promise<ReceivedDocument> {
  const form = new FormData()
  const files: readonly FileSource[] = isList(options.files) ? options.files : [options.files]
  for (const file of files) {
    const blob = await toBlob(file)
    form.append('files', blob, blob instanceof File ? blob.name : 'document')
  }
  form.set('type', String(options.type))
  if (options.pages !== undefined) form.set('pages', options.pages)
  if (options.password !== undefined) form.set('password', options.password)
  if (options.split !== undefined) form.set('split', String(options.split))
  if (options.externalId !== undefined) form.set('externalId', options.externalId)
  if (options.retentionHours !== undefined) form.set('retentionHours', String(options.retentionHours))

  const { body } = await sendForJson(connection, {
    method: 'POST',
    path: '/documents/upload',
    body: form,
    headers: { 'Idempotency-Key': options.idempotencyKey ?? newIdempotencyKey() },
    repeatable: true,
    heldMs: UPLOAD_MS,
    signal: options.signal,
  })
  return readReceived(body)
}

/** The service gives a slow line two minutes for 20 MB; so does the client. */
const UPLOAD_MS = 120_000

async function toBlob(file: FileSource): Promise<Blob> {
  if (file instanceof Blob) return file
  if (file instanceof ReadableStream) return new Response(file).blob()
  return file instanceof ArrayBuffer ? new Blob([file]) : new Blob([new Uint8Array(file)])
}

function isList(files: UploadOptions['files']): files is readonly FileSource[] {
  return Array.isArray(files)
}

/** `randomUUID` exists on https pages only. */
function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
