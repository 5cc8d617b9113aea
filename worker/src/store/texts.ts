import { z } from 'zod'
import { withRetry } from './retry.ts'

/** What read a text, beside it: an answer has it without opening what may be megabytes. */
const ENGINE = 'engine'
const engine = z.object({ version: z.string(), models: z.record(z.string(), z.string()) })
type Engine = z.infer<typeof engine>

/** What was read of a document of which the text alone is read, as it lies in R2. */
export interface StoredText {
  /** `TextData` as JSON. Whoever does not read it cancels it. */
  readonly body: ReadableStream<Uint8Array>
  readonly engine: Engine
}

/** @param text `TextData` as JSON */
export async function putText(bucket: R2Bucket, key: string, text: string, readBy: Engine): Promise<void> {
  const customMetadata = { [ENGINE]: JSON.stringify(readBy) }
  const httpMetadata = { contentType: 'application/json' }
  await withRetry(() => bucket.put(key, text, { customMetadata, httpMetadata }))
}

/** @returns null when retention has removed it */
export async function openText(bucket: R2Bucket, key: string): Promise<StoredText | null> {
  const object = await bucket.get(key)
  if (object === null) return null
  return { body: object.body, engine: engine.parse(JSON.parse(object.customMetadata?.[ENGINE] ?? '{}')) }
}
