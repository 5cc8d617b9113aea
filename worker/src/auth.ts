import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { ADMIN_SECRET_LENGTH_MIN } from './admin-secret.ts'
import { hashApiKey, readKeyId, type Scope } from './api-key.ts'
import type { ApiContext } from './app-context.ts'
import { LIMITS } from './limits.ts'
import { log } from './log.ts'
import { Problem, unavailable } from './problem.ts'
import { limitAddress, limitRate, type Policy } from './rate-limit.ts'
import { type ApiKeyRow, findApiKey, isUseUnrecorded, recordUse } from './store/api-keys.ts'
import { onShard } from './store/shards.ts'

const HEADER = 'SERVICE-API-KEY'
/** RFC 9110 asks every 401 to name a scheme; ours is a header of its own. */
const CHALLENGE = { 'WWW-Authenticate': `ApiKey header="${HEADER}"` }

/**
 * Let a request pass only with a key that holds `scope` and keeps its rate. Stands before anything reads
 * the body.
 */
export function requireScope(scope: Scope, policy: Policy = 'reads') {
  return createMiddleware<ApiContext>(async (c, next) => {
    const key = readHeader(c.req.raw.headers, c.env.API_KEY_HEADER)
    if (key === null) throw new Problem('missing_api_key', { headers: CHALLENGE })
    await limitAddress(c)
    const now = Date.now()
    const found = await admit(c, now)
    assertHolds(found.scopes, [scope])
    if (isUseUnrecorded(found, now)) c.executionCtx.waitUntil(recordUse(c.env.DB_0, found.id, now))
    const hasWaited = await limitRate(c, policy, found.limit_factor)
    if (hasWaited) await admit(c)
    await next()
  })
}

/**
 * See who calls, as things are now. Asked again behind whatever may take long, such as a body, which comes as slowly as
 * its sender likes, or a wait: a key that was revoked meanwhile neither writes nor reads any more.
 *
 * @throws {Problem} 401, or 503 while the tenant moves
 */
export async function admit(c: Context<ApiContext>, now = Date.now()): Promise<ApiKeyRow> {
  const key = readHeader(c.req.raw.headers, c.env.API_KEY_HEADER) ?? ''
  const found = await authenticate(c.env.DB_0, key, now)
  if (found === null) throw new Problem('invalid_api_key', { headers: CHALLENGE })
  // A minute or so: the tenant's rows are on their way to another database.
  if (found.frozen !== null) throw unavailable()
  c.set('shard', onShard(c.env, found.shard))
  c.set('caller', {
    keyId: found.id,
    tenantId: found.tenant_id,
    naming: found.naming,
    values: found.value_form,
    scopes: found.scopes,
    expiresAt: found.expires_at,
    limitFactor: found.limit_factor,
  })
  return found
}

/** The same as often as it is called a good while after it was asked last, from now on. */
export function admitAgain(c: Context<ApiContext>): () => Promise<void> {
  let askedAt = Date.now()
  return async () => {
    const now = Date.now()
    if (now <= askedAt + LIMITS.admittedMs) return
    await admit(c, now)
    askedAt = now
  }
}

/** Nobody gives or gets by a detour what the key itself may not do. @throws {Problem} 403 */
export function assertHolds(held: readonly string[], wanted: readonly string[]): void {
  const missing = wanted.find((scope) => !held.includes(scope))
  if (missing === undefined) return
  throw new Problem('insufficient_scope', { detail: `the key does not have the scope ${missing}` })
}

/**
 * The administrator's secret in place of a key: it may make tenants and their first keys, and nothing
 * else. A handler behind it finds no `caller`.
 */
export function requireAdministratorOr(otherwise: MiddlewareHandler<ApiContext>) {
  return createMiddleware<ApiContext>(async (c, next) => {
    const key = readHeader(c.req.raw.headers, c.env.API_KEY_HEADER)
    const secret = c.env.ADMIN_API_KEY
    if (!secret || key === null) return otherwise(c, next)
    if (secret.length < ADMIN_SECRET_LENGTH_MIN) {
      sayThatSecretIsShort(secret.length)
      return otherwise(c, next)
    }
    await limitAddress(c)
    // Digests, so that the time of the comparison says nothing, not even the length.
    const isSecret = equalInConstantTime(await hashApiKey(key), await hashApiKey(secret))
    return isSecret ? next() : otherwise(c, next)
  })
}

let isShortSecretSaid = false

/** A short secret could be guessed: it counts as none. Who set it looks into the log, and reads it once for each isolate. */
function sayThatSecretIsShort(length: number): void {
  if (isShortSecretSaid) return
  isShortSecretSaid = true
  log({
    event: 'admin-key-ignored',
    why: 'too-short',
    characters: length,
    charactersMin: ADMIN_SECRET_LENGTH_MIN,
  })
}

function readHeader(headers: Headers, alias: string): string | null {
  return headers.get(HEADER) ?? (alias === '' ? null : headers.get(alias))
}

/** Unknown, revoked and expired keys cannot be told apart from outside. */
async function authenticate(db: D1Database, key: string, now: number): Promise<ApiKeyRow | null> {
  const keyId = readKeyId(key)
  if (keyId === null) return null
  const [found, hash] = await Promise.all([findApiKey(db, keyId), hashApiKey(key)])
  if (found === null || !equalInConstantTime(found.hash, hash)) return null
  const ended = found.revoked_at !== null || (found.expires_at !== null && found.expires_at <= now)
  return ended ? null : found
}

function equalInConstantTime(left: string, right: string): boolean {
  const encoder = new TextEncoder()
  const a = encoder.encode(left)
  const b = encoder.encode(right)
  return a.byteLength === b.byteLength && crypto.subtle.timingSafeEqual(a, b)
}
