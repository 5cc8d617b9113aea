import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { UnreadableDocument } from '@ficha/engine'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { median } from '../../engine/src/geometry.ts'
import { parsePages } from '../../engine/src/pages.ts'
import { readPages } from '../../engine/src/read-pages.ts'
import { sharedWords, wordsOf } from './word-bags.ts'

/**
 * `npm run corpora -- FOLDER [--every 10] [--pages 2]`: every file of a folder and of those in it, in one process, as a
 * stranger's corpus is run in an evening. Of each file one line: outcome, time of the processor, memory of the process,
 * and of a PDF the words that poppler's `pdftotext` finds too, where it is installed. Files of their own stay where they
 * are: nothing is written.
 */
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, pages: { type: 'string', default: '2' } },
})
const [folder] = positionals
if (!folder) throw new Error('say which folder: npm run corpora -- FOLDER')
const every = Number(options.every)
const pagesMax = Number(options.pages)
const hasPoppler = !spawnSync('pdftotext', ['-v']).error

interface Row {
  readonly kind: string
  readonly outcome: string
  readonly ms: number
  /** Of the words of either side, as counts: those both have, ours and poppler's. */
  readonly words: readonly [shared: number, ours: number, theirs: number] | null
}

const runtime = nodeRuntime()
const rows: Row[] = []
for (const [i, path] of [...filesIn(folder)].entries()) {
  if (i % every !== 0) continue
  const row = await run(path)
  rows.push(row)
  const [shared, ours, theirs] = row.words ?? []
  const text = row.words ? ` recall ${share(shared, theirs)} precision ${share(shared, ours)}` : ''
  const mib = Math.round(process.memoryUsage().rss / 2 ** 20)
  console.log(`${relative(folder, path)}: ${row.outcome}, ${Math.round(row.ms)} ms, ${mib} MiB${text}`)
}
for (const kind of [...new Set(rows.map((row) => row.kind))].sort())
  summarise(
    kind,
    rows.filter((row) => row.kind === kind),
  )
console.log(`peak of the process: ${Math.round(process.resourceUsage().maxRSS / 1024)} MiB`)

function* filesIn(parent: string): Generator<string> {
  for (const name of readdirSync(parent).sort()) {
    const path = join(parent, name)
    const found = statSync(path, { throwIfNoEntry: false })
    if (found?.isDirectory()) yield* filesIn(path)
    else if (found?.isFile()) yield path
  }
}

async function run(path: string): Promise<Row> {
  const kind = extname(path).toLowerCase() || 'no extension'
  const started = process.cpuUsage()
  const spent = () => process.cpuUsage(started).user / 1000
  try {
    const bytes = new Uint8Array(readFileSync(path))
    const { pages } = await readAtMost(bytes)
    const ms = spent()
    const lines = pages.flatMap((page) => page.lines.map(({ text }) => text))
    const isDigital = pages.every((page) => page.lines.every(({ source }) => source === 'text-layer'))
    const theirs = hasPoppler && kind === '.pdf' && isDigital ? popplerWords(path, pages.length) : null
    const ours = wordsOf(lines.join(' '))
    const words = theirs && ([sharedWords(ours, theirs), ours.length, theirs.length] as const)
    return { kind, outcome: `read, ${lines.length} lines`, ms, words }
  } catch (error) {
    const isRefusal = error instanceof UnreadableDocument
    const outcome = isRefusal ? `refused, ${error.code}` : `OUR ERROR ${String(error).slice(0, 200)}`
    return { kind, outcome, ms: spent(), words: null }
  }
}

/** The first pages: how many there are is known only when a file is open. */
async function readAtMost(bytes: Uint8Array) {
  for (let count = pagesMax; count > 1; count--) {
    try {
      return await readPages([bytes], runtime, { pages: parsePages(`1-${count}`) })
    } catch (error) {
      if (!(error instanceof UnreadableDocument) || error.code !== 'page_out_of_range') throw error
    }
  }
  return readPages([bytes], runtime, { pages: parsePages('1') })
}

function popplerWords(path: string, pages: number): string[] | null {
  const found = spawnSync('pdftotext', ['-l', String(pages), path, '-'], {
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 2 ** 26,
  })
  return found.status === 0 ? wordsOf(found.stdout) : null
}

function summarise(kind: string, own: readonly Row[]): void {
  const counts = new Map<string, number>()
  for (const { outcome } of own) {
    const name = outcome.replace(/, \d+ lines$/, '')
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const sum = (i: 0 | 1 | 2) => own.reduce((total, { words }) => total + (words?.[i] ?? 0), 0)
  const times = own.map(({ ms }) => ms)
  const outcomes = [...counts].map(([name, count]) => `${name} ${count}`).join('; ')
  const text = sum(2) > 0 ? `; recall ${share(sum(0), sum(2))}, precision ${share(sum(0), sum(1))}` : ''
  const slowest = Math.round(Math.max(...times))
  console.log(
    `${kind}: ${own.length} files; ${outcomes}; median ${Math.round(median(times))} ms, slowest ${slowest} ms${text}`,
  )
}

function share(part = 0, whole = 0): string {
  return whole === 0 ? '–' : (part / whole).toFixed(3)
}
