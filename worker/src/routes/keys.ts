import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { newApiKey } from '../api-key.ts'
import type { ApiContext, Caller } from '../app-context.ts'
import { assertHolds, requireAdministratorOr, requireScope } from '../auth.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { newId } from '../ids.ts'
import { LIMITS } from '../limits.ts'
import { Problem } from '../problem.ts'
import {
  findKey,
  insertKey,
  type KeyPosition,
  type ListedKey,
  listKeys,
  revokeKey,
  rotateKey,
} from '../store/key-management.ts'
import { insertTenant } from '../store/tenants.ts'
import { parameterProblem } from '../validation.ts'
import { describeAnswers, describeNoContent } from './answers.ts'
import {
  keyPageSchema,
  keyRequest,
  newKeySchema,
  renderKey,
  rotatedKeySchema,
  rotationRequest,
} from './keys-wire.ts'
import { cursorOf, wholeLimit } from './query.ts'
import { readBody, readOptionalBody } from './read-body.ts'

const SECURITY = { tags: ['Keys'], security: [{ apiKey: [] }] }
const ONE = { params: z.object({ id: z.string() }) }
const NO_STORE = { 'Cache-Control': 'no-store' }

const BOUND =
  `A tenant has at most ${LIMITS.keysPerTenantMax} keys that work, and makes at most ${LIMITS.newKeysPerDayMax} in a ` +
  'day, ended ones counted: one more is 400.'

const listQuery = z.object({
  limit: wholeLimit,
  cursor: cursorOf(readPosition),
})

function readPosition(cursor: string): KeyPosition | null {
  const [createdAt, id] = readCursor(cursor, /^\d{1,15} [0-9A-Za-z]{1,32}$/) ?? []
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id }
}

