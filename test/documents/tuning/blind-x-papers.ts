import { type Html, html } from '../generator/html.ts'

/** Boxes in a row, the caption small in each one's upper corner; `share` of the row's width. */
export function boxes(...row: readonly (readonly [caption: string, value: string, share: number])[]): Html {
  return html`<div class="row">${row.map(([caption, value, share]) => html`<div style="flex:${share} 1 0"><span>${caption}</span><div>${value}</div></div>`)}</div>`
}

export const BOXES_CSS =
  '.row{display:flex;border-left:.2mm solid #555}.row>div{border:.2mm solid #555;border-left:0;margin-top:-.2mm;padding:.7mm 1.3mm 1mm}.row span{font-size:.7em;color:#333}.row div div{min-height:1.3em}'

/** Rows of cells; the cells of `captions` columns (from 0) are set off. */
export function table(rows: readonly (readonly string[])[], captions: readonly number[], kind = ''): Html {
  return html`<table class="${kind}">${rows.map((row) => html`<tr>${row.map((cell, index) => (captions.includes(index) ? html`<td class="cap">${cell}</td>` : html`<td>${cell}</td>`))}</tr>`)}</table>`
}

/** A line to sign on, with who signs. */
export function signing(...under: readonly string[]): Html {
  return html`<div class="c" style="margin-top:16mm">________________________________________${under.map((line) => html`<br>${line}`)}</div>`
}
