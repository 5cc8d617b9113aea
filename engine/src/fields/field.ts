import type { Field, Fields, FoundField, FoundFields } from '../types.ts'

/** A field that nobody looked for. */
export const NOTHING: Field = { status: 'missing', value: null, confidence: 0 }

/** The text of a field that was found, else null. */
export function textOf(field: Field | undefined): string | null {
  return field?.status === 'found' && typeof field.value === 'string' ? field.value : null
}

/** Those that were found. */
export function foundOnly(fields: Fields): FoundFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, FoundField][] =>
      field.status === 'found' ? [[name, field]] : [],
    ),
  )
}
