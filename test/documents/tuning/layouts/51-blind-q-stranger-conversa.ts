import { addYears, monthName, parts, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { holder } from '../blind-q.ts'

/** A screenshot of a conversation: the answer lists the licence in a bubble; only month and year of its end are told. */
export const layout: Layout = licencePages('blind-q-stranger-conversa', {
  one: (random) => {
    const firm = holder(random, 'Lavanderia Industrial * Ltda')
    const issued = randomDate(random, 2020, 2025)
    const end = parts(addYears(issued, 4))
    const number = `${random.int(1020, 8900)}/${year(issued)}`
    const activity = 'Lavanderia e tingimento de artigos têxteis'
    return {
      paper: {
        font: 'Noto Sans',
        sizePt: 12,
        margin: '10mm 38mm',
        css: '.msg { border-radius: 3mm; padding: 3mm 4mm; margin: 0 0 4mm; width: 84% } .in { background: #f1f1f1 } .out { background: #dcf3d3; margin-left: 16% } .t { color: #777; font-size: 9pt; text-align: right } .top { background: #2f5f68; color: #fff; padding: 4mm; margin-bottom: 5mm }',
      },
      body: html`<div class="top"><b>Meio Ambiente – Matriz</b><br><span class="s">online</span></div>
<div class="msg in">Oi, me passa os dados da licença da lavanderia?<div class="t">14:02</div></div>
<div class="msg out">LICENÇA DE OPERAÇÃO<br>Órgão: SEMARH – Secretaria de Estado do Meio Ambiente e Recursos Hídricos do Piauí<br>Número: ${number}<br>Empresa: ${firm.name}<br>CNPJ: ${maskCnpj(firm.id)}<br>Atividade: ${activity}<br>Emissão: ${shortDate(issued)}<br>Validade: ${monthName(end.month)}/${end.year}<div class="t">14:05</div></div>
<div class="msg in">Tem o dia certo do vencimento?<div class="t">14:06</div></div>
<div class="msg out">Não aparece no meu controle, vou pedir a cópia<div class="t">14:09</div></div>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
