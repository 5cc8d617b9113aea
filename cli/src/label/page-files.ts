import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { UsageError } from '../command.ts'

/** A file of the page as it is answered. */
export interface PageFile {
  readonly bytes: Uint8Array
  readonly headers: Readonly<Record<string, string>>
}

/** In the package beside the program; in a checkout where it is built. */
const PLACES = ['../page', '../../../web/dist']

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
}

/**
 * The built page, with the headers of its `_headers`: the same policy as anywhere.
 *
 * @returns a file by its path; null where there is none
 * @throws {UsageError} where the page is not built
 */
export async function pageFiles(
  folder = PLACES.map((place) => join(import.meta.dirname, place)).find((place) =>
    existsSync(join(place, 'index.html')),
  ),
): Promise<(path: string) => Promise<PageFile | null>> {
  if (folder === undefined) throw new UsageError('the page is not built: npm run -w @ficha/web build')
  const rules = parseHeaders(await readFile(join(folder, '_headers'), 'utf8'))
  return async (path) => {
    const file = join(folder, normalize(path === '/' ? '/index.html' : path))
    if (!file.startsWith(folder + sep) || path === '/_headers') return null
    const bytes = await readFile(file).catch(() => null)
    if (bytes === null) return null
    const type = MEDIA_TYPES[extname(file)] ?? 'application/octet-stream'
    return { bytes, headers: { ...headersFor(rules, path), 'Content-Type': type } }
  }
}

interface Rule {
  readonly path: string
  readonly headers: [string, string][]
}

/** The syntax of Cloudflare's `_headers`: a path, perhaps ending in `*`, then its headers indented. */
function parseHeaders(text: string): readonly Rule[] {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue
    if (!/^\s/.test(line)) rules.push({ path: line.trim(), headers: [] })
    else {
      const [, name, value] = /^\s*([^:]+):\s*(.*)$/.exec(line) ?? []
      if (name !== undefined && value !== undefined) rules.at(-1)?.headers.push([name, value.trim()])
    }
  }
  return rules
}

function headersFor(rules: readonly Rule[], path: string): Record<string, string> {
  const own = rules.filter((rule) =>
    rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
  )
  return Object.fromEntries(own.flatMap(({ headers }) => headers))
}
