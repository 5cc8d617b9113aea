/** Until when the isolate belongs to somebody; 0 for nobody. */
let heldUntil = 0

const POLL_MS = 20

export interface Turn {
  end(): void
}

/**
 * Wait until no other document is open in this isolate: 128 MB hold one PDFium, not two.
 *
 * Waiting is polling, because workerd cancels a request that waits for nothing but another request's
 * promise. A turn runs out by itself, because a request whose client went away never gets to end it.
 *
 * @returns null when the wait was in vain
 */
export async function takeTurn(times: {
  readonly holdSeconds: number
  readonly waitSeconds: number
}): Promise<Turn | null> {
  const deadline = Date.now() + times.waitSeconds * 1000
  while (heldUntil > Date.now()) {
    if (Date.now() >= deadline) return null
    await scheduler.wait(POLL_MS)
  }
  const mine = Date.now() + times.holdSeconds * 1000
  heldUntil = mine
  return {
    end() {
      if (heldUntil === mine) heldUntil = 0
    },
  }
}
