import {
  type JsonValue,
  type Naming,
  oneLine,
  SCHEMAS,
  type SheetCell,
  schemaOf,
  sheetCellOf,
  snakeCase,
} from '@ficha/engine'
import type { DocumentReport, Question } from '../reading/read-document.ts'
import type { Judged, TableForm } from './judged.ts'
import { longRows } from './long-rows.ts'

export interface TableOptions {
  readonly type: Exclude<Question['type'], 'text'>
  readonly naming: Naming
  /** A row for each field instead of each document. */
  readonly long: boolean
  readonly judged: boolean
}

/** Columns are known before anything is read, so that rows can be appended. */
export function tableForm(options: TableOptions): TableForm {
  const columns = options.long ? null : wideColumns(options)
  return columns === null
    ? longRows(options)
    : {
        head: columns.map(([name]) => name),
        rowsOf: (judged) => [columns.map(([, cell]) => cell(judged))],
      }
}

type Column = readonly [name: string, cell: (judged: Judged) => SheetCell]

/** A row a document: what was read first, how sure of it at the end. */
function wideColumns({ type, naming, judged }: TableOptions): Column[] {
  const schemas = type === 'auto' ? SCHEMAS : [schemaOf(type)]
  const fields = [...new Set(schemas.flatMap((schema) => Object.keys(schema.fields)))]
  const spelt = (field: string) => (naming === 'snake' ? snakeCase(field) : field)
  return [
    ['file', ({ report }) => report.file],
    ['type', ({ report }) => report.type],
    ...(type === 'auto' ? [['typeConfidence', ({ report }) => report.typeConfidence ?? null] as Column] : []),
    ['pages', ({ report }) => report.result?.pageCount ?? null],
    ['error', ({ report }) => report.error?.code ?? null],
    ['detail', ({ report }) => (report.error ? oneLine(report.error.detail) : null)],
    ...(judged ? judgementColumns() : []),
    ['checks', failedChecks],
    ...fields.map(
      (field): Column => [spelt(field), ({ report }) => sheetCellOf(fieldOf(report, field)?.value ?? null)],
    ),
    ...fields.map(
      (field): Column => [
        `${spelt(field)}.confidence`,
        ({ report }) => fieldOf(report, field)?.confidence ?? null,
      ],
    ),
    ['processTime', ({ report }) => report.processTime],
    ['sha256', ({ report }) => report.sha256],
  ]
}

function judgementColumns(): Column[] {
  return [
    ['decision', ({ judgement }) => judgement?.decision ?? null],
    ['reasons', ({ judgement }) => judgement?.reasons.join('; ') ?? null],
  ]
}

function failedChecks({ report }: Judged): SheetCell {
  const failed = report.result?.validations.filter(({ outcome }) => outcome === 'fail') ?? []
  return failed.length === 0 ? null : failed.map(({ rule }) => rule).join('; ')
}

function fieldOf(
  { result }: DocumentReport,
  field: string,
): { readonly value: JsonValue; readonly confidence: number } | undefined {
  return result && new Map(Object.entries(result.fields)).get(field)
}
