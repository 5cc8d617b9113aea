import { spawnSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { DOCUMENT_TYPES, extract, type Runtime, UnreadableDocument } from '@ficha/engine'
import { nodeRuntime } from '@ficha/engine/node'
import { encode as encodePng } from 'fast-png'
import type { Network, NetworkName } from '../../engine/src/runtime/runtime.ts'
import { rasterise } from '../documents/generator/capture/rasterise.ts'
import { median } from '../evaluate/metrics.ts'

/**
 * `npm run bench:ocr -- [--pages 8] [--rounds 3]`: how long the whole engine takes for an A4 scan (from the bytes of a
 * PNG at 200 dpi in grey to fields; WASM, one thread), and Tesseract 5 for the same pixels (native, one thread).
 * Processor time, which on a busy machine says more than the clock does; in the end the clock's too, as V8 compiles and
 * collects on threads of its own that a reading does not wait for. One round before them is not counted: what a
 * first reading costs more, while V8 compiles, is measured by `npm run bench:cold`.
 */
const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: '8' }, rounds: { type: 'string', default: '3' } },
})
const DOCUMENTS = new URL('../documents/tuning/documents/', import.meta.url)
const DPI = 200
/** Tesseract's own default: it finds columns and blocks itself, as the engine does. */
const PSM = 3

interface Page {
  readonly id: string
  readonly type: (typeof DOCUMENT_TYPES)[number]
  readonly png: Uint8Array
}

/** Milliseconds of one reading: of the processor, and by the clock. */
interface Cost {
  readonly total: number
  readonly clock: number
}

interface Times extends Cost {
  readonly detector: number
  readonly recogniser: number
  readonly runs: number
}

if (spawnSync('tesseract', ['--version']).error) {
  throw new Error('Tesseract is not installed; on Debian: apt-get install tesseract-ocr tesseract-ocr-por')
}
const pages = await openPages(Number(options.pages))
const host = nodeRuntime()
for (const page of pages) await readWithEngine(page)

const costs: { readonly engine: Cost; readonly tesseract: Cost }[] = []
for (const page of pages) {
  const engine: Times[] = []
  const tesseract: Cost[] = []
  // In turns, so that what else the machine does burdens both alike.
  for (let round = 0; round < Number(options.rounds); round++) {
    engine.push(await readWithEngine(page))
    tesseract.push(readWithTesseract(page.png))
  }
  const [ours, theirs] = [medianCost(engine), medianCost(tesseract)]
  costs.push({ engine: ours, tesseract: theirs })
  const share = (part: (times: Times) => number) => median(engine.map(part)).toFixed(0)
  console.log(
    `${page.id.padEnd(44)} engine ${ours.total.toFixed(0)} ms (detector ${share((t) => t.detector)}, ` +
      `recogniser ${share((t) => t.recogniser)} for ${share((t) => t.runs)} lines, the rest ` +
      `${share((t) => t.total - t.detector - t.recogniser)}), Tesseract ${theirs.total.toFixed(0)} ms`,
  )
}
console.log(`\n${pages.length} pages, medians`)
console.log(`processor  ${summary((cost) => cost.total)}`)
console.log(`clock      ${summary((cost) => cost.clock)}`)

function summary(part: (cost: Cost) => number): string {
  const ratios = costs.map(({ engine, tesseract }) => part(engine) / part(tesseract))
  const ms = (who: 'engine' | 'tesseract') => median(costs.map((cost) => part(cost[who]))).toFixed(0)
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`
  return `engine ${ms('engine')} ms, Tesseract ${ms('tesseract')} ms, ratio ${median(ratios).toFixed(2)} (${range})`
}

function medianCost(all: readonly Cost[]): Cost {
  return { total: median(all.map(({ total }) => total)), clock: median(all.map(({ clock }) => clock)) }
}

/** First pages of digital tuning documents, evenly chosen. */
async function openPages(count: number): Promise<Page[]> {
  const names = (await readdir(DOCUMENTS)).filter((name) => name.endsWith('.json')).sort()
  const digital: string[] = []
  for (const name of names) {
    const facts: { id: string; source: string } = JSON.parse(await readFile(new URL(name, DOCUMENTS), 'utf8'))
    if (facts.source === 'digital') digital.push(facts.id)
  }
  const step = Math.max(1, Math.floor(digital.length / count))
  const chosen = digital.filter((_, i) => i % step === 0).slice(0, count)
  return Promise.all(chosen.map(openPage))
}

async function openPage(id: string): Promise<Page> {
  const [raster] = await rasterise(await readFile(new URL(`${id}.pdf`, DOCUMENTS)), DPI, 1, [0])
  const type = DOCUMENT_TYPES.find((known) => id.startsWith(String(known)))
  if (!raster || type === undefined) throw new RangeError(`${id} is no document with pages`)
  const { width, height, data } = raster
  return { id, type, png: encodePng({ width, height, data, channels: 1 }) }
}

async function readWithEngine({ type, png }: Page): Promise<Times> {
  const spent = { detector: 0, recogniser: 0, runs: 0 }
  const timed: Runtime = {
    ...host,
    network: async (name) => stopwatch(await host.network(name), name, spent),
  }
  const [start, started] = [processorMs(), performance.now()]
  try {
    await extract([png], type, timed)
  } catch (error) {
    // A first page alone need not be the whole document: what counts is that it was read.
    if (!(error instanceof UnreadableDocument)) throw error
  }
  const [total, clock] = [processorMs() - start, performance.now() - started]
  // Asking for processor time costs as much as reading a short line: the parts are shares of the clock's time.
  const share = total / clock
  return {
    total,
    clock,
    detector: spent.detector * share,
    recogniser: spent.recogniser * share,
    runs: spent.runs,
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Processor time as the shell that started it tells it. */
function readWithTesseract(png: Uint8Array): Cost {
  const start = performance.now()
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `tesseract - - -l por --psm ${PSM} 2>/dev/null; times >&2`],
    {
      input: png,
      env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  )
  const clock = performance.now() - start
  // Two lines, the shell's own times and its children's: 0m1.234000s for the user, then for the system.
  const children = [...stderr.toString('utf8').matchAll(/(\d+)m([\d.]+)s/g)].slice(-2)
  if (status !== 0 || children.length < 2) throw new Error(`tesseract ended with ${status}`)
  const total = children.reduce(
    (sum, [, minutes, seconds]) => sum + 60_000 * Number(minutes) + 1000 * Number(seconds),
    0,
  )
  return { total, clock }
}

function stopwatch(
  network: Network,
  name: NetworkName,
  spent: { detector: number; recogniser: number; runs: number },
): Network {
  return {
    ...network,
    async run(pixels) {
      const start = performance.now()
      const given = await network.run(pixels)
      spent[name] += performance.now() - start
      if (name === 'recogniser') spent.runs += 1
      return given
    },
  }
}
