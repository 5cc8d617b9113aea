import { type Naming, type Profile, renderData, renderFields, snakeCase, VERDICT } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { judgeFinished, judgingOf } from '../review/judge-finished.ts'
import { etagOf, type Finished } from '../review/render-finished.ts'
import type { DocumentRow } from '../store/documents.ts'
import type { StoredReview } from '../store/reviews.ts'
import { readSettings } from '../store/settings.ts'
import type { StoredText } from '../store/texts.ts'
import { documentParts, renderSeconds } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { answerByType, fieldReportsSchema, moreReportsSchema } from './data-schemas.ts'
import { loadDocument, namingQuery, renderUnfinished, waitQuery } from './load-document.ts'
import { judgementSchema } from './profile-schemas.ts'
import { checkSchema, engineSchema, fieldSchema, moreSchema, pictureSchema } from './result-schemas.ts'

const judged = { validations: z.array(checkSchema), pageCount: z.int(), engine: engineSchema }
const none = z.strictObject({}).openapi('NoFields', { description: 'A text has no fields' })

export const fieldsSchema = answerByType(
  'Reading',
  (schema) => ({
    fields: fieldReportsSchema(schema, fieldSchema),
    more: moreReportsSchema(schema, moreSchema).openapi({
      description: 'What the paper prints beside the fields of `data`: only what was found',
    }),
    pictures: z.array(pictureSchema).optional().openapi({
      description: 'Of a card: where portrait and signature stand; absent where that is not known',
    }),
    ...judged,
    reviewed: z
      .object({ documentValidation: z.boolean(), validations: z.array(checkSchema) })
      .optional()
      .openapi({ description: 'What the rules say of the values as corrected; absent where none is' }),
    judgement: judgementSchema.optional(),
  }),
  { fields: none, more: none, ...judged },
)

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
      const { document, finished, text } = await loadDocument(c, c.req.valid('param').id, wait)
      if (text !== null) {
        await text.body.cancel()
        return c.json(renderNoFields(document, text), 200, { 'Cache-Control': 'no-store' })
      }
      if (finished === null) return renderUnfinished(c, document)
      const { profile } = await readSettings(c.get('shard').DB, document.tenant_id)
      const body = renderReading(finished, profile, naming ?? c.get('caller').naming)
      return c.json(body, 200, { 'Cache-Control': 'no-store', ETag: etagOf(document) })
    },
  )
}

/** The reading as it was, beside each value what a person has put in its place, and what the tenant's profile says of it. */
export function renderReading(finished: Finished, profile: Profile | null, naming: Naming) {
  const { document, result, review } = finished
  const { head, tail } = documentParts(document)
  const reports = Object.fromEntries(
    Object.entries(renderFields(result.fields, naming)).map(([name, report], i) => [
      name,
      { ...report, ...renderCorrection(review, Object.keys(result.fields)[i], naming) },
    ]),
  )
  const isCorrected = review !== null && Object.keys(review.fields).length > 0
  return {
    ...head,
    fields: reports,
    // A result that was stored before there was any has none.
    more: renderFields(result.more ?? {}, naming),
    ...(result.pictures ? { pictures: result.pictures } : {}),
    validations: result.validations,
    pageCount: result.pageCount,
    engine: result.engine,
    ...(isCorrected ? { reviewed: renderReviewed(review) } : {}),
    ...renderJudgement(finished, profile, naming),
    processTime: renderSeconds(document.process_time_ms ?? 0),
    ...tail,
  }
}

/** A text has none, and so nothing to judge or to correct. */
function renderNoFields(document: DocumentRow, { engine }: StoredText) {
  const { head, tail } = documentParts(document)
  return {
    ...head,
    fields: {},
    more: {},
    validations: [],
    pageCount: document.page_count,
    engine,
    processTime: renderSeconds(document.process_time_ms ?? 0),
    ...tail,
  }
}

function renderCorrection(review: StoredReview | null, name: string | undefined, naming: Naming) {
  const said = name === undefined ? undefined : review?.fields[name]
  if (said === undefined) return {}
  const { value = null } = renderData({ value: said.value }, naming, 'json')
  return { corrected: { value, by: said.by, at: new Date(said.at).toISOString() } }
}

function renderJudgement(finished: Finished, profile: Profile | null, naming: Naming) {
  const judging = judgingOf(finished.document, profile)
  if (judging === null) return {}
  const { decision, reasons } = judgeFinished(finished, judging)
  const told = reasons.map((one) =>
    one.kind === 'field' && naming === 'snake' ? { ...one, field: snakeCase(one.field) } : one,
  )
  return { judgement: { decision, reasons: told } }
}

function renderReviewed({ data, validations }: StoredReview) {
  return { documentValidation: data[VERDICT] === true, validations }
}
