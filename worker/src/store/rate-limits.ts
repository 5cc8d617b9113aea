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

/** Who is counted, and what they may do. */
export interface Turn {
  /** A key's id or a tenant's. */
  readonly holder: string
  readonly rate: Rate
}

/**
 * Count a request, exactly and for all isolates together, for each of its holders in turn: one that is refused
 * costs those behind it nothing.
 *
 * Generic cell rate algorithm: `arrival_at` is when the next request would be due if all came evenly.
 *
 * @returns the verdict of the first holder that is refused, else of the one that must wait longest
 * @see ITU-T I.371; https://brandur.org/rate-limiting
 */
export async function takeTurns(
  db: D1Database,
  turns: readonly [Turn, ...Turn[]],
  policy: string,
  now: number,
): Promise<Verdict> {
  const results = await db.batch<{ arrival_at: number }>(
    turns.map(({ holder, rate }, i) =>
      db
        .prepare(
          `INSERT INTO rate_limits (holder, policy, arrival_at)
           SELECT ?1, ?2, ?3 + ?4 WHERE ?6 = 0 OR changes() > 0
           ON CONFLICT DO UPDATE SET arrival_at = max(arrival_at, ?3) + ?4
           WHERE arrival_at - ?3 <= ?5
           RETURNING arrival_at`,
        )
        .bind(holder, policy, now, rate.intervalMs, toleranceMs(rate) + rate.waitMsMax, i),
    ),
  )
  let verdict: ReturnType<typeof allow> | null = null
  for (const [i, turn] of turns.entries()) {
    const arrival = results[i]?.results[0]?.arrival_at
    if (arrival === undefined) return refuse(db, turn, policy, now)
    const allowed = allow(arrival, turn.rate, now)
    if (verdict === null || allowed.waitMs > verdict.waitMs) verdict = allowed
  }
  if (verdict === null) throw new RangeError('a request is counted for nobody')
  return verdict
}

/** Count so many requests that have been let pass: those that come next wait for them. */
export async function countTurns(
  db: D1Database,
  { holder, rate }: Turn,
  policy: string,
  count: number,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO rate_limits (holder, policy, arrival_at) VALUES (?1, ?2, ?3 + ?4)
       ON CONFLICT DO UPDATE SET arrival_at = max(arrival_at, ?3) + ?4`,
    )
    .bind(holder, policy, now, rate.intervalMs * count)
    .run()
}

function allow(arrival: number, rate: Rate, now: number): Extract<Verdict, { outcome: 'allowed' }> {
  const earlyMs = arrival - rate.intervalMs - now
  return {
    outcome: 'allowed',
    remaining: Math.max(Math.floor((toleranceMs(rate) - earlyMs) / rate.intervalMs), 0),
    waitMs: Math.max(earlyMs - toleranceMs(rate), 0),
  }
}

async function refuse(db: D1Database, { holder, rate }: Turn, policy: string, now: number): Promise<Verdict> {
  const due = await db
    .prepare('SELECT arrival_at FROM rate_limits WHERE holder = ?1 AND policy = ?2')
    .bind(holder, policy)
    .first<number>('arrival_at')
  const retryAfterMs = Math.max((due ?? now) - now - toleranceMs(rate) - rate.waitMsMax, 1)
  return { outcome: 'refused', retryAfterMs }
}

function toleranceMs({ burst, intervalMs }: Rate): number {
  return (burst - 1) * intervalMs
}
