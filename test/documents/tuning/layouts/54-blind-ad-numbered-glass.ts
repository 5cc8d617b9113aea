import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { capitals, motorist, reading } from '../blind-ad.ts'
import { NUM_CSS, numberedBack, numberedFront, numberedLegend } from '../blind-ad-cards.ts'

const CSS = `${NUM_CSS}
.lay{position:absolute}
.slip{width:62mm;border:.2mm solid #999;background:#fff;padding:2.5mm 3mm;font-size:7.6pt;line-height:1.3}`

/** The numbered card, its three panels a little askew on the glass; the name is long. */
export const layout: Layout = {
  name: 'blind-ad-numbered-glass',
  type: 54,
  variants: ['one'],
  print(random) {
    const made = capitals(motorist(random, { from: 2023, to: 2025, years: 10, kinds: ['E', 'AE', 'D'] }))
    const m = { ...made, name: `${made.name} DOS ANJOS CARRAPICHO` }
    const comments = 'EAR CETPP CETCI'
    const turn = (): string => `${random.int(-18, 18) / 10}deg`
    const x = random.int(20, 80)
    const slip = html`<div class="slip"><b>POSTO DE ATENDIMENTO – SENHA P${random.digits(3)}</b><br>
Guichê ${random.int(2, 19)} · ${shortDate(addDays(m.issued, 33))} · 10h${random.int(10, 59)}<br>
Assunto: cópia para matrícula em curso<br>
Avalie o atendimento: nota de 1 a 5</div>`
    return {
      html: sheet(
        { font: 'Open Sans', sizePt: 6, css: CSS, margin: '0' },
        html`<div class="lay" style="left:${x}mm;top:24mm;transform:rotate(${turn()})">${numberedFront(m, random)}</div>
<div class="lay" style="left:${x + 4}mm;top:100mm;transform:rotate(${turn()})">${numberedBack(m, comments, random)}</div>
<div class="lay" style="left:${x - 3}mm;top:178mm;transform:rotate(${turn()})">${numberedLegend(m)}</div>
<div class="lay" style="left:${x - 8}mm;top:246mm;transform:rotate(${turn()})">${slip}</div>`,
      ),
      data: reading(m, comments, true, { documentValidation: true }),
    }
  },
}
