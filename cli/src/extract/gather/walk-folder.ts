import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { machineProblem } from '../problem.ts'
import type { Unreached } from './document-files.ts'

/** What somebody may have meant as a document; kinds that the engine refuses are refused by it, with a hint. */
const DOCUMENT = /\.(?:pdf|jpe?g|png|webp|tiff?|heic|heif|gif|bmp|jp2)$/i
/** No folder of documents is deeper; a link into itself would be. */
const DEPTH_MAX = 64

export interface Walk {
  readonly paths: string[]
  readonly unreached: Unreached[]
  readonly leftOut: Map<string, number>
}

/**
 * Every document of a folder and of those in it, in natural order. Hidden files are passed over, links to folders are not
 * followed. A folder that cannot be opened is reported, and the others are walked.
 */
export async function walkFolder(folder: string, walk: Walk, depth = 0): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    walk.unreached.push({
      name: folder,
      error: machineProblem('folder_not_read', error.code ?? 'not opened'),
    })
    return []
  })
  for (const entry of entries.toSorted((one, other) => inNaturalOrder(one.name, other.name))) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (depth < DEPTH_MAX) await walkFolder(path, walk, depth + 1)
    } else if (!DOCUMENT.test(entry.name)) {
      if (entry.isFile()) leaveOut(entry.name, walk)
    } else if (entry.isFile() || (await leadsToFile(path))) walk.paths.push(path)
  }
}

export function inNaturalOrder(one: string, other: string): number {
  return NATURAL.compare(one, other) || (one < other ? -1 : 1)
}
const NATURAL = new Intl.Collator('en', { numeric: true })

function leaveOut(name: string, { leftOut }: Walk): void {
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0].toLowerCase() ?? 'without an ending'
  leftOut.set(ending, (leftOut.get(ending) ?? 0) + 1)
}

/** A broken link is read like a file, so that its error stands in the table. */
async function leadsToFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found === null || found.isFile()
}
