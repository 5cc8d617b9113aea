import { type Thresholds, thresholdOf } from '@ficha/engine'
import type { Evaluated } from '../evaluated.ts'
import { type Case, groupBy, isConfidentError, isRight } from '../score/metrics.ts'
import { wilson } from '../score/reliability.ts'
import { stepAt } from '../score/thresholds.ts'

/** How many of how many are right, and the 95 % interval of the share. */
export interface Share {
  readonly right: number
  readonly total: number
  readonly low: number
  readonly high: number
}

export interface GroupFigures {
  readonly type: number
  readonly source: string
  readonly documents: number
  readonly allRight: number
  readonly fields: Share
  /** Wrong with a confidence over 0.9. */
  readonly confidentErrors: number
}

export interface FieldFigures {
  readonly type: number
  readonly field: string
  readonly fields: Share
  readonly confidentErrors: number
  readonly threshold: number
  /** Part of the field's values that the threshold accepts. */
  readonly accepted: number
}

export function shareOf(cases: readonly Case[]): Share {
  const right = cases.filter(isRight).length
  const interval = cases.length === 0 ? { low: 0, high: 1 } : wilson(right, cases.length)
  return { right, total: cases.length, ...interval }
}

/** A type and a source each, the largest first. */
export function groupsOf(all: readonly Evaluated[]): GroupFigures[] {
  return [...groupBy(all, ({ type, source }) => `${type} ${source}`).values()]
    .map((own): GroupFigures => {
      const cases = own.flatMap((one) => one.cases)
      return {
        type: own[0]?.type ?? 0,
        source: own[0]?.source ?? '',
        documents: own.length,
        allRight: own.filter((one) => one.cases.every(isRight)).length,
        fields: shareOf(cases),
        confidentErrors: cases.filter(isConfidentError).length,
      }
    })
    .toSorted((a, b) => b.documents - a.documents)
}

/** A field of a type each, the worst first. */
export function fieldsOf(cases: readonly Case[], recommended: Thresholds): FieldFigures[] {
  return [...groupBy(cases, ({ type, field }) => `${type} ${field}`).values()]
    .map((own): FieldFigures => {
      const { type = 0, field = '' } = own[0] ?? {}
      const threshold = thresholdOf(recommended, type, field)
      return {
        type,
        field,
        fields: shareOf(own),
        confidentErrors: own.filter(isConfidentError).length,
        threshold,
        accepted: stepAt(own, threshold).share,
      }
    })
    .toSorted((a, b) => a.fields.right / a.fields.total - b.fields.right / b.fields.total)
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1).replace(/\.0$/, '')} %`
}

/** `96.2 % (94.1–97.6), 512 of 532` */
export function spelt({ right, total, low, high }: Share): string {
  if (total === 0) return 'none'
  return `${percent(right / total)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}), ${right} of ${total}`
}
