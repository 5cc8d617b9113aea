import { type Html, html } from './html.ts'

/** A piece of text at [x, y], `w` wide, as percentages of its card. */
export function at(x: number, y: number, w: number, text: string | Html, kind = ''): Html {
  return html`<div class="at ${kind}" style="left:${x}%;top:${y}%;width:${w}%">${text}</div>`
}

/** A field of the 2022 card: a rounded box with the label in its top border. */
export function labelledBox(
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  value: string | Html,
  kind = '',
): Html {
  return html`<fieldset class="box ${kind}" style="left:${x}%;top:${y}%;width:${w}%;height:${h}%"><legend>${label}</legend>${value}</fieldset>`
}

export const CARD_CSS = `.card{position:relative;overflow:hidden}.at{position:absolute;white-space:nowrap}
.box{position:absolute;margin:0;padding:0 1mm;border:.25mm solid #222;border-radius:1mm;min-width:0}.box legend{padding:0 .6mm;margin-left:1mm;line-height:1}
.side{position:absolute;writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap}
.hatch{background:repeating-linear-gradient(45deg,#888 0 .4mm,#ddd .4mm 1mm);height:3mm;display:block}`
