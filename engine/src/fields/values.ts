import { mapValues } from '../map-values.ts'
import type { Field, Fields, JsonValue } from '../types.ts'

/** camelCase field name → value as `data` carries it: what a rule needs that looks at no page. */
export type Values = Readonly<Record<string, JsonValue>>

export function valuesOf(fields: Fields): Values {
  return mapValues(fields, ({ value }: Field) => value)
}

/** A value that is text, else null. */
export function textIn(value: JsonValue | undefined): string | null {
  return typeof value === 'string' ? value : null
}

/** Whether there is a value: an empty list is none. */
export function isGiven(value: JsonValue | undefined): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0)
}

/** The members of a list that are groups. */
export function groupsIn(value: JsonValue | undefined): Values[] {
  return Array.isArray(value) ? value.filter(isGroup) : []
}

/** A value with members of its own. */
export function isGroup(value: JsonValue): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
