import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { licenceDates, paperData } from '../blind-l.ts'

/** A printed spreadsheet: one driver, the licence in force and those before it. */
export const layout: Layout = {
  name: 'blind-l-spreadsheet',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const { birth, issued, expires } = licenceDates(random, 2021, 2023, 10)
    const [id, register] = [cpf(random), licenceRegister(random)]
    const cells = (n: number, ...values: string[]) =>
      html`<tr><td class="n">${n}</td>${values.map((value) => html`<td>${value}</td>`)}</tr>`
    const earlier = [addYears(issued, -5), addYears(issued, -10)] as const
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 10,
          margin: '12mm 10mm',
          css: 'td, th { border: .4pt solid #b5b5b5; padding: .8mm 1.5mm } th, .n { background: #e6e6e6; color: #555; text-align: center; font-weight: normal } .n { width: 7mm } tr:nth-child(3) td { white-space: nowrap } .head td { background: #cfe2f3; font-weight: bold }',
        },
        html`<p class="s">controle_cnh_2024.xlsx – Planilha: ficha_individual – Impresso em 02/12/2024</p>
<table><tr><th></th><th>A</th><th>B</th><th>C</th><th>D</th><th>E</th><th>F</th></tr>
${cells(1, 'CONTROLE DE HABILITAÇÕES – FROTA LEVE', '', '', '', '', '')}
${cells(2, 'Motorista', 'Adriane Zimmer Colombelli', '', 'Setor', 'Comercial', '')}
${cells(3, 'CPF', maskCpf(id), '', 'Dt nascto', shortDate(birth), '')}
${cells(4, 'Registro CNH', register, '', 'Gestor', 'Ivan R. Pasqualotto', '')}
${cells(5, '', '', '', '', '', '')}
<tr class="head"><td class="n">6</td><td>Situação</td><td>Categoria</td><td>Emissão</td><td>Validade</td><td>Emissor</td><td>Conferido em</td></tr>
${cells(7, 'VIGENTE', 'B', shortDate(issued), shortDate(expires), 'DETRAN/MT', shortDate(addDays(issued, 12)))}
${cells(8, 'Substituída', 'B', shortDate(earlier[0]), shortDate(issued), 'DETRAN/MT', shortDate(addDays(earlier[0], 30)))}
${cells(9, 'Substituída', 'B', shortDate(earlier[1]), shortDate(earlier[0]), 'DETRAN/PR', '-')}
${cells(10, '', '', '', '', '', '')}
${cells(11, 'Veículo atual', 'Hatch 1.0 prata', '', 'Entrega', '08/01/2024', '')}
${cells(12, 'Multas 2024', '1', '', 'Próx. revisão', '15/01/2025', '')}</table>`,
      ),
      data: paperData({
        name: 'Adriane Zimmer Colombelli',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: register,
        licenseClass: 'B',
        personalNumber: id,
        issuer: 'MT',
      }),
    }
  },
}
