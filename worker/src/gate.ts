const POLL_MS = 20

export interface Turn {
  end(): void
}

export interface Asking {
  /** How much of the gate's capacity the turn needs. */
  readonly weight: number
  /** How long to wait for it. */
  readonly waitSeconds: number
  /** After how long the turn ends by itself: a request whose client went away never gets to end it. */
  readonly holdSeconds: number
}

/**
 * Bounds what one isolate does at the same time, since all its requests share 128 MB.
 *
 * Waiting is polling, because workerd cancels a request that waits for nothing but another request's
 * promise.
 *
 * @returns a function that waits for a turn; null when the wait was in vain
 */
export function createGate(capacity: number): (asking: Asking) => Promise<Turn | null> {
  const held = new Map<symbol, { readonly weight: number; readonly until: number }>()

  const hasRoom = (weight: number, now: number): boolean => {
    let sum = weight
    for (const [key, turn] of held) {
      if (turn.until <= now) held.delete(key)
      else sum += turn.weight
    }
    return sum <= capacity
  }

  return async ({ weight, waitSeconds, holdSeconds }) => {
    if (weight > capacity) throw new RangeError(`a turn of ${weight} never fits through ${capacity}`)
    const deadline = Date.now() + waitSeconds * 1000
    while (!hasRoom(weight, Date.now())) {
      if (Date.now() >= deadline) return null
      await scheduler.wait(POLL_MS)
    }
    const key = Symbol('turn')
    held.set(key, { weight, until: Date.now() + holdSeconds * 1000 })
    return { end: () => void held.delete(key) }
  }
}
