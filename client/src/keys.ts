import {
  type ApiKey,
  type IssuedKey,
  type RotatedKey,
  readIssuedKey,
  readKey,
  readRotatedKey,
  type Scope,
} from './data/keys.ts'
import { fetchAll } from './list.ts'
import { type CallOptions, type Connection, post, sendForJson } from './send.ts'

export interface NewKey {
  readonly name: string
  /** Reading, writing and deleting documents, where it is left out. */
  readonly scopes?: readonly Scope[] | undefined
  readonly naming?: 'snake' | 'camel' | undefined
  readonly values?: 'json' | 'text' | undefined
  readonly expiresAt?: Date | null | undefined
  /** With the administrator's key only: the name of the tenant to make. */
  readonly tenant?: string | undefined
}

export interface RotateOptions extends CallOptions {
  /** How long the key before it works as well: up to a week, a day where it is left out. */
  readonly graceSeconds?: number | undefined
}

export interface Keys {
  /** The answer shows the key, this once. */
  create(key: NewKey, options?: CallOptions): Promise<IssuedKey>
  list(options?: CallOptions): Promise<readonly ApiKey[]>
  /** It stops working at once. */
  revoke(id: string, options?: CallOptions): Promise<void>
  rotate(id: string, options?: RotateOptions): Promise<RotatedKey>
}

export function keysOf(connection: Connection): Keys {
  const path = (id: string) => `/keys/${encodeURIComponent(id)}`
  return {
    create: async (key, options) => readIssuedKey(await post(connection, '/keys', key, options)),
    list: (options) => fetchAll(connection, '/keys', readKey, options),
    async revoke(id, { signal } = {}) {
      // A key that is revoked twice is revoked.
      await sendForJson(connection, { method: 'DELETE', path: path(id), repeatable: true, signal })
    },
    rotate: async (id, { graceSeconds, signal } = {}) =>
      readRotatedKey(await post(connection, `${path(id)}/rotate`, { graceSeconds }, { signal })),
  }
}
