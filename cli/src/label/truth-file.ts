import { readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { truthOfJson } from '../evaluate/truth/json-truth.ts'
import type { DocumentFiles } from '../extract/gather/document-files.ts'
import { replaceFile } from '../replace-file.ts'

/** Where the truth of each document is written, so that `ficha evaluate` finds it: `x.json` beside `x.pdf`. */
export function truthPaths(documents: readonly DocumentFiles[]): ReadonlyMap<DocumentFiles, string> {
  const bare = ({ paths: [path = ''] }: DocumentFiles) => path.slice(0, path.length - extname(path).length)
  const counts = new Map<string, number>()
  for (const document of documents) counts.set(bare(document), (counts.get(bare(document)) ?? 0) + 1)
  // `x.pdf` and `x.jpg` have a truth each.
  return new Map(
    documents.map((document) => {
      const isAlone = counts.get(bare(document)) === 1
      return [document, `${isAlone ? bare(document) : document.paths[0]}.json`]
    }),
  )
}

/** What is there: nothing, a truth, or a file of somebody else that must stay as it is. */
export async function whatIsAt(path: string): Promise<'nothing' | 'truth' | 'other'> {
  const text = await readFile(path, 'utf8').catch(() => null)
  if (text === null) return 'nothing'
  try {
    return truthOfJson(JSON.parse(text), path) === null ? 'other' : 'truth'
  } catch {
    return 'other'
  }
}

const writing = new Map<string, Promise<void>>()

/** It is whole or not there; of two for one path the one that came last stays. */
export function writeTruth(path: string, truth: unknown): Promise<void> {
  const before = writing.get(path) ?? Promise.resolve()
  const next = before.catch(() => {}).then(() => write(path, truth))
  writing.set(path, next)
  return next
}

function write(path: string, truth: unknown): Promise<void> {
  return replaceFile(path, (beside) => writeFile(beside, `${JSON.stringify(truth, null, 2)}\n`))
}
