import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import type { ApiContext } from '../app-context.ts'
import { requireAdministratorOr } from '../auth.ts'
import { Problem } from '../problem.ts'
import { moveTenantStep } from '../store/move-tenant.ts'
import { shardsOf } from '../store/shards.ts'
import { parameterProblem } from '../validation.ts'
import { readBody } from './read-body.ts'
import { invalid } from './webhooks-load.ts'

const moveRequest = z.object({ to: z.int().nonnegative() })

const nobody = createMiddleware<ApiContext>(async () => {
  throw new Problem('route_not_found')
})

/**
 * For the operator's command line alone (`npm run tenants`), and not part of the described interface: for
 * everybody without the administrator's secret there is nothing here.
 */
export function registerTenants(api: OpenAPIHono<ApiContext>): void {
  api.post('/tenants/:id/move', requireAdministratorOr(nobody), async (c) => {
    const { to } = await readBody(c, moveRequest)
    const shards = shardsOf(c.env).length
    if (to >= shards) throw parameterProblem([invalid('to', `to must be below ${shards}`)])
    const step = await moveTenantStep(c.env, c.req.param('id'), to, Date.now())
    if (step === null) throw new Problem('route_not_found')
    return c.json(step, 200, { 'Cache-Control': 'no-store' })
  })
}
