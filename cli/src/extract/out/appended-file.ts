import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rename } from 'node:fs/promises'

/** A text file that grows by whole documents. */
export interface AppendedFile {
  append(text: string): Promise<void>
  close(): Promise<void>
}

/** @param text what the file begins with; what was there before is replaced at once or not at all */
export async function beginFile(path: string, text: string): Promise<AppendedFile> {
  // Of a name that is nobody's.
  const beside = `${path}.${randomUUID()}`
  const file: FileHandle = await open(beside, 'wx')
  await file.appendFile(text)
  await file.sync()
  await rename(beside, path)
  return {
    append: (more) => file.appendFile(more),
    close: () => file.close(),
  }
}
