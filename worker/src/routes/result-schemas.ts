import { z } from '@hono/zod-openapi'

/** What answers say about a finished or failed reading, for the OpenAPI document. */

export const polygonSchema = z.array(z.array(z.number().min(0).max(1)).length(2)).openapi('Polygon', {
  description: 'Corners [x, y] as fractions of the page, clockwise from the text’s top-left',
})

export const engineSchema = z
  .object({
    version: z.string(),
    models: z.record(z.string(), z.string()).openapi({ description: 'Network → SHA-256 of its file' }),
  })
  .openapi('Engine')

export const failureSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.string(),
    detectedType: z.int().nullable().optional(),
  })
  .openapi('Failure', { description: 'Why nothing usable could be read' })

const validationSchema = z.object({
  rule: z.string(),
  outcome: z.enum(['pass', 'warn', 'fail', 'not_applicable']),
  message: z.string(),
})

export const checkSchema = validationSchema.extend({ fields: z.array(z.string()) }).openapi('Check')

const sourceSchema = z.enum(['text-layer', 'ocr', 'qr', 'mrz', 'derived'])

export const fieldSchema = z
  .object({
    value: z.unknown().openapi({ description: 'As in `data`' }),
    raw: z.string().nullable().openapi({ description: 'The text as printed' }),
    confidence: z.number().min(0).max(1).openapi({ description: 'Calibrated probability that it is right' }),
    page: z.int().nullable().openapi({ description: '1-based; null where nothing was found' }),
    polygon: polygonSchema.nullable(),
    source: sourceSchema.nullable(),
    evidence: z.array(
      z.object({
        path: z.array(z.union([z.string(), z.int()])),
        page: z.int(),
        polygon: polygonSchema,
        text: z.string(),
        source: sourceSchema,
      }),
    ),
    validations: z.array(validationSchema),
    corrected: z
      .object({
        value: z.unknown().openapi({ description: 'As in `data`' }),
        by: z.string().openapi({ description: 'Id of the key that it came with' }),
        at: z.iso.datetime({ precision: 3 }),
      })
      .optional()
      .openapi({ description: 'What a person has put in its place' }),
  })
  .openapi('Field')

export const moreSchema = fieldSchema.omit({ corrected: true }).openapi('MoreField')

export const pictureSchema = z
  .object({ kind: z.enum(['portrait', 'signature']), page: z.int(), polygon: polygonSchema })
  .openapi('Picture', { description: 'A picture on a page; none is stored' })
