import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { newId } from '../ids.ts'
import { restartDocument } from '../lifecycle/restart.ts'
import { describeError, log } from '../log.ts'
import { sendExtraction } from '../messages/send-extraction.ts'
import { Problem } from '../problem.ts'
import { keyOf } from '../store/documents.ts'
import { documentSchema, renderReceived } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { findOwnDocument } from './load-document.ts'

export function registerReprocessDocument(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'post',
      path: '/documents/{id}/reprocess',
      tags: ['Documents'],
      summary: 'Read a document again',
      description:
        'The only way back from FINISHED or FAILED to RECEIVED. What was read before is discarded. Possible ' +
        'while the file is kept.',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:write'),
      request: { params: z.object({ id: z.string() }) },
      responses: describeAnswers(documentSchema, [401, 403, 404, 409, 410]),
    },
    async (c) => {
      const document = await findOwnDocument(c, c.req.valid('param').id)
      if (document.state === 'received') throw new Problem('document_in_progress')
      if (document.source_purged_at !== null) throw new Problem('source_purged')
      const now = Date.now()
      const restarted = await restartDocument(c.get('shard').DB, document, newId(now), newId(now), now)
      // Another request or the purge was faster.
      if (restarted === null) throw new Problem('document_in_progress')
      c.executionCtx.waitUntil(sendExtraction(c.env.EXTRACTION, keyOf(document)))
      c.executionCtx.waitUntil(discardResult(c.env.DOCUMENTS, document.id, document.result_key))
      return c.json(renderReceived(restarted), 200, { 'Cache-Control': 'no-store' })
    },
  )
}

/** No row names the earlier result any more. Should this fail, it goes with the document's later results. */
async function discardResult(bucket: R2Bucket, documentId: string, key: string | null): Promise<void> {
  if (key === null) return
  await bucket
    .delete(key)
    .catch((error: unknown) => log({ event: 'result-left-behind', documentId, ...describeError(error) }))
}
