import { ENGINE_VERSION } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { unavailable } from '../problem.ts'
import { limitAddress } from '../rate-limit.ts'
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
      summary: 'Would an upload be taken just now? Needs no key',
      responses: describeAnswers(healthSchema, [429, 503]),
    },
    async (c) => {
      await limitAddress(c)
      // What an upload needs. The reader is not asked: it may be at a document for seconds, and delays documents only.
      const needs = [c.env.DB_0.prepare('SELECT 1').first(), answersInTime(c.env.INSPECTOR.ping())]
      await Promise.all(needs).catch(() => {
        throw unavailable()
      })
      return c.json({ status: 'ok' as const, version: ENGINE_VERSION }, 200, { 'Cache-Control': 'no-store' })
    },
  )
}

/** A probe does not wait for longer than this. */
const ANSWER_MS_MAX = 5000

async function answersInTime(answer: Promise<unknown>): Promise<void> {
  const late = scheduler.wait(ANSWER_MS_MAX).then(() => {
    throw new Error('the inspector does not answer')
  })
  await Promise.race([answer, late])
}
