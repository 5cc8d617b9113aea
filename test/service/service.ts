import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const READY_MS_MAX = 240_000

/** A folder for one service's state, and a port that nobody uses. */
export interface Place {
  readonly folder: string
  readonly port: number
}

export async function newPlace(): Promise<Place> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { folder: mkdtempSync(join(tmpdir(), 'ficha-service-')), port: address.port }
}

export function removePlace(place: Place): void {
  rmSync(place.folder, { recursive: true, force: true })
}

export interface Service {
  readonly base: string
  readonly place: Place
  readonly key: string
  /** What `npm start` printed. */
  readonly printed: () => string
  readonly process: ChildProcess
}

/** `npm start`, until it has printed how to use the service; what does not get there is stopped. */
export async function startService(place: Place): Promise<Service> {
  const { child, printed } = spawnStart(place)
  try {
    await untilUsable(child, printed)
  } catch (cause) {
    await interrupt(child)
    throw new Error(`not started:\n${printed()}`, { cause })
  }
  const key = readFileSync(join(place.folder, 'api-key'), 'utf8').trim()
  return { base: `http://localhost:${place.port}`, place, key, printed, process: child }
}

async function untilUsable(child: ChildProcess, printed: () => string): Promise<void> {
  const signal = AbortSignal.timeout(READY_MS_MAX)
  while (!printed().includes('Fetch it')) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`)
    await Promise.race([once(child.stdout ?? child, 'data', { signal }), once(child, 'close', { signal })])
  }
}

export function spawnStart(place: Place): { child: ChildProcess; printed: () => string } {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'scripts/start.mjs'), '--port', String(place.port), '--folder', place.folder],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return { child, printed: () => text }
}

/** Ctrl-C. */
export async function stopService(service: Service): Promise<number | null> {
  await interrupt(service.process)
  return service.process.exitCode
}

async function interrupt(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill('SIGINT')) await once(child, 'exit')
}

/** The power goes out: everything ends at once, nobody gets to say anything. */
export async function killService(service: Service): Promise<void> {
  const groups = groupsOf(service.place)
  service.process.kill('SIGKILL')
  for (const group of groups) killGroup(group)
  if (service.process.exitCode === null && service.process.signalCode === null)
    await once(service.process, 'exit')
}

/** Groups end with their supervisor as well, so that this may come too late. */
function killGroup(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

const WORKERS = ['inspector', 'reader', 'api'] as const

/** The process groups of the three Workers, each with its wrangler and workerds. */
export function groupsOf(place: Place): number[] {
  const file = join(place.folder, 'service.pid')
  if (!existsSync(file)) throw new Error('no service in this folder')
  const { groups }: { groups: { pid: number }[] } = JSON.parse(readFileSync(file, 'utf8'))
  return groups.map(({ pid }) => pid)
}

/** Kill the workerds of one Worker, which its wrangler does not notice. */
export function killWorkerd(place: Place, worker: (typeof WORKERS)[number]): void {
  const group = groupsOf(place)[WORKERS.indexOf(worker)]
  if (group === undefined) throw new Error(`no ${worker} is running`)
  for (const { pid, command } of processesOf([group])) {
    if (command.includes('workerd')) process.kill(pid, 'SIGKILL')
  }
}

/** Living processes of some groups, by the name of their command; what has ended but was not reaped is not one. */
export function processesOf(groups: readonly number[]): { readonly pid: number; readonly command: string }[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,pid=,stat=,comm='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid, , stat]) => groups.includes(Number(pgid)) && !stat?.startsWith('Z'))
    .map(([, pid, , command]) => ({ pid: Number(pid), command: command ?? '' }))
}

/** The `keys` command against a service's database. */
export async function runKeys(place: Place, args: readonly string[]): Promise<Record<string, unknown>> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/keys.ts', ...args, '--persist-to', join(place.folder, 'state'), '--json'],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  await once(child, 'close')
  if (child.exitCode !== 0) throw new Error(`keys ${args[0]} failed`)
  return JSON.parse(text)
}
