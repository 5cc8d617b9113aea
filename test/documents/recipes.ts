import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Recipe } from './generator/capture/make.ts'
import { type CaptureRow, idOf } from './generator/capture/rows.ts'

/** The files of a captured document, in order, and how they are made. */
export interface CapturedDocument extends Recipe {
  readonly part: string
  readonly files: readonly string[]
}

const known = new Map<string, Promise<ReadonlyMap<string, CapturedDocument>>>()

/** By id: what of a part comes as pixels. */
export function recipesOf(part: string): Promise<ReadonlyMap<string, CapturedDocument>> {
  const recipes = known.get(part) ?? readRecipes(part)
  known.set(part, recipes)
  return recipes
}

async function readRecipes(part: string): Promise<ReadonlyMap<string, CapturedDocument>> {
  const folder = join(import.meta.dirname, part)
  const rows = await captureRows(part)
  const all = rows.map(async (row): Promise<CapturedDocument> => {
    const id = idOf(row)
    const { files, sheets } = JSON.parse(await readFile(join(folder, 'documents', `${id}.json`), 'utf8'))
    const { capture } = row
    return { id, part, files, sheets: join(folder, 'sheets', sheets.file), pages: sheets.pages, capture }
  })
  return new Map((await Promise.all(all)).map((recipe) => [recipe.id, recipe]))
}

/** The rows of all files in `captures/`, in the order of their names. */
export async function captureRows(part: string): Promise<CaptureRow[]> {
  const modules = await modulesIn<{ captures: readonly CaptureRow[] }>(
    join(import.meta.dirname, part, 'captures'),
  )
  return modules.flatMap(({ captures }) => captures)
}

/** Every module of a folder, in the order of their names; nothing where there is no such folder. */
export async function modulesIn<Module>(folder: string): Promise<Module[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.ts')).sort()
  return Promise.all(names.map((name) => import(/* @vite-ignore */ join(folder, name)) as Promise<Module>))
}
