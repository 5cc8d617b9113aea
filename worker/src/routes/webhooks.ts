import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { assertHolds, requireScope } from '../auth.ts'
import { newId } from '../ids.ts'
import { unavailable } from '../problem.ts'
import { deleteWebhook, insertWebhook, listWebhooks, updateWebhook } from '../store/webhooks.ts'
import { parameterProblem } from '../validation.ts'
import { WEBHOOK_LIMITS } from '../webhook/limits.ts'
import { sealSecret } from '../webhook/seal.ts'
import { newSecret } from '../webhook/sign.ts'
import { describeAnswers, describeNoContent } from './answers.ts'
import { assertSettled } from './assert-settled.ts'
import { readBody } from './read-body.ts'
import { newWebhook, webhookChange } from './webhooks-body.ts'
import { checkUrl, invalid, loadSealingKey, loadWebhook } from './webhooks-load.ts'
import { newSecretSchema, renderWebhook, webhookSchema } from './webhooks-wire.ts'

const SECURITY = { tags: ['Webhooks'], security: [{ apiKey: [] }] }
const ONE = { params: z.object({ id: z.string() }) }
const NO_STORE = { 'Cache-Control': 'no-store' }
/** What is sent with the values of documents, and where to, is said by who may read them. */
const READ = 'documents:read'

/** Registration of webhooks: create, list, read, change, delete. */
export function registerWebhooks(api: OpenAPIHono<ApiContext>): void {
  const manage = requireScope('webhooks:manage')

  // Bodies are described here and read by `readBody`.
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: '/webhooks',
    summary: 'Register a webhook; the answer shows its secret, once',
    ...SECURITY,
    request: { body: { required: true, content: { 'application/json': { schema: newWebhook } } } },
    responses: describeAnswers(newSecretSchema, [400, 401, 403], 201),
  })
  api.post('/webhooks', manage, async (c) => {
    const wanted = await readBody(c, newWebhook)
    if (wanted.payload === 'full') assertHolds(c.get('caller').scopes, [READ])
    await checkUrl(c, wanted.url)
    const now = Date.now()
    const id = newId(now)
    const secret = newSecret()
    const sealedSecret = await sealSecret(secret, await loadSealingKey(c), id)
    const webhook = { ...wanted, id, tenantId: c.get('caller').tenantId, sealedSecret }
    const made = await insertWebhook(c.get('shard').DB, webhook, WEBHOOK_LIMITS.webhooksPerTenantMax, now)
    if (made === null) {
      await assertSettled(c)
      const detail = `there may be ${WEBHOOK_LIMITS.webhooksPerTenantMax} webhooks; delete one first`
      throw parameterProblem([invalid('url', detail)])
    }
    return c.json({ ...renderWebhook(made), secret }, 201, NO_STORE)
  })

  api.openapi(
    {
      method: 'get',
      path: '/webhooks',
      summary: 'List the webhooks',
      ...SECURITY,
      middleware: manage,
      responses: describeAnswers(z.object({ items: z.array(webhookSchema) }), [401, 403]),
    },
    async (c) => {
      const items = await listWebhooks(c.get('shard').DB, c.get('caller').tenantId)
      return c.json({ items: items.map(renderWebhook) }, 200, NO_STORE)
    },
  )

  api.openapi(
    {
      method: 'get',
      path: '/webhooks/{id}',
      summary: 'Read a webhook',
      ...SECURITY,
      middleware: manage,
      request: ONE,
      responses: describeAnswers(webhookSchema, [401, 403, 404]),
    },
    async (c) => c.json(renderWebhook(await loadWebhook(c, c.req.valid('param').id)), 200, NO_STORE),
  )

  api.openAPIRegistry.registerPath({
    method: 'patch',
    path: '/webhooks/{id}',
    summary: 'Change a webhook; enabling it forgives its failures',
    ...SECURITY,
    request: { ...ONE, body: { required: true, content: { 'application/json': { schema: webhookChange } } } },
    responses: describeAnswers(webhookSchema, [400, 401, 403, 404]),
  })
  api.patch('/webhooks/:id', manage, async (c) => {
    const before = await loadWebhook(c, c.req.param('id'))
    const change = await readBody(c, webhookChange)
    const { scopes } = c.get('caller')
    if (change.url !== undefined) await checkUrl(c, change.url)
    const mayRead = scopes.includes(READ)
    const isChanged = await updateWebhook(c.get('shard').DB, before.id, change, mayRead, Date.now())
    const after = await loadWebhook(c, before.id)
    if (isChanged) return c.json(renderWebhook(after), 200, NO_STORE)
    await assertSettled(c)
    assertHolds(scopes, [READ])
    throw unavailable()
  })

  api.openapi(
    {
      method: 'delete',
      path: '/webhooks/{id}',
      summary: 'Delete a webhook with all its deliveries',
      ...SECURITY,
      middleware: manage,
      request: ONE,
      responses: describeNoContent([401, 403, 404]),
    },
    async (c) => {
      const webhook = await loadWebhook(c, c.req.valid('param').id)
      if (!(await deleteWebhook(c.get('shard').DB, webhook.id))) await assertSettled(c)
      return c.body(null, 204)
    },
  )
}
