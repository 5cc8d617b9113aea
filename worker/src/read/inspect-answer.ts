import { UNREADABLE_CODES } from '@ficha/engine'
import { z } from 'zod'

/** What the reader says about an upload. A document that cannot be read is an answer, not a throw. */
export const inspectAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('readable'),
    pageCount: z.int().positive(),
    files: z.array(z.object({ mediaType: z.string(), pageCount: z.int().positive() })),
  }),
  z.object({ outcome: z.literal('unreadable'), code: z.enum(UNREADABLE_CODES), detail: z.string() }),
  /** The reader is at another document and could not look in time. */
  z.object({ outcome: z.literal('busy') }),
])
export type InspectAnswer = z.infer<typeof inspectAnswer>
