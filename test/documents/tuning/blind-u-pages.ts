import { type Html, html, sheet } from '../generator/html.ts'

/** A panel and where it lies, in millimetres; `turn` in degrees. */
export interface Laid {
  readonly panel: Html
  readonly x: number
  readonly y: number
  readonly turn?: number
}

/** A page with panels on it, and what else stands there. @param size as CSS names a page */
export function laidOut(
  font: string,
  css: string,
  panels: readonly Laid[],
  rest?: Html,
  size = 'A4',
): string {
  return sheet(
    { font, sizePt: 9, margin: '0', css: `@page{size:${size};margin:0}${css}` },
    html`${panels.map(({ panel, x, y, turn = 0 }) => html`<div style="position:absolute;left:${x}mm;top:${y}mm;transform:rotate(${turn}deg)">${panel}</div>`)}${rest}`,
  )
}

/** A page of the size of one panel, or of several that hang one under another. */
export function bare(font: string, css: string, zoom: number, panels: readonly Html[]): string {
  const [width, height] = [85 * zoom, 60 * zoom * panels.length].map((mm) => mm.toFixed(2))
  return sheet(
    { font, sizePt: 8, margin: '0', css: `@page{size:${width}mm ${height}mm;margin:0}${css}` },
    html`${panels}`,
  )
}

/** Rows of cells; the first of each pair is a caption. */
export function grid(lines: readonly (readonly (string | Html)[])[]): Html {
  return html`<table class="grid">${lines.map((cells) => html`<tr>${cells.map((cell, at) => html`<td class="${at % 2 ? 'v' : 'k'}">${cell}</td>`)}</tr>`)}</table>`
}

/** Cells of a form: caption small above, value beneath; the third element is the share of the row. */
export function cells(list: readonly (readonly [string, string, number])[]): Html {
  return html`<div class="cells">${list.map(([caption, value, share]) => html`<div style="flex:${share} 1 0"><small>${caption}</small><p>${value === '' ? ' ' : value}</p></div>`)}</div>`
}

export const CELLS_CSS =
  '.cells{display:flex}.cells>div{border:.2mm solid #444;margin:0 0 -.2mm -.2mm;padding:.7mm 1.4mm}.cells small{display:block;font-size:7.5pt}.cells p{margin:0}'
