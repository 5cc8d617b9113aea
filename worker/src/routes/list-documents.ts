import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { ApiContext } from '../app-context.ts'
import { requireScope } from '../auth.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { ANY_TYPE, parseDocumentType } from '../document-type.ts'
import { LIMITS } from '../limits.ts'
import { listDocuments, type Position } from '../store/document-page.ts'
import { documentSchema, renderReceived } from '../wire.ts'
import { describeAnswers } from './answers.ts'
import { pageLimit, time } from './query.ts'

const STATES = {
  '0': 'received',
  RECEIVED: 'received',
  '1': 'finished',
  FINISHED: 'finished',
  '2': 'failed',
  FAILED: 'failed',
} as const
type StateName = keyof typeof STATES

const listQuery = z.object({
  externalId: z.string().max(LIMITS.externalIdLengthMax, 'externalId is too long').optional(),
  type: z
    .string()
    .transform(parseDocumentType)
    .refine((type) => type !== null, `type must be ${ANY_TYPE}`)
    .optional()
    .openapi({ type: 'string', description: `${ANY_TYPE}, or a name as at upload` }),
  status: z
    .string()
    .transform((text) => text.toUpperCase())
    .refine((text): text is StateName => Object.hasOwn(STATES, text), 'status must be 0, 1 or 2')
    .optional()
    .openapi({ type: 'string', description: '0, 1, 2 or RECEIVED, FINISHED, FAILED' }),
  createdAfter: time('createdAfter').optional(),
  createdBefore: time('createdBefore').optional(),
  limit: pageLimit,
  cursor: z
    .string()
    .transform(readPosition)
    .refine((position) => position !== null, 'cursor must be the nextCursor of an earlier answer')
    .optional()
    .openapi({ type: 'string', description: '`nextCursor` of the page before' }),
})

const listSchema = z
  .object({
    items: z.array(documentSchema),
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
        'through neither repeat nor hide an item.',
      security: [{ apiKey: [] }],
      middleware: requireScope('documents:read', 'listing'),
      request: { query: listQuery },
      responses: describeAnswers(listSchema, [400, 401, 403]),
    },
    async (c) => {
      const { limit, cursor, status, type, ...times } = c.req.valid('query')
      const filter = { ...times, type: type ?? undefined, state: status && STATES[status] }
      const { tenantId } = c.get('caller')
      const rows = await listDocuments(c.get('shard').DB, tenantId, filter, cursor ?? null, limit + 1)
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      const body = {
        items: page.map(renderReceived),
        nextCursor: last ? writeCursor([last.created_at, last.id]) : null,
      }
      return c.json(body, 200, { 'Cache-Control': 'no-store' })
    },
  )
}

function readPosition(cursor: string): Position | null {
  const [createdAt, id] = readCursor(cursor, /^\d{1,15} [0-9a-f-]{36}$/) ?? []
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id }
}
