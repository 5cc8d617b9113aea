import { ENGINE_VERSION } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { unavailable } from '../problem.ts'
import { describeAnswers } from './answers.ts'

const healthSchema = z.object({
  status: z.literal('ok'),
  version: z.string(),
  /** A reader that is down delays documents; it does not make the API unhealthy. */
  reader: z.enum(['ok', 'unavailable']),
})

export function registerHealth(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/health',
      tags: ['Service'],
      summary: 'Is the service up? Needs no key',
      responses: describeAnswers(healthSchema, [503]),
    },
    async (c) => {
      const [database, reader] = await Promise.allSettled([
        c.env.DB_0.prepare('SELECT 1').first(),
        c.env.READER.ping(),
      ])
      if (database.status === 'rejected') throw unavailable()
      const body = {
        status: 'ok' as const,
        version: ENGINE_VERSION,
        reader: reader.status === 'fulfilled' ? ('ok' as const) : ('unavailable' as const),
      }
      return c.json(body, 200, { 'Cache-Control': 'no-store' })
    },
  )
}
