import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { paperData } from '../blind-c-driver.ts'

/** A spreadsheet on its side: a row for the driver, its heads above. */
export const layout: Layout = {
  name: 'blind-c-driver-row',
  type: 54,
  variants: ['one-row'],
  print(random) {
    const id = cpf(random)
    const register = licenceRegister(random)
    const columns: [string, string][] = [
      ['Motorista', 'Clodoaldo Brejo Santo'],
      ['CPF', maskCpf(id)],
      ['Data nasc.', shortDate('1979-10-09')],
      ['CNH nº registro', register],
      ['Categoria', 'AE'],
      ['Emissão', shortDate('2021-09-16')],
      ['Validade', shortDate('2031-09-14')],
      ['Órgão emissor', 'DETRAN/PR'],
      ['Observações', 'EAR MOPP'],
    ]
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 10,
          margin: '15mm 10mm',
          css: '@page{size:297mm 210mm}td,th{border:1px solid #777;padding:1.2mm;text-align:left;font-weight:normal}th{background:#dfe9d8}',
        },
        html`<p>Relação de motoristas - Viação Campos de Palmas - dados da CNH</p><table><tr>${columns.map(([head]) => html`<th>${head}</th>`)}</tr><tr>${columns.map(([, value]) => html`<td>${value}</td>`)}</tr></table>`,
      ),
      data: paperData({
        name: 'Clodoaldo Brejo Santo',
        dateOfBirth: '1979-10-09',
        issueDate: '2021-09-16',
        expirationDate: '2031-09-14',
        licenseNumber: register,
        licenseClass: 'AE',
        personalNumber: id,
        placeOfIssue: 'PR',
        cardIssuer: 'DETRAN-PR',
        comments: 'EAR MOPP',
        hasCetpp: true,
      }),
    }
  },
}
