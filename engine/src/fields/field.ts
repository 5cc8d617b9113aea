import type { Field, Fields } from '../types.ts'

/** A field that nobody looked for. */
export const NOTHING: Field = { status: 'missing', value: null, confidence: 0 }

/** The text of a field that was found, else null. */
export function textOf(field: Field | undefined): string | null {
  return field?.status === 'found' && typeof field.value === 'string' ? field.value : null
}

/**
 * A field that was not found is absent unless it was overlooked.
 *
 * @param max how often a field that was not found is really not printed
 * @returns a found field as it is
 */
function absentAtMost(field: Field, max: number): Field {
  return field.status === 'found' ? field : { ...field, confidence: Math.min(field.confidence, max) }
}

/** Fields of a document that is strange as a whole: each loses so many nats of its log-odds. */
export function doubted(fields: Fields, nats: number): Fields {
  if (nats === 0) return fields
  const less = (confidence: number) => confidence / (confidence + (1 - confidence) * Math.exp(nats))
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, confidence: less(field.confidence) }]),
  )
}

/** The same for all fields by their names. */
export function absentFieldsAtMost(fields: Fields, max: (name: string) => number): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, absentAtMost(field, max(name))]),
  )
}
