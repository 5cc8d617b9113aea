import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'

/**
 * SHA-256 (hex) of a file; of several, of their hashes in order.
 *
 * @throws what the file system says
 */
export async function contentHash(paths: readonly string[]): Promise<string> {
  const hashes: string[] = []
  for (const path of paths) {
    const found = await stat(path)
    // A pipe has its bytes once, and a reading looks twice.
    if (!found.isFile() && !found.isDirectory()) throw Object.assign(new Error(path), { code: NO_FILE })
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    hashes.push(hash.digest('hex'))
  }
  const [first = ''] = hashes
  return hashes.length === 1 ? first : createHash('sha256').update(hashes.join('')).digest('hex')
}

/** Said beside `file_not_read`, where others have a code of the system. */
const NO_FILE = 'neither a file nor a folder: save it first'
