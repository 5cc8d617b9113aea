import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { EXAMPLES } from './examples.ts'
import { idOf } from './generator/capture/rows.ts'
import { type PackedFile, pack, unpack } from './packed/archive.ts'
import { ARCHIVES, DOCUMENTS } from './packed/folders.ts'
import { setsOf, sha256, writeLock } from './packed/lock.ts'
import { captureRows, type PackedCapture } from './recipes.ts'

/**
 * Packs the documents of finished sets: `npm run documents:pack -- 2026-12 [--part tuning]` writes
 * `packed/tuning.2026-12.br` of all that lies plain in the part but the examples, locks it, and deletes what it packed
 * and the layouts that drew it. Captures and what layouts had in common are deleted by hand. An archive is never written
 * again: the next sets get one of their own.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: 'tuning' } },
})
const [name] = positionals
if (!name) throw new RangeError('what shall the archive be called? e.g. 2026-12')
const part = options.part
const archive = `${part}.${name}.br`
/** How packed sheets become pictures. */
const CAPTURES = 'captures.json'
if (existsSync(join(ARCHIVES, archive)))
  throw new RangeError(`${archive} is there, and archives are not written again`)

const files = await filesToPack()
const captures = await capturesOf(files)
const bytes = await pack([captures, ...files])
const unpacked = [...unpack(bytes)]
assertSame(files, unpacked)
writeFileSync(join(ARCHIVES, archive), bytes)
writeLock(archive, {
  sha256: sha256(bytes),
  captures: sha256(captures.bytes),
  sets: setsOf(unpacked.filter(({ name: file }) => file !== CAPTURES)),
})
for (const file of files) rmSync(join(DOCUMENTS, part, file.name))
for (const layout of new Set(files.flatMap(({ layout }) => layout ?? []))) {
  rmSync(join(DOCUMENTS, part, 'layouts', `${layout}.ts`), { force: true })
}
console.log(`${archive}: ${files.length} files in ${bytes.length} bytes`)

interface OwnFile extends PackedFile {
  /** `<type>-<name>`, or the card's sheets: of truths and sheets. */
  readonly layout?: string
}

/** In the order of their names without folders, so that what is alike stands together. */
async function filesToPack(): Promise<OwnFile[]> {
  const own: OwnFile[] = []
  for (const folder of ['documents', 'sheets']) {
    const names = await readdir(join(DOCUMENTS, part, folder))
    for (const name of names) {
      const read = await readFile(join(DOCUMENTS, part, folder, name))
      own.push({ name: `${folder}/${name}`, bytes: read, layout: layoutOf(folder, name) })
    }
  }
  return own
    .filter(({ layout }) => !EXAMPLES.includes(layout ?? ''))
    .sort((a, b) => (bare(a.name) < bare(b.name) ? -1 : 1))
}

function layoutOf(folder: string, name: string): string {
  if (folder === 'sheets') return name.replace(/\.pdf$/, '')
  const id = name.replace(/(?:\.words\.txt|\.pdf|\.json)$/, '')
  const truth = JSON.parse(readFileSync(join(DOCUMENTS, part, 'documents', `${id}.json`), 'utf8'))
  return truth.sheets ? truth.sheets.file.replace(/\.pdf$/, '') : `${truth.type}-${truth.layout}`
}

function bare(name: string): string {
  return name.slice(name.indexOf('/') + 1)
}

/** How the packed sheets become pictures, which stay the ones that were made of the sheets as they were printed. */
async function capturesOf(packed: readonly OwnFile[]): Promise<PackedFile> {
  const byName = new Map(packed.map((file) => [file.name, file.bytes]))
  const captures: PackedCapture[] = []
  for (const row of await captureRows(part)) {
    const truth = byName.get(`documents/${idOf(row)}.json`)
    if (!truth) continue
    const { sheets } = JSON.parse(Buffer.from(truth).toString())
    const print = sha256(byName.get(`sheets/${sheets.file}`) ?? new Uint8Array())
    captures.push({ id: idOf(row), print, capture: row.capture })
  }
  return { name: CAPTURES, bytes: Buffer.from(`${JSON.stringify(captures)}\n`) }
}

/** Texts are the same to the last byte; PDFs are there. */
function assertSame(before: readonly PackedFile[], after: readonly PackedFile[]): void {
  const byName = new Map(after.map((file) => [file.name, file.bytes]))
  for (const { name: file, bytes: own } of before) {
    const found = byName.get(file)
    if (!found || (!file.endsWith('.pdf') && !Buffer.from(own).equals(found))) {
      throw new Error(`${file} was not packed as it is`)
    }
  }
}
