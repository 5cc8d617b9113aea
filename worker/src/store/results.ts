import type { ExtractionResult } from '@ficha/engine'
import { z } from 'zod'
import { withRetry } from './retry.ts'
import { titled } from './titles.ts'

/** The outer shape is enough: we wrote the object ourselves, but perhaps with another version. */
const storedResult = z.custom<ExtractionResult>(
  (value) =>
    z.object({ data: z.object(), fields: z.object(), validations: z.array(z.unknown()) }).safeParse(value)
      .success,
)

/**
 * @param result an `ExtractionResult` as JSON
 * @param title what people call the document by, for lists
 */
export async function putResult(
  bucket: R2Bucket,
  key: string,
  result: string,
  title: string | null = null,
): Promise<void> {
  const httpMetadata = { contentType: 'application/json' }
  // A reading takes seconds of a core: it is not done again because storage stumbled.
  await withRetry(() => bucket.put(key, result, { ...titled(title), httpMetadata }))
}

/** @returns null when retention has removed it */
export async function readResult(bucket: R2Bucket, key: string): Promise<ExtractionResult | null> {
  const object = await bucket.get(key)
  return object === null ? null : storedResult.parse(await object.json())
}
