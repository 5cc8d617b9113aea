import { type Html, html, raw, sheet } from '../generator/html.ts'
import { cardCss, type Look } from './blind-o-cards.ts'

/** The A4 page that the app gives out: panels at the left, the code and what is said of it at the right. */
export function exportPage(
  look: Look,
  page: {
    readonly panels: readonly Html[]
    readonly code: Html
    readonly ministry: string
    readonly said: readonly string[]
    readonly title?: string
  },
): string {
  const css = `${cardCss(look)}.bar{background:#343a40;color:#fff;padding:5mm 12mm;display:flex;justify-content:space-between;font-size:7.5pt}.cols{display:flex;gap:9mm;padding:8mm 12mm}.panels .panel{margin-bottom:4mm}.right{width:66mm}.right p{font-size:8.5pt;margin:4mm 0 0;text-align:justify}`
  return sheet(
    { font: look.font, sizePt: 9, margin: '0', css },
    html`<div class="bar"><div>REPÚBLICA FEDERATIVA DO BRASIL<br>${page.ministry}</div><div class="b" style="font-size:15pt">gov.br</div></div>${page.title ? html`<div class="c b" style="padding-top:6mm;font-size:13pt">${page.title}</div>` : null}
<div class="cols"><div class="panels">${page.panels}</div><div class="right"><div class="b c" style="margin-bottom:3mm">QR-CODE</div>${page.code}${page.said.map((text) => html`<p>${text}</p>`)}<p class="b">SERPRO / SENATRAN</p></div></div>`,
  )
}

/** Panels one under another on a white sheet, as somebody puts pictures of a card into a document. */
export function panelSheet(look: Look, panels: readonly Html[], margin = '22mm 30mm', extra = ''): string {
  return sheet(
    { font: look.font, sizePt: 9, margin, css: `${cardCss(look)}${extra}` },
    html`${panels.map((panel) => html`<div class="lay">${panel}</div>`)}`,
  )
}

export interface Cell {
  readonly caption: string
  readonly value: string
  /** Of twelve columns. */
  readonly span: number
}

/** Boxes in a grid of twelve columns; the class of the container says where captions stand. */
export function grid(cells: readonly Cell[]): Html {
  return html`<div class="grid">${cells.map(({ caption, value, span }) => html`<div class="cell" style="grid-column:span ${span}"><div class="cap">${caption}</div><div class="val">${value === '' ? raw('&nbsp;') : value}</div></div>`)}</div>`
}

export const GRID_CSS =
  '.grid{display:grid;grid-template-columns:repeat(12,1fr)}.cell{border:.2mm solid #444;padding:.8mm 1.4mm;margin:0 0 -.2mm -.2mm}.cap{font-size:.68em;color:#333}'
