import type { SheetCell } from '@ficha/engine'
import type { ReportJudgement } from '../judge-report.ts'
import type { DocumentReport } from '../reading/read-document.ts'

/** A document as it goes into the output. */
export interface Judged {
  readonly report: DocumentReport
  /** Null where nobody asked for one. */
  readonly judgement: ReportJudgement | null
}

/** How documents become rows. */
export interface TableForm {
  readonly head: readonly string[]
  rowsOf(judged: Judged): SheetCell[][]
}
