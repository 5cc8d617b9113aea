import type { Thresholds } from '@ficha/engine'
import type { Evaluated } from '../evaluated.ts'
import { type Confusion, confusions } from '../score/confusions.ts'
import { type Case, isRight, summarise } from '../score/metrics.ts'
import { misreadingCounts } from '../score/misreadings.ts'
import { type Bin, reliability } from '../score/reliability.ts'
import { ladder, recommend, type Step } from '../score/thresholds.ts'
import { surestFirst, worstFirst } from '../score/worst-first.ts'
import { type FieldFigures, fieldsOf, type GroupFigures, groupsOf, type Share, shareOf } from './figures.ts'

/** Everything that a report says; `worst`, `surest` and `confusions` hold values of documents, the rest counts. */
export interface Evaluation {
  readonly documents: number
  readonly allRight: number
  readonly fields: Share
  readonly confidentErrors: number
  readonly calibrationError: number
  /** Code → how many documents were refused with it. */
  readonly failures: Readonly<Record<string, number>>
  readonly groups: readonly GroupFigures[]
  readonly byField: readonly FieldFigures[]
  readonly reliability: readonly Bin[]
  readonly ladder: readonly Step[]
  /** Share of accepted values that shall be right. */
  readonly precision: number
  readonly recommended: Thresholds
  readonly misreadings: readonly (readonly [string, number])[]
  readonly notUnderstood: number
  readonly confusions: readonly Confusion[]
  readonly worst: readonly { readonly document: string; readonly wrong: readonly Case[] }[]
  readonly surest: readonly Case[]
}

export function evaluationOf(all: readonly Evaluated[], precision: number): Evaluation {
  const cases = all.flatMap((one) => one.cases)
  const { calibrationError, confidentErrors } = summarise(cases)
  const recommended = recommend(cases, precision)
  const failures: Record<string, number> = {}
  for (const { failure } of all) if (failure !== null) failures[failure] = (failures[failure] ?? 0) + 1
  return {
    documents: all.length,
    allRight: all.filter((one) => one.cases.every(isRight)).length,
    fields: shareOf(cases),
    confidentErrors: confidentErrors.right,
    calibrationError,
    failures,
    groups: groupsOf(all),
    byField: fieldsOf(cases, recommended),
    reliability: reliability(cases),
    ladder: ladder(cases),
    precision,
    recommended,
    misreadings: misreadingCounts(cases),
    notUnderstood: all.reduce((sum, one) => sum + one.notUnderstood.length, 0),
    confusions: confusions(cases),
    worst: worstFirst(all).map(({ document, cases: own }) => ({
      document,
      wrong: surestFirst(own),
    })),
    surest: surestFirst(cases),
  }
}

/** The same without a value or a name of a file in it, so that it can be shown. */
export function withoutValues(evaluation: Evaluation): Evaluation {
  return { ...evaluation, confusions: [], worst: [], surest: [] }
}
