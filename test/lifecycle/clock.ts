import { vi } from 'vitest'

vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5, 9) })

/** The time of the service under test: it moves when the test says so, or when the service waits. */
export const clock = {
  now: () => Date.now(),
  advance: (ms: number) => void vi.setSystemTime(Date.now() + ms),
  /** What the service waits for is over at once. */
  wait: async (ms: number) => void clock.advance(ms),
}

// What workerd has and Node has not.
Object.assign(globalThis, {
  scheduler: { wait: clock.wait },
  IdentityTransformStream: TransformStream,
})
vi.spyOn(console, 'log').mockImplementation(() => {})
