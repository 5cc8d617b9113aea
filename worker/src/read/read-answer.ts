import { DOCUMENT_TYPES, UNREADABLE_CODES } from '@ficha/engine'
import { z } from 'zod'

/** What the reader says about a document. One that cannot be read is an answer, not a throw. */
export const readAnswer = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('read'),
    /** The `ExtractionResult`, or a text (`textOf`), as JSON, ready to be stored: nobody on the way opens it. */
    result: z.string(),
    /** Of a text: what read it, to be kept beside it. */
    engine: z
      .object({ version: z.string(), models: z.record(z.string(), z.string()) })
      .nullable()
      .default(null),
    pageCount: z.int().positive(),
    /** The type, where it was to be found. */
    found: z
      .object({ type: z.literal(DOCUMENT_TYPES), confidence: z.number() })
      .nullable()
      .default(null),
    /** What lists ask for; an earlier reader does not say it. */
    judged: z
      .object({
        isValid: z.boolean(),
        leastConfidence: z.number(),
        /** What the tenant's profile says; null without one. */
        needsReview: z.boolean().nullable().default(null),
      })
      .nullable()
      .default(null),
    /** What people call the document by: a holder's name, or a number. Personal data, for R2 alone. */
    title: z.string().nullable().default(null),
    /** The documents that the file holds, by their pages from 1; an earlier reader does not say it. */
    parts: z
      .array(
        z.object({
          from: z.int(),
          to: z.int(),
          /** Its own, as `pages` of an upload; an earlier reader does not say them. */
          pages: z.string().optional(),
          type: z.literal(DOCUMENT_TYPES).nullable(),
        }),
      )
      .default([]),
    ms: z.int().nonnegative(),
    /** Of the reader's isolate so far: production does not tell how near a document came to its 128 MB. */
    memoryPeakBytes: z.int().nonnegative(),
  }),
  z.object({
    outcome: z.literal('unreadable'),
    code: z.enum(UNREADABLE_CODES),
    detail: z.string(),
    detectedType: z.literal(DOCUMENT_TYPES).nullable(),
    ms: z.int().nonnegative(),
  }),
  /** The reader is at another document: this one was not begun. */
  z.object({ outcome: z.literal('busy') }),
])
export type ReadAnswer = z.infer<typeof readAnswer>
