import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One line a picture: its hash, two spaces and `<part>/<file>`. */
const LIST = join(import.meta.dirname, 'pictures.sha256')

/** So many hexadecimal digits of a SHA-256 tell one picture from another that drifted. */
const DIGITS = 16

let listed: Map<string, string> | undefined

/** @throws when a picture is not the one that is listed under its name */
export async function assertListed(name: string, bytes: Uint8Array): Promise<void> {
  listed ??= readList()
  const hash = hashOf(bytes)
  const expected = listed.get(name)
  if (hash === expected) return
  throw new Error(
    `${name} came out as ${hash}, and test/documents/pictures.sha256 lists ${expected ?? 'no such picture'}. ` +
      'After a change of the simulator, a preset or a sheet: npm run documents -- --pictures',
  )
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, DIGITS)
}

export function readList(): Map<string, string> {
  if (!existsSync(LIST)) return new Map()
  const lines = readFileSync(LIST, 'utf8').trimEnd().split('\n')
  return new Map(lines.map((line) => [line.slice(DIGITS + 2), line.slice(0, DIGITS)]))
}

export async function writeList(hashes: ReadonlyMap<string, string>): Promise<void> {
  const lines = [...hashes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, hash]) => `${hash}  ${name}\n`)
  await writeFile(LIST, lines.join(''))
}
