/** How a key may use one kind of route: `burst` at once, then one each `intervalMs`. */
export interface Rate {
  readonly intervalMs: number
  readonly burst: number
  /** How long a request over the rate may wait for its turn before it is refused. */
  readonly waitMsMax: number
}

export type Verdict =
  | {
      readonly outcome: 'allowed'
      /** What is left of the burst. */
      readonly remaining: number
      /** How long the request must wait so that the rate is kept. */
      readonly waitMs: number
    }
  | { readonly outcome: 'refused'; readonly retryAfterMs: number }

/**
 * Count a request, exactly and for all isolates together. A refused request costs nothing.
 *
 * Generic cell rate algorithm: `arrival_at` is when the next request would be due if all came evenly.
 *
 * @see ITU-T I.371; https://brandur.org/rate-limiting
 */
export async function takeTurn(
  db: D1Database,
  holder: string,
  policy: string,
  rate: Rate,
  now: number,
): Promise<Verdict> {
  const { intervalMs, burst, waitMsMax } = rate
  const toleranceMs = (burst - 1) * intervalMs
  const arrival = await db
    .prepare(
      `INSERT INTO rate_limits (holder, policy, arrival_at) VALUES (?1, ?2, ?3 + ?4)
       ON CONFLICT DO UPDATE SET arrival_at = max(arrival_at, ?3) + ?4
       WHERE arrival_at - ?3 <= ?5
       RETURNING arrival_at`,
    )
    .bind(holder, policy, now, intervalMs, toleranceMs + waitMsMax)
    .first<number>('arrival_at')
  if (arrival === null) {
    const due = await db
      .prepare('SELECT arrival_at FROM rate_limits WHERE holder = ?1 AND policy = ?2')
      .bind(holder, policy)
      .first<number>('arrival_at')
    return { outcome: 'refused', retryAfterMs: Math.max((due ?? now) - now - toleranceMs - waitMsMax, 1) }
  }
  const earlyMs = arrival - intervalMs - now
  return {
    outcome: 'allowed',
    remaining: Math.max(Math.floor((toleranceMs - earlyMs) / intervalMs), 0),
    waitMs: Math.max(earlyMs - toleranceMs, 0),
  }
}
