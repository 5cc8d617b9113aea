import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { drawNumbers, reading } from '../blind-x.ts'
import { cardPage, greenBack, greenFront, type Holder, parentsOf } from '../blind-x-cards.ts'

/** An enlarged copy of both halves on one sheet, with an office's stamp that it was compared. */
export const layout: Layout = {
  name: 'blind-x-card-2014-copy',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'SP')
    const holder: Holder = {
      ...numbers,
      form: numbers.form.slice(1),
      name: 'ROSÂNGELA PIMENTEL BATISTELA',
      sex: 'F',
      birth: '1981-07-29',
      born: ['BIRIGUI', 'SP'],
      first: '2000-02-11',
      issued: '2014-04-08',
      expires: '2019-04-02',
      kind: 'B',
      parents: [['DORIVAL BATISTELA'], ['NEUZA MARIA PIMENTEL']],
      identity: `${numbers.rg}1 SSP SP`,
      place: ['Birigui', 'SP'],
    }
    const half = 'position:absolute;left:32mm;transform-origin:0 0;transform:scale(1.7)'
    return {
      html: cardPage(
        'PT Sans',
        'A4',
        html`<div style="${half};top:20mm">${greenFront(random, holder, 'MINISTÉRIO DAS CIDADES')}</div><div style="${half};top:135mm">${greenBack(random, holder, ['A'], 'DETRAN- SP (SÃO PAULO)')}</div>
<div style="position:absolute;left:110mm;top:250mm;border:.5mm solid #333;padding:2mm 5mm;text-align:center;font:10pt/1.3 'PT Serif'">CONFERE COM O ORIGINAL<br>Em 16/05/2014<br>Setor de Protocolo – Matr. 20.418</div>`,
        '.green{background:none;border:.2mm solid #444}.green>svg:first-child{display:none}',
      ),
      data: reading(
        {
          name: holder.name,
          dateOfBirth: holder.birth,
          issueDate: holder.issued,
          expirationDate: holder.expires,
          licenseNumber: holder.register,
          licenseClass: holder.kind,
          filiation: parentsOf(holder),
          personalNumber: holder.cpf,
          placeOfIssue: 'SP',
          comments: 'A',
          hasCetpp: false,
        },
        true,
      ),
    }
  },
}
