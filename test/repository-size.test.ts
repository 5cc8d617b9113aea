import { execFileSync } from 'node:child_process'
import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const MEGABYTE = 1_000_000
/** A clone is small: what can be made from what is committed is not. 7 of these are the reader's, 18 documents of other authors. */
const BYTES_MAX = 56 * MEGABYTE

test('the tracked files have at most 56 MB together', () => {
  const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  const sizes = names
    .filter((name) => name !== '')
    .map((name) => ({ name, bytes: lstatSync(join(ROOT, name), { throwIfNoEntry: false })?.size ?? 0 }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
  const list = largest.map(({ name, bytes }) => `${(bytes / MEGABYTE).toFixed(2)} ${name}`).join(', ')
  const text = `${(total / MEGABYTE).toFixed(1)} MB in ${sizes.length} tracked files; the largest: ${list}`
  // Past the reporter, which hides what passing tests print.
  process.stdout.write(`${text}\n`)
  expect(total, text).toBeLessThanOrEqual(BYTES_MAX)
})
