import { items, string } from './data/members.ts'
import { asObject } from './data/readers.ts'
import { readEvent, type WebhookEvent } from './data/webhook-event.ts'
import { type CallOptions, type Connection, sendForJson } from './send.ts'

export interface EventsOptions extends CallOptions {
  readonly since?: Date | undefined
  /** Go on behind an earlier page. */
  readonly cursor?: string | undefined
  /** Events per page, 1 to 100. */
  readonly pageSize?: number | undefined
}

/** Events in the order in which they happened. */
export interface EventPage {
  /** Empty where nothing has happened since. */
  readonly events: readonly WebhookEvent[]
  /** Keep it, and ask with it for what happens next. */
  readonly nextCursor: string
}

export async function fetchEvents(connection: Connection, options: EventsOptions = {}): Promise<EventPage> {
  const { since, cursor, pageSize, signal } = options
  const query = { since, cursor, limit: pageSize }
  const { body } = await sendForJson(connection, {
    method: 'GET',
    path: '/events',
    query,
    repeatable: true,
    signal,
  })
  const page = asObject(body)
  const events = items((item) => readEvent(string(asObject(item).id), asObject(item)))(page.items)
  return { events, nextCursor: string(page.nextCursor) }
}
