import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'node_modules/.cache/ficha-readings')
/** Everything that a reading in Node depends on, beside its document and the version of Node. */
const SOURCES = [
  'engine/src',
  'engine/wasm',
  'models/manifest.json',
  'models/detector.onnx',
  'models/recogniser.onnx',
  'models/handwriting.onnx',
  'models/reader.onnx',
  'models/letters.bin',
]

/**
 * What `make` gives, kept on disk for as long as engine, networks and `inputs` stay the same to the byte. Three suites
 * compare their host with the same readings in Node: one of them reads, the others look them up.
 */
export async function readOnce(inputs: readonly Uint8Array[], make: () => Promise<string>): Promise<string> {
  const digest = createHash('sha256').update(process.version)
  for (const source of SOURCES) await addFile(digest, join(ROOT, source))
  for (const input of inputs) digest.update(`${input.length} `).update(input)
  const path = join(FOLDER, digest.digest('hex'))
  const known = await readFile(path, 'utf8').catch(() => null)
  if (known !== null) return known
  const made = await make()
  await mkdir(FOLDER, { recursive: true })
  // Another suite may read the same at the same time: nobody ever sees half a file.
  const own = `${path}.${process.pid}`
  await writeFile(own, made)
  await rename(own, path)
  return made
}

async function addFile(digest: ReturnType<typeof createHash>, path: string): Promise<void> {
  const names = await readdir(path).catch(() => null)
  if (names === null) {
    digest.update(path.slice(ROOT.length)).update(await readFile(path))
    return
  }
  for (const name of names.sort()) await addFile(digest, join(path, name))
}
