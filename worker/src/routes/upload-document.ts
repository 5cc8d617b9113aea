import { LIMITS as ENGINE_LIMITS } from '@ficha/engine'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { admit, admitAgain, requireScope } from '../auth.ts'
import { ANY_TYPE, TYPE_NAMES } from '../document-type.ts'
import { LIMITS } from '../limits.ts'
import { sendExtraction } from '../messages/send-extraction.ts'
import { wakeCourier } from '../messages/wake-courier.ts'
import { keyOf } from '../store/documents.ts'
import { acceptDocument } from '../upload/accept-document.ts'
import { createByteShares } from '../upload/bytes-in-flight.ts'
import { letGo } from '../upload/let-go.ts'
import { parseParameters } from '../upload/parse-parameters.ts'
import { BODY_BYTES_MAX, checkForm, readForm } from '../upload/read-form.ts'
import { documentSchema, renderReceived } from '../wire.ts'
import { describeAnswers } from './answers.ts'

/** The isolate's memory, in bytes of uploads. */
const beginUploadTurn = createByteShares({
  capacity: LIMITS.uploadBytesInFlightMax,
  one: BODY_BYTES_MAX,
  tenant: LIMITS.uploadTenantBytesMax,
  waitSeconds: LIMITS.uploadTurnSecondsMax,
  idleSeconds: LIMITS.uploadIdleSeconds,
})

const PATH = '/documents/upload'

export function registerUploadDocument(api: OpenAPIHono<ApiContext>): void {
  // Registered for the description only: the library's validator would read the body without a limit.
  api.openAPIRegistry.registerPath({
    method: 'post',
    path: PATH,
    tags: ['Documents'],
    summary: 'Queue a document for extraction',
    security: [{ apiKey: [] }],
    request: {
      headers: z.object({
        'Idempotency-Key': z.string().min(1).max(LIMITS.idempotencyKeyLengthMax).optional().openapi({
          description:
            'The same key and payload within 24 hours return the first answer, with `Idempotency-Replayed: true`',
        }),
      }),
      body: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: z.object({
              files: z
                .array(z.string().openapi({ format: 'binary' }))
                .openapi({ description: 'The document; several files are its pages in the order sent.' }),
              type: z.string().openapi({
                description:
                  `${ANY_TYPE}, or ${TYPE_NAMES.join(', ')}; \`auto\` finds the type; \`text\` reads the text of ` +
                  'any page, of whatever document',
                example: '54',
              }),
              pages: z.string().max(200).optional().openapi({ example: '1,3,5-7' }),
              externalId: z.string().min(1).max(LIMITS.externalIdLengthMax).optional(),
              password: z.string().optional().openapi({
                format: 'password',
                description:
                  'Of a PDF that asks for one. A wrong one is 422. It is kept sealed, and forgotten when the document has been read',
              }),
              split: z
                .enum(['true', 'false'])
                .optional()
                .openapi({
                  description:
                    'Of a file with several documents each becomes a document of its own, whose `parentId` is this one; `parts` of ' +
                    'this one lists them once it has ended. With `type=auto` it need not be known which there are. Without ' +
                    `\`pages\` all pages are read, not the first ${ENGINE_LIMITS.pagesAnalysedByDefault} alone. A part never has ` +
                    'pages that `pages` leaves out. The parts store whole copies of the file, of `partsBytesMax` (`/limits`) in all: ' +
                    'by more pages it is 422 `too_many_pages`. Each part counts as an upload. Several files are one document: 422, ' +
                    'and so is a text. ' +
                    'Where another type than `auto` is asked for and no document is of it, the upload ends FAILED, without parts',
                }),
              retentionHours: z.string().optional().openapi({
                description: 'Hours the file is kept after processing; 0 removes it at once',
              }),
            }),
          },
        },
      },
    },
    responses: describeAnswers(documentSchema, [400, 401, 403, 408, 409, 413, 415, 422, 503]),
  })
  api.post(PATH, requireScope('documents:write', 'uploads'), async (c) => {
    const boundary = checkForm(c.req.raw)
    const { tenantId, keyId } = c.get('caller')
    const sender = { tenantId, keyId, admit: () => admit(c) }
    const turn = beginUploadTurn(tenantId)
    const askAgain = admitAgain(c)
    const idempotencyKey = c.req.header('Idempotency-Key') ?? null
    const { document, isAwaited, isReplay } = await readForm(c.req.raw, boundary, turn)
      .then(async (parts) => {
        try {
          await askAgain()
          return await acceptDocument(c.get('shard'), sender, parseParameters(parts, idempotencyKey))
        } finally {
          for (const { bytes } of parts) letGo(bytes)
        }
      })
      .finally(() => turn.end())
    c.set('documentId', document.id)
    if (!isReplay) c.executionCtx.waitUntil(sendExtraction(c.env.EXTRACTION, keyOf(document)))
    if (isAwaited) c.executionCtx.waitUntil(wakeCourier(c.env.WEBHOOKS))
    return c.json(renderReceived(document), 200, {
      'Cache-Control': 'no-store',
      ...(isReplay ? { 'Idempotency-Replayed': 'true' } : {}),
    })
  })
}
