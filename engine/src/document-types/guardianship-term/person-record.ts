import type { JsonValue } from '../../types.ts'
import type { TextRange } from './address.ts'
import type { RoleMention } from './roles.ts'

/** A guardian or ward as `data` shows it. */
export interface PersonRecord {
  readonly home: RoleMention
  readonly value: Readonly<Record<string, JsonValue>>
  /** Where each member of `value` is printed. */
  readonly ranges: Readonly<Record<string, readonly TextRange[]>>
  /** Probability in [0, 1] that what stands beside the name was given to the right person. */
  readonly certainty: number
}

/** Values shared out among several people may have been meant otherwise. */
export const SHARED_CERTAINTY = 0.95

/** Nothing was found for a member of a person. */
export function isEmpty(value: JsonValue | undefined): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0)
}
