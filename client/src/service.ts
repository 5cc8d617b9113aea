import { number, string, word } from './data/members.ts'
import { asObject, record } from './data/readers.ts'
import { type CallOptions, type Connection, sendForJson } from './send.ts'

export interface Health {
  readonly status: 'ok'
  readonly version: string
}

/** What uploads and requests must keep, by name, e.g. `uploadBytesMax`. */
export type Limits = Readonly<Record<string, number>>

export async function fetchHealth(connection: Connection, options: CallOptions = {}): Promise<Health> {
  return readHealth(await get(connection, '/health', options))
}

export async function fetchLimits(connection: Connection, options: CallOptions = {}): Promise<Limits> {
  const limits = Object.entries(asObject(await get(connection, '/limits', options)))
  return Object.fromEntries(limits.map(([name, value]) => [name, number(value)]))
}

const readHealth = record<Health>({ status: word<'ok'>(), version: string })

async function get(connection: Connection, path: string, { signal }: CallOptions): Promise<unknown> {
  return (await sendForJson(connection, { method: 'GET', path, repeatable: true, signal })).body
}
