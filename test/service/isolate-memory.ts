import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'undici'
import { groupsOf, type Place, processesOf } from './service.ts'

/** What V8 counts of one isolate: its heap, and the buffers behind its arrays. The limit of 128 MB is one of the two together. */
interface HeapUsage {
  readonly totalSize: number
  readonly embedderHeapUsedSize: number
  readonly backingStorageSize: number
}

export interface MemoryWatch {
  /** The most bytes that the isolate was seen to hold since the last call, garbage included. */
  readonly peak: () => number
  readonly stop: () => Promise<void>
}

const PAUSE_MS = 2

/** Look at the memory of the API's isolate every few milliseconds, by the inspector of its workerd. Needs Linux. */
export async function watchMemory(place: Place): Promise<MemoryWatch> {
  let session = await openSession(await findInspector(place))
  let [peak, isStopped] = [0, false]
  const look = async () => {
    while (!isStopped) {
      const usage = await session.ask<HeapUsage>('Runtime.getHeapUsage')
      if (usage === null) {
        // Wrangler has a session of its own, and a new one ends the other.
        session = await openSession(await findInspector(place))
        continue
      }
      peak = Math.max(peak, usage.totalSize + usage.embedderHeapUsedSize + usage.backingStorageSize)
      await pause(PAUSE_MS)
    }
  }
  const looking = look()
  // Told by `stop`.
  looking.catch(() => {})
  return {
    peak() {
      const found = peak
      peak = 0
      return found
    },
    async stop() {
      isStopped = true
      await looking
      session.close()
    },
  }
}

interface Session {
  /** @returns null when the session ended before the answer */
  readonly ask: <T>(method: string) => Promise<T | null>
  readonly close: () => void
}

async function openSession(address: string): Promise<Session> {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (answer: { readonly result?: unknown } | null) => void>()
  let count = 0
  socket.onmessage = ({ data }) => {
    const answer: { id: number; result?: unknown } = JSON.parse(String(data))
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  }
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error(`no inspector at ${address}`))
  })
  socket.onclose = () => {
    for (const end of waiting.values()) end(null)
    waiting.clear()
  }
  return {
    async ask<T>(method: string) {
      if (socket.readyState !== WebSocket.OPEN) return null
      const id = ++count
      const answer = new Promise<{ readonly result?: unknown } | null>((resolve) => waiting.set(id, resolve))
      socket.send(JSON.stringify({ id, method }))
      return ((await answer)?.result ?? null) as T | null
    },
    close: () => socket.close(),
  }
}

/** Each workerd has an inspector, at a port that nobody is told. */
async function findInspector(place: Place): Promise<string> {
  const api = groupsOf(place).at(-1) ?? 0
  const workerds = processesOf([api]).filter(({ command }) => command.includes('workerd'))
  for (const port of workerds.flatMap(({ pid }) => portsOf(pid))) {
    const address = await fetch(`http://127.0.0.1:${port}/json`, { signal: AbortSignal.timeout(2000) })
      .then((response) => response.json() as Promise<{ id: string; webSocketDebuggerUrl: string }[]>)
      .then((targets) => targets.find(({ id }) => id === 'core:user:ficha')?.webSocketDebuggerUrl)
      .catch(() => undefined)
    if (address !== undefined) return address
  }
  throw new Error('the API has no inspector')
}

/** Where a process listens, as /proc has it. */
function portsOf(pid: number): number[] {
  const sockets = new Set(
    readdirSync(`/proc/${pid}/fd`).map(
      (fd) => /^socket:\[(\d+)\]$/.exec(linkOf(`/proc/${pid}/fd/${fd}`))?.[1],
    ),
  )
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === '0A' && sockets.has(inode))
    .map(([, address]) => Number.parseInt(address?.split(':')[1] ?? '', 16))
}

function linkOf(path: string): string {
  try {
    return readlinkSync(path)
  } catch {
    return ''
  }
}
