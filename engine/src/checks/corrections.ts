import { RULES_BY_TYPE } from '../document-types/rules-by-type.ts'
import { type DocumentType, schemaOf } from '../document-types/schemas.ts'
import { isGroup, type Values } from '../fields/values.ts'
import { mapValues } from '../map-values.ts'
import { VERDICT } from '../schema/document-schema.ts'
import { snakeCase } from '../schema/spelling.ts'
import type { FieldSchemas, ValueKind } from '../schema/value-kinds.ts'
import type { JsonValue } from '../types.ts'
import { typedValue } from '../values/typed-value.ts'

/** Longer than any value that a document prints; powers of a guardian fill a page at most. */
const TEXT_LENGTH_MAX = 10_000
const ITEMS_MAX = 200
/** Characters that no document prints; a text may have several lines, and tabs. */
const CONTROL = /(?![\t\n\r])\p{Cc}/u

export interface CorrectionFault {
  /** Field, then item and member where the fault is deeper: `['wards', 0, 'birthDate']`. Names as they were given. */
  readonly path: readonly (string | number)[]
  /**
   * `repeated_field`: it is named in both spellings. `derived_field`: documentValidation follows from the checks and is no
   * person's to set.
   */
  readonly reason: 'unknown_field' | 'repeated_field' | 'derived_field' | 'invalid_value'
}

export interface ReadCorrections {
  /** camelCase field name → value as `data` carries it. */
  readonly values: Values
  /** Empty where everything could be taken. No fault holds a value. */
  readonly faults: readonly CorrectionFault[]
}

/**
 * Values that a person gives for fields, each instead of the whole value that was read. Text is taken in a person's own
 * spelling: `01/08/1982` is `1982-08-01`, `111.111.111-11` loses its signs, `sim` is true. Nothing is null or an empty list.
 *
 * @param given camelCase or snake_case field name → text, or JSON of the field's type
 */
export function readCorrections(
  type: DocumentType,
  given: Readonly<Record<string, JsonValue>>,
): ReadCorrections {
  const faults: CorrectionFault[] = []
  const fault: Fault = (path, reason = 'invalid_value') => {
    faults.push({ path, reason })
    return undefined
  }
  const { spellings } = RULES_BY_TYPE[type]
  const values = Object.entries(given).flatMap(([name, value]) => {
    const path = [name]
    const known = namedOnce(schemaOf(type).fields, name, given, path, fault)
    if (known?.name === VERDICT) fault(path, 'derived_field')
    if (!known || known.name === VERDICT) return []
    const read = typedAs(value, known.kind, path, fault)
    const spelt = read === undefined ? undefined : respelt(read, spellings[known.name])
    if (spelt !== undefined) return [[known.name, spelt] as const]
    if (read !== undefined) fault(path)
    return []
  })
  return { values: Object.fromEntries(values), faults }
}

type Path = CorrectionFault['path']
type Fault = (path: Path, reason?: CorrectionFault['reason']) => undefined

/** Undefined, and a fault more, where there is no such field, or `given` names it in the other spelling as well. */
function namedOnce(
  fields: FieldSchemas,
  spelt: string,
  given: Readonly<Record<string, JsonValue>>,
  path: Path,
  fault: Fault,
): { name: string; kind: ValueKind } | undefined {
  const [name, field] =
    Object.entries(fields).find(([known]) => known === spelt || snakeCase(known) === spelt) ?? []
  if (name === undefined || field === undefined) return fault(path, 'unknown_field')
  if (spelt !== name && Object.hasOwn(given, name)) return fault(path, 'repeated_field')
  return { name, kind: field.kind }
}

/** Undefined, and a fault more, where it is no value of that kind. */
function typedAs(given: JsonValue, kind: ValueKind, path: Path, fault: Fault): JsonValue | undefined {
  if (kind.kind === 'list' && Array.isArray(given)) {
    if (given.length > ITEMS_MAX) return fault(path)
    const items = given.map((item, i) =>
      item === null ? fault([...path, i]) : typedAs(item, kind.of, [...path, i], fault),
    )
    const whole = items.filter((item) => item !== undefined && item !== null)
    return items.includes(undefined) ? undefined : whole
  }
  if (kind.kind === 'group' && isGroup(given)) return groupOf(given, kind.members, path, fault)
  if (given === null) return kind.kind === 'list' ? [] : null
  if (typeof given === 'boolean') return kind.kind === 'flag' ? given : fault(path)
  if (typeof given !== 'string' || given.length > TEXT_LENGTH_MAX || CONTROL.test(given)) return fault(path)
  return typedValue(given, kind) ?? (given.trim() === '' ? null : fault(path))
}

/** A member that is not named is null. */
function groupOf(given: Values, members: FieldSchemas, path: Path, fault: Fault): JsonValue | undefined {
  const values = mapValues(members, ({ kind }): JsonValue | undefined => (kind.kind === 'list' ? [] : null))
  for (const [name, value] of Object.entries(given)) {
    const known = namedOnce(members, name, given, [...path, name], fault)
    values[known?.name ?? name] = known && typedAs(value, known.kind, [...path, name], fault)
  }
  return isWhole(values) ? values : undefined
}

function isWhole(values: Readonly<Record<string, JsonValue | undefined>>): values is Values {
  return !Object.values(values).includes(undefined)
}

function respelt(
  value: JsonValue,
  spell: ((text: string) => string | undefined) | undefined,
): JsonValue | undefined {
  if (spell === undefined) return value
  if (typeof value === 'string') return spell(value)
  if (!Array.isArray(value)) return value
  const items = value.map((item: JsonValue) => respelt(item, spell))
  const whole = items.filter((item) => item !== undefined)
  return whole.length === items.length ? whole : undefined
}
