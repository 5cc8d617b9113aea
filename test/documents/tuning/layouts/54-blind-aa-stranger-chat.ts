import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { day, motorist } from '../blind-aa.ts'
import { basics, driverData } from '../blind-aa-papers.ts'

/** A phone's conversation: one asks, the other sends the data of the licence in two bubbles. */
export const layout: Layout = {
  name: 'blind-aa-stranger-chat',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['A', 'AB', 'B'] })
    const body = html`<div class="ph"><div class="top">‹ Entregas Zona Sul<br><small>online</small></div>
<div class="b in">oi, manda os dados da sua cnh pra eu cadastrar no aplicativo <small>14:02</small></div>
<div class="b out">Nome: ${m.name}<br>Nascimento: ${day(m.birth)}<br>CPF: ${maskCpf(m.cpf)} <small>14:05</small></div>
<div class="b in">e a carteira? <small>14:05</small></div>
<div class="b out">Registro: ${m.register}<br>Categoria: ${m.category}<br>Data de emissão: ${day(m.issued)}<br>Validade: ${day(m.expires)} <small>14:08</small></div>
<div class="b in">certo, começa dia 01/07/2026 <small>14:09</small></div><div class="type">Mensagem</div></div>`
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 11,
          margin: '12mm 45mm',
          css: '.ph{border:1px solid #888;background:#e9e2d8;min-height:230mm}.top{background:#0b6b5d;color:#fff;padding:4mm}.b{font-weight:normal;max-width:86mm;margin:4mm;padding:2.5mm 3mm;border-radius:3mm;background:#fff}.out{background:#d8f5c6;margin-left:24mm}.b small{color:#777;float:right;margin-left:3mm}.type{margin:14mm 4mm 4mm;background:#fff;border-radius:6mm;padding:3mm 5mm;color:#999}',
        },
        body,
      ),
      data: driverData({ ...basics(m), issueDate: m.issued }),
    }
  },
}
