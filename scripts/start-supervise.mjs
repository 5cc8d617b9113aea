// Keeps both Workers running in one `wrangler dev`, and does what only Cloudflare's servers do otherwise:
// the minute's trigger, and a fresh process in place of one that died.
import { spawn, spawnSync } from 'node:child_process'
import { createWriteStream, mkdirSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LOCAL_ENV, ROOT, WRANGLER } from './start-install.mjs'
import { removeOwner, writeOwner } from './start-leftover.mjs'
import { webhookArguments } from './start-webhooks.mjs'

const READY_MS_MAX = 120_000
const CRON_MS = 60_000
const WATCH_MS = 5_000
/** Local workerd has one thread: while it reads a hard document, nothing answers. */
const SILENCE_MS_MAX = 90_000
const STOP_MS_MAX = 5_000
const LOG_TAIL = 40

export async function assertPortFree(port) {
  for (const host of ['127.0.0.1', '::1']) {
    if (await answers(port, host)) {
      throw new Error(
        `Port ${port} is in use. Stop what uses it, or choose another: npm start -- --port ${port + 1}`,
      )
    }
  }
}

function answers(port, host) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host, timeout: 1000 })
    const end = (isAnswered) => {
      socket.destroy()
      resolve(isAnswered)
    }
    socket.on('connect', () => end(true))
    socket.on('error', () => end(false))
    socket.on('timeout', () => end(false))
  })
}

/** Start the service and keep it up until a signal ends this process. Resolves when it answers. */
export async function supervise(service) {
  mkdirSync(service.folder, { recursive: true })
  let stopping = false
  let running = launch(service)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void quit(0))
  await running.ready().catch(fail)

  setInterval(() => void ask(`${service.base}/cdn-cgi/handler/scheduled`, CRON_MS), CRON_MS)
  void watchOver()

  async function watchOver() {
    let answeredAt = Date.now()
    while (!stopping) {
      await Promise.race([running.exited, sleep(WATCH_MS, undefined, { ref: false })])
      if (stopping) return
      if (!running.isGone() && (await ask(`${service.base}/health`, WATCH_MS))) answeredAt = Date.now()
      else if (!stopping && (running.isGone() || Date.now() - answeredAt > SILENCE_MS_MAX)) {
        process.stderr.write(
          'The service died and is started again; documents that it was reading are read anew.\n',
        )
        await running.stop()
        running = launch(service)
        await running.ready().catch(fail)
        answeredAt = Date.now()
      }
    }
  }

  function fail(error) {
    // Stopped while starting: `quit` is about to end the process.
    if (stopping) return new Promise(() => {})
    process.stderr.write(`\n${error.message}\n`)
    return quit(1)
  }

  async function quit(status) {
    if (stopping) return
    stopping = true
    await running.stop()
    removeOwner(service.folder)
    process.exit(status)
  }
}

function launch({ port, base, folder, verbose }) {
  const log = createWriteStream(join(folder, 'service.log'), { flags: 'w', mode: 0o600 })
  const tail = []
  // Its own process group (where there are such), so that stopping it stops workerd as well.
  const child = spawn(
    process.execPath,
    [
      WRANGLER,
      'dev',
      ...['-c', 'wrangler.toml', '-c', 'worker/reader/wrangler.toml'],
      ...['--persist-to', join(folder, 'state'), '--port', String(port), '--inspector-port', '0'],
      ...['--var', 'ENVIRONMENT:local', '--show-interactive-dev-session=false'],
      ...webhookArguments(folder),
    ],
    { cwd: ROOT, env: LOCAL_ENV, stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' },
  )
  writeOwner(folder, child.pid)
  let hasExited = false
  let workers = 0
  const exited = new Promise((resolve) => {
    child.on('exit', () => {
      hasExited = true
      resolve()
    })
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      log.write(text)
      tail.push(...text.split('\n').filter((line) => line.trim() !== ''))
      tail.splice(0, tail.length - LOG_TAIL)
      if (verbose) process.stdout.write(text)
    })
  }
  return {
    exited,
    /** True when wrangler ended, or when one of its workerds did: wrangler does not notice that itself. */
    isGone: () => hasExited || countWorkers(child.pid) < workers,
    async ready() {
      const deadline = Date.now() + READY_MS_MAX
      while (!(await ask(`${base}/health`, 2000))) {
        if (hasExited || Date.now() > deadline) {
          throw new Error(`The service did not start. The end of its log:\n${tail.join('\n')}`)
        }
        await sleep(200)
      }
      workers = countWorkers(child.pid)
    },
    async stop() {
      signalGroup(child, 'SIGTERM')
      await Promise.race([exited, sleep(STOP_MS_MAX)])
      signalGroup(child, 'SIGKILL')
      await exited
      log.end()
    },
  }
}

function signalGroup(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The group has ended already.
  }
}

/** How many workerd processes of the group live; 0 where `ps` cannot tell. */
function countWorkers(group) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,stat=,comm='], { encoding: 'utf8' })
  const line = new RegExp(`^\\s*${group}\\s+[^Z]\\S*\\s+\\S*workerd`)
  return (stdout ?? '').split('\n').filter((text) => line.test(text)).length
}

async function ask(url, timeoutMs) {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
