import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { extract } from '@ficha/engine/parts'
import { nodeRuntime } from '@ficha/engine/parts/node'
import { encode as encodePng } from 'fast-png'
import { median } from '../../cli/src/evaluate/score/metrics.ts'
import { rasterise } from '../documents/generator/capture/rasterise.ts'
import { fetchEnded, upload } from '../service/client.ts'
import { newPlace, removePlace, type Service, startService, stopService } from '../service/service.ts'

/**
 * `npm run bench:cold -- [--rounds 6]`: what the first reading of an A4 scan costs more than later ones, in a fresh
 * process of Node and in the local service's workerd. On a busy machine processor time says more than the clock.
 */
const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '6' }, child: { type: 'boolean', default: false } },
})
const DOCUMENT = new URL('../documents/tuning/documents/51-ibama-lo-rectified.pdf', import.meta.url)
const DPI = 200
const SECONDS_MAX = 120
/** USER_HZ, which Linux promises to programs. */
const MS_PER_TICK = 10

interface Times {
  readonly clock: number
  readonly processor: number
}

if (options.child) {
  const times = await readInThisProcess()
  process.stdout.write(JSON.stringify(times))
} else {
  report('Node', readInFreshProcess())
  report('workerd', await readInService())
}

/** A process of its own: this one has compiled what the other must. */
function readInFreshProcess(): Times[] {
  const self = fileURLToPath(import.meta.url)
  const { status, stdout } = spawnSync(
    process.execPath,
    [...process.execArgv, self, '--child', '--rounds', options.rounds],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  if (status !== 0) throw new Error(`a fresh process ended with ${status}`)
  return JSON.parse(stdout)
}

async function readInThisProcess(): Promise<Times[]> {
  const scan = await makeScan()
  const runtime = nodeRuntime()
  const times: Times[] = []
  for (let round = 0; round < Number(options.rounds); round++) {
    const [clock, processor] = [performance.now(), process.cpuUsage()]
    await extract([scan], 51, runtime)
    const { user, system } = process.cpuUsage(processor)
    times.push({ clock: performance.now() - clock, processor: (user + system) / 1000 })
  }
  return times
}

/** From upload to FINISHED, as a client sees it; the same scan each time. */
async function readInService(): Promise<Times[]> {
  const scan = await makeScan()
  const place = await newPlace()
  const service = await startService(place)
  const times: Times[] = []
  try {
    for (let round = 0; round < Number(options.rounds); round++) {
      const [clock, processor] = [performance.now(), workerdProcessorMs(service)]
      const { body } = await upload(service, scan, '51')
      const ended = await fetchEnded(service, body['id'], SECONDS_MAX)
      if (ended.body['status'] !== 1) throw new Error(`status ${ended.body['status']} instead of FINISHED`)
      times.push({
        clock: performance.now() - clock,
        processor: workerdProcessorMs(service) - processor,
      })
    }
  } finally {
    await stopService(service)
    removePlace(place)
  }
  return times
}

async function makeScan(): Promise<Uint8Array> {
  const [raster] = await rasterise(await readFile(DOCUMENT), DPI, 1, [0])
  if (!raster) throw new RangeError('the document has no page')
  const { width, height, data } = raster
  return encodePng({ width, height, data, channels: 1 })
}

function report(host: string, [first, ...later]: readonly Times[]): void {
  if (!first) throw new RangeError('not one reading')
  const line = (part: keyof Times) => {
    const warm = median(later.map((times) => times[part]))
    return `first ${first[part].toFixed(0)} ms, later ${warm.toFixed(0)} ms, ${(first[part] - warm).toFixed(0)} ms more`
  }
  console.log(`${host.padEnd(8)} processor: ${line('processor')}; clock: ${line('clock')}`)
}

/** Of all workerd processes below the service, from /proc; 0 where there is none. */
function workerdProcessorMs(service: Service): number {
  const processes = readdirSync('/proc', { withFileTypes: true }).flatMap(({ name }) => {
    const stat = /^\d+$/.test(name) ? readStat(name) : null
    return stat ? [stat] : []
  })
  const family = new Set([service.process.pid])
  // Children have higher numbers than their parents, unless numbers have begun anew: twice is enough.
  for (let round = 0; round < 2; round++) {
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
  }
  return processes
    .filter(({ pid, command }) => family.has(pid) && command === 'workerd')
    .reduce((sum, { ticks }) => sum + ticks * MS_PER_TICK, 0)
}

/** @see proc_pid_stat(5) */
function readStat(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const after = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      pid: Number(pid),
      parent: Number(after[1]),
      command: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
      ticks: Number(after[11]) + Number(after[12]),
    }
  } catch {
    // It has ended since it was listed.
    return null
  }
}
