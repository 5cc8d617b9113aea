import { acceptance, PRECISION_WANTED } from '../../cli/src/evaluate/score/acceptance.ts'
import { groupBy, type Score, summarise } from '../../cli/src/evaluate/score/metrics.ts'
import { KINDS, type Kind, kindOf, type Part } from './documents.ts'
import { addScores, percent, tableMarkdown } from './markdown-table.ts'
import type { GroupReport } from './report.ts'
import type { Outcome } from './run.ts'
import { type KindTimes, STAGES } from './stage-times.ts'

/** What one evaluation has to show of one part of the documents. */
export interface PartFigures {
  readonly part: Part
  readonly groups: readonly GroupReport[]
  readonly outcomes: readonly Outcome[]
}

/** Name of a table in `measured.md` → the table. */
export function tables(parts: readonly PartFigures[], times: readonly KindTimes[]): Map<string, string> {
  return new Map([
    ...parts.flatMap(({ part, groups, outcomes }): [string, string][] => [
      [`accuracy ${part}`, accuracyTable(groups)],
      [`calibration ${part}`, calibrationTable(outcomes)],
    ]),
    ['stage times', stageTimesTable(times)],
    ...parts.map(({ part, groups }): [string, string] => [`headline ${part}`, headlineTable(groups)]),
  ])
}

function accuracyTable(groups: readonly GroupReport[]): string {
  const kinds = KINDS.filter((kind) => groups.some(({ source }) => kindOf(source) === kind))
  const types = [...new Set(groups.map(({ type }) => type))]
  const row = (name: string, own: readonly GroupReport[]) => [
    name,
    String(own.reduce((sum, { documents }) => sum + documents, 0)),
    ...kinds.map((kind) => {
      const cell = own.filter(({ source }) => kindOf(source) === kind)
      if (cell.length === 0) return ''
      const confident = addScores(cell.map((one) => one.confidentErrors))
      return `${percent(addScores(cell.map((one) => one.all)))} (${percent(confident)})`
    }),
  ]
  return tableMarkdown(
    ['type', 'documents', ...kinds],
    [
      ...types.map((type) =>
        row(
          String(type),
          groups.filter((group) => group.type === type),
        ),
      ),
      row('all', groups),
    ],
  )
}

/** What the README says: the goals speak of all types of a source, and of photographed cards. */
function headlineTable(groups: readonly GroupReport[]): string {
  const row = (name: string, own: readonly GroupReport[], score: (group: GroupReport) => Score) => [
    name,
    ...KINDS.map((kind) =>
      percent(addScores(own.filter(({ source }) => kindOf(source) === kind).map(score))),
    ),
  ]
  const documents = groups.reduce((sum, group) => sum + group.documents, 0)
  const licences = groups.filter(({ type }) => type === 54)
  return tableMarkdown(
    ['what', ...KINDS.map((kind) => (kind === 'digital' ? kind : `${kind}s`))],
    [
      row(`fields exactly right, ${documents} documents`, groups, ({ all }) => all),
      row('the same, cards (driver licences)', licences, ({ all }) => all),
      row('wrong with a confidence over 0.9', groups, ({ confidentErrors }) => confidentErrors),
    ],
  )
}

function calibrationTable(outcomes: readonly Outcome[]): string {
  const rows = [...byKind(outcomes)].map(([kind, own]) => {
    const cases = own.flatMap((outcome) => outcome.cases)
    const { all, confidentErrors, calibrationError } = summarise(cases)
    const { share, threshold } = acceptance(cases)
    const least = share === 0 ? '' : threshold.toFixed(3)
    return [
      kind,
      all.total.toLocaleString('en'),
      percent(all),
      percent(confidentErrors),
      calibrationError.toFixed(3),
      `${(100 * share).toFixed(1)} %`,
      least,
    ]
  })
  return tableMarkdown(
    [
      'source',
      'fields',
      'right',
      'confident errors',
      'calibration error',
      `accepted at ${100 * PRECISION_WANTED} % precision`,
      'confidence threshold',
    ],
    rows,
  )
}

function stageTimesTable(times: readonly KindTimes[]): string {
  return tableMarkdown(
    ['source', 'pages', ...STAGES, 'sum'],
    times.map(({ kind, pages, perPage }) => {
      const sum = STAGES.reduce((total, stage) => total + perPage[stage], 0)
      return [
        kind,
        String(pages),
        ...STAGES.map((stage) => `${perPage[stage].toFixed(0)} ms`),
        `${sum.toFixed(0)} ms`,
      ]
    }),
  )
}

/** In the order of `KINDS`; kinds of which nothing was read are left out. */
export function byKind(outcomes: readonly Outcome[]): Map<Kind, Outcome[]> {
  const groups = groupBy(outcomes, ({ document }) => kindOf(document.source))
  return new Map(KINDS.flatMap((kind) => (groups.has(kind) ? [[kind, groups.get(kind) ?? []]] : [])))
}
