import { ENGINE_VERSION } from '@ficha/engine'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'

const DESCRIPTION = `Upload a document, then fetch its fields. Every request but those for /health, /limits,
/openapi.json and /docs carries a key in the header SERVICE-API-KEY. All routes answer under /v1 as well.`

export const OPENAPI_CONFIG = {
  openapi: '3.1.0',
  info: { title: 'Ficha', version: ENGINE_VERSION, description: DESCRIPTION.replaceAll('\n', ' ') },
  servers: [{ url: '/v1' }, { url: '/' }],
  tags: [
    { name: 'Documents', description: 'Upload, fetch, list, read again and delete documents.' },
    { name: 'Webhooks', description: 'Be told when a document has ended, instead of asking.' },
    { name: 'Events', description: 'Everything that webhooks were told, to be read again.' },
    { name: 'Keys', description: 'Issue, list, replace and revoke the tenant’s keys.' },
    { name: 'Service', description: 'The service itself; only its status needs a key.' },
  ],
}

export function registerOpenApi(api: OpenAPIHono<ApiContext>): void {
  api.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'apiKey',
    in: 'header',
    name: 'SERVICE-API-KEY',
  })
  api.doc31('/openapi.json', OPENAPI_CONFIG)
}
