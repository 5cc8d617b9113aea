import type { Field, Fields, ReadPage } from '../types.ts'

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

/** Fields of a document that is strange to the network: the log-odds of each are lowered by `nats`. */
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

/** What is read from the text layer of a page that could not be drawn is at most this sure. */
export function uncheckedAtMost(fields: Fields, pages: readonly ReadPage[], max: number): Fields {
  const unchecked = new Set(
    pages.flatMap(({ index, issues }) =>
      issues.some(({ code }) => code === 'text_not_checked') ? [index] : [],
    ),
  )
  if (unchecked.size === 0) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const isTold =
        field.status === 'found' && field.evidence.some(({ pageIndex }) => unchecked.has(pageIndex))
      return [name, isTold ? { ...field, confidence: Math.min(field.confidence, max) } : field]
    }),
  )
}
