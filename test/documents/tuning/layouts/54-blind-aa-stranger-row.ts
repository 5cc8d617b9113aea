import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { day, motorist, townOf } from '../blind-aa.ts'
import { basics, driverData } from '../blind-aa-papers.ts'

/** A table with a head and a single row under it, as pasted from a system: first the person, then the licence. */
export const layout: Layout = {
  name: 'blind-aa-stranger-row',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['AE', 'E', 'AD'] })
    const table = (heads: readonly string[], values: readonly string[]) =>
      html`<table><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr><tr>${values.map((value) => html`<td>${value}</td>`)}</tr></table>`
    const body = html`<p>Liberação de entrada no pátio – semana 24</p>
${table(
  ['Id', 'Nome do motorista', 'CPF', 'Nascimento', 'Natural de'],
  ['000318', m.name.toUpperCase(), maskCpf(m.cpf), day(m.birth), townOf(m.birthplace)],
)}
${table(
  ['CNH (nº registro)', 'Cat. CNH', '1ª CNH', 'Emissão CNH', 'Venc. CNH', 'Observações CNH'],
  [m.register, m.category, day(m.first), day(m.issued), day(m.expires), 'EAR CETPP'],
)}
${table(['Integração feita em', 'Crachá', 'Portaria'], ['08/06/2026', random.digits(6), 'Norte'])}`
    return {
      html: sheet(
        {
          font: 'Open Sans',
          sizePt: 8.5,
          margin: '15mm 12mm',
          css: 'table{width:99%;margin-bottom:7mm}th{background:#f0c419;text-align:left}th,td{border:1px solid #777;padding:1.4mm}',
        },
        body,
      ),
      data: driverData({
        ...basics(m),
        name: m.name.toUpperCase(),
        issueDate: m.issued,
        placeOfBirth: townOf(m.birthplace),
        comments: 'EAR CETPP',
        hasCetpp: true,
      }),
    }
  },
}
