import { LIMITS } from '../limits.ts'
import type { DocumentRow } from '../store/documents.ts'
import type { FailureCode } from '../wire.ts'

/**
 * How a received document goes on. The rule: it ends FAILED for us only when its attempts are used up or a day has
 * passed. An attempt is one that a reader began: a reader that is busy or away never counts. Whoever meets a document
 * (a message, a dead letter, a poll, the sweeper) asks here, and nobody else decides.
 */
export type Care =
  /** Somebody reads it, or its next message is not due yet. */
  | { readonly to: 'wait' }
  /** Its message may be lost, or whoever read it died with attempts left. */
  | { readonly to: 'send' }
  | { readonly to: 'fail'; readonly code: Extract<FailureCode, 'processing_timeout' | 'engine_error'> }

type Standing = Pick<DocumentRow, 'state' | 'attempts' | 'lease_until' | 'send_at' | 'updated_at'>

const DAY_MS = LIMITS.queuedHoursMax * 3_600_000

export function careFor(document: Standing, now: number): Care {
  const { state, attempts, lease_until: leaseUntil } = document
  if (state !== 'received' || isHeld(leaseUntil, now)) return { to: 'wait' }
  const ranOut = leaseUntil !== null
  if (areUsedUp(attempts)) return { to: 'fail', code: ranOut ? 'processing_timeout' : 'engine_error' }
  // Equal to createdAt after an upload; a document that is read again began to wait later.
  if (now - document.updated_at > DAY_MS) return { to: 'fail', code: 'processing_timeout' }
  return ranOut || document.send_at <= now ? { to: 'send' } : { to: 'wait' }
}

export function areUsedUp(attempts: number): boolean {
  return attempts >= LIMITS.attemptsMax
}

function isHeld(leaseUntil: number | null, now: number): boolean {
  return leaseUntil !== null && leaseUntil > now
}

/** SQL for: nobody reads the document `d`. */
export function isFree(now: `?${number}`): string {
  return `(d.lease_until IS NULL OR d.lease_until <= ${now})`
}

/** SQL for: an earlier delivery of the same message claimed the document `d`, and so died. */
export function hasDied(message: `?${number}`, delivery: `?${number}`): string {
  return `(d.lease_message = ${message} AND d.lease_delivery < ${delivery})`
}
