import { LIMITS as ENGINE_LIMITS } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { ANY_ASKED, parseAskedType } from '../document-type.ts'
import { newId } from '../ids.ts'
import { restartDocument } from '../lifecycle/restart.ts'
import { describeError, log } from '../log.ts'
import { sendExtraction } from '../messages/send-extraction.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { Problem, passwordsNotConfigured } from '../problem.ts'
import { versionOf } from '../review/render-finished.ts'
import { askedType, keyOf } from '../store/documents.ts'
import { forgetPassword, keepPassword } from '../store/passwords.ts'
import { SPLIT_TEXT } from '../upload/parse-parameters.ts'
import { parameterProblem } from '../validation.ts'
import { documentSchema, renderReceived } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { assertSettled } from './assert-settled.ts'
import { ifMatchHeader, isMatch } from './if-match.ts'
import { findOwnDocument } from './load-document.ts'
import { readOptionalBody } from './read-body.ts'

const PASSWORD = `password may have ${ENGINE_LIMITS.passwordBytesMax} bytes of UTF-8`
const passwordSchema = z
  .string('password must be text')
  .max(ENGINE_LIMITS.passwordBytesMax, PASSWORD)
  .refine((text) => new TextEncoder().encode(text).byteLength <= ENGINE_LIMITS.passwordBytesMax, PASSWORD)

const reprocessRequest = z
  .strictObject({
    type: z
      .union([z.string(), z.number()])
      .transform((type) => parseAskedType(String(type)))
      .refine((type) => type !== null, `type must be ${ANY_ASKED}`)
      .optional()
      .openapi({ type: ['string', 'integer'], description: 'As at upload', example: 'auto' }),
    password: passwordSchema.optional().openapi({
      description: 'As at upload: it was forgotten when the document had been read',
    }),
  })
  .openapi('Reprocessing')

export function registerReprocessDocument(api: OpenAPIHono<ApiContext>): void {
  // The body is described here and read by `readOptionalBody`, which has a limit.
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: '/documents/{id}/reprocess',
    tags: ['Documents'],
    summary: 'Read a document again',
    description:
      'The only way back from FINISHED or FAILED to RECEIVED, possible while the file is kept. What was read before is ' +
      'discarded, and what people have said of it. A correction that comes while this is carried out is never lost: this is ' +
      '412 then, or the correction is 409 `document_in_progress`. With `If-Match` and the `ETag` of an earlier answer only ' +
      'that version is discarded. A `type` reads it as another type; without one it is read as before. `text` is 422 for an ' +
      'upload with `split=true`, whose parts are not texts. Counts as an upload. ' +
      'Parts that were made of an upload with `split=true` stay as they are, deleted ones deleted; ' +
      'only parts with other pages are made anew.',
    security: [{ apiKey: [] }],
    request: {
      params: z.object({ id: z.string() }),
      headers: ifMatchHeader,
      body: { required: false, content: { 'application/json': { schema: reprocessRequest } } },
    },
    responses: describeAnswers(documentSchema, [400, 401, 403, 404, 409, 410, 412, 422, 503]),
  })
  api.post('/documents/:id/reprocess', requireScope('documents:write', 'uploads'), async (c) => {
    const document = await findOwnDocument(c, c.req.param('id'))
    const { type = askedType(document), password } = await readOptionalBody(c, reprocessRequest)
    if (document.splits && type === 'text') throw parameterProblem([{ ...SPLIT_TEXT, parameter: 'type' }])
    if (document.state === 'received') throw new Problem('document_in_progress')
    if (document.source_purged_at !== null) throw new Problem('source_purged')
    const expected = c.req.header('If-Match')
    if (expected !== undefined && !isMatch(expected, document)) throw new Problem('version_conflict')
    const now = Date.now()
    const hasPassword = password !== undefined && password !== ''
    const passwordId = hasPassword ? await keepPassword(c.env, keyOf(document), password, now) : null
    if (hasPassword && passwordId === null) throw passwordsNotConfigured()
    const restarted = await restartDocument(
      c.get('shard').DB,
      document,
      type,
      passwordId,
      newId(now),
      newId(now),
      now,
    )
    if (restarted === null) {
      // Another request or the purge was faster: nothing may be left of this one.
      await forgetPassword(c.env, keyOf(document), passwordId)
      await assertSettled(c)
      const found = await findOwnDocument(c, document.id)
      if (found.source_purged_at !== null) throw new Problem('source_purged')
      const isChanged = found.state !== 'received' && versionOf(found) !== versionOf(document)
      throw new Problem(isChanged ? 'version_conflict' : 'document_in_progress')
    }
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
