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
  const { spellings } = RULES_BY_TYPE[type]
  const faults: CorrectionFault[] = []
  const values: Record<string, JsonValue> = {}
  for (const [name, value] of Object.entries(given)) {
    const known = namedOnce(schemaOf(type).fields, name, given, [name], faults)
    if (known === undefined) continue
    if (known.name === VERDICT) {
      faults.push({ path: [name], reason: 'derived_field' })
      continue
    }
    const read = typedAs(value, known.kind, [name], faults)
    const spelt = read === undefined ? undefined : respelt(read, spellings[known.name])
    if (spelt !== undefined) values[known.name] = spelt
    else if (read !== undefined) faults.push({ path: [name], reason: 'invalid_value' })
  }
  return { values, faults }
}

type Path = readonly (string | number)[]

/** Undefined, and a fault more, where there is no such field, or `given` names it in the other spelling as well. */
function namedOnce(
  fields: FieldSchemas,
  spelt: string,
  given: Readonly<Record<string, JsonValue>>,
  path: Path,
  faults: CorrectionFault[],
): { name: string; kind: ValueKind } | undefined {
  const [name, field] =
    Object.entries(fields).find(([known]) => known === spelt || snakeCase(known) === spelt) ?? []
  if (name === undefined || field === undefined) faults.push({ path, reason: 'unknown_field' })
  else if (spelt !== name && Object.hasOwn(given, name)) faults.push({ path, reason: 'repeated_field' })
  else return { name, kind: field.kind }
  return undefined
}

/** Undefined, and a fault more, where it is no value of that kind. */
function typedAs(
  given: JsonValue,
  kind: ValueKind,
  path: Path,
  faults: CorrectionFault[],
): JsonValue | undefined {
  if (kind.kind === 'list' && Array.isArray(given)) {
    if (given.length > ITEMS_MAX) return invalid(path, faults)
    const items = given.map((item, i) =>
      item === null ? invalid([...path, i], faults) : typedAs(item, kind.of, [...path, i], faults),
    )
    const whole = items.filter((item) => item !== undefined && item !== null)
    return items.includes(undefined) ? undefined : whole
  }
  if (kind.kind === 'group' && isGroup(given)) return groupOf(given, kind.members, path, faults)
  if (given === null) return kind.kind === 'list' ? [] : null
  if (typeof given === 'boolean') return kind.kind === 'flag' ? given : invalid(path, faults)
  if (typeof given !== 'string' || given.length > TEXT_LENGTH_MAX || CONTROL.test(given))
    return invalid(path, faults)
  return typedValue(given, kind) ?? (given.trim() === '' ? null : invalid(path, faults))
}

/** A member that is not named is null. */
function groupOf(
  given: Readonly<Record<string, JsonValue>>,
  members: FieldSchemas,
  path: Path,
  faults: CorrectionFault[],
): JsonValue | undefined {
  const before = faults.length
  const values = mapValues(members, ({ kind }): JsonValue => (kind.kind === 'list' ? [] : null))
  for (const [name, value] of Object.entries(given)) {
    const known = namedOnce(members, name, given, [...path, name], faults)
    if (known !== undefined) values[known.name] = typedAs(value, known.kind, [...path, name], faults) ?? null
  }
  return faults.length > before ? undefined : values
}

function invalid(path: Path, faults: CorrectionFault[]): undefined {
  faults.push({ path, reason: 'invalid_value' })
  return undefined
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
