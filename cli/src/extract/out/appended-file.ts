import { open } from 'node:fs/promises'
import { replaceFile } from '../../replace-file.ts'

/** A text file that grows by whole documents. */
export interface AppendedFile {
  append(text: string): Promise<void>
  close(): Promise<void>
}

/** @param text what the file begins with; what was there before is replaced at once or not at all */
export async function beginFile(path: string, text: string): Promise<AppendedFile> {
  const file = await replaceFile(path, async (beside) => {
    const begun = await open(beside, 'wx')
    await begun.appendFile(text)
    await begun.sync()
    return begun
  })
  return {
    append: (more) => file.appendFile(more),
    close: () => file.close(),
  }
}
