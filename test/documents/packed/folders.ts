import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { unpack } from './archive.ts'
import { lockOf } from './lock.ts'

/** Where the files of a part lie: plain in the tree, or in an archive, which is unpacked when it is first needed. */

export const DOCUMENTS = join(import.meta.dirname, '..')
export const ARCHIVES = import.meta.dirname
const CACHE = join(DOCUMENTS, '.cache/packed')

const known = new Map<string, readonly string[]>()

/** Folders with `documents/` and `sheets/`: the part's own and one for each of its archives. */
export function foldersOf(part: string): readonly string[] {
  const folders = known.get(part) ?? [join(DOCUMENTS, part), ...archivesOf(part).map(unpacked)]
  known.set(part, folders)
  return folders
}

/** Folders of what was unpacked of a part. */
export function unpackedFolders(part: string): readonly string[] {
  return foldersOf(part).slice(1)
}

/** Names of a part's archives: `<part>.<name>.br`. */
export function archivesOf(part: string): string[] {
  return readdirSync(ARCHIVES)
    .filter((name) => name.startsWith(`${part}.`) && name.endsWith('.br'))
    .sort()
}

/**
 * The path of a file that is committed, plain or packed.
 *
 * @param name e.g. `documents/51-ima-sc-transport.pdf`
 */
export function pathOf(part: string, name: string): string | null {
  const own = join(DOCUMENTS, part, name)
  if (existsSync(own)) return own
  const paths = unpackedFolders(part).map((folder) => join(folder, name))
  return paths.find((path) => existsSync(path)) ?? null
}

/** Names of a part's truths, `<id>.json`, with their paths, in order. */
export function truthsOf(part: string): { readonly name: string; readonly path: string }[] {
  const folders = foldersOf(part).map((folder) => join(folder, 'documents'))
  const all = folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => ({ name, path: join(folder, name) })),
  )
  return all.sort((a, b) => (a.name < b.name ? -1 : 1))
}

function unpacked(archive: string): string {
  return unpackOnce(join(ARCHIVES, archive), lockOf(archive)?.sha256, CACHE)
}

/** What decides, beside an archive, which bytes come out of it. */
const UNPACKER = ['archive.ts', 'plain-pdf.ts']
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
  .join('')
/** A folder that is being unpacked takes seconds. */
const UNFINISHED_MS_MAX = 60 * 60 * 1000
const UNFINISHED = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/**
 * @param sha256 what the archive's hash has to be
 * @param cache where folders of unpacked archives are, by the hash of the archive and of what unpacks it
 * @param unpacker the source of what unpacks it
 * @returns the folder of an archive's files; several processes may ask at once
 * @throws when the archive has another hash
 */
export function unpackOnce(
  path: string,
  sha256: string | undefined,
  cache: string,
  unpacker = UNPACKER,
): string {
  const archive = readFileSync(path)
  const hash = createHash('sha256').update(archive).digest('hex')
  if (hash !== sha256) {
    throw new Error(
      `${path} has the hash ${hash}, and test/documents/packed/lock.json lists ${sha256 ?? 'none'}`,
    )
  }
  const by = createHash('sha256').update(unpacker).digest('hex')
  const folder = join(cache, `${basename(path, '.br')}-${hash.slice(0, 12)}-${by.slice(0, 8)}`)
  if (existsSync(folder)) return folder
  removeUnfinished(cache)
  const unfinished = join(cache, randomUUID())
  for (const kind of ['documents', 'sheets']) mkdirSync(join(unfinished, kind), { recursive: true })
  for (const { name, bytes } of unpack(archive)) writeFileSync(join(unfinished, name), bytes)
  try {
    // In one step, so that nobody sees half of them.
    renameSync(unfinished, folder)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Who was faster unpacked the same.
    if (!existsSync(folder)) throw error
  }
  return folder
}

/** What runs that were killed left. */
function removeUnfinished(cache: string): void {
  if (!existsSync(cache)) return
  for (const name of readdirSync(cache).filter((one) => UNFINISHED.test(one))) {
    const folder = join(cache, name)
    // Another process may have been faster.
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY }
    if (Date.now() - mtimeMs > UNFINISHED_MS_MAX) rmSync(folder, { recursive: true, force: true })
  }
}
