import type { Check, Fields } from '../types.ts'
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

/** All of the fields were found. */
export function required(rule: RuleName, fields: Fields, names: readonly string[]): Check {
  const missing = names.filter((name) => fields[name]?.status !== 'found')
  const message = missing.length === 0 ? 'all required fields were found' : `not found: ${missing.join(', ')}`
  return check(rule, missing.length === 0, message, names)
}
