import { RULES_BY_TYPE } from '../document-types/rules-by-type.ts'
import { type DocumentType, type SchemaOf, schemaOf } from '../document-types/schemas.ts'
import { isGiven, type Values } from '../fields/values.ts'
import { mapValues } from '../map-values.ts'
import type { WireData } from '../schema/data-of.ts'
import { orderedFields } from '../schema/ordered-fields.ts'
import type { Check, CheckOutcome, JsonValue } from '../types.ts'
import { hidesText, verdictOf } from './verdict.ts'

/** What of a reading the rules are applied to again; an `ExtractionResult` has all of it. */
export interface Recheckable {
  readonly fields: Readonly<Record<string, { readonly value: JsonValue; readonly confidence: number }>>
  readonly validations: readonly Check[]
  readonly text: readonly {
    readonly lines: readonly { readonly text: string }[]
    readonly issues: readonly { readonly code: string }[]
  }[]
}

export interface Rechecked<T extends DocumentType = DocumentType> {
  /** Every field of the type: as corrected, or else as read; `documentValidation` follows from the checks below. */
  readonly data: WireData<SchemaOf<T>>
  readonly validations: readonly Check[]
  /** Probability in [0, 1] that `documentValidation` is right, corrected values being right. */
  readonly verdictConfidence: number
  /** camelCase names of the fields whose value is another than was read, those that follow from a correction too. */
  readonly changed: readonly string[]
}

/**
 * A reading whose values a person has corrected, judged by the same rules. A rule that looks at no changed value keeps its
 * outcome; one that held a changed value against something else in print cannot be applied again.
 *
 * @param corrected as `readCorrections` gives them
 * @throws {RangeError} for a field that the type does not have, or a value of another kind
 */
export function recheck<T extends DocumentType>(
  type: T,
  reading: Recheckable,
  corrected: Values,
): Rechecked<T> {
  const rules = RULES_BY_TYPE[type]
  const read = mapValues(reading.fields, ({ value }) => value)
  const given = { ...read, ...corrected }
  const values = rules.follow?.(given, new Set(Object.keys(corrected))) ?? given
  // Members of both stand in the schema's order.
  const isChanged = (name: string) => JSON.stringify(values[name]) !== JSON.stringify(read[name])
  const changed = Object.keys(values).filter(isChanged)
  const lines = reading.text.flatMap((page) => page.lines.map(({ text }) => text))
  const again = new Map(rules.check(values, lines, reading.validations).map((check) => [check.rule, check]))
  const validations = reading.validations.map((before): Check => {
    if (!before.fields.some((name) => changed.includes(name))) return before
    if (rules.compared.some((rule) => rule === before.rule)) return { ...before, outcome: NOT_AGAIN }
    return again.get(before.rule) ?? before
  })
  const confidences = mapValues(reading.fields, ({ confidence }, name) =>
    Object.hasOwn(corrected, name) || changed.includes(name) ? 1 : confidence,
  )
  const verdict = verdictOf(validations, confidences, hidesText(reading.text))
  const { documentValidation: _, ...own } = values
  const isEmpty = !Object.values(own).some(isGiven)
  const documentValidation = verdict.holds && !isEmpty
  // In the schema's order, and of its kinds.
  const ordered: Readonly<Record<string, { readonly value: JsonValue }>> = orderedFields(
    schemaOf(type),
    mapValues({ ...own, documentValidation }, (value) => ({ value })),
  )
  const isNothing = isEmpty && schemaOf(type).isEmptyWithoutFinds
  const data = isNothing ? {} : mapValues(ordered, ({ value }) => value)
  // Held against the schema, which a mapped record cannot say.
  return { data: data as WireData<SchemaOf<T>>, validations, verdictConfidence: verdict.confidence, changed }
}

const NOT_AGAIN: CheckOutcome = 'not_applicable'
