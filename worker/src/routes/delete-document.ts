import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { isId, newId } from '../ids.ts'
import { describeError, log } from '../log.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { Problem } from '../problem.ts'
import { markDeleted } from '../store/delete-document.ts'
import { findDocument } from '../store/documents.ts'
import { deleteObjects } from '../store/files.ts'
import { findParts } from '../store/parts.ts'
import { describeNoContent } from './answers.ts'
import { assertSettled } from './assert-settled.ts'

export function registerDeleteDocument(api: OpenAPIHono<ApiContext>): void {
  api.openapi(
    {
      method: 'delete',
      path: '/documents/{id}',
      tags: ['Documents'],
      summary: 'Delete a document',
      description:
        'Removes the file, the result, the text and the evidence, and cancels a document that is still ' +
        'queued. Its externalId is free again. The parts of an upload with `split=true` go ' +
        'with it. A part is another matter: its pages stay in the files of the upload and of the other parts, which are ' +
        'whole copies. Who wants them gone deletes the upload (`parentId`). A deletion that fails can be repeated until ' +
        'it is 404. Id, type, times and hashes stay for the audit.',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:delete'),
      request: { params: z.object({ id: z.string() }) },
      responses: describeNoContent([401, 403, 404]),
    },
    async (c) => {
      const id = c.req.valid('param').id.toLowerCase()
      const { tenantId } = c.get('caller')
      const now = Date.now()
      const { DB } = c.get('shard')
      const document = isId(id) ? await findDocument(DB, tenantId, id) : null
      const remove = async (own: string) => {
        if (!(await markDeleted(DB, tenantId, own, newId(now), now))) return false
        // Nobody can reach the objects any more; should R2 be away, the sweeper removes them.
        await deleteObjects(c.env.DOCUMENTS, tenantId, own).catch((error: unknown) =>
          log({ event: 'delete-left-behind', documentId: own, ...describeError(error) }),
        )
        return true
      }
      const removeParts = async () => {
        let isAny = false
        // Of an upload that is deleted already there are parts where its deletion broke off: the repeated one goes on.
        const mayHave = document === null ? isId(id) : document.splits
        const parts = mayHave ? await findParts(DB, tenantId, [id]) : []
        for (const part of parts) isAny = (await remove(part.id)) || isAny
        return isAny
      }
      const wasAny = await removeParts()
      const isDeleted = document !== null && (await remove(id))
      if (!isDeleted && !wasAny) {
        await assertSettled(c)
        throw new Problem('document_not_found')
      }
      // No part comes after the upload has gone.
      if (isDeleted) await removeParts()
      c.set('documentId', id)
      c.executionCtx.waitUntil(wakeCourier(c.env.WEBHOOKS))
      return c.body(null, 204)
    },
  )
}
