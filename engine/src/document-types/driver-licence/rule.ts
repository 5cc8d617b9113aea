import type { Check, Fields } from '../../types.ts'

/** @param passes null: the rule says nothing about these fields */
export function check(
  rule: string,
  passes: boolean | null,
  message: string,
  fields: readonly string[],
): Check {
  return { rule, outcome: passes === null ? 'not_applicable' : passes ? 'pass' : 'fail', message, fields }
}

/** A rule that genuine cards break at times. */
export function soft(
  rule: string,
  passes: boolean | null,
  message: string,
  fields: readonly string[],
): Check {
  return { rule, outcome: passes === null ? 'not_applicable' : passes ? 'pass' : 'warn', message, fields }
}

/** The text of a field that was found. */
export function valueIn(fields: Fields, name: string): string | null {
  const field = fields[name]
  return field?.status === 'found' && typeof field.value === 'string' ? field.value : null
}
