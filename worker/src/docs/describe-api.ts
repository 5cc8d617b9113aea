import { ENGINE_VERSION } from '@ficha/engine'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { OPERATION_IDS } from './operation-ids.ts'
import { describeWebhooks } from './webhook-messages.ts'

const DESCRIPTION = `Upload a document, then fetch its fields. Every request but those for /health, /limits,
/openapi.json and /docs carries a key in the header SERVICE-API-KEY. All routes answer under /v1 as well.`

const CONFIG = {
  openapi: '3.1.0',
  info: {
    title: 'Ficha',
    version: ENGINE_VERSION,
    description: DESCRIPTION.replaceAll('\n', ' '),
    license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
  },
  servers: [
    { url: '/v1', description: 'This service' },
    { url: '/', description: 'The same, without a version' },
  ],
  tags: [
    { name: 'Documents', description: 'Upload, fetch, list, read again and delete documents.' },
    { name: 'Webhooks', description: 'Be told when a document has ended, instead of asking.' },
    { name: 'Events', description: 'Everything that webhooks were told, to be read again.' },
    { name: 'Keys', description: 'Issue, list, replace and revoke the tenant’s keys.' },
    { name: 'Service', description: 'The service itself; only its status needs a key.' },
  ],
}

type Described = ReturnType<OpenAPIHono<ApiContext>['getOpenAPI31Document']>

/** The service's description of itself: its routes, with a name for each, and what it sends. */
export function describeApi(api: OpenAPIHono<ApiContext>): Described {
  const document = api.getOpenAPI31Document(CONFIG)
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods as Record<string, Record<string, unknown>>)) {
      operation['operationId'] = OPERATION_IDS[`${method} ${path}`]
      operation['security'] ??= []
    }
  }
  return { ...document, webhooks: describeWebhooks() as Described['webhooks'] } as Described
}
