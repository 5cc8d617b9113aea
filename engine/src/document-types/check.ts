import { isGiven, type Values } from '../fields/values.ts'
import type { Check } from '../types.ts'

/** A title or a letterhead stands among the first lines. */
export const HEAD_LINES = 16

/** What a document is held to. */
export interface Rule {
  /** For people; never what a document says. */
  readonly message: string
  /** Names of the fields that it looks at. */
  readonly fields: readonly string[]
  /** Genuine documents break it at times. */
  readonly isSoft: boolean
}

const ruleThat =
  ({ isSoft }: Pick<Rule, 'isSoft'>) =>
  (message: string, ...fields: readonly string[]): Rule => ({ message, fields, isSoft })
export const [hard, soft] = [ruleThat({ isSoft: false }), ruleThat({ isSoft: true })]

/** Whether a document keeps a rule, null where the rule says nothing of it; and what is said of this document alone. */
export type Outcome = boolean | null | (Partial<Rule> & { readonly passes: boolean | null })

/** Rules as they came out, in the order of their outcomes. */
export function judged<R extends string>(
  rules: Readonly<Record<R, Rule>>,
  outcomes: Readonly<Record<R, Outcome>>,
): Check[] {
  const names = Object.keys(outcomes) as R[]
  return names.map((rule) => {
    const outcome = outcomes[rule]
    const said = typeof outcome === 'object' && outcome !== null ? outcome : { passes: outcome }
    const { passes, message, fields, isSoft } = { ...rules[rule], ...said }
    const broken = isSoft ? 'warn' : 'fail'
    return { rule, outcome: passes === null ? 'not_applicable' : passes ? 'pass' : broken, message, fields }
  })
}

/** All of the fields have a value. */
export function allGiven(values: Values, fields: readonly string[]): Outcome {
  const missing = fields.filter((name) => !isGiven(values[name]))
  if (missing.length === 0) return { passes: true, fields }
  return { passes: false, fields, message: `not found: ${missing.join(', ')}` }
}

type Maybe<A> = A | null | undefined

/** What holds of a value; null where there is none. */
export function ifGiven<A>(value: Maybe<A>, holds: (value: A) => boolean | null): boolean | null {
  return value === null || value === undefined ? null : holds(value)
}

/** What holds of two values; null where one is missing. */
export function ifBoth<A, B>(
  one: Maybe<A>,
  other: Maybe<B>,
  holds: (one: A, other: B) => boolean,
): boolean | null {
  return ifGiven(one, (a) => ifGiven(other, (b) => holds(a, b)))
}
