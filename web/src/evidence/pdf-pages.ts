import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import type { Pages } from './pages.ts'

/** What pdf.js fetches while it draws, were it not here already: decoders and the 14 standard fonts. */
const FILES = import.meta.glob<string>(
  [
    '../../../node_modules/pdfjs-dist/wasm/*.wasm',
    '../../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}',
  ],
  { query: '?url', import: 'default', eager: true },
)

type PdfJs = typeof import('pdfjs-dist')

interface Viewer {
  readonly pdfjs: PdfJs
  readonly worker: InstanceType<PdfJs['PDFWorker']>
  readonly binaryData: new () => BinaryData
  /** Ends its worker, whatever it does. */
  readonly end: () => void
}

interface BinaryData {
  readonly fetch: (request: { readonly filename: string }) => Promise<Uint8Array>
}

/** A page of a scan takes a slow phone some seconds; a file of 3 KB can keep pdf.js busy for hours. */
const PATIENCE_MS = 15_000

let viewer: Promise<Viewer> | null = null
/** Its worker was ended in the middle of a page. A new one is a request, so that it waits for `preparePages`. */
let isEnded = false

/** Load the viewer with all that it may ask for, so that a page is drawn without a request. */
export async function preparePages(): Promise<void> {
  if (isEnded) viewer = null
  isEnded = false
  viewer ??= startViewer().catch((error: unknown) => {
    viewer = null
    throw error
  })
  await viewer
}

/** @throws where pdf.js cannot open it, or not in time: its fields are shown without the picture of the page */
export async function openPdf(file: File, password?: string): Promise<Pages> {
  if (viewer === null) await preparePages()
  if (viewer === null || isEnded) throw new Error('the viewer is away')
  const { pdfjs, worker, binaryData, end } = await viewer
  const loading = pdfjs.getDocument({
    data: await file.arrayBuffer(),
    ...(password === undefined ? {} : { password }),
    worker,
    BinaryDataFactory: binaryData,
    useWorkerFetch: false,
    // Named, so that pdf.js asks the factory; no address.
    wasmUrl: 'kept/',
    standardFontDataUrl: 'kept/',
    useSystemFonts: false,
    isEvalSupported: false,
    enableXfa: false,
  })
  const opening = loading.promise.then((pdf) =>
    Promise.all(Array.from({ length: pdf.numPages }, (_, i) => pdf.getPage(i + 1))),
  )
  const pages = await inTime(opening, end)
  return {
    sizes: pages.map((page) => page.getViewport({ scale: 1 })),
    isLocked: false,
    draw(number, canvas, pixelWidth) {
      const page = pages[number - 1]
      if (page === undefined) throw new RangeError(`page ${number} of ${pages.length}`)
      const { width } = page.getViewport({ scale: 1 })
      const viewport = page.getViewport({ scale: pixelWidth / width })
      canvas.width = Math.round(viewport.width)
      canvas.height = Math.round(viewport.height)
      const task = page.render({ canvas, viewport, background: '#fff' })
      const done = inTime(task.promise, end).then(
        () => true,
        () => false,
      )
      return { done, cancel: () => task.cancel() }
    },
    close: () => void loading.destroy(),
  }
}

async function startViewer(): Promise<Viewer> {
  const [pdfjs, kept] = await Promise.all([import('pdfjs-dist'), fetchAll()])
  const port = new Worker(workerUrl, { type: 'module', name: 'ficha-pages' })
  // Its types say that a port is null.
  const worker = new pdfjs.PDFWorker({ port: port as never })
  await worker.promise
  class Kept implements BinaryData {
    async fetch({ filename }: { readonly filename: string }): Promise<Uint8Array> {
      const bytes = kept.get(filename)
      if (bytes === undefined) throw new RangeError(`${filename} was not built into the page`)
      // pdf.js hands it to its worker, which takes it away.
      return bytes.slice()
    }
  }
  const end = () => {
    isEnded = true
    port.terminate()
  }
  return { pdfjs, worker, binaryData: Kept, end }
}

/** What does not end by itself ends the viewer, and fails. */
function inTime<T>(work: Promise<T>, end: () => void): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      end()
      reject(new Error(`the viewer took longer than ${PATIENCE_MS} ms`))
    }, PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function fetchAll(): Promise<Map<string, Uint8Array>> {
  const entries = Object.entries(FILES).map(async ([path, url]) => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url} answered ${response.status}`)
    return [path.slice(path.lastIndexOf('/') + 1), new Uint8Array(await response.arrayBuffer())] as const
  })
  return new Map(await Promise.all(entries))
}
