import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { make } from './generator/capture/make.ts'
import { makeInThreads } from './generator/capture/threads.ts'
import { DOCUMENTS, pathOf } from './packed/folders.ts'
import { assertListed } from './picture-hashes.ts'
import { type CapturedDocument, recipesOf } from './recipes.ts'

/**
 * The scans and photos of the test documents. They are made from the sheets when they are first needed, and kept in
 * `.cache/`: a change of the simulator, of a sheet or of a recipe makes new ones.
 */
const CACHE = join(DOCUMENTS, '.cache')
/** What a picture depends on besides its recipe. */
const SIMULATOR = join(DOCUMENTS, 'generator/capture')
const RANDOM = join(DOCUMENTS, 'generator/random.ts')
const PDFIUM = join(DOCUMENTS, '../../engine/wasm/pdfium.wasm')

/** A document by what `loadDocuments` says of it. */
export interface DocumentFiles {
  readonly id: string
  readonly part: string
  /** Names, in order. */
  readonly files: readonly string[]
}

/** Paths of a document's files; pictures that are not there yet are made, which takes about a second each. */
export async function pathsOf({ id, part, files }: DocumentFiles): Promise<string[]> {
  const recipe = (await recipesOf(part)).get(id)
  if (!recipe) return files.map((file) => printedPath(part, file))
  const folder = await folderOf(recipe)
  if (!existsSync(folder)) await keep(recipe, folder, await make(recipe))
  return recipe.files.map((file) => join(folder, file))
}

/** Path of one file by its name, e.g. `54-folded-card-l1-open-photo.jpg`. */
export async function documentFile(name: string, part = 'tuning'): Promise<string> {
  const plain = join(DOCUMENTS, part, 'documents', name)
  if (existsSync(plain)) return plain
  const recipes = [...(await recipesOf(part)).values()]
  const recipe = recipes.find(({ files }) => files.includes(name))
  if (!recipe) return printedPath(part, name)
  return (await pathsOf(recipe))[recipe.files.indexOf(name)] ?? ''
}

/**
 * Path of a file that is printed, not captured: a PDF, a truth, the words of a sheet.
 *
 * @throws RangeError when no document of the part has a file of this name
 */
export function printedPath(part: string, name: string): string {
  const path = pathOf(part, `documents/${name}`)
  if (!path) throw new RangeError(`no test document has a file called ${name}`)
  return path
}

/**
 * Makes all pictures of the documents that are not there yet, on all processors.
 *
 * @param onProgress called after each document
 * @returns how many documents had none
 */
export async function makePictures(
  documents: readonly DocumentFiles[],
  onProgress: (made: number, of: number) => void = () => {},
): Promise<number> {
  const missing: { readonly recipe: CapturedDocument; readonly folder: string }[] = []
  for (const { id, part } of documents) {
    const recipe = (await recipesOf(part)).get(id)
    const folder = recipe && (await folderOf(recipe))
    if (recipe && folder && !existsSync(folder)) missing.push({ recipe, folder })
  }
  let made = 0
  await makeInThreads(
    missing.map(({ recipe }) => recipe),
    async (index, files) => {
      const { recipe, folder } = missing[index] ?? {}
      if (recipe && folder) await keep(recipe, folder, files)
      onProgress(++made, missing.length)
    },
  )
  return missing.length
}

async function keep(recipe: CapturedDocument, folder: string, files: readonly Uint8Array[]): Promise<void> {
  const unfinished = join(CACHE, randomUUID())
  await mkdir(unfinished, { recursive: true })
  for (const [i, name] of recipe.files.entries()) {
    const bytes = files[i] ?? new Uint8Array()
    await assertListed(`${recipe.part}/${name}`, bytes)
    await writeFile(join(unfinished, name), bytes)
  }
  const own = join(folder, '..')
  await mkdir(own, { recursive: true })
  for (const old of await readdir(own)) await rm(join(own, old), { recursive: true, force: true })
  // In one step, so that nobody sees half of them. Who was faster made the same.
  await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }))
}

async function folderOf({ id, part, sheets, print, pages, capture }: CapturedDocument): Promise<string> {
  const key = createHash('sha256')
    .update(await simulator())
    .update(print ?? (await hashOf(sheets)))
    .update(JSON.stringify({ id, pages, capture }))
  return join(CACHE, part, id, key.digest('hex').slice(0, 16))
}

let simulatorHash: Promise<string> | undefined
function simulator(): Promise<string> {
  simulatorHash ??= hashOfAll()
  return simulatorHash
}

async function hashOfAll(): Promise<string> {
  const sources = (await readdir(SIMULATOR)).sort().map((name) => join(SIMULATOR, name))
  return (await Promise.all([...sources, RANDOM, PDFIUM].map(hashOf))).join(' ')
}

const hashes = new Map<string, Promise<string>>()
function hashOf(path: string): Promise<string> {
  const hash =
    hashes.get(path) ?? readFile(path).then((bytes) => createHash('sha256').update(bytes).digest('hex'))
  hashes.set(path, hash)
  return hash
}
