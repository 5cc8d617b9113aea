import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { DELIVERY_STATES, listDeliveries, resendDelivery } from '../store/deliveries.ts'
import { parameterProblem } from '../validation.ts'
import { describeAnswers } from './answers.ts'
import { assertSettled } from './assert-settled.ts'
import { AS_LISTING, pageLimit } from './query.ts'
import { DISABLED } from './webhooks-actions.ts'
import { invalid, loadDelivery, loadWebhook, withAnswers } from './webhooks-load.ts'
import { deliverySchema, renderDelivery } from './webhooks-wire.ts'

const SECURITY = { tags: ['Webhooks'], security: [{ apiKey: [] }] }
const ONE = z.object({ id: z.string() })
const NO_STORE = { 'Cache-Control': 'no-store' }

const listQuery = z.strictObject({
  status: z.enum(DELIVERY_STATES, `status must be ${DELIVERY_STATES.join(', ')}`).optional(),
  limit: pageLimit,
  cursor: z
    .string()
    .transform((cursor) => readCursor(cursor, /^[0-9a-f-]{36}$/)?.[0] ?? null)
    .refine((before) => before !== null, 'cursor must be the nextCursor of an earlier answer')
    .optional()
    .openapi({ type: 'string' }),
})

/** The log of deliveries, and sending one again. */
export function registerDeliveries(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/webhooks/{id}/deliveries',
      summary: 'List deliveries with their attempts, newest first; status=exhausted are the dead letters',
      ...SECURITY,
      middleware: requireScope('webhooks:manage', 'listing'),
      request: { params: ONE, query: listQuery },
      responses: describeAnswers(
        z.object({ items: z.array(deliverySchema), nextCursor: z.string().nullable() }),
        [400, 401, 403, 404],
      ),
    },
    async (c) => {
      const webhook = await loadWebhook(c, c.req.valid('param').id)
      const { status, limit, cursor } = c.req.valid('query')
      const rows = await listDeliveries(
        c.get('shard').DB,
        webhook.id,
        status ?? null,
        cursor ?? null,
        limit + 1,
      )
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      const items = await withAnswers(c, page)
      const body = { items: items.map(renderDelivery), nextCursor: last ? writeCursor([last.id]) : null }
      return c.json(body, 200, NO_STORE)
    },
  )

  api.openapi(
    {
      method: 'post',
      path: '/deliveries/{id}/resend',
      summary: 'Send a delivery again, with the same webhook-id and the whole schedule before it',
      description: AS_LISTING,
      ...SECURITY,
      middleware: requireScope('webhooks:manage', 'listing'),
      request: { params: ONE },
      responses: describeAnswers(deliverySchema, [400, 401, 403, 404]),
    },
    async (c) => {
      const delivery = await loadDelivery(c, c.req.valid('param').id)
      const webhook = await loadWebhook(c, delivery.webhook_id)
      if (!webhook.enabled) throw parameterProblem([invalid('id', DISABLED)])
      if (!(await resendDelivery(c.get('shard').DB, delivery.id, Date.now()))) await assertSettled(c)
      await wakeCourier(c.env.WEBHOOKS)
      return c.json(renderDelivery(await loadDelivery(c, delivery.id)), 200, NO_STORE)
    },
  )
}
