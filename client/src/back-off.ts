import type { FichaError } from './error.ts'

/** The first pause is up to half a second, doubled each time: most hiccups last no longer. */
const PAUSE_MS_MIN = 500
const PAUSE_MS_MAX = 15_000

const TEMPORARY_STATUSES = new Set([408, 425, 429, 500, 502, 503, 504])

/**
 * Whether the same request may succeed later.
 *
 * @param repeatable sending the request twice has the effect of sending it once
 */
export function isTemporary(error: FichaError, repeatable: boolean): boolean {
  // A request over the rate limit was refused before anything was done, whatever it asks for.
  if (error.code === 'rate_limited' || error.status === 429) return true
  if (!repeatable) return false
  if (error.code === 'network_error' || error.code === 'timeout') return true
  return error.code === 'idempotency_in_progress' || TEMPORARY_STATUSES.has(error.status ?? 0)
}

/**
 * Milliseconds before the next try: what the service asked for, else doubled with jitter, so that many
 * clients that failed together do not come back together.
 *
 * @param attempt tries so far, from 1
 * @param random in [0, 1)
 */
export function pauseMs(attempt: number, retryAfterMs: number | null, random: number): number {
  const doubled = Math.min(PAUSE_MS_MAX, PAUSE_MS_MIN * 2 ** (attempt - 1))
  const own = doubled * (0.5 + random / 2)
  return Math.round(retryAfterMs === null ? own : retryAfterMs + own / 10)
}

/**
 * `Retry-After`: seconds or a date.
 *
 * @returns null where it is absent or unreadable
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? null : Math.max(0, date - now)
}
