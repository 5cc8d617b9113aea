import { laneCount } from './lane-count.ts'
import { type Answer, type FromWorker, PARTS, type ToWorker } from './messages.ts'
import type { Progress } from './read.ts'

/** The workers in which documents are read. They are ended together. */
export interface Reader {
  readonly prepared: Promise<void>
  /** Hears how far the loading is, until it is done. */
  hear(tell: (progress: Progress) => void): void
  /** One question at a time. @throws where the workers are of no use any more */
  ask(question: ToWorker, tell: (progress: Progress) => void): Promise<Answer>
  /** Ends the reading under way, if any, and everything the workers hold. */
  end(): void
}

export function startReader(): Reader {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), {
    type: 'module',
    name: 'ficha-reader',
  })
  const listeners = new Set<(progress: Progress) => void>()
  let loaded: Progress = { stage: 'load', page: 0, pageCount: 0, share: 0 }
  let isPrepared = false
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
          loaded = { ...loaded, share: data.part / PARTS }
          for (const tell of listeners) tell(loaded)
          break
        case 'prepared':
          listeners.clear()
          isPrepared = true
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

  return {
    prepared,
    hear(tell) {
      if (isPrepared) return
      tell(loaded)
      listeners.add(tell)
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
