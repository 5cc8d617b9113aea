import type { TopLevelSpec } from 'vega-lite'
import { type KindTimes, STAGES } from '../stage-times.ts'
import { CHART, COLOURS } from './draw-svg.ts'

/** Mean time of a page, from its bytes to fields. */
export function stageTimesChart(kinds: readonly KindTimes[], part: string): TopLevelSpec {
  const values = kinds.flatMap(({ kind, perPage }) =>
    STAGES.map((stage, order) => ({ kind, stage, order, ms: perPage[stage] })),
  )
  const sort = kinds.map(({ kind }) => kind)
  const totals = kinds.map(({ kind, perPage }) => {
    const ms = STAGES.reduce((sum, stage) => sum + perPage[stage], 0)
    return { kind, ms, label: `${ms.toFixed(0)} ms` }
  })
  return {
    ...CHART,
    title: {
      text: 'Where the time of a page goes',
      subtitle: `${part} documents, Node, one thread, mean by the clock`,
      anchor: 'start',
    },
    width: 520,
    height: { step: 44 },
    layer: [
      {
        data: { values },
        mark: { type: 'bar' },
        encoding: {
          y: { field: 'kind', type: 'nominal', sort, title: null },
          x: {
            field: 'ms',
            type: 'quantitative',
            title: 'milliseconds a page',
            scale: { domainMax: 1.12 * Math.max(...totals.map(({ ms }) => ms)), nice: true },
          },
          color: {
            field: 'stage',
            type: 'nominal',
            sort: [...STAGES],
            scale: { domain: [...STAGES], range: COLOURS },
            legend: { title: null, orient: 'bottom', labelLimit: 0 },
          },
          order: { field: 'order' },
        },
      },
      {
        data: { values: totals },
        mark: { type: 'text', align: 'left', dx: 6 },
        encoding: {
          y: { field: 'kind', type: 'nominal', sort },
          x: { field: 'ms', type: 'quantitative' },
          text: { field: 'label' },
        },
      },
    ],
  }
}
