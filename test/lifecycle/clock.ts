import { timingSafeEqual } from 'node:crypto'
import { vi } from 'vitest'

vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5, 9) })

/** The time of the service under test: it moves when the test says so, or when the service waits. */
export const clock = {
  now: () => Date.now(),
  advance: (ms: number) => void vi.setSystemTime(Date.now() + ms),
  /** What the service waits for is over at once; a wait that can be ended is over when the time has come by itself. */
  async wait(ms: number, options?: { readonly signal?: AbortSignal }): Promise<void> {
    if (options?.signal === undefined) return clock.advance(ms)
    const until = Date.now() + ms
    while (Date.now() < until && !options.signal.aborted)
      await new Promise((resolve) => setImmediate(resolve))
  },
}

// What workerd has and Node has not.
Object.assign(globalThis, {
  scheduler: { wait: clock.wait },
  IdentityTransformStream: TransformStream,
})
Object.assign(crypto.subtle, { timingSafeEqual })
vi.spyOn(console, 'log').mockImplementation(() => {})
