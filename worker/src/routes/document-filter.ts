import { z } from '@hono/zod-openapi'
import { readCursor, writeCursor } from '../cursor.ts'
import { ANY_KNOWN, parseKnownType } from '../document-type.ts'
import { LIMITS } from '../limits.ts'
import type { DocumentFilter, Position } from '../store/document-page.ts'
import { REVIEW_STATES } from '../store/documents.ts'
import { cursorOf, time } from './query.ts'

const STATES = {
  '0': 'received',
  RECEIVED: 'received',
  '1': 'finished',
  FINISHED: 'finished',
  '2': 'failed',
  FAILED: 'failed',
} as const
type StateName = keyof typeof STATES

/** Which documents a listing or an export is about. With a misspelt name it would be about all. */
export const filterQuery = z.strictObject({
  externalId: z.string().max(LIMITS.externalIdLengthMax, 'externalId is too long').optional(),
  type: z
    .string()
    .transform(parseKnownType)
    .refine((type) => type !== null, `type must be ${ANY_KNOWN}`)
    .optional()
    .openapi({ type: 'string', description: `${ANY_KNOWN}, or a name as at upload` }),
  status: z
    .string()
    .transform((text) => text.toUpperCase())
    .refine((text): text is StateName => Object.hasOwn(STATES, text), 'status must be 0, 1 or 2')
    .optional()
    .openapi({ type: 'string', description: '0, 1, 2 or RECEIVED, FINISHED, FAILED' }),
  createdAfter: time('createdAfter').optional(),
  createdBefore: time('createdBefore').optional(),
  review: z
    .enum(REVIEW_STATES, `review must be ${REVIEW_STATES.join(', ')}`)
    .optional()
    .openapi({ description: 'needed: what waits for a person' }),
  documentValidation: z
    .enum(['true', 'false'], 'documentValidation must be true or false')
    .transform((text) => text === 'true')
    .optional()
    .openapi({ type: 'boolean', description: 'As it stands, with what people have corrected' }),
  leastConfidenceBelow: z
    .string()
    .regex(/^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/, 'leastConfidenceBelow must be a number from 0 to 1')
    .transform(Number)
    .optional()
    .openapi({
      type: 'number',
      minimum: 0,
      maximum: 1,
      description: 'Documents with a field less sure than this that nobody has corrected',
    }),
  cursor: cursorOf(readPosition),
})

/** @returns what the store looks for, and where it goes on */
export function readFilter(query: z.output<typeof filterQuery>): {
  readonly filter: DocumentFilter
  readonly after: Position | null
} {
  const { status, type, documentValidation, cursor, ...others } = query
  const filter = {
    ...others,
    type: type ?? undefined,
    state: status && STATES[status],
    isValid: documentValidation,
  }
  return { filter, after: cursor ?? null }
}

/** The cursor behind a page; null on the last one. */
export function cursorAt(end: Position | null): string | null {
  return end && writeCursor([end.createdAt, end.id])
}

function readPosition(cursor: string): Position | null {
  const [createdAt, id] = readCursor(cursor, /^\d{1,15} [0-9a-f-]{36}$/) ?? []
  return createdAt === undefined || id === undefined ? null : { createdAt: Number(createdAt), id }
}
