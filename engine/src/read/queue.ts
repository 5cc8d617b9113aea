/** Readings of one host, one after the other: they share the engine's memory. */
export interface ReadingQueue {
  /** @throws the reason where it is aborted or ended, at once; `work` hears of it by its own signal */
  take<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal | undefined): Promise<T>
  /** Ends what runs and what waits. */
  end(reason: Error): void
}

export function readingQueue(): ReadingQueue {
  const open = new Set<AbortController>()
  let last: Promise<unknown> = Promise.resolve()
  return {
    async take(work, signal) {
      signal?.throwIfAborted()
      const own = new AbortController()
      const forward = () => own.abort(signal?.reason)
      const ended = new Promise<never>((_, reject) => {
        own.signal.addEventListener('abort', () => reject(own.signal.reason))
      })
      signal?.addEventListener('abort', forward)
      open.add(own)
      const turn = last.then(() => {
        own.signal.throwIfAborted()
        return work(own.signal)
      })
      last = turn.catch(() => {})
      try {
        return await Promise.race([turn, ended])
      } finally {
        open.delete(own)
        signal?.removeEventListener('abort', forward)
      }
    },
    end(reason) {
      for (const one of open) one.abort(reason)
    },
  }
}
