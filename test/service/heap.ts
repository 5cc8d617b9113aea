import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { groupsOf, type Place, processesOf } from './service.ts'

const WATCH = fileURLToPath(new URL('heap-watch.mjs', import.meta.url))
const API_ISOLATE = 'core:user:ficha'
const LISTENS = '0A'

/** Only Linux says which ports a process listens at without another program. */
export const canWatchHeap = existsSync('/proc/net/tcp')

/** The peak of the API isolate's memory, JavaScript and buffers, while something is done. */
export async function peakOf(place: Place, work: () => Promise<void>): Promise<number> {
  const address = `${await inspectorOf(place)}/${API_ISOLATE}`
  const watch = spawn(process.execPath, ['--experimental-websocket', '--no-warnings', WATCH, address], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: watch.stdout })[Symbol.asyncIterator]()
  await lines.next()
  try {
    await work()
  } finally {
    watch.stdin.end()
  }
  return Number((await lines.next()).value)
}

async function inspectorOf(place: Place): Promise<string> {
  const workerds = processesOf([groupsOf(place).at(-1) ?? 0]).filter(({ command }) =>
    command.includes('workerd'),
  )
  for (const port of workerds.flatMap(({ pid }) => portsOf(pid))) {
    const targets = await fetch(`http://127.0.0.1:${port}/json`)
      .then((answer) => answer.text())
      .catch(() => '')
    if (targets.includes(`"id":"${API_ISOLATE}"`)) return `ws://127.0.0.1:${port}`
  }
  throw new Error('no workerd has an inspector of the API')
}

/** Local ports, in hexadecimal behind the address, of the sockets that a process has open. */
function portsOf(pid: number): number[] {
  const folder = `/proc/${pid}/fd`
  const sockets = readdirSync(folder).map((name) => readlinkSync(join(folder, name)))
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === LISTENS && sockets.includes(`socket:[${inode}]`))
    .map(([, local]) => Number.parseInt(local?.split(':')[1] ?? '', 16))
}
