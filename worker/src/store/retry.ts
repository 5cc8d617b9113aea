const ATTEMPTS = 5
const PAUSE_MS = 50
/** D1's and R2's own words for failures that a second try may survive. D1 repeats reads itself, no writes. */
const PASSING = [
  'Network connection lost',
  'storage caused object to be reset',
  'reset because its code was updated',
  'D1 DB is overloaded',
  'Please try again',
]

/** Whether storage is away for the moment, rather than used wrongly by us. */
export function isPassing(error: unknown): boolean {
  return error instanceof Error && PASSING.some((text) => error.message.includes(text))
}

/** Repeat a write that may safely happen twice where storage was away for the moment. */
export async function withRetry<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error
      await scheduler.wait(PAUSE_MS * 2 ** attempt * (0.5 + Math.random()))
    }
  }
}
