import { fetchFile } from '../runtime/fetch-file.ts'
import { once } from '../runtime/once.ts'
import { laneCount } from './lane-count.ts'
import { LOAD_BYTES, sentBytes } from './load-bytes.ts'
import type { Answer, FromWorker, ToWorker } from './messages.ts'
import type { Prepared, Progress } from './read.ts'

/** The workers in which documents are read. They are ended together. */
export interface Reader {
  /** Pictures can be read. */
  readonly prepared: Promise<void>
  /** Everything can be: the rest is fetched at the first call, here, for the workers have no network any more. */
  readonly whole: () => Promise<void>
  /** Hears how far the loading is, until that much is there. */
  hear(tell: (progress: Progress) => void, what: Prepared): void
  /** One question at a time. @throws where the workers are of no use any more */
  ask(question: ToWorker, tell: (progress: Progress) => void): Promise<Answer>
  /** Ends the reading under way, if any, and everything the workers hold. */
  end(): void
}

const LOADING = { stage: 'load', page: 0, pageCount: 0, share: 0 } as const

export function startReader(): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    type: 'module',
    name: 'ficha-reader',
  })
  const listeners = new Map<(progress: Progress) => void, Prepared>()
  let loaded: Progress = { ...LOADING, bytes: { loaded: 0, of: LOAD_BYTES.pictures } }
  let isWhole = false
  let later: Readonly<Record<'pdfium' | 'webp' | 'heif', string>> | null = null
  let asked: { readonly resolve: (answer: Answer) => void; readonly reject: (error: Error) => void } | null =
    null
  let tellProgress: (progress: Progress) => void = () => {}
  let fail: (message: string) => void = () => {}
  const prepared = new Promise<void>((resolve, reject) => {
    fail = (message) => {
      const error = new Error(message)
      reject(error)
      asked?.reject(error)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      switch (data.kind) {
        case 'loaded':
          tellLoaded(data.file, data.bytes)
          break
        case 'prepared':
          later = data.later
          for (const [tell, what] of listeners) if (what === 'pictures') listeners.delete(tell)
          resolve()
          break
        case 'progress':
          tellProgress(data.progress)
          break
        case 'broken':
          fail(data.message)
          break
        default:
          asked?.resolve(data)
      }
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      fail(
        '@ficha/engine: its worker ended or could not start; the page must serve reader.worker.js of the ' +
          "package's folder ficha, and allow it (Content-Security-Policy: worker-src 'self'; script-src 'wasm-unsafe-eval')",
      )
    })
  })
  // Whoever asks hears of it.
  prepared.catch(() => {})
  post({ kind: 'prepare', lanes: laneCount(navigator) })

  function post(message: ToWorker): void {
    worker.postMessage(message)
  }

  function tellLoaded(file: string, bytes: number): void {
    const now = Math.min(LOAD_BYTES.all, (loaded.bytes?.loaded ?? 0) + sentBytes(file, bytes))
    const of = later === null ? LOAD_BYTES.pictures : LOAD_BYTES.all
    loaded = { ...loaded, share: now / LOAD_BYTES.all, bytes: { loaded: now, of } }
    for (const tell of listeners.keys()) tell(loaded)
  }

  const whole = once(async () => {
    await prepared
    if (later === null) throw new TypeError('the reader is prepared, and does not say where the rest is')
    const module = async (address: string) =>
      WebAssembly.compileStreaming(await fetchFile(new URL(address), tellLoaded))
    const { pdfium, webp, heif } = later
    const modules = await Promise.all([module(pdfium), module(webp), module(heif)])
    post({ kind: 'modules', pdfium: modules[0], webp: modules[1], heif: modules[2] })
    isWhole = true
    listeners.clear()
  })

  return {
    prepared,
    whole,
    hear(tell, what) {
      if (isWhole || (what === 'pictures' && later !== null)) return
      tell(loaded)
      listeners.set(tell, what)
    },
    ask(question, tell) {
      tellProgress = tell
      return new Promise((resolve, reject) => {
        asked = { resolve, reject }
        post(question)
      })
    },
    end() {
      worker.terminate()
      fail('the reader was closed')
    },
  }
}
