import type { DocumentType } from '@ficha/engine'
import { startLooker } from '../quality/looker.ts'
import { laneCount } from './lane-count.ts'
import type { FromWorker, Told, ToWorker } from './messages.ts'

/** The workers in which documents are read and looked at. They live for what is open together and are then thrown away. */
export interface Reader {
  /** Ends the reading under way, if any, and everything the workers hold. */
  readonly end: () => void
  readonly prepared: Promise<void>
  /** One document at a time. `tell` hears everything up to the end; what a look at its pictures says, maybe after. */
  readonly read: (files: readonly File[], type: DocumentType, tell: (message: Told) => void) => void
}

/** @param loaded how many parts of the engine are there */
export function startReader(loaded: (part: number) => void): Reader {
  const worker = new Worker(new URL('./extract.worker.ts', import.meta.url), {
    type: 'module',
    name: 'ficha-reader',
  })
  const looker = startLooker()
  let tell: (message: Told) => void = () => {}
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
    prepared: Promise.all([prepared, looker.prepared]).then(() => {}),
    end() {
      worker.terminate()
      looker.end()
    },
    read(files, type, listener) {
      tell = listener
      void looker.look(files).then((notes) => listener({ kind: 'notes', notes }))
      post({ kind: 'read', files, type })
    },
  }
}
