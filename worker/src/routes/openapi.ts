import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { describeApi } from '../docs/describe-api.ts'

export function registerOpenApi(api: OpenAPIHono<ApiContext>): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'SERVICE-API-KEY',
  })
  api.get('/openapi.json', (c) => c.json(describeApi(api)))
}
