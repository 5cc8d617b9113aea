import {
  type ExtractionResult,
  type FieldReport,
  type Naming,
  renderData,
  SCHEMAS,
  type Values,
} from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { admitAgain, requireScope } from '../auth.ts'
import { ANY_TYPE } from '../document-type.ts'
import { LIMITS } from '../limits.ts'
import { describeError, log } from '../log.ts'
import { renderAllParts } from '../render-parts.ts'
import { renderFinished } from '../review/render-finished.ts'
import { listDocuments } from '../store/document-page.ts'
import { type DocumentRow, findDocument } from '../store/documents.ts'
import { readResult } from '../store/results.ts'
import { readReview } from '../store/reviews.ts'
import { parameterProblem } from '../validation.ts'
import { renderFailed, renderReceived } from '../wire.ts'
import { describeProblems } from './answers.ts'
import { cursorAt, filterQuery, readFilter } from './document-filter.ts'
import { csvHead, csvRow } from './export-csv.ts'
import { namingQuery, valuesQuery } from './load-document.ts'

const LIMIT = `limit must be a whole number from 1 to ${LIMITS.exportItemsMax}`
const exportQuery = filterQuery.extend({
  format: z.enum(['ndjson', 'csv'], 'format must be ndjson or csv').default('ndjson'),
  limit: z
    .string()
    .regex(/^\d{1,4}$/, LIMIT)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= LIMITS.exportItemsMax, LIMIT)
    .default(LIMITS.exportItemsMax)
    .openapi({ type: 'integer', minimum: 1, maximum: LIMITS.exportItemsMax, default: LIMITS.exportItemsMax }),
  naming: namingQuery.optional(),
  values: valuesQuery.optional(),
  more: z
    .enum(['true', 'false'], 'more must be true or false')
    .transform((text) => text === 'true')
    .default(false)
    .openapi({ type: 'boolean', default: false, description: 'Tell what stands beside the fields, too' }),
})

type Line = Readonly<Record<string, unknown>>

interface Form {
  readonly naming: Naming
  readonly values: Values
  readonly withMore: boolean
}

export function registerExportDocuments(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'get',
      path: '/documents/export',
      tags: ['Documents'],
      summary: 'Fetch the data of many documents as lines of JSON or as CSV',
      description:
        'The same filters as the list, newest first, and each document as `GET /documents/{id}` answers it; without `data` ' +
        'where retention has removed it, and where it is a text, which may be megabytes. CSV has the columns of one `type`, ' +
        'which must be named; the first is `document.id` where a field is `id`. With `more=true` there is what the papers ' +
        'print beside the fields, where it was found: a member `more` of values, or further columns. `X-Next-Cursor` is ' +
        'there where more documents follow.',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read', 'listing'),
      request: { query: exportQuery },
      responses: {
        200: {
          description: 'One document a line',
          content: {
            'application/x-ndjson': { schema: z.string() },
            'text/csv': { schema: z.string() },
          },
        },
        ...describeProblems([400, 401, 403]),
      },
    },
    async (c) => {
      const { format, limit, naming, values, more: withMore, ...query } = c.req.valid('query')
      const caller = c.get('caller')
      const schema = SCHEMAS.find(({ type }) => type === query.type)
      if (format === 'csv' && schema === undefined) {
        const detail = `format=csv has the columns of one type: type must be ${ANY_TYPE}`
        throw parameterProblem([{ parameter: 'type', code: 'missing_parameter', detail }])
      }
      const { filter, after } = readFilter(query)
      const { documents, end } = await listDocuments(c.get('shard').DB, caller.tenantId, filter, after, limit)
      const nextCursor = cursorAt(end)
      const form: Form = {
        naming: naming ?? caller.naming,
        values: format === 'csv' ? 'json' : (values ?? caller.values),
        withMore,
      }
      const columns = {
        names: Object.keys(schema?.fields ?? {}),
        more: withMore ? Object.keys(schema?.more ?? {}) : [],
        naming: form.naming,
      }
      const write = (line: Line) => (format === 'csv' ? csvRow(line, columns) : `${JSON.stringify(line)}\n`)
      const head = format === 'csv' ? csvHead(columns) : ''
      const from = { DB: c.get('shard').DB, DOCUMENTS: c.env.DOCUMENTS }
      const lines = linesOf(from, documents, form, admitAgain(c))
      return new Response(streamOf(head, lines, write), {
        headers: {
          'Content-Type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/x-ndjson',
          'Content-Disposition': `attachment; filename="documents.${format}"`,
          'Cache-Control': 'no-store',
          ...(nextCursor === null ? {} : { 'X-Next-Cursor': nextCursor }),
        },
      })
    },
  )
}

