/**
 * The pause before each attempt, counted from the end of the one before: ten attempts within 75 hours.
 *
 * @see Standard Webhooks 1.0.0, "Deliverability and reliability"
 */
export const PAUSES_SECONDS = [0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400] as const

export const ATTEMPTS_MAX = PAUSES_SECONDS.length

/** Endpoints that failed together should not be tried together. */
const JITTER = 0.2

/** An endpoint may ask for a pause, but not for one that is longer than our longest. */
const RETRY_AFTER_MS_MAX = 86_400_000

/**
 * When to try again after the attempt `step` failed.
 *
 * @param step 1 for the first attempt
 * @param random in [0, 1)
 * @param retryAfterMs what the endpoint asked for; lengthens a pause and never shortens one
 * @returns milliseconds since 1970, or null when the attempts are used up
 */
export function nextAttemptAt(
  step: number,
  now: number,
  random: number,
  retryAfterMs: number | null,
): number | null {
  const pauseSeconds = PAUSES_SECONDS[step]
  if (pauseSeconds === undefined) return null
  const pauseMs = pauseSeconds * 1000 * (1 + JITTER * (2 * random - 1))
  return Math.round(now + Math.max(pauseMs, Math.min(retryAfterMs ?? 0, RETRY_AFTER_MS_MAX)))
}

/**
 * A Retry-After header: seconds or an HTTP date.
 *
 * @see RFC 9110, section 10.2.3
 * @returns milliseconds from now, or null for anything else
 */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000
  // Date.parse finds a date in almost anything; an HTTP date is always in GMT.
  const date = /\bGMT\s*$/.test(header) ? Date.parse(header) : Number.NaN
  return Number.isNaN(date) ? null : Math.max(date - now, 0)
}
