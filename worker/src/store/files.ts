import type { SentFiles } from '../read/sent-files.ts'
import type { DocumentRow } from './documents.ts'
import { isPassing } from './retry.ts'
import { fileTitle, titled } from './titles.ts'

/** Objects of one document. The tenant comes first, so that one prefix holds all that is theirs. */
export function fileKey(tenantId: string, documentId: string, position: number): string {
  return `${documentPrefix(tenantId, documentId)}files/${position}`
}

/** Every run writes its own object; the document's row names the one that counts. */
export function resultKey(tenantId: string, documentId: string, run: string): string {
  return `${documentPrefix(tenantId, documentId)}results/${run}.json`
}

export function documentPrefix(tenantId: string, documentId: string): string {
  return `${tenantId}/${documentId}/`
}

/**
 * Store the bytes of one file; R2 refuses them when they do not have the digest.
 * A key is written once: repeating the call after a lost answer changes nothing.
 *
 * @param name as its sender calls it, for lists
 */
export async function putFile(
  bucket: R2Bucket,
  key: string,
  bytes: Uint8Array,
  file: { readonly mediaType: string; readonly sha256: string },
  name: string | null = null,
): Promise<void> {
  await bucket.put(key, bytes, {
    onlyIf: { etagDoesNotMatch: '*' },
    sha256: file.sha256,
    ...titled(fileTitle(name)),
    httpMetadata: { contentType: file.mediaType },
  })
}

/** The bucket cannot be reached for the moment: nothing of a document has been looked at. */
export class BucketAway extends Error {
  override readonly name = 'BucketAway'
}

/** @throws {BucketAway} */
export async function openObject(bucket: R2Bucket, key: string): Promise<R2ObjectBody | null> {
  return bucket.get(key).catch((error: unknown) => {
    throw isPassing(error) ? new BucketAway('the bucket is away', { cause: error }) : error
  })
}

export interface FilesUnderWay {
  readonly files: SentFiles
  /** Why the sending has ended before its time, such as for a file that is missing or a receiver that went away; else null. */
  readonly failure: () => unknown
}

/**
 * A document's files in order as one stream, which only its receiver ever holds.
 *
 * @param signal ends the sending
 */
export function streamFiles(bucket: R2Bucket, document: DocumentRow, signal: AbortSignal): FilesUnderWay {
  const { readable, writable } = new IdentityTransformStream()
  let failure: unknown = null
  send(bucket, document, writable, signal).catch((error: unknown) => {
    // Before the receiver hears of it.
    failure = error
    return writable.abort(error).catch(() => {})
  })
  return {
    files: { bytes: readable, byteCounts: document.files.map(({ byteCount }) => byteCount) },
    failure: () => failure,
  }
}

async function send(
  bucket: R2Bucket,
  document: DocumentRow,
  receiver: WritableStream,
  signal: AbortSignal,
): Promise<void> {
  for (const [position, { byteCount }] of document.files.entries()) {
    const object = await openObject(bucket, fileKey(document.tenant_id, document.id, position))
    if (object === null) throw new RangeError('a received document has lost a file')
    if (object.size !== byteCount) {
      throw new RangeError(`a file of ${byteCount} bytes is stored with ${object.size}`)
    }
    await object.body.pipeTo(receiver, { preventClose: true, signal })
  }
  await receiver.close()
}

/** Everything of one document: sources, results of every run. */
export async function deleteObjects(bucket: R2Bucket, tenantId: string, documentId: string): Promise<void> {
  const failures = await deletePrefixes(bucket, [documentPrefix(tenantId, documentId)])
  for (const failure of failures.values()) throw failure
}

export function sourcesPrefix(tenantId: string, documentId: string): string {
  return `${documentPrefix(tenantId, documentId)}files/`
}

export function resultsPrefix(tenantId: string, documentId: string): string {
  return `${documentPrefix(tenantId, documentId)}results/`
}

/** R2 takes at most this many keys in one call. */
const KEYS_MAX = 1000
/** A Worker waits for at most this many answers at once. */
const CALLS_AT_ONCE = 6

/**
 * Everything below some prefixes: listed a few at a time, deleted by the thousand.
 *
 * @returns of what did not go its prefix, and why; the others have gone
 */
export async function deletePrefixes(
  bucket: R2Bucket,
  prefixes: readonly string[],
): Promise<ReadonlyMap<string, unknown>> {
  const failures = new Map<string, unknown>()
  const found: Found[] = []
  for (let i = 0; i < prefixes.length; i += CALLS_AT_ONCE) {
    const lists = prefixes.slice(i, i + CALLS_AT_ONCE).map(async (prefix) => {
      const keys = await listKeys(bucket, prefix).catch((error: unknown) => {
        failures.set(prefix, error)
        return []
      })
      found.push(...keys.map((key) => ({ prefix, key })))
    })
    await Promise.all(lists)
  }
  for (let i = 0; i < found.length; i += KEYS_MAX) {
    const some = found.slice(i, i + KEYS_MAX)
    // One that is refused must not keep the others.
    await deleteFound(bucket, some).catch(() => deleteEach(bucket, some, failures))
  }
  return failures
}

interface Found {
  readonly prefix: string
  readonly key: string
}

function deleteFound(bucket: R2Bucket, found: readonly Found[]): Promise<void> {
  return bucket.delete(found.map(({ key }) => key))
}

async function deleteEach(
  bucket: R2Bucket,
  found: readonly Found[],
  failures: Map<string, unknown>,
): Promise<void> {
  for (const prefix of new Set(found.map((one) => one.prefix))) {
    const own = found.filter((one) => one.prefix === prefix)
    await deleteFound(bucket, own).catch((error: unknown) => failures.set(prefix, error))
  }
}

async function listKeys(bucket: R2Bucket, prefix: string): Promise<string[]> {
  const keys: string[] = []
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ prefix, ...(cursor === undefined ? {} : { cursor }) })
    keys.push(...page.objects.map(({ key }) => key))
    if (!page.truncated) return keys
    cursor = page.cursor
  }
}
