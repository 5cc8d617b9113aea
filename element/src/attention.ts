import { type ExtractionResult, VERDICT } from '@ficha/engine'

export type FieldReport = ExtractionResult['fields'][string]

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

/** A rule over more fields than this speaks of the document, and is shown above the fields. */
const RULE_FIELDS_MAX = 3

/** @param sureFrom the confidence below which a field is doubtful */
export function sortFields(
  { fields, validations }: ExtractionResult,
  sureFrom: (field: string) => number = () => SURE_MIN,
): SortedFields {
  const worries = worriesOf(validations)
  const worry = ({ name, report }: FieldEntry) => (worries.get(name) ?? 0) + (1 - report.confidence)
  const isDoubtful = ({ name, report }: FieldEntry) => worries.has(name) || report.confidence < sureFrom(name)
  const entries = Object.entries(fields)
    // The verdict over all checks is shown above the fields, not among them.
    .filter(([name]) => name !== VERDICT)
    .map(([name, report]) => ({ name, report }))
  const others = entries.filter((entry) => !isDoubtful(entry))
  return {
    doubtful: entries.filter(isDoubtful).toSorted((a, b) => worry(b) - worry(a)),
    sure: others.filter(({ report }) => !isAbsent(report)),
    absent: others.filter(({ report }) => isAbsent(report)),
  }
}

export function isAbsent({ value, page }: FieldReport): boolean {
  return page === null && (value === null || value === false || (Array.isArray(value) && value.length === 0))
}

/** Fields that break a rule of their own: a failure weighs more than a warning, both more than any confidence. */
function worriesOf(validations: ExtractionResult['validations']): ReadonlyMap<string, number> {
  const worries = new Map<string, number>()
  for (const { outcome, fields } of validations) {
    if ((outcome !== 'fail' && outcome !== 'warn') || fields.length > RULE_FIELDS_MAX) continue
    for (const name of fields) worries.set(name, Math.max(worries.get(name) ?? 0, outcome === 'fail' ? 2 : 1))
  }
  return worries
}
