/// <reference types="node" />
import { openAsBlob } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * A file on disk as what `upload` takes, in Node. Its bytes are read while they are sent.
 *
 * @throws the system's error, e.g. ENOENT, where there is no such file
 */
export async function openFile(path: string): Promise<File> {
  // `openAsBlob` alone does not say what is wrong.
  const stats = await stat(path)
  if (!stats.isFile()) {
    throw Object.assign(new Error(`EISDIR: ${path} is not a file`), { code: 'EISDIR', syscall: 'open' })
  }
  return new File([await openAsBlob(path)], basename(path))
}
