import { parse, View } from 'vega'
import { compile, type TopLevelSpec } from 'vega-lite'

/** What all charts have in common. White, because a page's dark theme would hide black print. */
export const CHART = {
  background: 'white',
  padding: 12,
  config: {
    font: 'Helvetica, Arial, sans-serif',
    axis: { grid: true, gridColor: '#eee' },
    view: { stroke: '#ddd' },
  },
} as const

/** Can be told from each other by the colour-blind (Okabe and Ito 2008). */
export const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#999999']

/** A chart as SVG; no browser, no canvas. */
export async function drawSvg(chart: TopLevelSpec): Promise<string> {
  return `${await new View(parse(compile(chart).spec), { renderer: 'none' }).toSVG()}\n`
}
