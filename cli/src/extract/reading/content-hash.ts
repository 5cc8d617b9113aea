import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

/**
 * SHA-256 (hex) of a file; of several, of their hashes in order.
 *
 * @throws what the file system says
 */
export async function contentHash(paths: readonly string[]): Promise<string> {
  const hashes: string[] = []
  for (const path of paths) {
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    hashes.push(hash.digest('hex'))
  }
  const [first = ''] = hashes
  return hashes.length === 1 ? first : createHash('sha256').update(hashes.join('')).digest('hex')
}
