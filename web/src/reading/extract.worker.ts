import { extract, inspect, LIMITS, toResult, UnreadableDocument } from '@ficha/engine'
import { browserRuntime } from '@ficha/engine/browser'
import { lookAtPictures } from '../quality/look-at-pictures.ts'
import type { Progress } from '../state/state.ts'
import { ENGINE_FILES } from './engine-files.ts'
import type { FromWorker, ToWorker } from './messages.ts'
import { watchRuntime } from './progress.ts'
import { asReadable } from './readable.ts'
import { shownFiles } from './shown-files.ts'

/** The engine off the main thread. Nothing is fetched after `prepare`, and at its end nothing can be. */

const { runtime, watch } = watchRuntime(browserRuntime(ENGINE_FILES))

// onnxruntime's threads start from this same file, under a name of their own.
if (!self.name.startsWith('em-pthread')) {
  self.addEventListener('message', (event: MessageEvent<ToWorker>) => {
    const { data } = event
    const work = data.kind === 'prepare' ? prepare() : read(data)
    work.catch((error: unknown) => say({ kind: 'broken', message: nameOf(error) }))
  })
}

async function prepare(): Promise<void> {
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
  say({ kind: 'prepared' })
}

async function read({ files, type }: Extract<ToWorker, { kind: 'read' }>): Promise<void> {
  const startedAt = performance.now()
  try {
    say({ kind: 'progress', progress: { stage: 'open', page: 0, pageCount: 0 } })
    const readable = await Promise.all(files.map(asReadable))
    const bytes = readable.map(({ bytes }) => bytes)
    say({ kind: 'progress', progress: { stage: 'look', page: 0, pageCount: 0 } })
    say({ kind: 'notes', notes: await lookAtPictures(readable) })
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
    // Each document gives its heaps back, however many are open. The networks keep theirs, which has a maximum:
    // their threads could not start again without a request.
    runtime.memory.makeRoom('networks', LIMITS.memoryBytesMax)
  }
}

/** The document comes next: from here on this worker has no way out but its messages to the page. */
function closeNetwork(): void {
  const closed = () => {
    throw new Error('no requests while a document is open')
  }
  for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'importScripts'])
    Object.defineProperty(self, name, { value: closed })
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
