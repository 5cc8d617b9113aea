import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { renderParts } from '../render-parts.ts'
import { etagOf, renderFinished } from '../review/render-finished.ts'
import { partSchema } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { answerByType, dataSchema } from './data-schemas.ts'
import { loadDocument, namingQuery, renderUnfinished, valuesQuery, waitQuery } from './load-document.ts'
import { textAsData, textResponse } from './text-answer.ts'
import { textDataSchema } from './text-schemas.ts'

const resultSchema = answerByType(
  'Result',
  (schema) => ({
    data: dataSchema(schema),
    parts: z.array(partSchema).optional().openapi({
      description:
        'Of an upload with `split=true`: the documents made of its parts; empty where the file is one document',
    }),
  }),
  { data: textDataSchema },
)

export function registerFetchDocument(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/documents/{id}',
      tags: ['Documents'],
      summary: 'Fetch a document and, when it is finished, its data',
      description:
        '`data` has the values that people have corrected; what was read stands under `/fields`. The `ETag` of a finished ' +
        'document names it as it stands. Of one that was sent with `type=text` it is the text, whatever `naming` and `values` say.',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read'),
      request: {
        params: z.object({ id: z.string() }),
        query: waitQuery.extend({ naming: namingQuery.optional(), values: valuesQuery.optional() }),
      },
      responses: describeAnswers(resultSchema, [400, 401, 403, 404, 410]),
    },
    async (c) => {
      const { wait, naming, values } = c.req.valid('query')
      const caller = c.get('caller')
      const { document, finished, text } = await loadDocument(c, c.req.valid('param').id, wait)
      if (text !== null) return textResponse(textAsData(document, text), { ETag: etagOf(document) })
      const parts = await renderParts(c.get('shard').DB, document)
      if (finished === null) return renderUnfinished(c, document, parts)
      const body = {
        ...renderFinished(finished, naming ?? caller.naming, values ?? caller.values),
        ...parts,
      }
      return c.json(body, 200, { 'Cache-Control': 'no-store', ETag: etagOf(document) })
    },
  )
}
