import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { documentParts, renderSeconds } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { failedSchema, finishedSchema, receivedSchema } from './data-schemas.ts'
import { loadDocument, renderUnfinished, waitQuery } from './load-document.ts'
import { engineSchema, polygonSchema } from './result-schemas.ts'

const finishedText = finishedSchema({
  pages: z.array(
    z.object({
      page: z.int().openapi({ description: '1-based' }),
      width: z.number().openapi({ description: 'Points of a PDF page, pixels of an image' }),
      height: z.number(),
      sheet: polygonSchema.nullable().optional().openapi({
        description:
          'The sheet or card in a picture, from its own top-left; null where the page was read as it is',
      }),
      lines: z.array(z.object({ text: z.string(), polygon: polygonSchema, source: z.string() })),
      issues: z.array(z.object({ code: z.string(), message: z.string() })),
    }),
  ),
  pageCount: z.int(),
  engine: engineSchema,
}).openapi('FinishedText')
const textSchema = z.union([receivedSchema, failedSchema, finishedText]).openapi('DocumentText')

export function registerDocumentText(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/documents/{id}/text',
      tags: ['Documents'],
      summary: 'Fetch the recognised text by page and line',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read'),
      request: { params: z.object({ id: z.string() }), query: waitQuery },
      responses: describeAnswers(textSchema, [400, 401, 403, 404, 410]),
    },
    async (c) => {
      const { wait } = c.req.valid('query')
      const { document, finished } = await loadDocument(c, c.req.valid('param').id, wait)
      if (finished === null) return renderUnfinished(c, document)
      const { result } = finished
      const { head, tail } = documentParts(document)
      const body = {
        ...head,
        pages: result.text,
        pageCount: result.pageCount,
        engine: result.engine,
        processTime: renderSeconds(document.process_time_ms ?? 0),
        ...tail,
      }
      return c.json(body, 200, { 'Cache-Control': 'no-store' })
    },
  )
}
