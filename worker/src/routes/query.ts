import { z } from '@hono/zod-openapi'
import { LIMITS } from '../limits.ts'

const LIMIT = `limit must be a whole number from 1 to ${LIMITS.pageItemsMax}`

/** How many items a page of a listing has. */
export const pageLimit = limitOf(LIMITS.pageItems)
/** The same for what was a whole list once: who asks for no limit gets as much of it as there may be. */
export const wholeLimit = limitOf(LIMITS.pageItemsMax)

function limitOf(usual: number) {
  return z
    .string()
    .regex(/^\d{1,3}$/, LIMIT)
    .transform(Number)
    .refine((limit) => limit >= 1 && limit <= LIMITS.pageItemsMax, LIMIT)
    .default(usual)
    .openapi({ type: 'integer', minimum: 1, maximum: LIMITS.pageItemsMax, default: usual })
}

/** Where a listing goes on: what `read` makes of an earlier answer's cursor, null of any other text. */
export function cursorOf<P extends object>(read: (cursor: string) => P | null) {
  return z
    .string()
    .transform(read)
    .refine((position) => position !== null, 'cursor must be the nextCursor of an earlier answer')
    .optional()
    .openapi({ type: 'string', description: '`nextCursor` of the page before' })
}

/** For a description: what has a message sent to somebody is asked as seldom as a list. */
export const AS_LISTING =
  `Counts as a listing: ${1000 / LIMITS.rates.listing.intervalMs} a second of a key, ` +
  `and ${LIMITS.rates.listing.burst} at once.`

/** A point in time as milliseconds since 1970. */
export function time(name: string) {
  return z.iso
    .datetime({ offset: true, error: `${name} must be an ISO 8601 date and time with its zone` })
    .transform((text) => Date.parse(text))
    .openapi({ type: 'string', format: 'date-time', example: '2026-11-21T09:00:00.000Z' })
}
