import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { admitAgain, requireScope } from '../auth.ts'
import type { ParameterError } from '../problem.ts'
import { parameterProblem } from '../validation.ts'
import { documentParts, renderSeconds } from '../wire.ts'
import { describeProblems } from './answers.ts'
import { failedSchema, finishedSchema, receivedSchema } from './data-schemas.ts'
import { loadDocument, renderUnfinished, waitQuery } from './load-document.ts'
import { engineSchema, polygonSchema } from './result-schemas.ts'
import { textAsMembers, textResponse } from './text-answer.ts'
import { formOfText, TEXT_FORMS } from './text-forms.ts'
import { textDataSchema } from './text-schemas.ts'

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
const wholeText = finishedSchema({
  type: z.literal('text'),
  ...textDataSchema.shape,
  pageCount: z.int(),
  engine: engineSchema,
}).openapi('WholeText', { description: 'Of a document that was sent with `type=text`' })
const textSchema = z.union([receivedSchema, failedSchema, wholeText, finishedText]).openapi('DocumentText')

const FORMATS = ['json', 'text', 'markdown', 'hocr'] as const
const textQuery = waitQuery.extend({
  format: z
    .enum(FORMATS, `format must be ${FORMATS.join(', ')}`)
    .default('json')
    .openapi({ description: 'Others than json are for a finished document that was read with `type=text`' }),
})

/** The lines alone are kept of a document that was read for its fields. */
const NO_FORMS: ParameterError = {
  parameter: 'format',
  code: 'invalid_parameter',
  detail:
    'the document was read for its fields, and has its text as json; read it again with type text for others',
}

export function registerDocumentText(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/documents/{id}/text',
      tags: ['Documents'],
      summary: 'Fetch the recognised text by page and line',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read'),
      request: { params: z.object({ id: z.string() }), query: textQuery },
      responses: {
        200: {
          description: 'Success',
          content: {
            'application/json': { schema: textSchema },
            'text/plain': { schema: z.string() },
            'text/markdown': { schema: z.string() },
            'text/vnd.hocr+html': { schema: z.string() },
          },
        },
        ...describeProblems([400, 401, 403, 404, 410]),
      },
    },
    async (c) => {
      const { wait, format } = c.req.valid('query')
      const { document, finished, text } = await loadDocument(c, c.req.valid('param').id, wait)
      if (text !== null) {
        if (format === 'json') return textResponse(textAsMembers(document, text))
        const headers = { 'Content-Type': TEXT_FORMS[format], 'Cache-Control': 'no-store' }
        const askAgain = admitAgain(c)
        const formed = await formOfText(text, format)
        await askAgain()
        return new Response(formed, { headers })
      }
      if (finished === null) return renderUnfinished(c, document)
      if (format !== 'json') throw parameterProblem([NO_FORMS])
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
