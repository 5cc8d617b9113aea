import { type Html, html, sheet } from '../generator/html.ts'
import { type Print, printCss } from './blind-r-cards.ts'

/** Pages of the size of the card itself, or of several panels that hang together. */
export function cardPages(print: Print, pages: readonly (readonly Html[])[]): string {
  const height = ((print.widthMm * 60) / 85) * (pages[0]?.length ?? 1)
  const css = `@page{size:${print.widthMm}mm ${height.toFixed(2)}mm;margin:0}${printCss(print)}.pg+.pg{break-before:page}`
  return sheet(
    { font: print.font, sizePt: 8, margin: '0', css },
    html`${pages.map((panels) => html`<div class="pg">${panels}</div>`)}`,
  )
}

/** A sheet of A4 with panels at places in millimetres, as they lay on the glass. */
export function glassPage(
  print: Print,
  panels: readonly { readonly panel: Html; readonly x: number; readonly y: number }[],
): string {
  return sheet(
    { font: print.font, sizePt: 8, margin: '0', css: printCss(print) },
    html`${panels.map(({ panel, x, y }) => html`<div style="position:absolute;left:${x}mm;top:${y}mm">${panel}</div>`)}`,
  )
}

/** Rows of captions and values as a table of two or four columns. */
export function pairs(rows: readonly (readonly string[])[]): Html {
  return html`<table>${rows.map((cells) => html`<tr>${cells.map((cell, i) => html`<td class="${i % 2 === 0 ? 'cap' : 'val'}"${cells.length === 2 && i === 1 ? html` colspan="3"` : null}>${cell}</td>`)}</tr>`)}</table>`
}

/** Boxes of a form in a row: caption small at the top, value beneath; a third number is the box's share. */
export function boxes(cells: readonly (readonly [caption: string, value: string, share: number])[]): Html {
  return html`<div class="row">${cells.map(([caption, value, share]) => html`<div style="flex:${share}"><small>${caption}</small><span>${value === '' ? ' ' : value}</span></div>`)}</div>`
}

export const BOXES_CSS =
  '.row{display:flex}.row>div{border:.25mm solid #333;margin:0 0 -.25mm -.25mm;padding:.6mm 1.2mm;min-height:9.5mm}.row small{display:block;font-size:7.8pt;color:#000}.row span{display:block}'
