// Keeps the three Workers running, and does what only Cloudflare's servers do otherwise: the minute's trigger, and a
// fresh process in place of one that died or is stuck.
import { mkdirSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeOwner, writeOwner } from './start-leftover.mjs'
import { openLog } from './start-log.mjs'
import { createStuckWatch, hasAllWorkers, isHealthy, isThere, sweep } from './start-watch.mjs'
import { webhookArguments, webhookImports } from './start-webhooks.mjs'
import { startWorker } from './start-worker.mjs'

const READY_MS_MAX = 120_000
/** A Worker that does not come up so often in a row will not: its log says why. */
const RESTARTS_MAX = 3
const CRON_MS = 60_000
const WATCH_MS = 5_000
/** /health gives its inspector five seconds itself. */
const ANSWER_MS_MAX = 10_000
/** A minute of silence at least: the API never computes for long, but the machine may have been asleep or very busy. */
const SILENT_LOOKS_MAX = 6

const POLL_MS = 400
/** This many looks in a row must find everything connected before the service is called ready. */
const READY_LOOKS = 5

const API = 'ficha'
const WHAT_IS_READ = '; documents that were being read are read anew'

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
export async function supervise({ host, port, base, folder, verbose }) {
  const voice = openLog(folder, verbose)
  const registry = join(folder, 'registry')
  rmSync(registry, { recursive: true, force: true })
  mkdirSync(registry, { recursive: true })
  const workers = workersOf(folder, host, port)
  const running = new Map()
  /** Why the supervisor ended the API itself. */
  let reason = null
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void quit(0))

  try {
    launch(...workers)
    await ready()
  } catch (error) {
    await fail(error)
  }
  for (const worker of workers) void keep(worker)
  void sweepEachMinute()
  void listenForSilence()

  function launch(...some) {
    for (const worker of some) running.set(worker.name, startWorker(worker, registry, voice()))
    writeOwner(
      folder,
      [...running.values()].map(({ pid }) => pid),
    )
  }

  async function ready() {
    await Promise.all([...running.values()].map((process) => process.listening()))
    const deadline = Date.now() + READY_MS_MAX
    // For two seconds: wrangler starts workerd anew shortly after the others are connected, later on a busy machine.
    for (let looks = 0; looks < READY_LOOKS; await sleep(POLL_MS)) {
      looks = (await hasAllWorkers(base)) && (await isHealthy(base, ANSWER_MS_MAX)) ? looks + 1 : 0
      if (Date.now() > deadline) throw new Error('The service does not answer; service.log may say why.')
    }
  }

  /** A Worker that ends is started again; the others go on, and wait for it. */
  async function keep(worker) {
    for (let failedStarts = 0; ; ) {
      await running.get(worker.name).gone()
      if (stopping) return
      say(
        `${reason ?? `${worker.name} died`}: it is started again${worker.name === API ? WHAT_IS_READ : ''}.`,
      )
      reason = null
      await running.get(worker.name).stop()
      if (stopping) return
      launch(worker)
      const failure = await running
        .get(worker.name)
        .listening()
        .then(() => null)
        .catch((error) => error)
      failedStarts = failure === null ? 0 : failedStarts + 1
      if (failedStarts === RESTARTS_MAX) await fail(failure)
    }
  }

  /** `keep` sees it go and starts another. */
  function end(why) {
    reason = why
    return running.get(API).stop()
  }

  async function sweepEachMinute() {
    const isStuck = createStuckWatch()
    let hasFailed = false
    while (!stopping) {
      await sleep(CRON_MS, undefined, { ref: false })
      try {
        const waiting = await sweep(base, CRON_MS)
        hasFailed = false
        if (!isStuck(waiting)) continue
        await end('Documents wait although nothing is being read')
      } catch (error) {
        if (!hasFailed && !stopping) say(`The sweeper did not run: ${error.message}.`)
        hasFailed = true
      }
    }
  }

  async function listenForSilence() {
    let silentLooks = 0
    while (!stopping) {
      await sleep(WATCH_MS, undefined, { ref: false })
      // While the API starts nobody expects an answer, and a busy machine may take longer than a minute for it.
      const isDue = running.get(API).hasListened()
      silentLooks = !isDue || (await isThere(base, ANSWER_MS_MAX)) ? 0 : silentLooks + 1
      if (silentLooks < SILENT_LOOKS_MAX || stopping) continue
      silentLooks = 0
      await end('The service has not answered for a minute')
    }
  }

  function fail(error) {
    // Stopped while starting: `quit` is about to end the process.
    if (stopping) return new Promise(() => {})
    say(`\n${error.message}`)
    return quit(1)
  }

  async function quit(status) {
    if (stopping) return
    stopping = true
    await Promise.all([...running.values()].map((process) => process.stop()))
    removeOwner(folder)
    process.exit(status)
  }
}

/** Each in a process of its own: a local workerd has one thread, and a reading takes it for seconds. */
function workersOf(folder, host, port) {
  const stateless = (name, givesWay) => ({
    name: `ficha-${name}`,
    config: `worker/${name}/wrangler.toml`,
    port: 0,
    state: join(folder, name),
    imports: [],
    args: [],
    givesWay,
  })
  return [
    stateless('inspector', false),
    // A reading takes seconds of a core; a request takes milliseconds and somebody waits for it.
    stateless('reader', true),
    {
      name: API,
      config: 'wrangler.toml',
      port,
      state: join(folder, 'state'),
      imports: webhookImports(host),
      args: ['--ip', host, '--var', 'ENVIRONMENT:local', ...webhookArguments(folder, host)],
      givesWay: false,
    },
  ]
}

function say(text) {
  process.stderr.write(`${text}\n`)
}