interface Stores {
  readonly DB: D1Database
  readonly DOCUMENTS: R2Bucket
}

/**
 * Documents in their order; a few are fetched ahead, and no more are held.
 *
 * @param askAgain whether the caller still may, since a client may take them as slowly as it likes
 */
async function* linesOf(
  from: Stores,
  page: readonly DocumentRow[],
  form: Form,
  askAgain: () => Promise<void>,
): AsyncGenerator<Line> {
  for (let i = 0; i < page.length; i += LIMITS.exportFetchesMax) {
    await askAgain()
    const some = page.slice(i, i + LIMITS.exportFetchesMax)
    const partsOf = await renderAllParts(from.DB, some)
    const lines = await Promise.all(some.map((row) => lineOf(from, row, form)))
    for (const [j, row] of some.entries()) if (lines[j]) yield { ...lines[j], ...partsOf(row) }
  }
}

/** @returns null for a document that was deleted since the rows were read */
async function lineOf(from: Stores, row: DocumentRow, form: Form, tries = TRIES): Promise<Line | null> {
  if (row.state === 'received' || (row.state === 'finished' && row.type === 'text'))
    return renderReceived(row)
  if (row.state === 'failed') return renderFailed(row)
  if (row.result_purged_at !== null || row.result_key === null) return renderReceived(row)
  const [result, review] = await Promise.all([
    readResult(from.DOCUMENTS, row.result_key),
    readReview(from.DOCUMENTS, row),
  ])
  if (result !== null && (review !== null || row.review_key === null)) {
    const line = renderFinished({ document: row, result, review }, form.naming, form.values)
    return form.withMore ? { ...line, more: renderMore(result, form) } : line
  }
  // Expired, deleted, read again or corrected since the rows were read: a line without data would say that there is none.
  const now = await findDocument(from.DB, row.tenant_id, row.id)
  if (now === null) return null
  return tries === 0 ? renderReceived(now) : lineOf(from, now, form, tries - 1)
}

/** Values alone, as `data` has them; a result that was stored before there was any has none. */
function renderMore({ more = {} }: Partial<ExtractionResult>, { naming, values }: Form) {
  const reports: Readonly<Record<string, FieldReport>> = more
  const found = Object.fromEntries(Object.entries(reports).map(([name, { value }]) => [name, value]))
  return renderData(found, naming, values)
}

/** How often a row is read again whose objects are not where it says. */
const TRIES = 3

/** Lines as their reader takes them. */
function streamOf(head: string, lines: AsyncGenerator<Line>, write: (line: Line) => string): ReadableStream {
  const encoder = new TextEncoder()
  let isBegun = head === ''
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (!isBegun) {
        isBegun = true
        return controller.enqueue(encoder.encode(head))
      }
      try {
        const { value, done } = await lines.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(write(value)))
      } catch (error) {
        // The answer has begun: it ends without its end, so that nobody takes it for whole.
        log({ event: 'export-broken', ...describeError(error) })
        controller.error(error)
      }
    },
    async cancel() {
      await lines.return(undefined)
    },
  })
}
