import type { QualityNote } from './quality-note.ts'

type Notes = readonly QualityNote[]

/** The worker that looks at pictures. Without it a document is read all the same. */
export interface Looker {
  /** There, or known not to come. */
  readonly prepared: Promise<void>
  /** What could be better about the pictures among these files; never, where the worker is ended. */
  readonly look: (files: readonly File[]) => Promise<Notes>
  readonly end: () => void
}

export function startLooker(): Looker {
  const worker = new Worker(new URL('./look.worker.ts', import.meta.url), {
    type: 'module',
    name: 'ficha-looker',
  })
  const asked: ((notes: Notes) => void)[] = []
  const answer = () => new Promise<Notes>((resolve) => asked.push(resolve))
  worker.addEventListener('message', ({ data }: MessageEvent<Notes>) => asked.shift()?.(data))
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    for (const tell of asked.splice(0)) tell([])
  })
  return {
    prepared: answer().then(() => {}),
    look(files) {
      const notes = answer()
      worker.postMessage(files)
      return notes
    },
    end: () => worker.terminate(),
  }
}
