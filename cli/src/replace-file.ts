import { randomUUID } from 'node:crypto'
import { rename, rm } from 'node:fs/promises'

/** Replaces a file at once or not at all: it is written under a name that is nobody's, and then renamed. */
export async function replaceFile<T>(path: string, write: (beside: string) => Promise<T>): Promise<T> {
  const beside = `${path}.${randomUUID()}`
  try {
    const written = await write(beside)
    await rename(beside, path)
    return written
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}
