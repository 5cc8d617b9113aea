import { readRetryAfter } from './back-off.ts'
import { type Document, readDocument } from './data/documents.ts'
import { type CallOptions, type Connection, sendForJson } from './send.ts'

export interface GetOptions extends CallOptions {
  /** The service holds the request until the end of the reading, 1 to 25 seconds at most. */
  readonly waitSeconds?: number | undefined
}

/** One look at a document. */
export async function getDocument(
  connection: Connection,
  id: string,
  options: GetOptions & { readonly deadline?: number } = {},
): Promise<{ readonly document: Document; readonly retryAfterMs: number | null }> {
  const { waitSeconds, deadline, signal } = options
  const { body, headers } = await sendForJson(connection, {
    method: 'GET',
    path: documentPath(id),
    // Any form can be read, but text cannot tell an absent value from the word "null".
    query: { naming: 'camel', values: 'json', wait: waitSeconds },
    repeatable: true,
    heldMs: (waitSeconds ?? 0) * 1000,
    ...(deadline === undefined ? {} : { deadline }),
    signal,
  })
  const retryAfterMs = readRetryAfter(headers.get('Retry-After'), connection.host.now())
  return { document: readDocument(body), retryAfterMs }
}

export async function deleteDocument(
  connection: Connection,
  id: string,
  options: CallOptions = {},
): Promise<void> {
  // Not repeated: after a deletion whose answer was lost, the second try would say that there is nothing.
  const call = {
    method: 'DELETE',
    path: documentPath(id),
    repeatable: false,
    signal: options.signal,
  } as const
  await sendForJson(connection, call)
}

export function documentPath(id: string): string {
  return `/documents/${encodeURIComponent(id)}`
}
