import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { ApiContext } from './app-context.ts'
import type { OnShard } from './env.ts'
import { LIMITS } from './limits.ts'
import { describeError, log } from './log.ts'
import { Problem } from './problem.ts'
import { findLimitFactor } from './store/api-keys.ts'
import { countTurns, type Rate, takeTurns, type Verdict } from './store/rate-limits.ts'

export type Policy = 'uploads' | 'listing' | 'reads'

/**
 * Let a request pass if its key, and its tenant's keys together, keep the rate of the route.
 *
 * Uploads and listings are counted exactly in D1. Reads would cost a write each there, so they are counted
 * by the Rate Limiting binding: per location, in windows of ten seconds.
 *
 * @returns whether it had to wait for its turn
 * @throws {Problem} 429
 */
export async function limitRate(c: Context<ApiContext>, policy: Policy, factor: number): Promise<boolean> {
  if (policy === 'reads') return limitReads(c, factor)
  const rate = scale(LIMITS.rates[policy], factor)
  const windowSeconds = Math.ceil((rate.burst * rate.intervalMs) / 1000)
  const verdict = await judge(c, policy, rate, scale(LIMITS.rates[policy], tenantFactor(factor)))
  const headers = describe(policy, rate.burst, windowSeconds, verdict)
  if (verdict.outcome === 'refused') {
    const retryAfter = { 'Retry-After': String(Math.ceil(verdict.retryAfterMs / 1000)) }
    throw new Problem('rate_limited', { headers: { ...headers, ...retryAfter } })
  }
  c.set('limitHeaders', headers)
  // A little smoothing: a client that sends all its documents at once need not know about rates.
  if (verdict.waitMs === 0) return false
  await scheduler.wait(verdict.waitMs)
  return true
}

/** Count what an upload is split into as uploads of its tenant: it is let pass, and what comes next waits. */
export async function countParts(env: OnShard, tenantId: string, count: number): Promise<void> {
  try {
    const factor = await findLimitFactor(env.DB_0, tenantId)
    const rate = scale(LIMITS.rates.uploads, tenantFactor(factor))
    await countTurns(env.DB, { holder: tenantId, rate }, 'uploads', count, Date.now())
  } catch (error) {
    log({ event: 'rate-unknown', ...describeError(error) })
  }
}

async function judge(c: Context<ApiContext>, policy: Policy, ofKey: Rate, ofTenant: Rate): Promise<Verdict> {
  const { keyId, tenantId } = c.get('caller')
  try {
    const turns = [
      { holder: keyId, rate: ofKey },
      { holder: tenantId, rate: ofTenant },
    ] as const
    return await takeTurns(c.get('shard').DB, turns, policy, Date.now())
  } catch (error) {
    // Counting must not be what makes the service fail.
    log({ event: 'rate-unknown', requestId: c.get('requestId'), ...describeError(error) })
    return { outcome: 'allowed', remaining: 0, waitMs: 0 }
  }
}

async function limitReads(c: Context<ApiContext>, factor: number): Promise<false> {
  const { perWindow, windowSeconds } = LIMITS.rates.reads
  if (c.env.READS === undefined) return false
  // The binding knows one limit: a key that may do more is counted as several.
  const { keyId, tenantId } = c.get('caller')
  const isWithinTenant =
    (await isWithin(c.env.READS, `${keyId}/${randomShare(factor)}`)) &&
    (await isWithin(c.env.READS, `${tenantId}/${randomShare(tenantFactor(factor))}`))
  const policy = { 'RateLimit-Policy': `"reads";q=${perWindow * factor};w=${windowSeconds}` }
  if (isWithinTenant) {
    c.set('limitHeaders', policy)
    return false
  }
  const headers = {
    ...policy,
    RateLimit: `"reads";r=0;t=${windowSeconds}`,
    'Retry-After': String(windowSeconds),
  }
  throw new Problem('rate_limited', { headers })
}

/**
 * Before D1 is asked, for a key or for what needs none: how often one address may ask at all, so that guessing keys costs
 * D1 nothing. Offices share an address, so that it is what many keys may do together.
 *
 * @throws {Problem} 429
 */
export async function limitAddress(c: Context<ApiContext>): Promise<void> {
  const address = c.req.header('CF-Connecting-IP')
  if (c.env.ADDRESSES === undefined || address === undefined || c.env.ENVIRONMENT === 'local') return
  if (await isWithin(c.env.ADDRESSES, networkOf(address))) return
  const retryAfter = { 'Retry-After': String(LIMITS.rates.addresses.windowSeconds) }
  throw new Problem('rate_limited', { headers: retryAfter })
}

async function isWithin(counter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await counter.limit({ key })).success
  } catch (error) {
    // As in `judge`.
    log({ event: 'rate-unknown', ...describeError(error) })
    return true
  }
}

/** Who has one IPv6 address has the 2^64 of its network. @see RFC 6177 */
function networkOf(address: string): string {
  const parsed = ipaddr.isValid(address) ? ipaddr.process(address) : null
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : address
}

/** @see https://datatracker.ietf.org/doc/html/draft-ietf-httpapi-ratelimit-headers-10 */
function describe(policy: Policy, quota: number, windowSeconds: number, verdict: Verdict) {
  const [remaining, resetMs] =
    verdict.outcome === 'refused' ? [0, verdict.retryAfterMs] : [verdict.remaining, verdict.waitMs]
  return {
    'RateLimit-Policy': `"${policy}";q=${quota};w=${windowSeconds}`,
    RateLimit: `"${policy}";r=${remaining};t=${Math.max(Math.ceil(resetMs / 1000), 1)}`,
  }
}

function randomShare(count: number): number {
  return Math.floor(Math.random() * count)
}

/** What all keys of a tenant may do together, for a key that may do `factor` times the usual. */
function tenantFactor(factor: number): number {
  return LIMITS.tenantFactor * factor
}

function scale(rate: Rate, factor: number): Rate {
  return {
    ...rate,
    intervalMs: Math.max(Math.round(rate.intervalMs / factor), 1),
    burst: rate.burst * factor,
  }
}
