import { extract, inspect, LIMITS, toResult, UnreadableDocument } from '@ficha/engine'
import { browserRuntime, warmUp } from '@ficha/engine/browser'
import type { Progress } from '../state/state.ts'
import { closeNetwork } from './close-network.ts'
import { ENGINE_FILES } from './engine-files.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { type WatchedRuntime, watchRuntime } from './progress.ts'
import { asReadable } from './readable.ts'
import { shownFiles } from './shown-files.ts'

/** The engine off the main thread. Nothing is fetched after `prepare`, and at its end nothing can be. */

let engine: WatchedRuntime | null = null

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  const work = data.kind === 'prepare' ? prepare(data.lanes) : read(data)
  work.catch((error: unknown) => say({ kind: 'broken', message: nameOf(error) }))
})

async function prepare(lanes: number): Promise<void> {
  engine = watchRuntime(
    browserRuntime(ENGINE_FILES, lanes > 0 ? { count: lanes, start: startLaneWorker } : null),
  )
  const { runtime } = engine
  let part = 0
  const parts = [
    () => runtime.pdfiumModule(),
    () => runtime.webpModule(),
    () => runtime.barcodeModule(),
    () => runtime.network('detector'),
    () => runtime.network('recogniser'),
  ]
  await Promise.all(
    parts.map(async (load) => {
      await load()
      part += 1
      say({ kind: 'loaded', part })
    }),
  )
  closeNetwork()
  await warmUp(runtime)
  say({ kind: 'prepared' })
}

async function read({ files, type }: Extract<ToWorker, { kind: 'read' }>): Promise<void> {
  const startedAt = performance.now()
  if (engine === null) throw new TypeError('a document came before the engine was there')
  const { runtime, watch } = engine
  try {
    say({ kind: 'progress', progress: { stage: 'open', page: 0, pageCount: 0 } })
    const readable = await Promise.all(files.map(asReadable))
    const bytes = readable.map(({ bytes }) => bytes)
    const { pageCount } = await inspect(bytes, runtime)
    const shown = await shownFiles(files, readable, runtime)
    if (shown !== null) say({ kind: 'shown', files: shown })
    const analysed = Math.min(pageCount, LIMITS.pagesAnalysedByDefault)
    let page = 0
    const tell = (stage: Progress['stage']) =>
      say({ kind: 'progress', progress: { stage, page, pageCount: analysed } })
    watch((name) => tell(name === 'detector' ? 'find' : 'read'))
    const onPage = (index: number) => {
      page = index + 1
      tell('understand')
    }
    const reading = toResult(await extract(bytes, type, runtime, { onPage }))
    say({ kind: 'read', reading, seconds: (performance.now() - startedAt) / 1000 })
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    const { code, message, detectedType } = error
    say({ kind: 'failed', code, message, detectedType })
  } finally {
    // Each document gives its heaps back, however many are open. The networks keep theirs, which have a maximum:
    // the next document finds them open.
    runtime.memory.makeRoom('networks', Number.POSITIVE_INFINITY)
  }
}

/** A worker beside this one, and ended with it. */
function startLaneWorker(): Worker {
  return new Worker(new URL('./lane.worker.ts', import.meta.url), { type: 'module', name: 'ficha-lane' })
}

function say(message: FromWorker): void {
  self.postMessage(message)
}

/** Never its message, which is not ours and might carry content. */
function nameOf(error: unknown): string {
  return error instanceof RangeError || error instanceof TypeError
    ? error.message
    : error instanceof Error
      ? error.name
      : 'unknown'
}
