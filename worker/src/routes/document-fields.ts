import { renderFields } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { documentParts, renderSeconds } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { answerByType, fieldReportsSchema } from './data-schemas.ts'
import { loadDocument, namingQuery, renderUnfinished, waitQuery } from './load-document.ts'
import { checkSchema, engineSchema, fieldSchema } from './result-schemas.ts'

const fieldsSchema = answerByType('Reading', (schema) => ({
  fields: fieldReportsSchema(schema, fieldSchema),
  validations: z.array(checkSchema),
  pageCount: z.int(),
  engine: engineSchema,
}))

export function registerDocumentFields(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/documents/{id}/fields',
      tags: ['Documents'],
      summary: 'Fetch where each field was read and how certain it is',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read'),
      request: {
        params: z.object({ id: z.string() }),
        query: waitQuery.extend({ naming: namingQuery.optional() }),
      },
      responses: describeAnswers(fieldsSchema, [400, 401, 403, 404, 410]),
    },
    async (c) => {
      const { wait, naming } = c.req.valid('query')
      const { document, result } = await loadDocument(c, c.req.valid('param').id, wait)
      if (result === null) return renderUnfinished(c, document)
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
