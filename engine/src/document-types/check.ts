import { isGiven, type Values } from '../fields/values.ts'
import type { Check } from '../types.ts'
import type { RuleName } from './rules.ts'

/** @param passes null: the rule says nothing about these fields */
export function check(
  rule: RuleName,
  passes: boolean | null,
  message: string,
  fields: readonly string[],
): Check {
  return { rule, outcome: passes === null ? 'not_applicable' : passes ? 'pass' : 'fail', message, fields }
}

/** A rule that genuine documents break at times. */
export function soft(
  rule: RuleName,
  passes: boolean | null,
  message: string,
  fields: readonly string[],
): Check {
  return { rule, outcome: passes === null ? 'not_applicable' : passes ? 'pass' : 'warn', message, fields }
}

/** All of the fields have a value. */
export function required(rule: RuleName, values: Values, names: readonly string[]): Check {
  const missing = names.filter((name) => !isGiven(values[name]))
  const message = missing.length === 0 ? 'all required fields were found' : `not found: ${missing.join(', ')}`
  return check(rule, missing.length === 0, message, names)
}
