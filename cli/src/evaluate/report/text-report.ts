import { printable } from '../../print.ts'
import type { Case } from '../score/metrics.ts'
import type { Evaluation } from './evaluation.ts'
import { percent, spelt } from './figures.ts'

/** At most this many documents and confusions on a screen; the HTML report has all. */
const SHOWN = 10

/** For a terminal: totals, types and sources, fields, thresholds, and what was read worst. */
export function textReport(evaluation: Evaluation): string {
  const { groups, byField, ladder, worst, confusions, recommended, precision } = evaluation
  const failures = Object.entries(evaluation.failures).map(([code, count]) => `${count} ${code}`)
  const lines = [
    `${evaluation.documents} documents, ${evaluation.allRight} without a wrong field`,
    `fields exactly right      ${spelt(evaluation.fields)}`,
    `wrong, confidence > 0.9   ${evaluation.confidentErrors}`,
    `calibration error         ${evaluation.calibrationError.toFixed(3)}`,
    ...(failures.length > 0 ? [`not read                  ${failures.join(', ')}`] : []),
    ...(evaluation.notUnderstood > 0
      ? [`truth not understood      ${evaluation.notUnderstood} values, not compared`]
      : []),
    '',
    ...table(
      ['type', 'source', 'documents', 'fields right (95 % interval)', 'wrong and sure'],
      groups.map((one) => [one.type, one.source, one.documents, spelt(one.fields), one.confidentErrors]),
    ),
    '',
    ...table(
      ['type', 'field', 'right (95 % interval)', 'wrong and sure', 'accept from', 'accepted'],
      byField.map((one) => [
        one.type,
        one.field,
        spelt(one.fields),
        one.confidentErrors,
        one.threshold > 1 ? 'never' : one.threshold.toFixed(3),
        percent(one.accepted),
      ]),
    ),
    '',
    ...table(
      ['confidence from', 'fields accepted', 'of them right (95 % interval)'],
      ladder.map(({ threshold, share, precision: right, low, high }) => [
        threshold,
        percent(share),
        `${percent(right)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`,
      ]),
    ),
    '',
    recommended.others > 1
      ? `No threshold makes ${percent(precision)} of the accepted fields right.`
      : `Accept from ${recommended.others.toFixed(3)}: ${percent(precision)} of the accepted fields are right, or more.`,
    ...section(
      'Read worst',
      worst.map(({ document, wrong }) => [printable(document), ...wrong.map(spoken)].join('\n')),
    ),
    ...section(
      'Taken for one another',
      confusions.map(
        ({ kind, printed, read, count }) => `${count} × ${kind} ${shown(printed)} read ${shown(read)}`,
      ),
    ),
  ]
  return `${lines.join('\n')}\n`
}

function spoken({ field, expected, actual, confidence }: Case): string {
  const values = [`expected ${JSON.stringify(expected)}`, `read     ${JSON.stringify(actual)}`]
  return [`    ${field} (${confidence.toFixed(2)})`, ...values.map((value) => `      ${value}`)].join('\n')
}

function section(title: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return []
  return ['', `${title}:`, ...lines.slice(0, SHOWN).map((line) => `  ${line}`)]
}

function shown(text: string): string {
  return text === '' ? 'as nothing' : `"${text}"`
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const cells = [head, ...rows.map((row) => row.map(String))]
  const widths = head.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)))
  return cells.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
