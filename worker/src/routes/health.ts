import { ENGINE_VERSION } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { unavailable } from '../problem.ts'
import { describeAnswers } from './answers.ts'

const healthSchema = z.object({
  status: z.literal('ok'),
  version: z.string(),
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
      // The reader is not asked: it may be at a document for seconds, and delays documents only.
      await c.env.DB_0.prepare('SELECT 1')
        .first()
        .catch(() => {
          throw unavailable()
        })
      return c.json({ status: 'ok' as const, version: ENGINE_VERSION }, 200, { 'Cache-Control': 'no-store' })
    },
  )
}
