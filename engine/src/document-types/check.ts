import { isGiven, textIn, type Values } from '../fields/values.ts'
import type { Check } from '../types.ts'
import type { RuleName } from './rules.ts'

/** A title or a letterhead stands among the first lines. */
export const HEAD_LINES = 16

/** @param passes null: the rule says nothing about these fields */
type Judge = (rule: RuleName, passes: boolean | null, message: string, fields: readonly string[]) => Check

const judge =
  (broken: 'fail' | 'warn'): Judge =>
  (rule, passes, message, fields) => {
    return { rule, outcome: passes === null ? 'not_applicable' : passes ? 'pass' : broken, message, fields }
  }

/** A rule that no genuine document breaks. */
export const check = judge('fail')

/** A rule that genuine documents break at times. */
export const soft = judge('warn')

/** All of the fields have a value. */
export function required(rule: RuleName, values: Values, names: readonly string[]): Check {
  const missing = names.filter((name) => !isGiven(values[name]))
  const message = missing.length === 0 ? 'all required fields were found' : `not found: ${missing.join(', ')}`
  return check(rule, missing.length === 0, message, names)
}

/** The value of a field is right by itself; nothing is said of a missing one. */
export function valid(
  rule: RuleName,
  values: Values,
  name: string,
  isRight: (value: string) => boolean,
  message: string,
): Check {
  const value = textIn(values[name])
  return check(rule, value === null ? null : isRight(value), message, [name])
}
