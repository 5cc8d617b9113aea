/** Which tenants a claim should leave to the others. */
export interface Sharing {
  /** They have a lane: a delivery of any other tenant comes first. */
  readonly busy: readonly string[]
  /** They have all they may have: nothing of theirs is taken. */
  readonly full: readonly string[]
}

interface Lane {
  readonly tenantId: string
  readonly startedAt: number
  readonly end: Promise<void>
}

export interface LaneLimits {
  /** How many endpoints are spoken to at once, at most. */
  readonly lanes: number
  /** How many of them one tenant leaves to the others. */
  readonly lanesReserved: number
  /** From when on an attempt is slow. */
  readonly lookMs: number
}

/** Attempts under way at the same time, and how they are shared out between tenants. */
export function openLanes({ lanes, lanesReserved, lookMs }: LaneLimits, now: () => number) {
  const running = new Set<Lane>()
  const slow = new Set<string>()
  const failures: unknown[] = []

  /** A tenant may have all lanes that others do not use, but for the reserved ones; and one in any case. */
  function isFull(tenantId: string): boolean {
    const own = [...running].filter((lane) => lane.tenantId === tenantId).length
    return own >= Math.max(1, lanes - lanesReserved - (running.size - own))
  }

  return {
    isIdle: () => running.size === 0,
    hasRoom: () => running.size < lanes,
    nextEnd: () => Promise.race([...running].map(({ end }) => end)),
    run(tenantId: string, work: () => Promise<void>): void {
      const end = work()
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(lane))
      const lane = { tenantId, startedAt: now(), end }
      running.add(lane)
    },
    /** @param isEnding nothing more for tenants whose endpoints were slow */
    sharing(isEnding: boolean): Sharing {
      for (const { tenantId, startedAt } of running) if (startedAt < now() - lookMs) slow.add(tenantId)
      const busy = [...new Set([...running].map(({ tenantId }) => tenantId))]
      return { busy, full: isEnding ? [...slow] : busy.filter(isFull) }
    },
    /** @returns what they threw */
    async allEnded(): Promise<readonly unknown[]> {
      await Promise.all([...running].map(({ end }) => end))
      return failures
    },
  }
}
