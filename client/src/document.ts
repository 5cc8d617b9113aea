import { readRetryAfter } from './back-off.ts'
import {
  type AskedTypeName,
  type Document,
  type ReceivedDocument,
  readDocument,
  readReceived,
} from './data/documents.ts'
import { unexpected } from './data/members.ts'
import { type DocumentFields, type DocumentText, readFields, readText } from './data/reports.ts'
import { type Call, type CallOptions, type Connection, post, sendForBlob, sendForJson } from './send.ts'

export interface GetOptions extends CallOptions {
  /** The service holds the request until the end of the reading, 1 to 25 seconds at most. */
  readonly waitSeconds?: number | undefined
}

export interface ReprocessOptions extends CallOptions {
  /** What to read it as; as before where it is left out. */
  readonly type?: AskedTypeName | undefined
  /** Of a PDF that asks for one: the service forgot it when the document had been read. */
  readonly password?: string | undefined
  /** Of `fields`: that version only is discarded, or else it fails as `version_conflict`. */
  readonly version?: string | null | undefined
}

export interface CorrectOptions extends CallOptions {
  /** Field → value: text as people write it, or JSON as in `data`. It takes the place of the whole value. */
  readonly values?: Readonly<Record<string, unknown>> | undefined
  /** Fields that get the value back that was read. */
  readonly reset?: readonly string[] | undefined
  /** `done`: a person confirms the document as it stands then. */
  readonly review?: 'needed' | 'done' | undefined
  /** Of `fields`: the change is made to that version only, or else fails as `version_conflict`. */
  readonly version?: string | null | undefined
}

export interface FileOptions extends CallOptions {
  /** Which of several files, from 1. */
  readonly number?: number | undefined
}

export interface DocumentFile {
  readonly blob: Blob
  /** How many files the document was uploaded as. */
  readonly count: number
}

/** One look at a document. */
export async function getDocument(
  connection: Connection,
  id: string,
  options: GetOptions & { readonly deadline?: number } = {},
): Promise<{ readonly document: Document; readonly retryAfterMs: number | null }> {
  // Any form can be read, but text cannot tell an absent value from the word "null".
  const call = getCall(id, '', { naming: 'camel', values: 'json' }, options)
  const { deadline } = options
  const { body, headers } = await sendForJson(
    connection,
    deadline === undefined ? call : { ...call, deadline },
  )
  const retryAfterMs = readRetryAfter(headers.get('Retry-After'), connection.host.now())
  return { document: readDocument(body), retryAfterMs }
}

export async function getFields(
  connection: Connection,
  id: string,
  options: GetOptions = {},
): Promise<DocumentFields> {
  const { body, headers } = await sendForJson(
    connection,
    getCall(id, '/fields', { naming: 'camel' }, options),
  )
  return readFields(body, headers.get('ETag'))
}

/** Repeated: the same correction made twice is made once. */
export async function correctDocument(
  connection: Connection,
  id: string,
  { version, signal, ...change }: CorrectOptions,
): Promise<DocumentFields> {
  const { body, headers } = await sendForJson(connection, {
    method: 'PATCH',
    path: `${documentPath(id)}/fields`,
    body: JSON.stringify(change),
    headers: typeof version === 'string' ? { 'If-Match': version } : {},
    repeatable: true,
    signal,
  })
  return readFields(body, headers.get('ETag'))
}

export async function getText(
  connection: Connection,
  id: string,
  options: GetOptions = {},
): Promise<DocumentText> {
  const { body } = await sendForJson(connection, getCall(id, '/text', {}, options))
  return readText(body)
}

/** As what the service writes a text, beside JSON. */
export type TextForm = 'text' | 'markdown' | 'hocr'

/** @throws {FichaError} `invalid_parameter` for a document that was not sent as `text`; `unexpected_answer` for one without an end */
export async function getTextAs(
  connection: Connection,
  id: string,
  format: TextForm,
  options: GetOptions = {},
): Promise<string> {
  const { body, headers } = await sendForBlob(connection, getCall(id, '/text', { format }, options))
  if (headers.get('Content-Type')?.includes('json') !== false) throw unexpected()
  return body.text()
}

export async function getFile(
  connection: Connection,
  id: string,
  { number, signal }: FileOptions = {},
): Promise<DocumentFile> {
  const { body, headers } = await sendForBlob(connection, getCall(id, '/file', { file: number }, { signal }))
  return { blob: body, count: Number(headers.get('X-File-Count') ?? 1) }
}

/** Not repeated: where the answer of the first try was lost, the second would say that it is being read. */
export async function reprocessDocument(
  connection: Connection,
  id: string,
  { type, password, version, signal }: ReprocessOptions = {},
): Promise<ReceivedDocument> {
  const body = type === undefined && password === undefined ? undefined : { type, password }
  const headers = typeof version === 'string' ? { 'If-Match': version } : {}
  return readReceived(await post(connection, `${documentPath(id)}/reprocess`, body, { headers, signal }))
}

/** Not repeated: where the answer of the first try was lost, the second would say that there is nothing. */
export async function deleteDocument(
  connection: Connection,
  id: string,
  { signal }: CallOptions = {},
): Promise<void> {
  await sendForJson(connection, { method: 'DELETE', path: documentPath(id), repeatable: false, signal })
}

function getCall(id: string, part: string, query: NonNullable<Call['query']>, options: GetOptions): Call {
  const { waitSeconds, signal } = options
  return {
    method: 'GET',
    path: documentPath(id) + part,
    query: { ...query, wait: waitSeconds },
    repeatable: true,
    heldMs: (waitSeconds ?? 0) * 1000,
    signal,
  }
}

function documentPath(id: string): string {
  return `/documents/${encodeURIComponent(id)}`
}
