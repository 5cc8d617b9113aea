import { type ExtractionResult, renderData, renderFields, snakeCase } from '@ficha/engine'
import { parsePointer } from '../evidence/corrections.ts'
import { judgedReading } from '../review/judged.ts'
import type { OpenDocument } from '../state/state.ts'

/**
 * A reading as the command line writes it (`file`, `type`, `data`, `confidence`, …) with the evidence of
 * each field; what a person corrected or confirmed stands beside what was read.
 */
export function toJson(document: OpenDocument): Record<string, unknown> {
  const { phase, corrections, confirmed, isConfirmed, name, type } = document
  if (phase.kind !== 'read') throw new RangeError(`a document that is ${phase.kind} has nothing to export`)
  const { data, fields, more, validations, pageCount, engine } = phase.reading
  const judged = judgedReading(document)
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
          // The rules again, on the values as they stand.
          correctedData: renderData(judged?.data ?? data, 'snake', 'json'),
          correctedValidations: (judged?.validations ?? validations).map(spelt),
        }),
    ...(isConfirmed || confirmed.length > 0
      ? { confirmed: isConfirmed ? 'document' : confirmed.map(snakeCase) }
      : {}),
    fields: renderFields(fields, 'snake'),
    more: renderFields(more, 'snake'),
    validations: validations.map(spelt),
    processTime: Math.round(phase.seconds * 1000) / 1000,
    pages: pageCount,
    engine,
  }
}

type Check = ExtractionResult['validations'][number]

function spelt(check: Check): Check {
  return { ...check, fields: check.fields.map(snakeCase) }
}
