import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { plate } from '../../generator/numbers.ts'
import { expected, licence, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'ROGÉRIO YOSHIO TAMASHIRO',
  sex: 'M',
  birth: '1974-01-08',
  first: '1992-10-20',
  issued: '2024-09-10',
  expires: '2034-08-26',
  classes: 'D',
  parents: [],
  bornIn: ['Registro', 'SP'],
  issuedIn: ['Registro', 'SP'],
  identity: ['SSP', 'SP'],
  notes: 'EAR/CETCP/CETE',
}

/** A spreadsheet on a sheet that lies: one row for the driver under the heads of the columns, numbers without masks. */
export const layout: Layout = {
  name: 'blind-u-stranger-spreadsheet',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const columns = [
      ['Motorista', held.name],
      ['CPF', held.cpf],
      ['Nascimento', shortDate(held.birth)],
      ['Nº CNH', held.register],
      ['Cat.', held.classes],
      ['Emissão CNH', shortDate(held.issued)],
      ['Vencimento CNH', shortDate(held.expires)],
      ['Observações CNH', held.notes],
      ['Ônibus', plate(random, 'mercosul')],
    ] as const
    const letters = columns.map((_, at) => String.fromCharCode(66 + at))
    const css =
      '@page{size:A4 landscape;margin:10mm 9mm}td,th{border:.15mm solid #bfc4c8;padding:1mm;font-weight:normal;text-align:left;white-space:nowrap}.g{background:#eceff1;color:#666;text-align:center}.h{background:#c6e0b4;font-weight:bold}'
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 8.5, css },
        html`<table><tr><th class="g"></th><th class="g">A</th>${letters.map((letter) => html`<th class="g">${letter}</th>`)}</tr>
<tr><td class="g">1</td><td colspan="10"><b>CONTROLE DE HABILITAÇÃO – GARAGEM VALE DO RIBEIRA – atualizado em 06/01/2025</b></td></tr>
<tr><td class="g">2</td><td class="h">Nº</td>${columns.map(([caption]) => html`<td class="h">${caption}</td>`)}</tr>
<tr><td class="g">3</td><td>1</td>${columns.map(([, value]) => html`<td>${value}</td>`)}</tr>
${[4, 5, 6, 7, 8, 9].map((at) => html`<tr><td class="g">${at}</td><td> </td>${columns.map(() => html`<td></td>`)}</tr>`)}</table><p class="s" style="margin-top:3mm">cnh_motoristas.xlsx – Plan1</p>`,
      ),
      data: expected(held, [
        'name',
        'dateOfBirth',
        'issueDate',
        'expirationDate',
        'licenseNumber',
        'licenseClass',
        'personalNumber',
        'comments',
        'hasCetpp',
      ]),
    }
  },
}
