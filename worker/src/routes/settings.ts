import { parseProfile } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { unavailable } from '../problem.ts'
import { changeSettings, readSettings } from '../store/settings.ts'
import { describeAnswers } from './answers.ts'
import { profileSchema } from './profile-schemas.ts'
import { readBody } from './read-body.ts'

const RANGE = 'reviewBelow must be a number from 0 to 1, or null'

const settingsSchema = z
  .object({
    reviewBelow: z
      .number(RANGE)
      .min(0, RANGE)
      .max(1, RANGE)
      .nullable()
      .openapi({
        description:
          'Without a profile: documents that finish with a field less sure than this need a review; null: none does. ' +
          'Those that have finished already stay as they are.',
        example: 0.9,
      }),
    profile: profileSchema.nullable().openapi({
      description:
        'A document that finishes needs a review where a field is less sure than its threshold, a check fails, a page is ' +
        'in doubt or, `pages` not being sent, was not read: as `ficha extract --profile` judges. Why stands under ' +
        '`/documents/{id}/fields` in `judgement`. null: there is none, and `reviewBelow` decides.',
    }),
  })
  .openapi('Settings')
const settingsChange = settingsSchema.partial().strict().openapi('SettingsChange')

/** What a tenant decides about all of its documents. */
export function registerSettings(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/settings',
      tags: ['Documents'],
      summary: 'What the tenant has decided about its documents',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read'),
      responses: describeAnswers(settingsSchema, [401, 403]),
    },
    async (c) =>
      c.json(await readSettings(c.get('shard').DB, c.get('caller').tenantId), 200, {
        'Cache-Control': 'no-store',
      }),
  )
  api.openAPIRegistry.registerPath({
    method: 'patch',
    path: '/settings',
    tags: ['Documents'],
    summary: 'Decide it anew',
    description: 'Members that are absent stay as they are.',
    security: [{ apiKey: [] }],
    request: { body: { required: true, content: { 'application/json': { schema: settingsChange } } } },
    responses: describeAnswers(settingsSchema, [400, 401, 403, 503]),
  })
  api.patch('/settings', requireScope('keys:manage'), async (c) => {
    const { reviewBelow, profile } = await readBody(c, settingsChange)
    const { DB } = c.get('shard')
    const { tenantId } = c.get('caller')
    const change = { reviewBelow, profile: profile && parseProfile(profile) }
    if (!(await changeSettings(DB, tenantId, change))) throw unavailable()
    return c.json(await readSettings(DB, tenantId), 200, { 'Cache-Control': 'no-store' })
  })
}
