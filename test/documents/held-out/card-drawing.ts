import { type Html, html, raw } from '../generator/html.ts'
import type { Random } from '../generator/random.ts'

/** Text at [x, y] millimetres of a panel. */
export function put(x: number, y: number, text: string | Html, kind = '', widthMm?: number): Html {
  const width = widthMm === undefined ? '' : `;width:${widthMm}mm`
  return html`<div class="put ${kind}" style="left:${x}mm;top:${y}mm${width}">${text}</div>`
}

/** A thin rounded box whose label interrupts its upper border. */
export function framed(
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  value: string | Html,
  kind = '',
): Html {
  return html`<div class="fr ${kind}" style="left:${x}mm;top:${y}mm;width:${w}mm;height:${h}mm"><span class="fl">${label}</span><div class="fv">${value}</div></div>`
}

export const DRAWING_CSS = `.panel{position:relative;overflow:hidden}.put{position:absolute;white-space:nowrap}.up{position:absolute;writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap}
.fr{position:absolute;border:.18mm solid #2b2b2b;border-radius:.9mm}.fl{position:absolute;background:#edf2e4;top:-.8mm;left:1.2mm;padding:0 .5mm;font-size:3.9pt;line-height:1;white-space:nowrap}.fv{padding:1.2mm 1mm 0;line-height:1.08;white-space:nowrap}.par{white-space:normal}
.ground{position:absolute;inset:0}.bars{background:repeating-linear-gradient(115deg,#777 0 .25mm,#d6d6d6 .25mm .8mm)}`

/** Fine lines that cross, as banknote paper has them; `tones` from light to dark. */
export function finePaper(
  random: Random,
  tones: readonly [string, string, string],
  widthMm = 85,
  heightMm = 60,
): Html {
  const [paper, first, second] = tones
  // Few prints for many cards: a PDF of them holds each once.
  const phase = random.int(0, 1) * 3
  const curve = (row: number, amplitude: number, stretch: number): string => {
    const points: string[] = []
    for (let x = 0; x <= widthMm; x += 3) {
      const y = row + amplitude * Math.sin(x / stretch + row / 7 + phase) + 0.7 * Math.sin(x / 2.3 - row / 3)
      points.push(`${x} ${y.toFixed(2)}`)
    }
    return `M${points.join('L')}`
  }
  const rows = (step: number, amplitude: number, stretch: number): string =>
    Array.from({ length: Math.ceil(heightMm / step) + 6 }, (_, i) =>
      curve((i - 3) * step, amplitude, stretch),
    ).join('')
  return raw(
    `<svg class="ground" width="${widthMm}mm" height="${heightMm}mm" viewBox="0 0 ${widthMm} ${heightMm}"><rect width="100%" height="100%" fill="${paper}"/><g fill="none" stroke-width=".13" opacity=".99"><path stroke="${first}" d="${rows(1.15, 3.2, 9)}"/><path stroke="${second}" d="${rows(1.7, 5, 14)}"/></g></svg>`,
  )
}

/** Nobody: a grey head and shoulders. */
export function portrait(random: Random, x: number, y: number, w: number, h: number): Html {
  const skin = random.pick(['#b98d6f', '#d8b49a', '#8a6148', '#c9a184'])
  const coat = random.pick(['#37474f', '#5d4037', '#1a237e', '#4a4a4a'])
  return raw(
    `<svg style="position:absolute;left:${x}mm;top:${y}mm" width="${w}mm" height="${h}mm" viewBox="0 0 60 80" preserveAspectRatio="none"><rect width="60" height="80" fill="#dfe4e6"/><path d="M4 80c2-18 14-24 26-24s24 6 26 24z" fill="${coat}"/><ellipse cx="30" cy="34" rx="14" ry="19" fill="${skin}"/><path d="M15 32c-2-20 32-22 30 0-4-9-26-9-30 0z" fill="#2d221c"/><path d="M23 34h4M33 34h4M26 45q4 3 8 0" stroke="#3b2a20" stroke-width="1.4" fill="none"/></svg>`,
  )
}

/** What a pen leaves. */
export function scribble(random: Random, x: number, y: number, w: number): Html {
  const points = Array.from({ length: 9 }, (_, i) => `${6 + i * 11} ${random.int(6, 26)}`)
  return raw(
    `<svg style="position:absolute;left:${x}mm;top:${y}mm" width="${w}mm" height="${w / 3}mm" viewBox="0 0 100 33"><path d="M2 20C${points.join(' ')}" fill="none" stroke="#1c2c5e" stroke-width="1.1"/></svg>`,
  )
}
