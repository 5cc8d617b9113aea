import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { listDocuments } from '../store/document-page.ts'
import type { DocumentRow } from '../store/documents.ts'
import { readTitles } from '../store/read-titles.ts'
import { documentSchema, renderReceived } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { cursorAt, filterQuery, readFilter } from './document-filter.ts'
import { pageLimit } from './query.ts'

const listQuery = filterQuery.extend({
  limit: pageLimit,
  names: z
    .enum(['true', 'false'], 'names must be true or false')
    .transform((text) => text === 'true')
    .default(false)
    .openapi({ type: 'boolean', default: false, description: 'Tell `title` and `fileName`, too' }),
})

const itemSchema = documentSchema
  .extend({
    documentValidation: z.boolean().optional().openapi({ description: 'Of a finished document' }),
    leastConfidence: z
      .number()
      .min(0)
      .max(1)
      .optional()
      .openapi({ description: 'Of a finished document: of the fields that nobody has corrected' }),
    title: z.string().optional().openapi({ description: 'The holder’s name, or else the document’s number' }),
    fileName: z.string().optional().openapi({ description: 'Of the first file, as it was sent' }),
  })
  .openapi('ListedDocument')

const listSchema = z
  .object({
    items: z.array(itemSchema),
    nextCursor: z.string().nullable().openapi({ description: 'null on the last page' }),
  })
  .openapi('DocumentPage')

export function registerListDocuments(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/documents',
      tags: ['Documents'],
      summary: 'List documents, newest first',
      description:
        'Items carry no data. A cursor is a position, not a number: documents that arrive while you page ' +
        'through neither repeat nor hide an item. A page of what is rare may hold fewer items than asked, or none: go on ' +
        'until `nextCursor` is null.',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read', 'listing'),
      request: { query: listQuery },
      responses: describeAnswers(listSchema, [400, 401, 403]),
    },
    async (c) => {
      const { limit, names, ...query } = c.req.valid('query')
      const { filter, after } = readFilter(query)
      const { tenantId } = c.get('caller')
      const { documents, end } = await listDocuments(c.get('shard').DB, tenantId, filter, after, limit)
      const items = await Promise.all(
        documents.map(async (row) => ({
          ...renderItem(row),
          ...(names ? await renderNames(c.env.DOCUMENTS, row) : {}),
        })),
      )
      return c.json({ items, nextCursor: cursorAt(end) }, 200, { 'Cache-Control': 'no-store' })
    },
  )
}

function renderItem(row: DocumentRow) {
  const { is_valid: documentValidation, least_confidence: leastConfidence } = row
  return {
    ...renderReceived(row),
    ...(documentValidation === null ? {} : { documentValidation }),
    ...(leastConfidence === null ? {} : { leastConfidence }),
  }
}

async function renderNames(bucket: R2Bucket, row: DocumentRow) {
  const { title, fileName } = await readTitles(bucket, row)
  return { ...(title === null ? {} : { title }), ...(fileName === null ? {} : { fileName }) }
}
