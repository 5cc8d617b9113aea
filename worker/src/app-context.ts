import type { ApiEnv, OnShard } from './env.ts'
import type { ApiKeyRow } from './store/api-keys.ts'

/** What every handler finds in Hono's context. */
export interface ApiContext {
  Bindings: ApiEnv
  Variables: {
    requestId: string
    /** Set by `requireScope`; absent on open routes. */
    caller: Caller
    /** The bindings with the caller's own database; set with `caller`. */
    shard: OnShard
    /** For the log line, once known. */
    documentId: string | undefined
    problemCode: string | undefined
    /** The route's pattern, never the address as sent. */
    route: string | undefined
    /** RateLimit and RateLimit-Policy of the answer, unless it is a problem that brings its own. */
    limitHeaders: Readonly<Record<string, string>> | undefined
  }
}

/** Who calls: nothing below may touch rows of another tenant. */
export interface Caller {
  readonly keyId: string
  readonly tenantId: string
  readonly naming: ApiKeyRow['naming']
  readonly values: ApiKeyRow['value_form']
  readonly scopes: readonly string[]
  readonly expiresAt: number | null
  readonly limitFactor: number
}
