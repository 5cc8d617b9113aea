import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { UnreadableDocument } from '@ficha/engine'
import { extract, type Runtime } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { median } from '../../cli/src/evaluate/score/metrics.ts'
import type { Network, NetworkName } from '../../engine/src/runtime/runtime.ts'
import { KINDS, PARTS } from '../evaluate/documents.ts'
import { openCaptures, openSheets, type Subject } from './ocr-subjects.ts'

/**
 * `npm run bench:ocr -- [--count 8] [--rounds 3] [--kind scan|photo [--part held-out]]`: how long the whole engine takes
 * from bytes to fields (WASM, one thread), and Tesseract 5 for the same pixels (native, one thread). Without `--kind`
 * an A4 page is read from a PNG at 200 dpi in grey, with it the documents of that kind with all their pages.
 * Processor time, which on a busy machine says more than the clock does; in the end the clock's too, as V8 compiles and
 * collects on threads of its own that a reading does not wait for. One round before them is not counted: what a
 * first reading costs more, while V8 compiles, is measured by `npm run bench:cold`.
 */
const { values: options } = parseArgs({
  options: {
    count: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '3' },
    kind: { type: 'string' },
    part: { type: 'string', default: 'held-out' },
  },
})
/** Tesseract's own default: it finds columns and blocks itself, as the engine does. */
const PSM = 3

/** Milliseconds of one reading: of the processor, and by the clock. */
interface Cost {
  readonly total: number
  readonly clock: number
}

type Times = Cost & Readonly<Record<NetworkName | 'runs', number>>

if (spawnSync('tesseract', ['--version']).error) {
  throw new Error('Tesseract is not installed; on Debian: apt-get install tesseract-ocr tesseract-ocr-por')
}
const host = nodeRuntime()
const subjects = await openSubjects(Number(options.count))
for (const subject of subjects) await readWithEngine(subject)

const costs: { readonly engine: Cost; readonly tesseract: Cost }[] = []
for (const subject of subjects) {
  const engine: Times[] = []
  const tesseract: Cost[] = []
  // In turns, so that what else the machine does burdens both alike.
  for (let round = 0; round < Number(options.rounds); round++) {
    engine.push(await readWithEngine(subject))
    tesseract.push(readWithTesseract(subject))
  }
  const [ours, theirs] = [medianCost(engine), medianCost(tesseract)]
  costs.push({ engine: ours, tesseract: theirs })
  const share = (part: (times: Times) => number) => median(engine.map(part)).toFixed(0)
  console.log(
    `${subject.id.padEnd(44)} engine ${ours.total.toFixed(0)} ms (detector ${share((t) => t.detector)}, ` +
      `recogniser ${share((t) => t.recogniser)}, handwriting ${share((t) => t.handwriting)} for ` +
      `${share((t) => t.runs)} cuts, reader ${share((t) => t.reader)}, the rest ` +
      `${share((t) => t.total - t.detector - t.recogniser - t.handwriting - t.reader)}), ` +
      `Tesseract ${theirs.total.toFixed(0)} ms`,
  )
}
console.log(`\n${subjects.length} documents, medians`)
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

async function openSubjects(count: number): Promise<Subject[]> {
  if (options.kind === undefined) return openSheets(count)
  const [kind] = KINDS.filter((one) => one === options.kind)
  const [part] = PARTS.filter((one) => one === options.part)
  if (!kind || !part) throw new RangeError(`no documents of kind ${options.kind} and part ${options.part}`)
  return openCaptures(part, kind, count, host)
}

async function readWithEngine({ type, files }: Subject): Promise<Times> {
  const spent = { detector: 0, recogniser: 0, handwriting: 0, reader: 0, runs: 0 }
  const timed: Runtime = {
    ...host,
    network: async (name) => stopwatch(await host.network(name), name, spent),
  }
  const [start, started] = [processorMs(), performance.now()]
  try {
    await extract(files, type, timed)
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
    handwriting: spent.handwriting * share,
    reader: spent.reader * share,
    runs: spent.runs,
  }
}

function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function readWithTesseract({ pictures }: Subject): Cost {
  const costs = pictures.map(readPicture)
  const sum = (part: (cost: Cost) => number) => costs.reduce((total, cost) => total + part(cost), 0)
  return { total: sum((cost) => cost.total), clock: sum((cost) => cost.clock) }
}

/** Processor time as the shell that started it tells it. */
function readPicture(png: Uint8Array): Cost {
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
  spent: Record<NetworkName | 'runs', number>,
): Network {
  return {
    ...network,
    async run(pixels) {
      const start = performance.now()
      const given = await network.run(pixels)
      spent[name] += performance.now() - start
      if (name === 'recogniser' || name === 'handwriting') spent.runs += 1
      return given
    },
  }
}
