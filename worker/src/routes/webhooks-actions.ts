import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { recover } from '../courier/recover.ts'
import { newId } from '../ids.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { unavailable } from '../problem.ts'
import { insertTest } from '../store/deliveries-dispatch.ts'
import { rotateSecret } from '../store/webhooks.ts'
import { parameterProblem } from '../validation.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { sealSecret } from '../webhook/seal.ts'
import { newSecret } from '../webhook/sign.ts'
import { describeAnswers } from './answers.ts'
import { assertSettled } from './assert-settled.ts'
import { AS_LISTING, time } from './query.ts'
import { readBody } from './read-body.ts'
import { invalid, loadDelivery, loadSealingKey, loadWebhook } from './webhooks-load.ts'
import {
  deliverySchema,
  newSecretSchema,
  renderDelivery,
  renderTime,
  renderWebhook,
} from './webhooks-wire.ts'

const SECURITY = { tags: ['Webhooks'], security: [{ apiKey: [] }] }
const ONE = { params: z.object({ id: z.string() }) }
const NO_STORE = { 'Cache-Control': 'no-store' }

const recovery = z.strictObject({ since: time('since'), until: time('until').optional() }).openapi('Recovery')

/** What can be done with a webhook: test it, change its secret, send again what it missed. */
export function registerWebhookActions(api: OpenAPIHono<ApiContext>): void {
  const manage = requireScope('webhooks:manage')
  // Somebody gets each message, and its row is kept.
  const send = requireScope('webhooks:manage', 'listing')

  api.openapi(
    {
      method: 'post',
      path: '/webhooks/{id}/test',
      summary: 'Send webhook.test, once; its delivery says what came of it',
      description: AS_LISTING,
      ...SECURITY,
      middleware: send,
      request: ONE,
      responses: describeAnswers(deliverySchema, [401, 403, 404]),
    },
    async (c) => {
      const webhook = await loadWebhook(c, c.req.valid('param').id)
      const now = Date.now()
      const id = newId(now)
      if (!(await insertTest(c.get('shard').DB, id, webhook.id, now))) await assertSettled(c)
      await wakeCourier(c.env.WEBHOOKS)
      return c.json(renderDelivery(await loadDelivery(c, id)), 200, NO_STORE)
    },
  )

  api.openapi(
    {
      method: 'post',
      path: '/webhooks/{id}/rotate-secret',
      summary: 'Make a new secret; the one before it goes on signing for 24 hours',
      ...SECURITY,
      middleware: manage,
      request: ONE,
      description: `At most ${WEBHOOK_LIMITS.earlierSecretsMax} earlier ones sign at a time; another rotation is 400 until one has ended.`,
      responses: describeAnswers(newSecretSchema, [400, 401, 403, 404]),
    },
    async (c) => {
      const webhook = await loadWebhook(c, c.req.valid('param').id)
      const secret = newSecret()
      const key = await loadSealingKey(c)
      const now = Date.now()
      const until = now + WEBHOOK_LIMITS.secretOverlapSeconds * 1000
      const sealed = await sealSecret(secret, key, webhook.id)
      if (!(await rotateSecret(c.get('shard').DB, webhook.id, sealed, until, now))) {
        await assertSettled(c)
        const detail = `${WEBHOOK_LIMITS.earlierSecretsMax} earlier secrets still sign; wait until one has ended`
        throw parameterProblem([invalid('id', detail)])
      }
      const body = { ...renderWebhook(webhook), secret, previousSecretExpiresAt: renderTime(until) }
      return c.json(body, 200, NO_STORE)
    },
  )

  api.openAPIRegistry.registerPath({
    method: 'post',
    path: '/webhooks/{id}/recover',
    summary: 'Send again every event of a time that was not delivered',
    description: `While a long recovery goes on, another is 503 with \`Retry-After\`. ${AS_LISTING}`,
    ...SECURITY,
    request: { ...ONE, body: { required: true, content: { 'application/json': { schema: recovery } } } },
    responses: describeAnswers(z.object({ queued: z.int() }), [400, 401, 403, 404, 503]),
  })
  api.post('/webhooks/:id/recover', send, async (c) => {
    const webhook = await loadWebhook(c, c.req.param('id'))
    const { since, until } = await readBody(c, recovery)
    if (!webhook.enabled) throw parameterProblem([invalid('id', DISABLED)])
    const now = Date.now()
    const queued = await recover(c.get('shard').DB, webhook.id, since, until ?? now, now)
    await wakeCourier(c.env.WEBHOOKS)
    // What waits since the recovery before is on its way.
    if (queued === null) throw unavailable()
    return c.json({ queued }, 200, NO_STORE)
  })
}

export const DISABLED = 'the webhook is disabled; enable it first'
