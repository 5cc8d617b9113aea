import { ENGINE_VERSION } from '@ficha/engine'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'

export function registerOpenApi(api: OpenAPIHono<ApiContext>): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'SERVICE-API-KEY',
  })
  api.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Ficha', version: ENGINE_VERSION },
    servers: [{ url: '/v1' }, { url: '/' }],
  })
}
