import { maybe, number } from './data/members.ts'
import { record } from './data/readers.ts'
import { type CallOptions, type Connection, sendForJson } from './send.ts'

/** What a tenant decides about all of its documents. */
export interface TenantSettings {
  /** Documents that finish with a field less sure than this, in [0, 1], need a review; null: none does. */
  readonly reviewBelow: number | null
}

export interface Settings {
  get(options?: CallOptions): Promise<TenantSettings>
  /** Members that are absent stay as they are; the key needs the scope `keys:manage`. */
  update(change: Partial<TenantSettings>, options?: CallOptions): Promise<TenantSettings>
}

const readSettings = record<TenantSettings>({ reviewBelow: maybe(number) })

export function settingsOf(connection: Connection): Settings {
  const call = { path: '/settings', repeatable: true } as const
  return {
    async get({ signal } = {}) {
      return readSettings((await sendForJson(connection, { ...call, method: 'GET', signal })).body)
    },
    async update(change, { signal } = {}) {
      const body = JSON.stringify(change)
      return readSettings((await sendForJson(connection, { ...call, method: 'PATCH', body, signal })).body)
    },
  }
}
