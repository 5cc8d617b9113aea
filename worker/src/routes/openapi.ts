import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { describeApi } from '../docs/describe-api.ts'
import { keptText } from './kept-text.ts'

export function registerOpenApi(api: OpenAPIHono<ApiContext>): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'SERVICE-API-KEY',
  })
  const answer = keptText(() => JSON.stringify(describeApi(api)))
  api.get('/openapi.json', (c) => answer(c, { 'Content-Type': 'application/json' }))
}
