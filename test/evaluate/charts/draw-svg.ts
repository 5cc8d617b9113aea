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

/**
 * What a picture in a page of text has no use for: what marks are called, what all of them are, and coordinates finer than a
 * tenth of a pixel.
 */
const UNUSED = / (?:aria-[a-z]+|role|pointer-events|class|font-family)="[^"]*"| opacity="1"/g
const TAG = /<[^>]+>/g
const FINE = /\d+\.\d{2,}/g
const NOTHING = /<path d="(?:M0,0h0v0h0Z)?"[^>]*\/>/g
/** Marks of one look, one behind the other. */
const ALIKE = /<path d="([^"]*)"([^>]*)\/>(?:<path d="[^"]*"\2\/>)+/g

/** A chart as SVG; no browser, no canvas. */
export async function drawSvg(chart: TopLevelSpec): Promise<string> {
  const svg = await new View(parse(compile(chart).spec), { renderer: 'none' }).toSVG()
  return `${withoutUnused(svg)}\n`
}

function withoutUnused(svg: string): string {
  return svg
    .replace(TAG, (tag) => tag.replace(UNUSED, '').replace(FINE, rounded))
    .replace(NOTHING, '')
    .replace(ALIKE, (marks, _, look: string) => {
      const outlines = Array.from(marks.matchAll(/ d="([^"]*)"/g), ([, outline]) => outline)
      return `<path d="${outlines.join('')}"${look}/>`
    })
    .replace('<svg ', `<svg font-family="${CHART.config.font}" `)
}

function rounded(number: string): string {
  return String(Number(Number(number).toFixed(1)))
}
