import {
  type DocumentSchema,
  describeField,
  type FieldSchema,
  type FieldSchemas,
  type Naming,
  SCHEMAS,
  snakeCase,
  type ValueKind,
} from '@ficha/engine'
import { z } from '@hono/zod-openapi'
import { documentSchema, partSchema } from '../wire.ts'
import { failureSchema } from './result-schemas.ts'

/** What the answers carry of each document type, for the OpenAPI document: made of the types' own schemas. */

/**
 * An answer about a document: of each type what is there when it is FINISHED, or else RECEIVED or FAILED. Without a
 * discriminator, which OpenAPI has for words only: clients tell the answers apart by the one value of `status`, then of `type`.
 *
 * @param membersOf what a finished document of the type has
 * @param text what one has of which the text alone was read
 */
export function answerByType(
  title: string,
  membersOf: (schema: DocumentSchema) => Readonly<Record<string, z.ZodType>>,
  text: Readonly<Record<string, z.ZodType>>,
): z.ZodType {
  const finished = SCHEMAS.map((schema) => {
    const type = number(schema.type)
    return finishedSchema({ ...membersOf(schema), type }).openapi(`${schema.title}${title}`)
  })
  const finishedText = finishedSchema({ ...text, type: z.literal('text') }).openapi(`Text${title}`)
  return z.union([receivedSchema, failedSchema, ...finished, finishedText]).openapi(`Document${title}`)
}

/** Everything that a finished document has, and what a route adds. */
export function finishedSchema(members: Readonly<Record<string, z.ZodType>>): z.ZodObject {
  return documentSchema.extend({
    ...members,
    processTime: z.number().openapi({ description: 'Seconds of the successful reading', example: 1.284 }),
    status: number(1),
    statusDesc: z.literal('FINISHED'),
  })
}

export const receivedSchema = documentSchema
  .extend({ status: number(0), statusDesc: z.literal('RECEIVED') })
  .openapi('ReceivedDocument', { description: 'Ask again after `Retry-After`' })

export const failedSchema = documentSchema
  .extend({
    processTime: z.number().openapi({ description: 'Seconds of the last attempt' }),
    status: number(2),
    statusDesc: z.literal('FAILED'),
    error: failureSchema,
    parts: z.array(partSchema).optional().openapi({
      description: 'Under `/documents/{id}`, of an upload with `split=true`: the parts made before it failed',
    }),
  })
  .openapi('FailedDocument')

function number<const N extends number>(value: N) {
  return z.literal(value).openapi({ type: 'integer', enum: [value] })
}

const textualData = z.record(z.string(), z.string()).openapi('TextualData', {
  minProperties: 1,
  description: 'With `values=text`: every value as text ("null", "True", "false", a bracketed list)',
})
const noData = z.strictObject({}).openapi('NoData', { description: 'Where nothing at all was found' })

/** `data` of a type, in the spelling and the form that were asked for. */
export function dataSchema(schema: DocumentSchema): z.ZodType {
  return z.union([
    recordSchema(schema.title, schema.fields, 'snake').openapi({
      description: 'Every field is there: null, or an empty array, where it was not found',
    }),
    recordSchema(schema.title, schema.fields, 'camel').openapi({ description: 'With `naming=camel`' }),
    textualData,
    ...(schema.isEmptyWithoutFinds ? [noData] : []),
  ])
}

/** A report for each field of a type, in the spelling that was asked for. */
export function fieldReportsSchema(schema: DocumentSchema, report: z.ZodType): z.ZodType {
  const all = (naming: Naming) =>
    z.object(rename(schema.fields, naming, () => report)).openapi(titleOf(`${schema.title}Fields`, naming))
  return z.union([all('snake'), all('camel')])
}

/** The same of what else a type's papers print: only what was found is there. */
export function moreReportsSchema(schema: DocumentSchema, report: z.ZodType): z.ZodType {
  const all = (naming: Naming) =>
    z
      .object(
        rename(schema.more, naming, (field) =>
          report.optional().openapi({ description: describeField(field) }),
        ),
      )
      .openapi(titleOf(`${schema.title}More`, naming))
  return z.union([all('snake'), all('camel')])
}

const known = new Map<string, z.ZodObject>()

/** Objects with a name are described once, however often they occur. */
function recordSchema(title: string, fields: FieldSchemas, naming: Naming): z.ZodObject {
  const name = titleOf(title, naming)
  const found = known.get(name)
  if (found !== undefined) return found
  const described = (field: FieldSchema) =>
    valueSchema(field.kind, naming).openapi({ description: describeField(field) })
  const made = z.object(rename(fields, naming, described)).openapi(name)
  known.set(name, made)
  return made
}

function valueSchema(kind: ValueKind, naming: Naming): z.ZodType {
  return kind.kind === 'list' ? z.array(plainSchema(kind.of, naming)) : plainSchema(kind, naming).nullable()
}

function plainSchema(kind: ValueKind, naming: Naming): z.ZodType {
  switch (kind.kind) {
    case 'list':
      return valueSchema(kind, naming)
    case 'group':
      return recordSchema(kind.title, kind.members, naming)
    case 'code':
      return z.enum(Object.keys(kind.codes))
    case 'flag':
      return z.boolean()
    case 'date':
      return z.string().openapi({ format: 'date' })
    default:
      return z.string()
  }
}

function rename<T>(
  fields: FieldSchemas,
  naming: Naming,
  change: (field: FieldSchema) => T,
): Readonly<Record<string, T>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      naming === 'snake' ? snakeCase(name) : name,
      change(field),
    ]),
  )
}

function titleOf(title: string, naming: Naming): string {
  return naming === 'snake' ? title : `${title}Camel`
}
