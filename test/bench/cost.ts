/**
 * What a document costs: D1, R2 and queue operations as counted in workerd (test/worker/cost.test.ts), the CPU time of
 * the local service's Workers, and a list of prices.
 *
 *   npm run cost [-- --documents 20]
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { documentFile } from '../documents/pictures.ts'
import { fetchEnded, upload } from '../service/client.ts'
import {
  groupsOf,
  newPlace,
  processesOf,
  ROOT,
  removePlace,
  type Service,
  startService,
  stopService,
} from '../service/service.ts'
import type { Operations } from '../worker/operations.ts'
import { type Charged, DOLLARS_PER_MILLION, PRICES_AS_OF } from './prices.ts'

const { values: options } = parseArgs({ options: { documents: { type: 'string', default: '20' } } })
const documents = Number(options.documents)
/** Upload, one fetch that waits for the end, and the batch with which the queue calls the API. */
const REQUESTS = 3
const OPERATIONS_PER_MESSAGE = 3
/** Of Linux: /proc counts in hundredths of a second. */
const MS_PER_TICK = 10

const KINDS = [
  { name: 'digital PDFs', file: '51-ibama-lo-rectified.pdf', type: '51' },
  { name: 'photos', file: '23-code-and-link-aunt-photo.jpg', type: '23' },
] as const

const operations = countOperations()
const place = await newPlace()
const service = await startService(place)
try {
  process.stdout.write(`One document: ${JSON.stringify(operations)}\n`)
  for (const { name, file, type } of KINDS) {
    const bytes = readFileSync(await documentFile(file))
    const cpuMs = await measureCpu(service, bytes, type)
    printCost(name, cpuMs)
  }
} finally {
  await stopService(service)
  removePlace(place)
}

function countOperations(): Operations {
  const args = ['vitest', 'run', '--project=worker', 'test/worker/cost.test.ts', '--silent=false']
  const done = spawnSync('npx', args, { cwd: ROOT, encoding: 'utf8' })
  const counted = /COST (\{.*\})/.exec(done.stdout)?.[1]
  if (counted === undefined) throw new Error(`nothing was counted:\n${done.stdout}${done.stderr}`)
  return JSON.parse(counted)
}

/** CPU time of a document over all Workers, in ms: without the first, which pays for a cold start. */
async function measureCpu(running: Service, bytes: Uint8Array, type: string): Promise<number> {
  const one = async () => {
    const sent = await upload(running, bytes, type)
    const { body } = await fetchEnded(running, sent.body['id'], 120)
    if (body['status'] !== 1) throw new Error(`status ${String(body['status'])} instead of FINISHED`)
  }
  await one()
  const before = cpuTicks(running)
  for (let i = 0; i < documents; i++) await one()
  return ((cpuTicks(running) - before) * MS_PER_TICK) / documents
}

/** Of all workerds of the service, user and system. @see proc(5), /proc/[pid]/stat, fields 14 and 15 */
function cpuTicks(running: Service): number {
  const workers = processesOf(groupsOf(running.place)).filter(({ command }) => command.includes('workerd'))
  return workers.reduce((sum, { pid }) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return sum + Number(fields[11]) + Number(fields[12])
  }, 0)
}

function printCost(name: string, cpuMs: number): void {
  const amounts: Readonly<Record<Charged, number>> = {
    requests: REQUESTS,
    cpuMs,
    d1RowsRead: operations.d1.rowsRead,
    d1RowsWritten: operations.d1.rowsWritten,
    r2ClassA: operations.r2.classA,
    r2ClassB: operations.r2.classB,
    queueOperations: operations.messages * OPERATIONS_PER_MESSAGE,
  }
  let sum = 0
  process.stdout.write(`\n1,000 ${name}, prices of ${PRICES_AS_OF}\n`)
  for (const [what, amount] of Object.entries(amounts)) {
    const dollars = (amount * 1000 * DOLLARS_PER_MILLION[what as Charged]) / 1_000_000
    sum += dollars
    process.stdout.write(
      `  ${what.padEnd(16)}${amount.toFixed(0).padStart(8)} a document  ${dollars.toFixed(4)} $\n`,
    )
  }
  process.stdout.write(`  ${'together'.padEnd(16)}${''.padStart(8)}             ${sum.toFixed(4)} $\n`)
}
