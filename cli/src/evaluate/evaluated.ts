import { DOCUMENT_TYPES, type Point, schemaOf } from '@ficha/engine'
import type { DocumentReport } from '../extract/reading/read-document.ts'
import { casesOf } from './score/cases.ts'
import type { Case } from './score/metrics.ts'
import { resolve, type Truth } from './truth/truth.ts'

/** Where the text of a document came from. */
export type Source = 'digital' | 'pixels' | 'both' | 'not read'

/** Where a value was read: page from 1, and a polygon in fractions of it. */
export interface Place {
  readonly page: number
  readonly polygon: readonly Point[]
}

/** A document beside its truth. */
export interface Evaluated {
  readonly document: string
  readonly paths: readonly string[]
  readonly type: number | null
  readonly source: Source
  /** Code; null where it was read. */
  readonly failure: string | null
  readonly cases: readonly Case[]
  /** Field → where its value was read. */
  readonly places: ReadonlyMap<string, Place>
  /** Fields whose truth is no value of their kind. */
  readonly notUnderstood: readonly string[]
  readonly seconds: number
}

/** Null where neither the truth nor the reading says what kind of document it is. */
export function evaluated(report: DocumentReport, truth: Truth, paths: readonly string[]): Evaluated | null {
  const { file, result, error, processTime } = report
  const type = report.type ?? known(truth.type)
  if (type === null) return null
  const fields = new Map(Object.entries(result?.fields ?? {}))
  const { expected, notUnderstood } = resolve(truth, schemaOf(type), Object.fromEntries(fields))
  const source = sourceOf(report)
  const about = { document: file, part: source, type }
  return {
    document: file,
    paths,
    type,
    source,
    failure: error?.code ?? null,
    cases: casesOf(about, expected, result ? Object.fromEntries(fields) : null),
    places: new Map(
      [...fields].flatMap(([name, { evidence }]) => evidence.slice(0, 1).map((at) => [name, at])),
    ),
    notUnderstood,
    seconds: processTime,
  }
}

function known(type: number | null): DocumentReport['type'] {
  return DOCUMENT_TYPES.find((one) => one === type) ?? null
}

function sourceOf({ result }: DocumentReport): Source {
  const sources = new Set(result?.text.flatMap(({ lines }) => lines.map(({ source }) => source)))
  if (sources.size === 0) return 'not read'
  if (sources.size > 1) return 'both'
  return sources.has('text-layer') ? 'digital' : 'pixels'
}
