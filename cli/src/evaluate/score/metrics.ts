/** What an evaluation counts. Pure: cases in, numbers out. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** One field of one document. */
export interface Case {
  readonly document: string
  readonly part: string
  readonly type: number
  readonly field: string
  readonly expected: Json
  readonly actual: Json
  /** What the engine said: the probability in [0, 1] that `actual` is right. */
  readonly confidence: number
}

export interface Score {
  readonly right: number
  readonly total: number
}

export interface Summary {
  readonly documents: number
  /** Every field of every document, absent ones included. */
  readonly all: Score
  /** Fields that the document carries: expected neither null nor an empty list. */
  readonly present: Score
  /** Wrong with a confidence over 0.9; `total` is all cases. */
  readonly confidentErrors: Score
  readonly documentsAllRight: number
  readonly calibrationError: number
  readonly fields: readonly FieldSummary[]
}

export interface FieldSummary {
  readonly field: string
  readonly all: Score
  readonly present: Score
  readonly confidentErrors: number
}

export const SURE = 0.9

export function summarise(cases: readonly Case[]): Summary {
  const byDocument = groupBy(cases, (one) => one.document)
  return {
    documents: byDocument.size,
    all: score(cases),
    present: score(cases.filter(isPresent)),
    confidentErrors: { right: cases.filter(isConfidentError).length, total: cases.length },
    documentsAllRight: [...byDocument.values()].filter((own) => own.every(isRight)).length,
    calibrationError: expectedCalibrationError(cases),
    fields: [...groupBy(cases, (one) => one.field)].map(([field, own]) => ({
      field,
      all: score(own),
      present: score(own.filter(isPresent)),
      confidentErrors: own.filter(isConfidentError).length,
    })),
  }
}

export function isRight({ expected, actual }: Case): boolean {
  return sameJson(expected, actual)
}

export function isConfidentError(one: Case): boolean {
  return one.confidence > SURE && !isRight(one)
}

function isPresent({ expected }: Case): boolean {
  return expected !== null && !(Array.isArray(expected) && expected.length === 0)
}

/** Lists in order, objects by member whatever their order, everything else by identity. */
export function sameJson(a: Json, b: Json): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false
    return a.every((item: Json, index) => sameJson(item, b[index]))
  }
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a)
    if (keys.length !== Object.keys(b).length) return false
    return keys.every((key) => key in b && sameJson(a[key] ?? null, b[key] ?? null))
  }
  return a === b
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Mean distance between confidence and accuracy over `bins` equal bins, weighted by their size.
 *
 * @see Guo et al. 2017, "On Calibration of Modern Neural Networks", section 2
 */
export function expectedCalibrationError(cases: readonly Case[], bins = 10): number {
  if (cases.length === 0) return 0
  const binned = groupBy(cases, ({ confidence }) => Math.min(bins - 1, Math.floor(confidence * bins)))
  let error = 0
  for (const own of binned.values()) {
    const confidence = own.reduce((sum, one) => sum + one.confidence, 0) / own.length
    error += (own.length / cases.length) * Math.abs(confidence - ratio(score(own)))
  }
  return error
}

/** `right / total`; 1 for nothing at all, since nothing was wrong. */
export function ratio({ right, total }: Score): number {
  return total === 0 ? 1 : right / total
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

export function groupBy<T, K>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

function score(cases: readonly Case[]): Score {
  return { right: cases.filter(isRight).length, total: cases.length }
}
