import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'Adão Ferreira Araguacema',
  bornIn: ['Gurupi', 'TO'],
  kin: ['Almerinda Ferreira Araguacema'],
  rgBy: ['SSP', 'TO'],
  classes: 'AC',
  issuedIn: ['Gurupi', 'TO'],
  notes: null,
  years: [1981, 2022],
  term: 10,
}

/** A screenshot of a messenger: the office asks, one long message answers. */
export const layout: Layout = {
  name: 'blind-r-stranger-chat',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const css =
      '@page{size:108mm 192mm}.in,.out{border-radius:3mm;padding:2.2mm 3mm;margin:0 0 3.5mm;width:max-content;max-width:84mm}.in{background:#fff}.out{background:#d6f5c8;margin-left:auto}.t{font-size:7pt;color:#667;text-align:right}'
    return {
      html: sheet(
        { font: 'Noto Sans', sizePt: 10.4, margin: '0', css },
        html`<div style="background:#e9e2d8;width:108mm;height:192mm"><div style="background:#1f6f63;color:#fff;padding:4mm 5mm"><b>Escritório Terraplan</b><br><span class="s">online</span></div><div style="padding:5mm 4mm">
<div class="in">Bom dia! Manda os dados da habilitação do motorista da caçamba<div class="t">07:52</div></div>
<div class="out">Nome: ${held.name}<br>Data nasc.: ${shortDate(held.birth)}<br>Natural de: ${held.bornIn.join('/')}<br>Mãe: ${held.kin[0]}<br>CPF: ${maskCpf(held.cpf)}<br>CNH registro nº ${held.register}<br>Cat. ${held.classes}<br>Emissão ${shortDate(held.issued)}<br>Vencimento ${shortDate(held.expires)}<br>Emitida pelo DETRAN/TO<div class="t">08:05</div></div>
<div class="out">Ele começa amanhã cedo<div class="t">08:05</div></div><div class="in">Recebido, obrigada<div class="t">08:11</div></div></div></div>`,
      ),
      data: reading(held, [...CORE, 'filiation', 'issueDate', 'placeOfBirth', 'placeOfIssue', 'cardIssuer']),
    }
  },
}
