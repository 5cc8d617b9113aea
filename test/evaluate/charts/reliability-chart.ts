import type { TopLevelSpec } from 'vega-lite'
import type { Bin } from '../../../cli/src/evaluate/score/reliability.ts'
import { CHART, COLOURS } from './draw-svg.ts'

/** Confidence against the share that is right, and below it how many fields each point stands for. */
export function reliabilityChart(series: ReadonlyMap<string, readonly Bin[]>, part: string): TopLevelSpec {
  const values = [...series].flatMap(([source, bins]) => bins.map((bin) => ({ source, ...bin })))
  const width = 460
  const colour = {
    field: 'source',
    type: 'nominal',
    sort: [...series.keys()],
    scale: { range: COLOURS },
    legend: { title: null, orient: 'top-left', offset: 8 },
  } as const
  const confidence = {
    field: 'confidence',
    type: 'quantitative' as const,
    title: 'confidence',
    scale: { domain: [0, 1] },
  }
  return {
    ...CHART,
    title: {
      text: 'Is a confidence of 0.9 right nine times in ten?',
      subtitle: `${part} documents; bars: 95 % interval; dashed: perfect calibration`,
      anchor: 'start',
    },
    spacing: 12,
    vconcat: [
      {
        width,
        height: 340,
        layer: [
          {
            data: {
              values: [
                { confidence: 0, right: 0 },
                { confidence: 1, right: 1 },
              ],
            },
            mark: { type: 'line', strokeDash: [4, 4], color: '#888' },
            encoding: { x: confidence, y: { field: 'right', type: 'quantitative' } },
          },
          {
            data: { values },
            mark: { type: 'rule', opacity: 0.5 },
            encoding: {
              x: confidence,
              y: {
                field: 'low',
                type: 'quantitative',
                title: 'share that is right',
                scale: { domain: [0, 1] },
              },
              y2: { field: 'high' },
              color: colour,
            },
          },
          {
            data: { values },
            mark: { type: 'point', filled: true, size: 70, opacity: 1 },
            encoding: { x: confidence, y: { field: 'right', type: 'quantitative' }, color: colour },
          },
        ],
      },
      {
        width,
        height: { step: 20 },
        data: { values: values.map((bin) => ({ ...bin, label: bin.count.toLocaleString('en') })) },
        mark: { type: 'text' },
        encoding: {
          x: {
            field: 'from',
            type: 'ordinal',
            title: 'number of fields, by confidence from',
            axis: { labelAngle: 0, format: '.2~f', grid: false },
          },
          y: {
            field: 'source',
            type: 'nominal',
            sort: [...series.keys()],
            title: null,
            axis: { grid: false },
          },
          text: { field: 'label' },
          color: colour,
        },
      },
    ],
  }
}
