import {
  type DocumentSchema,
  type JsonValue,
  SCHEMAS,
  sheetCellOf,
  snakeCase,
  typedValue,
  type ValueKind,
} from '@ficha/engine'
import type { Json } from '../score/metrics.ts'
import { json } from './json.ts'

/** What a person says stands in a document. */
export interface Truth {
  /** The file as the person names it: a path, a path within the folder, or its name alone. */
  readonly file: string
  readonly type: number | null
  /** Field, as the person names it, to its value: text in any spelling, or JSON. */
  readonly fields: ReadonlyMap<string, JsonValue>
}

/** A name or a label of a field, in any spelling, as the schema names it; undefined where there is no such field. */
export function fieldNamed(name: string, schemas: readonly DocumentSchema[] = SCHEMAS): string | undefined {
  const wanted = name.trim().toLowerCase()
  for (const { fields } of schemas) {
    for (const [field, { label }] of Object.entries(fields)) {
      const names = [field, snakeCase(field), label.pt, label.en]
      if (names.some((one) => one.toLowerCase() === wanted)) return field
    }
  }
  return undefined
}

export interface Resolved {
  readonly expected: Readonly<Record<string, Json>>
  /** Fields whose value is none of their kind; they are not compared. */
  readonly notUnderstood: readonly string[]
}

/**
 * The person's values as the engine would write them. A cell that says what the engine's own table would say is that
 * value, however its parts are parted.
 */
export function resolve(
  { fields }: Truth,
  schema: DocumentSchema,
  read: Readonly<Record<string, { readonly value: JsonValue } | undefined>>,
): Resolved {
  const expected: Record<string, Json> = {}
  const notUnderstood: string[] = []
  for (const [name, value] of fields) {
    const field = fieldNamed(name, [schema])
    const known = field === undefined ? undefined : schema.fields[field]
    if (field === undefined || known === undefined) continue
    const own = read[field]?.value
    const isSame = typeof value === 'string' && own !== undefined && String(sheetCellOf(own) ?? '') === value
    const typed = isSame ? own : shaped(value, known.kind)
    if (typed === undefined) notUnderstood.push(field)
    else expected[field] = typed
  }
  return { expected, notUnderstood }
}

/** Text in a person's spelling, JSON in a cell, or JSON, as a value of the kind; undefined where it is none. */
function shaped(value: JsonValue, kind: ValueKind): JsonValue | undefined {
  if (typeof value === 'string') {
    const parsed = /^\s*[[{]/.test(value) ? parseJson(value) : undefined
    return parsed === undefined ? typedValue(value, kind) : shaped(parsed, kind)
  }
  if (Array.isArray(value)) {
    if (kind.kind !== 'list') return undefined
    const items: (JsonValue | undefined)[] = value.map((item: JsonValue) => shaped(item, kind.of))
    const known = items.filter((item) => item !== undefined)
    return known.length === items.length ? known : undefined
  }
  if (value === null) return kind.kind === 'list' ? [] : null
  if (typeof value !== 'object') return kind.kind === 'flag' ? value : typedValue(String(value), kind)
  if (kind.kind !== 'group') return undefined
  const given = new Map(
    Object.entries(value).map(([name, part]: [string, JsonValue]) => [snakeCase(name), part]),
  )
  const members = Object.entries(kind.members).map(
    ([name, member]) => [name, shaped(given.get(snakeCase(name)) ?? null, member.kind)] as const,
  )
  if (members.some(([, member]) => member === undefined)) return undefined
  return Object.fromEntries(members.map(([name, member]) => [name, member ?? null]))
}

function parseJson(text: string): JsonValue | undefined {
  try {
    return json.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
