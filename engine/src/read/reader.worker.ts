import { UnreadableDocument } from '../errors.ts'
import type { PagesRead } from '../read-pages.ts'
import { browserRuntime, type LaterModules, laterAddresses } from '../runtime/browser.ts'
import { NETWORKS } from '../runtime/runtime.ts'
import { warmUp } from '../runtime/warm-up.ts'
import { closeNetwork } from './close-network.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { answerOf, readNow } from './read-now.ts'
import { toPngs } from './showable-files.ts'
import { type WatchedRuntime, watchRuntime } from './watch-runtime.ts'

/** The engine off the main thread. Nothing is fetched after `prepare`, and at its end nothing can be. */

let engine: WatchedRuntime | null = null
/** Pages whose type was to be found: who then asks for another type need not wait again. Gone with the worker. */
const kept = new Map<string, PagesRead>()
/** A page takes about 1 MB with what the recogniser considered; ten documents of one page are less than a photo. */
const KEPT_MAX = 10
/** A reading is ended with its worker. */
const NEVER = new AbortController().signal

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  // A message of the loading names a file and is for developers; one of a reading might carry content.
  const describe = data.kind === 'prepare' ? String : nameOf
  answer(data).catch((error: unknown) => say({ kind: 'broken', message: describe(error) }))
})

async function answer(question: ToWorker): Promise<void> {
  if (question.kind === 'prepare') return prepare(question.lanes)
  if (question.kind === 'modules') return bring(question)
  if (engine === null) throw new TypeError('a document came before the engine was there')
  try {
    if (question.kind === 'read') await read(engine, question)
    else await show(engine, question)
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error
    const { code, message, detectedType } = error
    say({ kind: 'failed', code, message, detectedType })
  } finally {
    // Each document gives its heaps back, however many are open. The networks keep theirs, which have a maximum:
    // the next document finds them open.
    engine.runtime.memory.makeRoom('networks', Number.POSITIVE_INFINITY)
  }
}

async function prepare(lanes: number): Promise<void> {
  const inLanes = lanes > 0 ? { count: lanes, start: startLaneWorker } : null
  const tell = (file: string, bytes: number) => say({ kind: 'loaded', file, bytes })
  engine = watchRuntime(browserRuntime(inLanes, later, tell))
  const { runtime } = engine
  // Each as soon as it is here: on a slow line the others are still on their way.
  const networks = NETWORKS.map((name) => warmUp(runtime, [name]))
  await Promise.all([...networks, runtime.letters(), runtime.barcodeModule()])
  closeNetwork()
  const { pdfium, webp, heif } = laterAddresses()
  say({ kind: 'prepared', later: { pdfium: pdfium.href, webp: webp.href, heif: heif.href } })
}

/** What comes as a message: whoever asks for it earlier waits. */
let bring: (modules: Extract<ToWorker, { kind: 'modules' }>) => void = () => {}
const brought = new Promise<Extract<ToWorker, { kind: 'modules' }>>((resolve) => {
  bring = resolve
})
const later: LaterModules = {
  pdfiumModule: async () => (await brought).pdfium,
  webpModule: async () => (await brought).webp,
  heifModule: async () => (await brought).heif,
}

async function read(engine: WatchedRuntime, question: Extract<ToWorker, { kind: 'read' }>): Promise<void> {
  const { files, type, otherwise, pages, password, key } = question
  const tell = (progress: Extract<FromWorker, { kind: 'progress' }>['progress']) =>
    say({ kind: 'progress', progress })
  const known = kept.get(key)
  if (known) {
    // Whoever waits hears of it, although nothing is read again.
    const { length } = known.pages
    tell({ stage: 'understand', page: length, pageCount: length, share: 1 })
    return say({ kind: 'read', reading: answerOf(known, type, otherwise) })
  }
  const bytes = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
  const asked = { type, otherwise, pages, password, tell, signal: NEVER }
  const reading = await readNow(engine, bytes, asked, (read) => {
    kept.set(key, read)
    for (const old of [...kept.keys()].slice(0, -KEPT_MAX)) kept.delete(old)
  })
  say({ kind: 'read', reading })
}

async function show(
  { runtime }: WatchedRuntime,
  { files, password }: Extract<ToWorker, { kind: 'show' }>,
): Promise<void> {
  const shown = await Promise.all(
    files.map(async (file) => toPngs(new Uint8Array(await file.arrayBuffer()), runtime, password)),
  )
  say({ kind: 'shown', files: shown.flat() })
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
