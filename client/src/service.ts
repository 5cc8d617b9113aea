import { maybe, number, string, word } from './data/members.ts'
import { asObject, record } from './data/readers.ts'
import { type CallOptions, type Connection, sendForJson } from './send.ts'

export interface Health {
  readonly status: 'ok'
  readonly version: string
}

/** What waits in the service, of all tenants together. */
export interface ServiceStatus {
  readonly version: string
  /** How long the document has waited that has waited longest for a reader; null: none waits. */
  readonly oldestWaitingSeconds: number | null
  /** Webhook deliveries that are due and not yet made. */
  readonly waitingDeliveries: number
  /** How long ago the sweeper was through; null: never. */
  readonly lastSweepSeconds: number | null
  /** Of its last run. */
  readonly failedSweepSteps: number
}

/** What uploads and requests must keep, by name, e.g. `uploadBytesMax`. */
export type Limits = Readonly<Record<string, number>>

export async function fetchHealth(connection: Connection, options: CallOptions = {}): Promise<Health> {
  return readHealth(await get(connection, '/health', options))
}

export async function fetchStatus(connection: Connection, options: CallOptions = {}): Promise<ServiceStatus> {
  return readStatus(await get(connection, '/status', options))
}

export async function fetchLimits(connection: Connection, options: CallOptions = {}): Promise<Limits> {
  const limits = Object.entries(asObject(await get(connection, '/limits', options)))
  return Object.fromEntries(limits.map(([name, value]) => [name, number(value)]))
}

const readStatus = record<ServiceStatus>({
  version: string,
  oldestWaitingSeconds: maybe(number),
  waitingDeliveries: number,
  lastSweepSeconds: maybe(number),
  failedSweepSteps: number,
})

const readHealth = record<Health>({ status: word<'ok'>(), version: string })

async function get(connection: Connection, path: string, { signal }: CallOptions): Promise<unknown> {
  return (await sendForJson(connection, { method: 'GET', path, repeatable: true, signal })).body
}
