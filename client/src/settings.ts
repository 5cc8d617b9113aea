import { maybe, number } from './data/members.ts'
import { type Profile, readProfile } from './data/profile.ts'
import { record } from './data/readers.ts'
import { type CallOptions, type Connection, sendForJson } from './send.ts'

/** What a tenant decides about all of its documents. */
export interface TenantSettings {
  /** Without a profile: documents that finish with a field less sure than this, in [0, 1], need a review; null: none does. */
  readonly reviewBelow: number | null
  /** What `ficha evaluate --profile` found on documents of one's own; null: there is none. */
  readonly profile: Profile | null
}

export interface Settings {
  get(options?: CallOptions): Promise<TenantSettings>
  /** Members that are absent stay as they are; the key needs the scope `keys:manage`. */
  update(change: Partial<TenantSettings>, options?: CallOptions): Promise<TenantSettings>
}

const readSettings = record<TenantSettings>({ reviewBelow: maybe(number), profile: readProfile })

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
