import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { type EventRow, listEvents, sequenceBefore } from '../store/events.ts'
import { typeOfCode } from '../store/type-codes.ts'
import { DOCUMENT_EVENT_KINDS } from '../webhook/delivery.ts'
import { renderThin } from '../webhook/render-message.ts'
import { documentSchema } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { pageLimit, time } from './query.ts'
import { failureSchema } from './result-schemas.ts'

const eventsQuery = z.strictObject({
  since: time('since')
    .default(0)
    .openapi({ type: 'string', format: 'date-time', default: '1970-01-01T00:00:00.000Z' }),
  limit: pageLimit,
  cursor: z
    .string()
    .transform((cursor) => readCursor(cursor, /^e \d{1,16}$/)?.[1] ?? null)
    .refine((sequence) => sequence !== null, 'cursor must be the nextCursor of an earlier answer')
    .optional()
    .openapi({ type: 'string', description: '`nextCursor` of an earlier answer' }),
})

const eventSchema = z
  .object({
    id: z.uuid().openapi({ description: 'The webhook-id of the event’s deliveries' }),
    type: z.enum(DOCUMENT_EVENT_KINDS),
    timestamp: z.iso.datetime({ precision: 3 }),
    data: documentSchema.extend({ error: failureSchema.optional() }),
  })
  .openapi('Event')

const pageSchema = z
  .object({
    items: z.array(eventSchema),
    nextCursor: z.string().openapi({ description: 'Never null: ask with it again for what happens next' }),
  })
  .openapi('EventPage')

export function registerEvents(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/events',
      tags: ['Events'],
      summary: 'Read again everything that webhooks were told',
      description: 'Oldest first, for 30 days. Items have the thin payload of a webhook.',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read', 'listing'),
      request: { query: eventsQuery },
      responses: describeAnswers(pageSchema, [400, 401, 403]),
    },
    async (c) => {
      const { since, limit, cursor } = c.req.valid('query')
      const after = Math.max(Number(cursor ?? 0), sequenceBefore(since))
      const rows = await listEvents(c.get('shard').DB, c.get('caller').tenantId, since, after, limit)
      const body = {
        items: rows.map(renderEvent),
        nextCursor: writeCursor(['e', rows.at(-1)?.sequence ?? after]),
      }
      return c.json(body, 200, { 'Cache-Control': 'no-store' })
    },
  )
}

function renderEvent(event: EventRow) {
  const document = {
    id: event.document_id,
    tenantId: event.tenant_id,
    externalId: event.external_id,
    parentId: event.parent_id,
    type: typeOfCode(event.type),
    status: event.status,
    createdAt: event.document_created_at,
    updatedAt: event.created_at,
    errorCode: event.error_code,
  }
  return {
    id: event.id,
    type: event.kind,
    timestamp: new Date(event.created_at).toISOString(),
    data: renderThin(document),
  }
}
