import { type Html, html } from '../generator/html.ts'

/** Pieces of paper that several layouts of this part print. */
export function numbered(texts: readonly string[], mark = (index: number): string => `${index + 1}. `): Html {
  return html`${texts.map((text, index) => html`<p class="j">${mark(index)}${text}</p>`)}`
}

/** A table cell with its label in small print above the value. */
export function cell(label: string, value: string | Html, span = 1): Html {
  return html`<td colspan="${span}"><div class="lb">${label}</div>${value}</td>`
}

/** `Label: value` on a line of its own. */
export function line(label: string, value: string): Html {
  return html`<div class="ln"><b>${label}</b> ${value}</div>`
}

export function signature(name: string, office: string): Html {
  return html`<div class="c" style="margin-top:14mm">_______________________________________<br>${name}<br><span class="s">${office}</span></div>`
}

/** Grid lines around the cells of tables of class `g`. */
export const GRID =
  '.g td,.g th{border:.25mm solid #444;padding:.7mm 1.5mm;vertical-align:top;text-align:left}.g{margin:0 0 3mm}.lb{font-size:.68em;color:#333}.ln{margin:0 0 1.2mm}'

/** Rows of `width` items each. */
export function inRows<T>(items: readonly T[], width: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / width) }, (_, row) =>
    items.slice(row * width, (row + 1) * width),
  )
}
