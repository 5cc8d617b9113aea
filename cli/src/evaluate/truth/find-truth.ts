import { readFile, stat } from 'node:fs/promises'
import { basename, extname, join, relative, sep } from 'node:path'
import { UsageError } from '../../command.ts'
import type { DocumentFiles } from '../../extract/gather/document-files.ts'
import { parseCsv } from '../../table/csv.ts'
import { readXlsx } from '../../table/xlsx.ts'
import { truthOfJson } from './json-truth.ts'
import { truthOfTable } from './table-truth.ts'
import type { Truth } from './truth.ts'

/** What a table of the truth is called where nobody says. */
export const TABLES: readonly string[] = ['truth', 'gabarito'].flatMap((name) =>
  ['.csv', '.xlsx', '.jsonl'].map((end) => name + end),
)

export interface Labelled {
  readonly document: DocumentFiles
  readonly truth: Truth
}

export interface FoundTruth {
  readonly labelled: readonly Labelled[]
  /** Documents that nobody labelled. */
  readonly unlabelled: number
  /** Rows of a table whose file is not among the documents. */
  readonly withoutDocument: number
}

/** @throws {UsageError} where there is no truth, or none that can be understood */
export async function findTruth(
  folder: string,
  documents: readonly DocumentFiles[],
  asked: string | undefined,
): Promise<FoundTruth> {
  const table = asked ?? (await firstThere(TABLES.map((name) => join(folder, name))))
  if (table !== undefined) return matched(folder, documents, await readTable(table))
  const labelled: Labelled[] = []
  for (const document of documents) {
    const truth = await besideOf(document)
    if (truth !== null) labelled.push({ document, truth })
  }
  if (labelled.length === 0) {
    throw new UsageError(
      `there is no truth in ${folder}: truth.csv, truth.xlsx, a JSON beside each file, or --truth FILE`,
    )
  }
  return { labelled, unlabelled: documents.length - labelled.length, withoutDocument: 0 }
}

async function readTable(path: string): Promise<Truth[]> {
  const ending = extname(path).toLowerCase()
  const unread = () => {
    throw new UsageError(`the truth ${path} cannot be read`)
  }
  if (ending === '.xlsx') {
    const rows = await readXlsx(path).catch(unread)
    return truthOfTable(
      path,
      rows.map((row) => row.map(textOf)),
    )
  }
  const text = await readFile(path, 'utf8').catch(unread)
  if (ending === '.csv') return truthOfTable(path, parseCsv(text))
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line) => truthOfJson(parseJson(line), null) ?? [])
}

/** A day that somebody typed as a day. */
function textOf(cell: string | number | boolean | Date | null): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null ? '' : String(cell)
}

/** `x.json` or `x.pdf.json` beside `x.pdf`. */
async function besideOf({ name, paths: [path = ''] }: DocumentFiles): Promise<Truth | null> {
  const bare = path.slice(0, path.length - extname(path).length)
  for (const beside of [`${bare}.json`, `${path}.json`]) {
    const text = await readFile(beside, 'utf8').catch(() => null)
    if (text !== null) return truthOfJson(parseJson(text), name)
  }
  return null
}

/** A file by its path, its path within the folder, or its name where no other has the same. */
function matched(folder: string, documents: readonly DocumentFiles[], truths: readonly Truth[]): FoundTruth {
  const byName = new Map<string, DocumentFiles | null>()
  for (const document of documents) {
    const [path = ''] = document.paths
    const names = new Set([document.name, path, relative(folder, path), basename(path)].map(portable))
    for (const name of names) byName.set(name, byName.has(name) ? null : document)
  }
  const known = new Map<DocumentFiles, Truth>()
  let withoutDocument = 0
  for (const truth of truths) {
    const name = portable(truth.file)
    const document = byName.get(name) ?? byName.get(portable(basename(name.split(' + ')[0] ?? '')))
    if (document) known.set(document, truth)
    else withoutDocument += 1
  }
  const labelled = [...known].map(([document, truth]) => ({ document, truth }))
  if (labelled.length === 0) throw new UsageError('no row of the truth names a file of the folder')
  return { labelled, unlabelled: documents.length - labelled.length, withoutDocument }
}

function portable(path: string): string {
  return path.trim().replaceAll(sep, '/').replaceAll('\\', '/').replace(/^\.\//, '')
}

async function firstThere(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if ((await stat(path).catch(() => null)) !== null) return path
  return undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
