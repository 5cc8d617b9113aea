import { addDays, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { breakCheckDigit } from '../../generator/numbers.ts'
import { capitals, motorist, reading } from '../blind-ad.ts'
import { NUM_CSS, numberedBack, numberedFront } from '../blind-ad-cards.ts'

const CSS = `${NUM_CSS}
.pair>div{zoom:1.7;margin:0 auto 4mm;width:85mm;outline:.15mm solid #678}
.head{display:flex;justify-content:space-between;border-bottom:.3mm solid #222;margin-bottom:5mm}
.got{border:.6mm solid #7c1f2b;color:#7c1f2b;width:58mm;padding:1.5mm 3mm;text-align:center;transform:rotate(-3deg);margin-left:4mm}`

/** The numbered card, enlarged by an office's copier under its own head; the registro's last digit is wrong. */
export const layout: Layout = {
  name: 'blind-ad-numbered-wrong',
  type: 54,
  variants: ['one'],
  print(random) {
    const made = capitals(motorist(random, { from: 2023, to: 2025, years: 10, kinds: ['C', 'AC', 'B'] }))
    const m = { ...made, register: breakCheckDigit(made.register) }
    const received = html`<div class="got"><b>RECEBIDO</b><br>
${shortDate(addDays(m.issued, random.int(30, 300)))} – Setor de Pessoal<br>
visto: ______________</div>`
    return {
      html: sheet(
        { font: 'Roboto', sizePt: 9, css: CSS, margin: '10mm 20mm' },
        html`<div class="head"><span>Transportadora Caminho da Serra Azul – Setor de Pessoal</span>
<span>anexo ${random.int(2, 9)} / pasta ${random.digits(4)}</span></div>
<div class="pair"><div>${numberedFront(m, random)}</div>
<div>${numberedBack(m, null, random)}</div></div>
${received}`,
      ),
      data: reading(m, null, false),
    }
  },
}
