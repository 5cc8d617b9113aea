import { type JsonValue, type Naming, renderData, renderFields } from '@ficha/engine'
import { applyCorrections, parsePointer } from '../evidence/corrections.ts'
import type { OpenDocument } from '../state/state.ts'
import { spell } from './spell.ts'

/**
 * A reading as the command line writes it (`file`, `type`, `data`, `confidence`, …) with the evidence of
 * each field; what a person corrected stands beside what was read.
 */
export function toJson(document: OpenDocument, naming: Naming): Record<string, unknown> {
  const { phase, corrections, name, type } = document
  if (phase.kind !== 'read') throw new RangeError(`a document that is ${phase.kind} has nothing to export`)
  const { data, fields, validations, pageCount, engine } = phase.reading
  const corrected = Object.entries(corrections).map(([pointer, value]) => ({
    path: parsePointer(pointer).map((step) => spell(step, naming)),
    value,
  }))
  return {
    file: name,
    type,
    data: renderData(data, naming, 'json'),
    ...(corrected.length === 0
      ? {}
      : { corrections: corrected, correctedData: renderCorrected(data, document, naming) }),
    fields: renderFields(fields, naming),
    validations: validations.map((check) => ({
      ...check,
      fields: check.fields.map((field) => spell(field, naming)),
    })),
    processTime: Math.round(phase.seconds * 1000) / 1000,
    pages: pageCount,
    engine,
  }
}

function renderCorrected(
  data: Readonly<Record<string, JsonValue>>,
  { corrections }: OpenDocument,
  naming: Naming,
): Record<string, JsonValue> {
  return renderData(applyCorrections(data, corrections), naming, 'json')
}
