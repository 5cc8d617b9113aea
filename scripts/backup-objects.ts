// The objects of a bucket as files with a list of their hashes, and back.
import { createHash } from 'node:crypto'
import { createWriteStream, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { R2Bucket } from '@cloudflare/workers-types'
import { linesOf } from './backup-lines.ts'

const LIST = 'objects.ndjson'
/** Ids, words and numbers between slashes; what else a key could hold would be somebody's trick. */
const KEY = /^[\w-]+(?:[/.][\w-]+)*$/

interface Entry {
  readonly key: string
  readonly sha256: string
  readonly contentType: string | null
  readonly customMetadata: Readonly<Record<string, string>>
}

/** @returns how many there were */
export async function saveObjects(bucket: R2Bucket, folder: string): Promise<number> {
  const list = createWriteStream(join(folder, LIST))
  let count = 0
  let cursor: string | undefined
  do {
    const page = await bucket.list({ ...(cursor === undefined ? {} : { cursor }), limit: 500 })
    for (const { key } of page.objects) {
      if (!KEY.test(key)) throw new RangeError('a key of the bucket is none of the service')
      const object = await bucket.get(key)
      // Deleted since it was listed.
      if (object === null) continue
      const bytes = Buffer.from(await object.arrayBuffer())
      const path = join(folder, 'objects', key)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, bytes)
      const entry: Entry = {
        key,
        sha256: sha256(bytes),
        contentType: object.httpMetadata?.contentType ?? null,
        customMetadata: object.customMetadata ?? {},
      }
      list.write(`${JSON.stringify(entry)}\n`)
      count++
    }
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
  await new Promise<void>((resolve, reject) =>
    list.end((error?: Error | null) => (error ? reject(error) : resolve())),
  )
  return count
}

/** @throws {RangeError} when a file is not the one that was saved */
export async function restoreObjects(bucket: R2Bucket, folder: string): Promise<number> {
  let count = 0
  for await (const line of linesOf(join(folder, LIST))) {
    const { key, sha256: expected, contentType, customMetadata }: Entry = JSON.parse(line)
    if (!KEY.test(key)) throw new RangeError(`line ${count + 1} of ${LIST} has a key that no service writes`)
    const bytes = readFileSync(join(folder, 'objects', key))
    if (sha256(bytes) !== expected) throw new RangeError(`objects/${key} is not the file that was saved`)
    // Wrangler's way to a bucket takes no Buffer of Node.
    await bucket.put(key, new Uint8Array(bytes), {
      sha256: expected,
      customMetadata: { ...customMetadata },
      ...(contentType === null ? {} : { httpMetadata: { contentType } }),
    })
    count++
  }
  return count
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
