import type { EachField, EachMore } from './data-of.ts'
import type { DocumentSchema } from './document-schema.ts'
import type { JsonValue } from './json-value.ts'
import type { FieldSchemas, ValueKind } from './value-kinds.ts'

/**
 * What was found, in the order of the schema. Values are held against their kinds, so that they are of the
 * types that follow from the schema.
 *
 * @throws {RangeError} where a field is missing, unknown or of another kind
 */
export function orderedFields<S extends DocumentSchema, V extends { readonly value: JsonValue }>(
  schema: S,
  found: Readonly<Record<string, V>>,
): EachField<S, V> {
  const unknown = Object.keys(found).find((name) => !Object.hasOwn(schema.fields, name))
  if (unknown !== undefined) throw new RangeError(`type ${schema.type} has no field ${unknown}`)
  const fields = Object.entries(schema.fields).map(([name, { kind }]) => {
    const one = found[name]
    if (one === undefined) throw new RangeError(`field ${name} of type ${schema.type} was not looked for`)
    if (!isOfKind(one.value, kind)) {
      throw new RangeError(`field ${name} of type ${schema.type} is not of the kind ${kind.kind}`)
    }
    return [name, one]
  })
  // The names are those of the schema, which `fromEntries` cannot say.
  return Object.fromEntries(fields) as EachField<S, V>
}

/**
 * What was found of a schema's `more`, in its order.
 *
 * @throws {RangeError} where one is unknown or of another kind
 */
export function orderedMore<S extends DocumentSchema, V extends { readonly value: JsonValue }>(
  { type, more }: S,
  found: Readonly<Record<string, V>>,
): EachMore<S, V> {
  const unknown = Object.keys(found).find((name) => !Object.hasOwn(more, name))
  if (unknown !== undefined) throw new RangeError(`type ${type} has no ${unknown} in more`)
  const fields = Object.entries(more).flatMap(([name, { kind }]) => {
    const one = found[name]
    if (one === undefined) return []
    if (!isOfKind(one.value, kind))
      throw new RangeError(`${name} of type ${type} is not of the kind ${kind.kind}`)
    return [[name, one]]
  })
  return Object.fromEntries(fields) as EachMore<S, V>
}

function isOfKind(value: JsonValue | undefined, kind: ValueKind): boolean {
  if (kind.kind === 'list') {
    return Array.isArray(value) && value.every((item) => item !== null && isOfKind(item, kind.of))
  }
  if (value === null) return true
  switch (kind.kind) {
    case 'group':
      return isRecord(value) && hasMembers(value, kind.members)
    case 'code':
      return typeof value === 'string' && Object.hasOwn(kind.codes, value)
    case 'flag':
      return typeof value === 'boolean'
    default:
      return typeof value === 'string'
  }
}

function hasMembers(value: Readonly<Record<string, JsonValue>>, members: FieldSchemas): boolean {
  return (
    Object.keys(value).length === Object.keys(members).length &&
    Object.entries(members).every(([name, { kind }]) => isOfKind(value[name], kind))
  )
}

function isRecord(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
