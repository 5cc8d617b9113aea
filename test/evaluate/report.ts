import { type Case, isRight, ratio, type Score, type Summary } from './metrics.ts'

export interface GroupReport extends Summary {
  readonly part: string
  readonly type: number
  readonly medianMs: number
  readonly failures: Readonly<Record<string, number>>
}

/** One part and type as text: a line of totals, then a line for each field. Counts only, never a value. */
export function groupText(group: GroupReport): string {
  const { part, type, documents, all, present, sureAndWrong, documentsAllRight } = group
  const failures = Object.entries(group.failures).map(([code, count]) => `${code} ${count}`)
  const lines = [
    `${part} · ${type} · ${documents} documents, ${documentsAllRight} all right`,
    `  fields ${percent(all)}   present ${percent(present)}   sure and wrong ${percent(sureAndWrong)}   ` +
      `calibration error ${group.calibrationError.toFixed(3)}   median ${group.medianMs.toFixed(0)} ms`,
    ...(failures.length > 0 ? [`  not read: ${failures.join(', ')}`] : []),
    `  ${'field'.padEnd(32)}${'all'.padStart(18)}${'present'.padStart(18)}${'sure, wrong'.padStart(14)}`,
    ...group.fields.map(
      (field) =>
        `  ${field.field.padEnd(32)}${percent(field.all).padStart(18)}${percent(field.present).padStart(18)}` +
        `${String(field.sureAndWrong || '').padStart(14)}`,
    ),
  ]
  return `${lines.join('\n')}\n`
}

/** The wrong fields the engine was surest of, with their values: for the tuning part only. */
export function worstText(cases: readonly Case[], count: number): string {
  return cases
    .filter((one) => one.part === 'tuning' && !isRight(one))
    .toSorted((a, b) => b.confidence - a.confidence)
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
