import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { isId, newId } from '../ids.ts'
import { describeError, log } from '../log.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { Problem } from '../problem.ts'
import { markDeleted } from '../store/delete-document.ts'
import { deleteObjects } from '../store/files.ts'
import { describeNoContent } from './answers.ts'

export function registerDeleteDocument(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'delete',
      path: '/documents/{id}',
      tags: ['Documents'],
      summary: 'Delete a document',
      description:
        'Removes the file, the result, the text and the evidence, and cancels a document that is still ' +
        'queued. Its externalId is free again. Id, type, times and hashes stay for the audit.',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:delete'),
      request: { params: z.object({ id: z.string() }) },
      responses: describeNoContent([401, 403, 404]),
    },
    async (c) => {
      const id = c.req.valid('param').id.toLowerCase()
      const { tenantId } = c.get('caller')
      const now = Date.now()
      const isDeleted = isId(id) && (await markDeleted(c.get('shard').DB, tenantId, id, newId(now), now))
      if (!isDeleted) throw new Problem('document_not_found')
      c.set('documentId', id)
      c.executionCtx.waitUntil(wakeCourier(c.env.WEBHOOKS))
      // Nobody can reach the objects any more; should R2 be away, the sweeper removes them.
      await deleteObjects(c.env.DOCUMENTS, tenantId, id).catch((error: unknown) =>
        log({ event: 'delete-left-behind', documentId: id, ...describeError(error) }),
      )
      return c.body(null, 204)
    },
  )
}
