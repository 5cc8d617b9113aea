import { type DocumentSummary, type DocumentTypeName, type Review, readSummary } from './data/documents.ts'
import { isRecord } from './data/readers.ts'
import { FichaError } from './error.ts'
import { type Call, type CallOptions, type Connection, sendForBlob, sendForJson } from './send.ts'

export interface ListOptions extends CallOptions {
  readonly externalId?: string | undefined
  readonly type?: DocumentTypeName | 'text' | undefined
  /** 0 RECEIVED, 1 FINISHED, 2 FAILED. */
  readonly status?: DocumentSummary['status'] | undefined
  /** `needed`: what waits for a person. */
  readonly review?: Review['state'] | undefined
  readonly documentValidation?: boolean | undefined
  /** Documents with a field less sure than this that nobody has corrected. */
  readonly leastConfidenceBelow?: number | undefined
  /** Tell `title` and `fileName`, too. */
  readonly names?: boolean | undefined
  readonly createdAfter?: Date | undefined
  readonly createdBefore?: Date | undefined
  /** Documents per request, 1 to 100; the list goes on over all of them whatever it is. */
  readonly pageSize?: number | undefined
}

/** Every document that fits, newest first, fetched page by page as the loop needs them. */
export function listDocuments(
  connection: Connection,
  options: ListOptions = {},
): AsyncGenerator<DocumentSummary> {
  const { pageSize, signal, ...filters } = options
  return listAll(connection, '/documents', { ...filters, limit: pageSize }, readSummary, signal)
}

export interface ExportOptions extends Omit<ListOptions, 'pageSize' | 'names'> {
  /** Lines of JSON, or CSV: that has the columns of one `type`, which must be named. */
  readonly format: 'ndjson' | 'csv'
  /** Tell what the papers print beside the fields, too. */
  readonly more?: boolean | undefined
  /** Go on behind an earlier part. */
  readonly cursor?: string | undefined
}

export interface ExportPart {
  readonly blob: Blob
  /** Null on the last part. */
  readonly nextCursor: string | null
}

/** The data of up to 400 documents that fit, newest first. */
export async function exportDocuments(
  connection: Connection,
  { signal, ...query }: ExportOptions,
): Promise<ExportPart> {
  const path = '/documents/export'
  const { body, headers } = await sendForBlob(connection, {
    method: 'GET',
    path,
    query,
    repeatable: true,
    signal,
  })
  return { blob: body, nextCursor: headers.get('X-Next-Cursor') }
}

/** Follow `nextCursor` over all pages of a list. After a page that could not be fetched, `next` asks for that page again. */
export function listAll<T>(
  connection: Connection,
  path: string,
  query: NonNullable<Call['query']>,
  read: (item: unknown) => T,
  signal?: AbortSignal,
): AsyncGenerator<T> {
  let cursor: string | undefined
  async function* rest(): AsyncGenerator<T> {
    do {
      const page = await fetchPage(connection, path, { ...query, cursor }, signal)
      for (const item of page.items.map(read)) yield item
      // A cursor that leads to itself would never end.
      if (page.nextCursor === cursor) return
      cursor = page.nextCursor
    } while (cursor !== undefined)
  }
  let items = rest()
  return Object.assign(rest(), {
    next: () =>
      items.next().catch((error: unknown) => {
        // A generator that threw has ended; another one goes on.
        items = rest()
        throw error
      }),
    return: () => items.return(undefined),
  })
}

/** The whole of a short list at once. */
export async function fetchAll<T>(
  connection: Connection,
  path: string,
  read: (item: unknown) => T,
  { signal }: CallOptions = {},
): Promise<readonly T[]> {
  const all: T[] = []
  for await (const item of listAll(connection, path, {}, read, signal)) all.push(item)
  return all
}

async function fetchPage(
  connection: Connection,
  path: string,
  query: NonNullable<Call['query']>,
  signal: AbortSignal | undefined,
): Promise<{ items: readonly unknown[]; nextCursor: string | undefined }> {
  const { body } = await sendForJson(connection, { method: 'GET', path, query, repeatable: true, signal })
  if (!isRecord(body) || !Array.isArray(body.items)) {
    throw new FichaError('unexpected_answer', 'the answer is not a list of the Ficha service')
  }
  const { nextCursor } = body
  return { items: body.items, nextCursor: typeof nextCursor === 'string' ? nextCursor : undefined }
}
