import { renderData, renderFields, snakeCase } from '@ficha/engine'
import { applyCorrections, parsePointer } from '../evidence/corrections.ts'
import type { OpenDocument } from '../state/state.ts'

/**
 * A reading as the command line writes it (`file`, `type`, `data`, `confidence`, …) with the evidence of
 * each field; what a person corrected or confirmed stands beside what was read.
 */
export function toJson(document: OpenDocument): Record<string, unknown> {
  const { phase, corrections, confirmed, isConfirmed, name, type } = document
  if (phase.kind !== 'read') throw new RangeError(`a document that is ${phase.kind} has nothing to export`)
  const { data, fields, validations, pageCount, engine } = phase.reading
  const corrected = Object.entries(corrections).map(([pointer, value]) => ({
    path: parsePointer(pointer).map(snakeCase),
    value,
  }))
  return {
    file: name,
    type,
    data: renderData(data, 'snake', 'json'),
    ...(corrected.length === 0
      ? {}
      : {
          corrections: corrected,
          correctedData: renderData(applyCorrections(data, corrections), 'snake', 'json'),
        }),
    ...(isConfirmed || confirmed.length > 0
      ? { confirmed: isConfirmed ? 'document' : confirmed.map(snakeCase) }
      : {}),
    fields: renderFields(fields, 'snake'),
    validations: validations.map((check) => ({ ...check, fields: check.fields.map(snakeCase) })),
    processTime: Math.round(phase.seconds * 1000) / 1000,
    pages: pageCount,
    engine,
  }
}
