// One Worker of the service: a `wrangler dev` in a process group of its own, with the workerd that it starts.
import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { LOCAL_ENV, ROOT } from './start-install.mjs'

const WRANGLER_MAIN = join(ROOT, 'node_modules/wrangler/wrangler-dist/cli.js')
const END_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/end-with-parent.mjs')).href
const STOP_MS_MAX = 5_000
/** Wrangler replaces workerd within this time when a source file has changed. */
const RELOAD_MS_MAX = 5_000
const POLL_MS = 100

/**
 * @param worker {name, config, port, state, args, givesWay}: `state` is the folder of its D1 and R2; one that gives way
 *   gets the processor when the others leave it
 * @param registry the folder in which the Workers of this service find each other
 */
export function startWorker(worker, registry, log) {
  const entry = join(registry, worker.name)
  rmSync(entry, { force: true })
  const child = spawn(
    process.execPath,
    [
      ...['--no-warnings', '--experimental-vm-modules', '--import', END_WITH_PARENT, WRANGLER_MAIN, 'dev'],
      ...['-c', worker.config, '--persist-to', worker.state, '--port', String(worker.port)],
      ...['--inspector-port', '0', '--show-interactive-dev-session=false', ...worker.args],
    ],
    {
      cwd: ROOT,
      env: { ...LOCAL_ENV, WRANGLER_REGISTRY_PATH: registry },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
    },
  )
  if (worker.givesWay && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', log.write)
  child.stdin.on('error', () => {})
  let hasExited = false
  const exited = new Promise((resolve) => {
    child.on('exit', () => {
      hasExited = true
      resolve()
    })
  })
  return {
    pid: child.pid,
    /** Resolves when workerd listens; rejects when wrangler ends before, or takes too long. */
    async listening(timeoutMs) {
      const deadline = Date.now() + timeoutMs
      while (!(await connect(entry))) {
        if (hasExited || Date.now() > deadline)
          throw new Error(`${worker.name} did not start. The end of its log:\n${log.tail()}`)
        await sleep(POLL_MS)
      }
    },
    /** Resolves when wrangler or its workerd has ended, which wrangler does not notice itself. */
    gone: () => Promise.race([exited, workerdGone(entry)]),
    async stop() {
      signalGroup(child, 'SIGTERM')
      await Promise.race([exited, sleep(STOP_MS_MAX, undefined, { ref: false })])
      signalGroup(child, 'SIGKILL')
      await exited
    },
  }
}

/** A connection to workerd closes when workerd ends, however busy or silent it was before. */
async function workerdGone(entry) {
  let missedAt = Date.now()
  while (Date.now() - missedAt < RELOAD_MS_MAX) {
    const socket = await connect(entry)
    if (socket) {
      await new Promise((resolve) => socket.on('close', resolve))
      missedAt = Date.now()
    }
    await sleep(POLL_MS, undefined, { ref: false })
  }
}

/** @returns a connection to the workerd of a Worker; null while there is none */
function connect(entry) {
  let address
  try {
    address = JSON.parse(readFileSync(entry, 'utf8')).debugPortAddress
  } catch {
    return Promise.resolve(null)
  }
  const [host, port] = address.split(':')
  return new Promise((resolve) => {
    const socket = createConnection({ host, port: Number(port) })
    socket.on('connect', () => resolve(socket.unref()))
    socket.on('error', () => resolve(null))
  })
}

function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The group has ended already.
  }
}
