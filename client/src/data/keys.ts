import { maybe, string, strings, time, word } from './members.ts'
import { record } from './readers.ts'

export type Scope =
  | 'documents:read'
  | 'documents:write'
  | 'documents:delete'
  | 'webhooks:manage'
  | 'keys:manage'
  | 'status:read'

export interface ApiKey {
  readonly id: string
  readonly name: string
  readonly scopes: readonly string[]
  /** What answers look like where a request does not say; this client always says. */
  readonly naming: 'snake' | 'camel'
  readonly values: 'json' | 'text'
  readonly createdAt: Date
  readonly expiresAt: Date | null
  /** Exact to a minute. */
  readonly lastUsedAt: Date | null
  readonly revokedAt: Date | null
}

export interface IssuedKey extends ApiKey {
  /** The key itself; shown this once. */
  readonly key: string
}

export interface RotatedKey extends IssuedKey {
  /** The key before it, and until when it works as well. */
  readonly replaced: { readonly id: string; readonly expiresAt: Date }
}

const KEY = {
  id: string,
  name: string,
  scopes: strings,
  naming: word<ApiKey['naming']>(),
  values: word<ApiKey['values']>(),
  createdAt: time,
  expiresAt: maybe(time),
  lastUsedAt: maybe(time),
  revokedAt: maybe(time),
}

export const readKey = record<ApiKey>(KEY)

export const readIssuedKey = record<IssuedKey>({ ...KEY, key: string })

export const readRotatedKey = record<RotatedKey>({
  ...KEY,
  key: string,
  replaced: record<RotatedKey['replaced']>({ id: string, expiresAt: time }),
})
