// One Worker of the service: a `wrangler dev` in a process group of its own, with the workerd that it starts.
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { signalGroup } from './signal-group.mjs'
import { connect, whenGone } from './start-connection.mjs'
import { LOCAL_ENV, ROOT } from './start-install.mjs'

const WRANGLER_MAIN = join(ROOT, 'node_modules/wrangler/wrangler-dist/cli.js')
const END_WITH_PARENT = pathToFileURL(join(ROOT, 'scripts/end-with-parent.mjs')).href
const START_MS_MAX = 120_000
const STOP_MS_MAX = 5_000
/** Wrangler replaces workerd within this time when a source file has changed. */
const RELOAD_MS_MAX = 5_000
const POLL_MS = 100

/**
 * @param worker {name, config, port, state, imports, args, givesWay}: `state` is the folder of its D1 and R2; `imports`
 *   are modules for its Node; one that gives way gets the processor when the others leave it
 * @param registry the folder in which the Workers of this service find each other
 */
export function startWorker(worker, registry, log) {
  const entry = join(registry, worker.name)
  rmSync(entry, { force: true })
  const child = spawn(
    process.execPath,
    [
      ...['--no-warnings', '--experimental-vm-modules'],
      ...[END_WITH_PARENT, ...worker.imports].flatMap((module) => ['--import', module]),
      ...[WRANGLER_MAIN, 'dev'],
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
  let hasListened = false
  const exited = new Promise((resolve) => {
    child.on('exit', () => {
      hasExited = true
      resolve()
    })
  })
  return {
    pid: child.pid,
    /** Whether it has begun to answer; false while it starts. */
    hasListened: () => hasListened,
    /** Resolves when workerd listens; rejects when wrangler ends before, or takes too long. */
    async listening() {
      const deadline = Date.now() + START_MS_MAX
      for (let socket = null; !socket; await sleep(POLL_MS)) {
        socket = await connect(entry)
        socket?.destroy()
        if (socket) continue
        if (hasExited || Date.now() > deadline)
          throw new Error(`${worker.name} did not start. The end of its log:\n${log.tail()}`)
      }
      hasListened = true
    },
    /** Resolves when wrangler or its workerd has ended, or workerd has not come up in time. */
    gone: () => Promise.race([exited, whenGone(entry, { startMs: START_MS_MAX, reloadMs: RELOAD_MS_MAX })]),
    async stop() {
      end(child, 'SIGTERM')
      await Promise.race([exited, sleep(STOP_MS_MAX, undefined, { ref: false })])
      end(child, 'SIGKILL')
      await exited
    },
  }
}

function end(child, signal) {
  if (process.platform === 'win32') child.kill(signal)
  else signalGroup(child.pid, signal)
}
