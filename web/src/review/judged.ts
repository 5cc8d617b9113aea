import type { ExtractionResult, JsonValue } from '@ficha/engine'
import type { OpenDocument } from '../state/state.ts'

/** What was read, as it stands after a person's corrections; null before it is read. */
export function judgedReading({ phase }: OpenDocument): ExtractionResult | null {
  return phase.kind === 'read' ? phase.reading : null
}

/** The value of a field as it stands. */
export function valueNow(document: OpenDocument, field: string): JsonValue {
  return judgedReading(document)?.fields[field]?.value ?? null
}
