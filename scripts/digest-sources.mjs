import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './start-install.mjs'

const NOT_SOURCES = new Set(['dist', 'node_modules', 'training', 'samples', 'audit'])

/**
 * Of contents: dates of files say less.
 *
 * @param {readonly string[]} sources files and folders of the repository
 */
export function digestSources(sources) {
  const digest = createHash('sha256')
  for (const source of sources) add(join(ROOT, source))
  return digest.digest('hex')

  function add(path) {
    let names
    try {
      names = readdirSync(path)
    } catch {
      digest.update(path).update(readFileSync(path))
      return
    }
    for (const name of names.sort()) {
      if (!NOT_SOURCES.has(name) && !name.endsWith('.tsbuildinfo')) add(join(path, name))
    }
  }
}
