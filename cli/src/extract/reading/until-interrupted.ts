import { say } from '../../print.ts'
import type { Stop } from './lane-pool.ts'

/** Exit status of a run that a person ended, as shells count it. */
export const INTERRUPTED = 130

/**
 * Work that Ctrl-C ends: the first one gently, the second one at once.
 *
 * @returns whether it was interrupted
 */
export async function untilInterrupted(work: (stop: Stop) => Promise<void>): Promise<boolean> {
  const gently = new AbortController()
  const now = new AbortController()
  const onSignal = () => {
    if (gently.signal.aborted) return now.abort()
    say('\nending: what is being read is read to its end; Ctrl-C again ends at once')
    gently.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, onSignal)
  try {
    await work({ gently: gently.signal, now: now.signal })
    return gently.signal.aborted
  } finally {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, onSignal)
  }
}
