import type { ExtractionResult } from '@ficha/engine'
import type { FieldReport } from './reports.ts'

export interface FieldEntry {
  readonly name: string
  readonly report: FieldReport
}

export interface SortedFields {
  /** What a person should look at, worst first. */
  readonly doubtful: readonly FieldEntry[]
  readonly sure: readonly FieldEntry[]
  readonly absent: readonly FieldEntry[]
}

/** The engine gives free text, which no check digit can prove, 0.89 at most: under this more than proof is missing. */
export const SURE_MIN = 0.85

/** The verdict over all checks is shown above the fields, not among them. */
export const VERDICT = 'documentValidation'

export function sortFields({ fields }: ExtractionResult): SortedFields {
  const entries = Object.entries(fields)
    .filter(([name]) => name !== VERDICT)
    .map(([name, report]) => ({ name, report }))
  const doubtful = entries.filter(({ report }) => isDoubtful(report))
  const others = entries.filter(({ report }) => !isDoubtful(report))
  return {
    doubtful: doubtful.toSorted((a, b) => worry(b.report) - worry(a.report)),
    sure: others.filter(({ report }) => !isAbsent(report)),
    absent: others.filter(({ report }) => isAbsent(report)),
  }
}

export function isAbsent({ value, page }: FieldReport): boolean {
  return page === null && (value === null || value === false || (Array.isArray(value) && value.length === 0))
}

function isDoubtful(report: FieldReport): boolean {
  return report.confidence < SURE_MIN || hasOutcome(report, 'fail') || hasOutcome(report, 'warn')
}

/** A failed check before a warning before a low confidence. */
function worry(report: FieldReport): number {
  const broken = hasOutcome(report, 'fail') ? 2 : hasOutcome(report, 'warn') ? 1 : 0
  return broken + (1 - report.confidence)
}

function hasOutcome({ validations }: FieldReport, outcome: 'fail' | 'warn'): boolean {
  return validations.some((check) => check.outcome === outcome)
}
