import { z } from '@hono/zod-openapi'
import { polygonSchema } from './result-schemas.ts'

/** The text of a page, for the OpenAPI document: made by the engine, and answered as it was stored. */

const confidence = z.number().min(0).max(1)
const indexes = z.array(z.int()).openapi({ description: 'Of `lines`, from 0' })

const wordSchema = z
  .object({
    text: z.string(),
    polygon: polygonSchema,
    confidence: confidence.openapi({ description: '1 for a text layer' }),
  })
  .openapi('TextWord')

const lineSchema = z
  .object({
    text: z.string(),
    polygon: polygonSchema,
    confidence: confidence.openapi({ description: 'Mean of its words' }),
    source: z.enum(['text-layer', 'ocr']),
    words: z.array(wordSchema),
  })
  .openapi('TextLine')

const paragraphSchema = z
  .object({ kind: z.enum(['heading', 'paragraph']), polygon: polygonSchema, lines: indexes })
  .openapi('TextParagraph')

const tableSchema = z
  .object({
    kind: z.literal('table'),
    polygon: polygonSchema,
    lines: indexes,
    rows: z.int(),
    columns: z.int(),
    cells: z.array(
      z.object({
        row: z.int().openapi({ description: 'From 0' }),
        column: z.int(),
        width: z.int().openapi({ description: 'Columns that it spans' }),
        text: z.string(),
        lines: indexes,
      }),
    ),
  })
  .openapi('TextTable')

export const textPageSchema = z
  .object({
    page: z.int().openapi({ description: '1-based' }),
    width: z.number().openapi({ description: 'As displayed, in `unit`' }),
    height: z.number(),
    sheet: polygonSchema.nullable().openapi({
      description:
        'The sheet or card in a picture, from its own top-left; null where the page was read as it is',
    }),
    unit: z.enum(['point', 'pixel']),
    lines: z.array(lineSchema).openapi({ description: 'In the order in which people read them' }),
    blocks: z.array(z.union([paragraphSchema, tableSchema])).openapi({
      description: 'The same lines as headings, paragraphs and tables, in the same order',
    }),
    codes: z.array(z.object({ format: z.string(), text: z.string().nullable(), polygon: polygonSchema })),
    issues: z.array(z.object({ code: z.string(), message: z.string() })),
  })
  .openapi('TextPage')

export const textDataSchema = z
  .object({
    pages: z.array(textPageSchema),
    markdown: z
      .string()
      .openapi({ description: 'The same: headings, paragraphs and tables, a rule between pages' }),
  })
  .openapi('Text')
