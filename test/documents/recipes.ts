import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Capture } from './generator/capture/capture.ts'
import type { Recipe } from './generator/capture/make.ts'
import { type CaptureRow, idOf } from './generator/capture/rows.ts'
import { DOCUMENTS, unpackedFolders } from './packed/folders.ts'

/** The files of a captured document, in order, and how they are made. */
export interface CapturedDocument extends Recipe {
  readonly part: string
  readonly files: readonly string[]
  /** The hash of the printed sheets; absent: that of the file. */
  readonly print?: string
}

/** What an archive keeps of a row of `captures/`, in its file `captures.json`. */
export interface PackedCapture {
  readonly id: string
  /** The hash of the sheets' PDF as it was first printed, before its streams were packed: pictures are kept under it. */
  readonly print: string
  readonly capture: Capture
}

const known = new Map<string, Promise<ReadonlyMap<string, CapturedDocument>>>()

/** By id: what of a part comes as pixels. */
export function recipesOf(part: string): Promise<ReadonlyMap<string, CapturedDocument>> {
  const recipes = known.get(part) ?? readRecipes(part)
  known.set(part, recipes)
  return recipes
}

async function readRecipes(part: string): Promise<ReadonlyMap<string, CapturedDocument>> {
  const rows = (await captureRows(part)).map((row) => ({ id: idOf(row), capture: row.capture }))
  const plain = rows.map((row) => recipeIn(join(DOCUMENTS, part), part, row))
  const packed = unpackedFolders(part).map(async (folder) => {
    const captures: readonly PackedCapture[] = JSON.parse(
      await readFile(join(folder, 'captures.json'), 'utf8'),
    )
    return Promise.all(captures.map((row) => recipeIn(folder, part, row)))
  })
  const all = [...(await Promise.all(plain)), ...(await Promise.all(packed)).flat()]
  return new Map(all.map((recipe) => [recipe.id, recipe]))
}

async function recipeIn(
  folder: string,
  part: string,
  { id, capture, print }: Omit<PackedCapture, 'print'> & { readonly print?: string },
): Promise<CapturedDocument> {
  const { files, sheets } = JSON.parse(await readFile(join(folder, 'documents', `${id}.json`), 'utf8'))
  const recipe = {
    id,
    part,
    files,
    sheets: join(folder, 'sheets', sheets.file),
    pages: sheets.pages,
    capture,
  }
  return print === undefined ? recipe : { ...recipe, print }
}

/** The rows of all files in `captures/`, in the order of their names. */
export async function captureRows(part: string): Promise<CaptureRow[]> {
  const modules = await modulesIn<{ captures: readonly CaptureRow[] }>(join(DOCUMENTS, part, 'captures'))
  return modules.flatMap(({ captures }) => captures)
}

/** Every module of a folder, in the order of their names; nothing where there is no such folder. */
export async function modulesIn<Module>(folder: string): Promise<Module[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.ts')).sort()
  return Promise.all(names.map((name) => import(/* @vite-ignore */ join(folder, name)) as Promise<Module>))
}
