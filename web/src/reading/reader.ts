import type { DocumentType } from '@ficha/engine'
import { laneCount } from './lane-count.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** The worker in which the engine runs. It lives for what is open together and is then thrown away. */
export interface Reader {
  /** Ends the reading under way, if any, and everything the worker holds. */
  readonly end: () => void
  readonly prepared: Promise<void>
  /** One document at a time. `tell` hears everything up to the end. */
  readonly read: (files: readonly File[], type: DocumentType, tell: (message: FromWorker) => void) => void
}

/** @param loaded how many parts of the engine are there */
export function startReader(loaded: (part: number) => void): Reader {
  const worker = new Worker(new URL('./extract.worker.ts', import.meta.url), {
    type: 'module',
    name: 'ficha-reader',
  })
  let tell: (message: FromWorker) => void = () => {}
  const prepared = new Promise<void>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.kind === 'loaded') loaded(data.part)
      else if (data.kind === 'prepared') resolve()
      else {
        tell(data)
        if (data.kind === 'broken') reject(new Error(data.message))
      }
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      tell({ kind: 'broken', message: 'the worker ended' })
      reject(new Error('the reader could not start'))
    })
  })
  post({ kind: 'prepare', lanes: laneCount(navigator) })

  function post(message: ToWorker): void {
    worker.postMessage(message)
  }

  return {
    prepared,
    end: () => worker.terminate(),
    read(files, type, listener) {
      tell = listener
      post({ kind: 'read', files, type })
    },
  }
}
