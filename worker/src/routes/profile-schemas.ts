import { NEVER_SURE, PROFILE, SCHEMAS } from '@ficha/engine'
import { z } from '@hono/zod-openapi'

const THRESHOLD = `a threshold is a number from 0 to ${NEVER_SURE}`
const PRECISION = 'precision must be a number from 0 to 1'
const threshold = z.number(THRESHOLD).min(0, THRESHOLD).max(NEVER_SURE, THRESHOLD)

/** A name that no type has would be lost silently: it is refused, and not repeated. */
const byField = z
  .strictObject(
    Object.fromEntries(
      SCHEMAS.map(({ type, fields }) => [
        String(type),
        z
          .strictObject(
            Object.fromEntries(Object.keys(fields).map((name) => [name, threshold.optional()])),
            `only fields of type ${type} have a threshold, by their camelCase names`,
          )
          .optional(),
      ]),
    ),
    `byField has the types ${SCHEMAS.map(({ type }) => type).join(', ')}`,
  )
  .openapi({
    description: 'Type → field, in camelCase → threshold; above 1 where the field is never taken unseen',
    example: { 54: { name: 0.97, personalNumber: 0.88 } },
  })

export const profileSchema = z
  .strictObject(
    {
      ficha: z.literal(PROFILE, `ficha must be "${PROFILE}"`),
      precision: z
        .number(PRECISION)
        .min(0, PRECISION)
        .max(1, PRECISION)
        .openapi({ description: 'Share of the accepted fields that shall be right', example: 0.995 }),
      others: threshold.openapi({
        description: 'Of fields without a threshold of their own, and of a type that was found',
        example: 0.95,
      }),
      byField,
    },
    'profile must be what `ficha evaluate --profile` writes',
  )
  .openapi('Profile', { description: 'As `ficha evaluate --profile` writes it' })

const confidence = { confidence: z.number(), threshold: z.number() }
const doubtSchema = z
  .union([
    z.object({ kind: z.literal('field'), field: z.string(), ...confidence }).openapi('FieldDoubt'),
    z.object({ kind: z.literal('type'), ...confidence }).openapi('TypeDoubt'),
    z.object({ kind: z.literal('check'), rule: z.string() }).openapi('CheckDoubt'),
    z
      .object({
        kind: z.literal('page'),
        page: z.int().openapi({ description: 'From 1' }),
        code: z.string().openapi({ description: 'Of an issue, as under `/text`' }),
      })
      .openapi('PageDoubt'),
    z
      .object({
        kind: z.literal('unread'),
        pages: z.int().openapi({ description: 'How many, where `pages` was not sent' }),
      })
      .openapi('UnreadDoubt'),
  ])
  .openapi('Doubt')

export const judgementSchema = z
  .object({
    decision: z.enum(['accepted', 'review']),
    reasons: z.array(doubtSchema).openapi({ description: 'Never a value; none where it is accepted' }),
  })
  .openapi('Judgement', {
    description:
      'What the tenant’s profile (`/settings`) says of the document as it stands; absent where there is no profile. A ' +
      'corrected value is sure. Whether a person is to look at it, or has, stands in `review`',
  })
