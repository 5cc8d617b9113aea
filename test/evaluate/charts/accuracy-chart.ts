import type { TopLevelSpec } from 'vega-lite'
import { groupBy, ratio } from '../../../cli/src/evaluate/score/metrics.ts'
import { KINDS, kindOf } from '../documents.ts'
import type { GroupReport } from '../report.ts'
import { CHART } from './draw-svg.ts'

type Panel = Extract<TopLevelSpec, { readonly hconcat: unknown }>['hconcat'][number]

/** Share of fields that are right, a row each, by kind of source; a panel for each type. */
export function accuracyChart(groups: readonly GroupReport[], part: string): TopLevelSpec {
  const cells = groups.flatMap(({ type, source, fields }) =>
    fields.map(({ field, all }) => ({ type, field, source: kindOf(source), all })),
  )
  const values = [
    ...groupBy(cells, ({ type, field, source }) => `${type} ${field} ${source}`).values(),
  ].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { type, field, source } = first
    const all = own.reduce(
      (sum, cell) => ({ right: sum.right + cell.all.right, total: sum.total + cell.all.total }),
      { right: 0, total: 0 },
    )
    return [
      {
        type,
        field,
        source,
        share: ratio(all),
        label: (100 * ratio(all)).toFixed(1).replace('100.0', '100'),
      },
    ]
  })
  const panel = (type: number, title: string): Panel => {
    const own = values.filter((value) => value.type === type)
    return {
      title: { text: title, anchor: 'start', fontSize: 12 },
      width: { step: 52 },
      height: { step: 18 },
      data: { values: own },
      encoding: {
        x: {
          field: 'source',
          type: 'nominal',
          scale: { domain: [...KINDS] },
          title: null,
          axis: { orient: 'top', labelAngle: 0, grid: false },
        },
        y: {
          field: 'field',
          type: 'nominal',
          sort: [...new Set(own.map(({ field }) => field))].toSorted(refusedLast),
          title: null,
          axis: { grid: false, labelLimit: 260 },
        },
      },
      layer: [
        {
          mark: { type: 'rect', stroke: 'white' },
          encoding: {
            color: {
              field: 'share',
              type: 'quantitative',
              scale: { domain: [0.8, 1], clamp: true, range: ['#d55e00', '#fff3d6', '#9ad0b9'] },
              legend: null,
            },
          },
        },
        { mark: { type: 'text', fontSize: 10 }, encoding: { text: { field: 'label' } } },
      ],
    }
  }
  return {
    ...CHART,
    title: {
      text: 'Fields that are exactly right, %',
      subtitle: `${part} documents; absent fields included`,
      anchor: 'start',
      offset: 14,
    },
    spacing: 28,
    resolve: { scale: { color: 'shared' } },
    hconcat: [
      panel(23, '23, guardianship term'),
      { spacing: 28, vconcat: [panel(51, '51, environmental licence'), panel(54, '54, driver licence')] },
    ],
  }
}

/** Fields in the order of their type; that a wrong document is refused is no field and stands below them. */
function refusedLast(a: string, b: string): number {
  return Number(a.startsWith('(')) - Number(b.startsWith('('))
}
