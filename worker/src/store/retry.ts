const ATTEMPTS = 5
const PAUSE_MS = 50
/** D1's own words for failures that a second try may survive; it repeats reads itself, but no writes. */
const PASSING = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
]

/** Repeat a write that may safely happen twice when D1 lost the connection. */
export async function withRetry<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      const message = error instanceof Error ? error.message : ''
      if (attempt === ATTEMPTS || !PASSING.some((text) => message.includes(text))) throw error
      await scheduler.wait(PAUSE_MS * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