/** The tenant's own keys. */
export function registerKeys(api: OpenAPIHono<ApiContext>): void {
  const manage = requireScope('keys:manage')
  const modeOf = (env: ApiContext['Bindings']) => (env.ENVIRONMENT === 'local' ? 'test' : 'live')

  // Bodies are described here and read by `readBody`, which has a limit.
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: '/keys',
    summary: 'Issue a key; the answer shows it, once',
    description:
      'A key cannot give a scope that it does not have itself, nor a longer life than its own. Its limits are ' +
      `those of every new key. ${BOUND}`,
    ...SECURITY,
    request: { body: { required: true, content: { 'application/json': { schema: keyRequest } } } },
    responses: describeAnswers(newKeySchema, [400, 401, 403], 201),
  })
  api.post('/keys', requireAdministratorOr(manage), async (c) => {
    const { tenant, ...settings } = await readBody(c, keyRequest)
    const caller = c.get('caller')
    if ((caller === undefined) !== (tenant !== undefined)) throw tenantProblem(tenant)
    if (caller) {
      assertHolds(caller.scopes, settings.scopes)
      assertOutlives(caller, settings.expiresAt)
    }
    const now = Date.now()
    const made = await newApiKey(modeOf(c.env))
    const tenantId = caller?.tenantId ?? newId(now)
    if (tenant !== undefined) await insertTenant(c.env, tenantId, tenant, now)
    await insertKey(c.env.DB_0, tenantId, made, settings, now)
    const key = await findKey(c.env.DB_0, tenantId, made.id)
    if (key === null) throw tooManyKeys()
    return c.json({ ...renderKey(key), key: made.key }, 201, NO_STORE)
  })

  api.openapi(
    {
      method: 'get',
      path: '/keys',
      summary: 'List the keys, revoked and expired ones included, newest first',
      ...SECURITY,
      middleware: manage,
      request: { query: listQuery },
      responses: describeAnswers(keyPageSchema, [400, 401, 403]),
    },
    async (c) => {
      const { limit, cursor } = c.req.valid('query')
      const rows = await listKeys(c.env.DB_0, c.get('caller').tenantId, cursor ?? null, limit + 1)
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      const nextCursor = last ? writeCursor([last.created_at, last.id]) : null
      return c.json({ items: page.map(renderKey), nextCursor }, 200, NO_STORE)
    },
  )

  api.openapi(
    {
      method: 'delete',
      path: '/keys/{id}',
      summary: 'Revoke a key at once',
      description:
        'A key cannot revoke one that has a scope which it does not have itself. An upload of it that is under way comes to ' +
        'nothing, and what waits, exports or comes slowly is 401.',
      ...SECURITY,
      middleware: manage,
      request: ONE,
      responses: describeNoContent([401, 403, 404]),
    },
    async (c) => {
      const { tenantId, scopes } = c.get('caller')
      const key = await findKey(c.env.DB_0, tenantId, c.req.valid('param').id)
      if (key === null) throw new Problem('route_not_found')
      assertHolds(scopes, key.scopes)
      await revokeKey(c.env.DB_0, tenantId, key.id, Date.now())
      return c.body(null, 204)
    },
  )

  api.openAPIRegistry.registerPath({
    method: 'post',
    path: '/keys/{id}/rotate',
    summary: 'Replace a key; both work during the overlap',
    description:
      'The new key has the name, the scopes, the limits and the expiry of the old one. A key cannot replace one ' +
      `that has more of them than itself. ${BOUND}`,
    ...SECURITY,
    request: { ...ONE, body: { content: { 'application/json': { schema: rotationRequest } } } },
    responses: describeAnswers(rotatedKeySchema, [400, 401, 403, 404], 201),
  })
  api.post('/keys/:id/rotate', manage, async (c) => {
    const { graceSeconds } = await readOptionalBody(c, rotationRequest)
    const caller = c.get('caller')
    const { tenantId } = caller
    const old = await findKey(c.env.DB_0, tenantId, c.req.param('id'))
    if (old === null) throw new Problem('route_not_found')
    assertHolds(caller.scopes, old.scopes)
    assertNoLess(caller, old)
    const made = await newApiKey(modeOf(c.env))
    const now = Date.now()
    const rotated = await rotateKey(c.env.DB_0, tenantId, old.id, made, graceSeconds * 1000, now)
    // Revoked or expired: as good as unknown.
    if (rotated === null) throw isUsable(old, now) ? tooManyKeys() : new Problem('route_not_found')
    const { id, expiresAt } = renderKey(rotated.replaced)
    const body = { ...renderKey(rotated.made), key: made.key, replaced: { id, expiresAt } }
    return c.json(body, 201, NO_STORE)
  })
}

/** A key that ends must not leave another behind that goes on. */
function assertOutlives(caller: Caller, expiresAt: number | null): void {
  if (outlives(caller, expiresAt)) return
  const detail = 'expiresAt must not be later than that of the key itself'
  throw parameterProblem([{ parameter: 'expiresAt', code: 'invalid_parameter', detail }])
}

/** Who gets the new key has what the old one had. */
function assertNoLess(caller: Caller, old: ListedKey): void {
  if (outlives(caller, old.expires_at) && caller.limitFactor >= old.limit_factor) return
  throw new Problem('insufficient_scope', {
    detail: 'the key has a shorter life or lower limits than the other',
  })
}

function outlives(caller: Caller, expiresAt: number | null): boolean {
  return caller.expiresAt === null || (expiresAt !== null && expiresAt <= caller.expiresAt)
}

function isUsable(key: ListedKey, now: number): boolean {
  return key.revoked_at === null && (key.expires_at === null || key.expires_at > now)
}

function tooManyKeys(): Problem {
  const { keysPerTenantMax, newKeysPerDayMax } = LIMITS
  const detail = `there may be ${keysPerTenantMax} keys, and ${newKeysPerDayMax} new ones in a day; revoke one first`
  return parameterProblem([{ parameter: 'name', code: 'invalid_parameter', detail }])
}

function tenantProblem(tenant: string | undefined): Problem {
  const detail = tenant === undefined ? 'tenant is required' : 'tenant is for the administrator’s key only'
  const code = tenant === undefined ? 'missing_parameter' : 'invalid_parameter'
  return parameterProblem([{ parameter: 'tenant', code, detail }])
}
