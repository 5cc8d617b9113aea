// How large the tree is: `node scripts/tree-size.mjs [COMMIT …]` measures what is staged or committed now and, beside it,
// what was tracked at other commits. Plain JavaScript with Node's own modules and git.
import { execFileSync } from 'node:child_process'

const MEGABYTE = 1_000_000
const commits = process.argv.slice(2)
// The index as a tree, so that one way of asking serves both.
const now = git('write-tree').trim()
const columns = [...commits.map((commit) => [commit, commit]), ['now', now]]

const rows = {}
for (const [name, tree] of columns) rows[name] = measures(tree)
console.table(rows)

function measures(tree) {
  const sizes = git('ls-tree', '-r', '-l', tree)
    .split('\n')
    .map((line) => Number(line.split(/\s+/)[3]))
    .filter((size) => Number.isFinite(size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return {
    'tracked MB': Number((bytes / MEGABYTE).toFixed(2)),
    files: sizes.length,
    'test documents MB': Number((bytesUnder(tree, 'test/documents') / MEGABYTE).toFixed(2)),
    'TypeScript in test documents, lines': lines(tree, 'test/documents/*.ts'),
    'Python of the reader’s training, lines': lines(tree, 'models/training/ficha_train/reader/*.py'),
  }
}

function bytesUnder(tree, folder) {
  const listed = git('ls-tree', '-r', '-l', tree, '--', folder).trimEnd()
  if (listed === '') return 0
  return listed.split('\n').reduce((sum, line) => sum + Number(line.split(/\s+/)[3]), 0)
}

/** A pattern's `*` holds slashes too. */
function lines(tree, pattern) {
  try {
    const counted = git('grep', '-c', '', tree, '--', pattern).trimEnd().split('\n')
    return counted.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(':') + 1)), 0)
  } catch {
    // git says so with an error when nothing matches.
    return 0
  }
}

function git(...args) {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 28 })
}
