import { execFileSync } from 'node:child_process'
import { lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const MEGABYTE = 1_000_000
/** A clone is small: what can be made from what is committed is not. 7 of these are test documents in archives. */
const BYTES_MAX = 25 * MEGABYTE
const FILES_MAX = 3500
/** What draws test documents goes when its documents are packed. */
const DOCUMENT_LINES_MAX = 10_000

const names = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' })
  .split('\0')
  .filter((name) => name !== '')

test('the tracked files have at most 25 MB together, and are at most 3,500', () => {
  const sizes = names.map((name) => ({
    name,
    bytes: lstatSync(join(ROOT, name), { throwIfNoEntry: false })?.size ?? 0,
  }))
  const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
  const largest = sizes.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
  const list = largest.map(({ name, bytes }) => `${(bytes / MEGABYTE).toFixed(2)} ${name}`).join(', ')
  const text = `${(total / MEGABYTE).toFixed(1)} MB in ${sizes.length} tracked files; the largest: ${list}`
  // Past the reporter, which hides what passing tests print.
  process.stdout.write(`${text}\n`)
  expect(total, text).toBeLessThanOrEqual(BYTES_MAX)
  expect(sizes.length, text).toBeLessThanOrEqual(FILES_MAX)
})

test('test documents have at most 10,000 lines of TypeScript', () => {
  const sources = names.filter((name) => name.startsWith('test/documents/') && name.endsWith('.ts'))
  const lines = sources.map((name) => readFileSync(join(ROOT, name), 'utf8').split('\n').length - 1)
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(DOCUMENT_LINES_MAX)
})
