import { type ExtractionResult, type JsonValue, recheck, VERDICT } from '@ficha/engine'
import { applyCorrections, parsePointer } from '../evidence/corrections.ts'
import { isType } from '../state/document-types.ts'
import type { OpenDocument } from '../state/state.ts'

const known = new WeakMap<OpenDocument, ExtractionResult>()

/**
 * What was read, as it stands after a person's corrections: their values in place, the same rules applied to them again.
 * Null before it is read.
 */
export function judgedReading(document: OpenDocument): ExtractionResult | null {
  const { phase, corrections } = document
  if (phase.kind !== 'read') return null
  if (Object.keys(corrections).length === 0) return phase.reading
  const before = known.get(document)
  if (before !== undefined) return before
  const judged = judge(document, phase.reading)
  known.set(document, judged)
  return judged
}

/** The value of a field as it stands. */
export function valueNow(document: OpenDocument, field: string): JsonValue {
  return judgedReading(document)?.fields[field]?.value ?? null
}

function judge({ type, corrections }: OpenDocument, reading: ExtractionResult): ExtractionResult {
  if (!isType(type)) return reading
  const names = [...new Set(Object.keys(corrections).map((at) => parsePointer(at)[0] ?? ''))]
  const read = Object.fromEntries(Object.entries(reading.fields).map(([name, { value }]) => [name, value]))
  const applied = applyCorrections(read, corrections)
  const given = Object.fromEntries(names.map((name) => [name, applied[name] ?? null]))
  const { data, validations, verdictConfidence, changed } = recheck(type, reading, given)
  const values: Readonly<Record<string, JsonValue>> = data
  const sure = new Set([...changed, ...names])
  const fields = Object.entries(reading.fields).map(([name, report]) => {
    const value = name in values ? (values[name] ?? null) : name in applied ? (applied[name] ?? null) : null
    const own = validations
      .filter((check) => check.fields.includes(name))
      .map(({ fields: _, ...rest }) => rest)
    const confidence = name === VERDICT ? verdictConfidence : sure.has(name) ? 1 : report.confidence
    return [name, { ...report, value, confidence, validations: own }] as const
  })
  return { ...reading, data, validations, fields: Object.fromEntries(fields) }
}
