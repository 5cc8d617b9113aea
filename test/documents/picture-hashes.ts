import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One line a picture, as `sha256sum` writes it: the hash and `<part>/<file>`. */
const LIST = join(import.meta.dirname, 'pictures.sha256')

let listed: Map<string, string> | undefined

/** @throws when a picture is not the one that is listed under its name */
export async function assertListed(name: string, bytes: Uint8Array): Promise<void> {
  listed ??= readList()
  const hash = createHash('sha256').update(bytes).digest('hex')
  const expected = listed.get(name)
  if (hash === expected) return
  throw new Error(
    `${name} came out as ${hash}, and test/documents/pictures.sha256 lists ${expected ?? 'no such picture'}. ` +
      'After a change of the simulator, a preset or a sheet: npm run documents -- --pictures',
  )
}

export function readList(): Map<string, string> {
  if (!existsSync(LIST)) return new Map()
  const lines = readFileSync(LIST, 'utf8').trimEnd().split('\n')
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]))
}

export async function writeList(hashes: ReadonlyMap<string, string>): Promise<void> {
  const lines = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, hash]) => `${hash}  ${name}\n`)
  await writeFile(LIST, lines.join(''))
}
