import { ENGINE_VERSION } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { COUNTED_MAX, readStatus } from '../store/status.ts'
import { describeAnswers } from './answers.ts'

const seconds = z.number().min(0)

const statusSchema = z
  .object({
    version: z.string(),
    oldestWaitingSeconds: seconds.nullable().openapi({
      description: 'How long the document has waited that has waited longest for a reader; null: none waits',
    }),
    waitingDeliveries: z.int().openapi({
      description: `Webhook deliveries that are due and not yet made, counted up to ${COUNTED_MAX} a database`,
    }),
    lastSweepSeconds: seconds.nullable().openapi({ description: 'How long ago the sweeper was through' }),
    failedSweepSteps: z.int().openapi({ description: 'Of its last run; the log says why' }),
  })
  .openapi('ServiceStatus')

export function registerStatus(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/status',
      tags: ['Service'],
      summary: 'What waits, of all tenants together: for whoever looks after the service',
      description:
        'Needs a key with the scope status:read. /health says without a key whether the service is up.',
      security: [{ apiKey: [] }],
      middleware: requireScope('status:read'),
      responses: describeAnswers(statusSchema, [401, 403]),
    },
    async (c) => {
      const now = Date.now()
      const status = await readStatus(c.env, now)
      const body = {
        version: ENGINE_VERSION,
        oldestWaitingSeconds: secondsSince(status.oldestWaitingSince, now),
        waitingDeliveries: status.waitingDeliveries,
        lastSweepSeconds: secondsSince(status.sweptAt, now),
        failedSweepSteps: status.failedSweepSteps,
      }
      return c.json(body, 200, { 'Cache-Control': 'no-store' })
    },
  )
}

function secondsSince(time: number | null, now: number): number | null {
  return time === null ? null : Math.max(now - time, 0) / 1000
}
