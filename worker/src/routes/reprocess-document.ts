import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { ANY_TYPE, parseAskedType } from '../document-type.ts'
import { newId } from '../ids.ts'
import { restartDocument } from '../lifecycle/restart.ts'
import { describeError, log } from '../log.ts'
import { sendExtraction } from '../messages/send-extraction.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { Problem } from '../problem.ts'
import { askedType, keyOf } from '../store/documents.ts'
import { documentSchema, renderReceived } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { findOwnDocument } from './load-document.ts'
import { readBody } from './read-body.ts'

const reprocessRequest = z
  .strictObject({
    type: z
      .union([z.string(), z.number()])
      .transform((type) => parseAskedType(String(type)))
      .refine((type) => type !== null, `type must be ${ANY_TYPE}, or auto`)
      .optional()
      .openapi({ type: ['string', 'integer'], description: 'As at upload', example: 'auto' }),
  })
  .openapi('Reprocessing')

export function registerReprocessDocument(api: OpenAPIHono<ApiContext>): void {
  // The body is described here and read by `readBody`, which has a limit.
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: '/documents/{id}/reprocess',
    tags: ['Documents'],
    summary: 'Read a document again',
    description:
      'The only way back from FINISHED or FAILED to RECEIVED. What was read before, and what people have said of it, is ' +
      'discarded. Possible while the ' +
      'file is kept. A `type` reads it as another type; without one it is read as before. Counts as an upload.',
    security: [{ apiKey: [] }],
    request: {
      params: z.object({ id: z.string() }),
      body: { required: false, content: { 'application/json': { schema: reprocessRequest } } },
    },
    responses: describeAnswers(documentSchema, [400, 401, 403, 404, 409, 410]),
  })
  api.post('/documents/:id/reprocess', requireScope('documents:write', 'uploads'), async (c) => {
    const document = await findOwnDocument(c, c.req.param('id'))
    const hasBody = c.req.raw.body !== null && c.req.header('Content-Length') !== '0'
    const { type = askedType(document) } = hasBody ? await readBody(c.req.raw, reprocessRequest) : {}
    if (document.state === 'received') throw new Problem('document_in_progress')
    if (document.source_purged_at !== null) throw new Problem('source_purged')
    const now = Date.now()
    const restarted = await restartDocument(c.get('shard').DB, document, type, newId(now), newId(now), now)
    // Another request or the purge was faster.
    if (restarted === null) throw new Problem('document_in_progress')
    c.executionCtx.waitUntil(sendExtraction(c.env.EXTRACTION, keyOf(document)))
    for (const key of [document.result_key, document.review_key]) {
      c.executionCtx.waitUntil(discardResult(c.env.DOCUMENTS, document.id, key))
    }
    if (restarted.isAwaited) c.executionCtx.waitUntil(wakeCourier(c.env.WEBHOOKS))
    return c.json(renderReceived(restarted.document), 200, { 'Cache-Control': 'no-store' })
  })
}

/** No row names what was read before any more. Should this fail, it goes with the document's later results. */
async function discardResult(bucket: R2Bucket, documentId: string, key: string | null): Promise<void> {
  if (key === null) return
  await bucket
    .delete(key)
    .catch((error: unknown) => log({ event: 'result-left-behind', documentId, ...describeError(error) }))
}
