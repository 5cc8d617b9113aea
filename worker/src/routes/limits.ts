import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { PUBLIC_LIMITS } from '../limits.ts'
import { describeAnswers } from './answers.ts'

export function registerLimits(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/limits',
      tags: ['Service'],
      summary: 'The limits that uploads and requests must keep. Needs no key',
      responses: describeAnswers(z.record(z.string(), z.number()), []),
    },
    (c) => c.json(PUBLIC_LIMITS),
  )
}
