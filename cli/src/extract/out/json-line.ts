import { type JsonValue, type Naming, renderData, renderFields, snakeCase, toPlainText } from '@ficha/engine'
import type { DocumentReport } from '../reading/read-document.ts'
import { textOf } from '../table.ts'
import type { Judged } from './judged.ts'

/** A document as one line of JSON: data, how sure of each field, where it was read, what the checks say. */
export function toLine(
  { report, judgement }: Judged,
  { naming, text }: { readonly naming: Naming; readonly text: boolean },
): Record<string, unknown> {
  const { file, sha256, type, typeConfidence, processTime, result, reading, error } = report
  const judged = judgement === null ? {} : judgement
  if (reading && !error) {
    const { pages, pageCount, engine } = reading
    return {
      file,
      sha256,
      type: reading.type,
      text: toPlainText(reading),
      pages,
      pageCount,
      processTime,
      engine,
    }
  }
  if (!result) {
    const read = reading ? { text: toPlainText(reading) } : {}
    return { file, sha256, type, processTime, error: error ?? null, ...judged, ...read }
  }
  const spelt = (name: string) => (naming === 'snake' ? snakeCase(name) : name)
  const data: Readonly<Record<string, JsonValue>> = result.data
  const issues = result.text.flatMap(({ page, issues: own }) => own.map((issue) => ({ page, ...issue })))
  return {
    file,
    sha256,
    type,
    ...(typeConfidence === undefined ? {} : { typeConfidence }),
    data: renderData(data, naming, 'json'),
    confidence: Object.fromEntries(
      Object.entries(result.fields).map(([name, { confidence }]) => [spelt(name), confidence]),
    ),
    ...judged,
    validations: result.validations
      .filter(({ outcome }) => outcome !== 'not_applicable')
      .map((check) => ({ ...check, fields: check.fields.map(spelt) })),
    fields: renderFields(result.fields, naming),
    more: renderFields(result.more, naming),
    issues,
    processTime,
    pages: result.pageCount,
    engine: result.engine,
    ...(text ? { text: textOf(result) } : {}),
  } satisfies Partial<Record<keyof DocumentReport | string, unknown>>
}
