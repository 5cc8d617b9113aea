import { type JsonValue, oneLine, SCHEMAS, type SheetCell, sheetCellOf, snakeCase } from '@ficha/engine'
import { parsePointer, pointer } from '../evidence/corrections.ts'
import { evidenceFor, leavesOf } from '../evidence/leaves.ts'
import { judgedReading } from '../review/judged.ts'
import type { OpenDocument } from '../state/state.ts'
import type { Table, TableCell } from './table.ts'

const LONG = [
  'file',
  'type',
  'field',
  'value',
  'corrected',
  'confirmed',
  'confidence',
  'page',
  'source',
  'raw',
] as const

/** One row for each plain value, so that types can be mixed. What was read stands beside what it was corrected to. */
export function longTable(documents: readonly OpenDocument[]): Table {
  return { name: 'values', head: LONG, rows: documents.flatMap(longRows) }
}

function longRows(document: OpenDocument): TableCell[][] {
  const { phase, corrections, confirmed, isConfirmed, name, type } = document
  if (phase.kind !== 'read') return []
  return Object.entries(phase.reading.fields).flatMap(([field, report]) => {
    const leaves = leavesOf(report.value)
    const whole = corrections[pointer(field, [])]
    // An empty list still has its row: that nothing was found is a result.
    const rows = leaves.length === 0 ? [{ path: [], value: null }] : leaves
    return rows.map(({ path, value }): TableCell[] => {
      const [evidence] = evidenceFor(report, path)
      const corrected = corrections[pointer(field, path)] ?? whole
      const cells: Readonly<Record<(typeof LONG)[number], SheetCell>> = {
        file: name,
        type: type === 'auto' ? null : type,
        field: [field, ...path].map((step) => snakeCase(String(step))).join('.'),
        value: sheetCellOf(value),
        corrected: corrected === undefined ? null : sheetCellOf(corrected),
        confirmed: isConfirmed || confirmed.includes(field) ? 'true' : null,
        confidence: report.confidence,
        page: evidence?.page ?? null,
        source: evidence?.source ?? null,
        raw: evidence === undefined ? null : oneLine(evidence.text),
      }
      return LONG.map((column) => ({
        value: cells[column],
        isCorrected: column === 'corrected' && corrected !== undefined,
      }))
    })
  })
}

/** One row a document, its values as they stand after a person's corrections: the table of `ficha extract`. */
export function wideTable(documents: readonly OpenDocument[]): Table {
  const types = new Set(documents.map(({ type }) => type))
  const schemas = SCHEMAS.filter((schema) => types.has(schema.type))
  const fields = [...new Set(schemas.flatMap((schema) => Object.keys(schema.fields)))]
  const head = [
    'file',
    'type',
    'typeConfidence',
    'pages',
    'error',
    'checks',
    ...fields.map(snakeCase),
    ...fields.map((field) => `${snakeCase(field)}.confidence`),
    'corrected',
    'confirmed',
    'processTime',
  ]
  return { name: 'documents', head, rows: documents.map((document) => wideRow(document, fields)) }
}

function wideRow(document: OpenDocument, fields: readonly string[]): TableCell[] {
  const { name, type, typeConfidence, phase, corrections, isConfirmed } = document
  const reading = judgedReading(document)
  const values: Readonly<Record<string, JsonValue>> = reading?.data ?? {}
  const corrected = [...new Set(Object.keys(corrections).map((at) => parsePointer(at)[0] ?? ''))]
  const failed = reading?.validations.filter(({ outcome }) => outcome === 'fail') ?? []
  const plain = (value: SheetCell): TableCell => ({ value })
  return [
    plain(name),
    plain(type === 'auto' ? null : type),
    plain(typeConfidence),
    plain(reading?.pageCount ?? null),
    plain(phase.kind === 'failed' ? phase.code : null),
    plain(failed.length === 0 ? null : failed.map(({ rule }) => rule).join('; ')),
    ...fields.map((field) => ({
      value: sheetCellOf(values[field] ?? null),
      isCorrected: corrected.includes(field),
    })),
    ...fields.map((field) => plain(reading?.fields[field]?.confidence ?? null)),
    plain(corrected.length === 0 ? null : corrected.map(snakeCase).join('; ')),
    plain(isConfirmed ? 'true' : null),
    plain(phase.kind === 'read' ? thousandths(phase.seconds) : null),
  ]
}

function thousandths(seconds: number): number {
  return Math.round(seconds * 1000) / 1000
}
