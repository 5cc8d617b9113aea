const POLL_MS = 20

export interface ByteShares {
  /** What the isolate holds of uploads at most, all together. */
  readonly capacity: number
  /** What one upload may come to: as much is left to the oldest of all, so that it always ends. */
  readonly one: number
  /** What the uploads of one tenant may hold together, beside the oldest of them. */
  readonly tenant: number
  /** How long an upload waits for room. */
  readonly waitSeconds: number
  /** After how long without a byte an upload counts as gone: a request whose client went away never gets to end it. */
  readonly idleSeconds: number
}

/** One upload under way. It is weighed by what has arrived, not by what it claims. */
export interface UploadTurn {
  /** Ask for room before bytes are kept. @returns false when there was none in time */
  take(bytes: number): Promise<boolean>
  end(): void
}

interface Held {
  readonly tenantId: string
  bytes: number
  touchedAt: number
}

/**
 * Shares the memory of an isolate out between the uploads of all tenants. The oldest upload of all always finds room, so
 * that uploads which wait for each other cannot all wait; the oldest of a tenant waits for other tenants' only.
 *
 * Waiting is polling, because workerd cancels a request that waits for nothing but another request's promise.
 */
export function createByteShares(shares: ByteShares, now: () => number = Date.now) {
  /** In the order of their beginning. */
  const turns = new Set<Held>()

  const forgetTheGone = () => {
    for (const turn of turns) if (turn.touchedAt + shares.idleSeconds * 1000 <= now()) turns.delete(turn)
  }

  const hasRoom = (turn: Held, bytes: number): boolean => {
    forgetTheGone()
    const all = [...turns]
    const sum = (some: readonly Held[]) => some.reduce((total, held) => total + held.bytes, 0)
    if (sum(all) + bytes > shares.capacity) return false
    const [oldest, ...others] = all
    if (oldest === turn) return true
    if (sum(others) + bytes > shares.capacity - shares.one) return false
    const [first, ...rest] = all.filter(({ tenantId }) => tenantId === turn.tenantId)
    return first === turn || sum(rest) + bytes <= shares.tenant
  }

  return function begin(tenantId: string): UploadTurn {
    const turn: Held = { tenantId, bytes: 0, touchedAt: now() }
    turns.add(turn)
    const touch = () => {
      turn.touchedAt = now()
    }
    return {
      async take(bytes) {
        touch()
        const deadline = now() + shares.waitSeconds * 1000
        while (!hasRoom(turn, bytes)) {
          if (now() >= deadline) return false
          await scheduler.wait(POLL_MS)
          // It waits, and so is not gone; and should it have been taken for gone, it is the youngest now.
          touch()
          turns.add(turn)
        }
        turn.bytes += bytes
        return true
      },
      end: () => void turns.delete(turn),
    }
  }
}
