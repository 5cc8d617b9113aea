import { describeDoubt, judge, type Thresholds } from '@ficha/engine'
import type { DocumentReport, Question } from './reading/read-document.ts'

/** As tables and lines of JSON tell it. */
export interface ReportJudgement {
  readonly decision: 'accepted' | 'review'
  /** `name 0.83`, `check cnh.dates`, `page 2 blurred`, `error corrupt_file`: never a value. */
  readonly reasons: readonly string[]
}

/** The engine's judgement; what could not be read is for a person, too. */
export function judgeReport(
  { result, error, type, typeConfidence }: DocumentReport,
  thresholds: Thresholds,
  { pages }: Question,
): ReportJudgement {
  if (!result) return { decision: 'review', reasons: [`error ${error?.code ?? 'unknown'}`] }
  const hasPages = pages !== undefined
  const { decision, reasons } = judge(result, thresholds, { type, typeConfidence, hasPages })
  return { decision, reasons: reasons.map(describeDoubt) }
}
