import { renderFields } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { documentParts, documentSchema, renderSeconds } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { fetchQuery, loadDocument, renderUnfinished } from './load-document.ts'

const fieldsSchema = documentSchema.extend({
  fields: z.record(z.string(), z.unknown()).optional(),
  validations: z.array(z.unknown()).optional(),
  engine: z.object({ version: z.string(), models: z.record(z.string(), z.string()) }).optional(),
})

export function registerDocumentFields(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/documents/{id}/fields',
      summary: 'Fetch where each field was read and how certain it is',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read'),
      request: { params: z.object({ id: z.string() }), query: fetchQuery },
      responses: describeAnswers(fieldsSchema, [400, 401, 403, 404]),
    },
    async (c) => {
      const { wait, naming } = c.req.valid('query')
      const { document, result } = await loadDocument(c, c.req.valid('param').id, wait)
      if (result === null) return renderUnfinished(document)
      const { head, tail } = documentParts(document)
      const body = {
        ...head,
        fields: renderFields(result.fields, naming ?? c.get('caller').naming),
        validations: result.validations,
        pageCount: result.pageCount,
        engine: result.engine,
        processTime: renderSeconds(document.process_time_ms ?? 0),
        ...tail,
      }
      return c.json(body, 200, { 'Cache-Control': 'no-store' })
    },
  )
}
