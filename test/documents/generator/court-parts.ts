import { shortDate } from './dates.ts'
import { type Html, html } from './html.ts'

/** The stamp of e-SAJ in the right margin of every page, turned by 90 degrees. */
export function marginStamp(lines: readonly string[], reading: 'upwards' | 'downwards' = 'upwards'): Html {
  return html`<div class="margin ${reading}">${lines.map((line) => html`<div>${line}</div>`)}</div>`
}

export const MARGIN_CSS = `.margin{position:fixed;right:5mm;top:25mm;height:245mm;writing-mode:vertical-rl;font-size:6.2pt;line-height:1.25;text-align:center}
.upwards{transform:rotate(180deg)}`

/** PJe prints its stamp at the foot of every page. */
export function footStamp(lines: readonly (string | Html)[]): Html {
  return html`<div class="foot">${lines.map((line) => html`<div>${line}</div>`)}</div>`
}

export const FOOT_CSS =
  '.foot{position:fixed;bottom:7mm;left:16mm;right:16mm;font-size:7pt;line-height:1.25;color:#222}'

/** PJe's document number starts with the time of signing, yymmddhhmmss. */
export function pjeNumber(signedAt: string, tail: string): string {
  return signedAt.replace(/\D/g, '').slice(2) + tail
}

/** `2024-03-12T14:05:33` → `12/03/2024 14:05:33`. */
export function stampTime(signedAt: string): string {
  return `${shortDate(signedAt.slice(0, 10))} ${signedAt.slice(11)}`
}
