import { type Acceptance, PRECISION_WANTED } from '../../cli/src/evaluate/score/acceptance.ts'
import { type Case, groupBy, ratio, type Score, type Summary } from '../../cli/src/evaluate/score/metrics.ts'
import { surestFirst } from '../../cli/src/evaluate/score/worst-first.ts'
import { kindOf } from './documents.ts'

export interface GroupReport extends Summary {
  readonly part: string
  readonly type: number
  readonly source: string
  readonly macroF1: number
  readonly acceptance: Acceptance
  readonly medianMs: number
  readonly failures: Readonly<Record<string, number>>
  /** How the wrong values differ from the right ones, and how often. */
  readonly misreadings: readonly (readonly [string, number])[]
}

/** One part, type and source as text: a line of totals, then a line for each field. Counts only, never a value. */
export function groupText(group: GroupReport): string {
  const { part, type, source, documents, all, present, confidentErrors, documentsAllRight } = group
  const failures = Object.entries(group.failures).map(([code, count]) => `${code} ${count}`)
  const lines = [
    `${part} · ${type} · ${source} · ${documents} documents, ${documentsAllRight} all right`,
    `  fields ${percent(all)}   present ${percent(present)}   confident errors ${percent(confidentErrors)}   ` +
      `macro F1 ${group.macroF1.toFixed(3)}   median ${group.medianMs.toFixed(0)} ms`,
    `  calibration error ${group.calibrationError.toFixed(3)}   ${acceptanceText(group.acceptance)}`,
    ...(failures.length > 0 ? [`  not read: ${failures.join(', ')}`] : []),
    `  ${'field'.padEnd(32)}${'all'.padStart(18)}${'present'.padStart(18)}${'confident errors'.padStart(18)}`,
    ...group.fields.map(
      (field) =>
        `  ${field.field.padEnd(32)}${percent(field.all).padStart(18)}${percent(field.present).padStart(18)}` +
        `${String(field.confidentErrors || '').padStart(18)}`,
    ),
    ...group.misreadings.map(([way, count]) => `  ${String(count).padStart(6)} × ${way}`),
  ]
  return `${lines.join('\n')}\n`
}

/** The wrong fields with the highest confidence, with their values: for the tuning part only. */
export function worstText(cases: readonly Case[], count: number): string {
  return surestFirst(cases.filter(({ part }) => part === 'tuning'))
    .slice(0, count)
    .map(
      (one) =>
        `${one.document} ${one.field} (${one.confidence.toFixed(2)})\n` +
        `  expected ${JSON.stringify(one.expected)}\n  got      ${JSON.stringify(one.actual)}\n`,
    )
    .join('')
}

function percent(score: Score): string {
  if (score.total === 0) return '-'
  return `${score.right}/${score.total} ${(ratio(score) * 100).toFixed(1)} %`
}

function acceptanceText({ share, threshold }: Acceptance): string {
  const percentOfFields = `${(share * 100).toFixed(1)} % of fields could go unseen at ${PRECISION_WANTED * 100} % precision`
  return share === 0 ? percentOfFields : `${percentOfFields} (confidence ≥ ${threshold.toFixed(3)})`
}

/** All sources and types of a part in one table: a line each, then one for all types of each kind of source. */
export function overview(groups: readonly GroupReport[]): string {
  const lines = groups.map(
    ({ part, type, source, documents, all, confidentErrors, macroF1, medianMs }) =>
      counts(part, `${type} ${source}`, documents, all, confidentErrors) +
      `${macroF1.toFixed(3).padStart(8)}${medianMs.toFixed(0).padStart(8)} ms`,
  )
  const kinds = groupBy(groups, ({ part, source }) => `${part} all ${kindOf(source)}`)
  const totals = [...kinds].map(([name, own]) => {
    const [part = '', ...kind] = name.split(' ')
    const documents = own.reduce((sum, group) => sum + group.documents, 0)
    const all = total(own.map((group) => group.all))
    return counts(part, kind.join(' '), documents, all, total(own.map((group) => group.confidentErrors)))
  })
  const head = [
    'part'.padEnd(12),
    'type, source'.padEnd(15),
    'documents',
    'fields right'.padStart(16),
    'confident errors'.padStart(18),
    'F1'.padStart(8),
  ].join('')
  return `${[head, ...lines, ...totals].join('\n')}\n`
}

function counts(part: string, what: string, documents: number, all: Score, confidentErrors: Score): string {
  return [
    part.padEnd(12),
    what.padEnd(15),
    String(documents).padStart(5),
    percent(all).padStart(20),
    percent(confidentErrors).padStart(18),
  ].join('')
}

function total(scores: readonly Score[]): Score {
  return {
    right: scores.reduce((sum, { right }) => sum + right, 0),
    total: scores.reduce((sum, score) => sum + score.total, 0),
  }
}
