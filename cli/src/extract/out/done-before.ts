import type { DocumentFiles } from '../gather/document-files.ts'
import { mayPassLater } from '../problem.ts'
import { contentHash } from '../reading/content-hash.ts'
import type { Kept } from './output.ts'

export interface Resumed {
  readonly kept: readonly Kept[]
  readonly open: readonly DocumentFiles[]
}

/**
 * Which documents an earlier run is done with, by their content: a file that was renamed is known, one that changed is
 * read again. What failed on the machine's side is read again, and its old row goes.
 */
export async function doneBefore(
  documents: readonly DocumentFiles[],
  before: readonly Kept[],
): Promise<Resumed> {
  const names = new Set(documents.map(({ name }) => name))
  const unused = new Map<string, Kept[]>()
  for (const one of before) {
    if (one.sha256 === null || (one.error !== null && mayPassLater(one.error))) continue
    unused.set(one.sha256, [...(unused.get(one.sha256) ?? []), one])
  }
  const open: DocumentFiles[] = []
  const done = new Set<Kept>()
  const replaced = new Set<string>()
  for (const document of documents) {
    const hash = await contentHash(document.paths).catch(() => null)
    const same = hash === null ? [] : (unused.get(hash) ?? [])
    // Two files of the same content are two documents: a row of another file that is still there is not this one's.
    const own =
      same.find(({ file }) => file === document.name) ??
      same.find((one) => !names.has(one.file) && !done.has(one))
    if (own) done.add(own)
    else {
      open.push(document)
      replaced.add(document.name)
    }
  }
  // Documents of other folders stay, as a row does whose file is gone.
  const kept = before.filter((one) => {
    if (done.has(one)) return true
    return one.sha256 !== null && !replaced.has(one.file) && !(one.error !== null && mayPassLater(one.error))
  })
  return { kept, open }
}
