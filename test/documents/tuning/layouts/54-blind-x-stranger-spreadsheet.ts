import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { drawNumbers, reading } from '../blind-x.ts'

/** A spreadsheet printed across: headings in one row, the only driver in the next. */
export const layout: Layout = {
  name: 'blind-x-stranger-spreadsheet',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const numbers = drawNumbers(random, 'PA')
    const [birth, issued, expires] = ['1992-02-14', '2023-11-07', '2033-10-30']
    const cells: readonly (readonly [heading: string, value: string])[] = [
      ['Mat.', '00317'],
      ['Colaborador', 'Ruan Castanhal de Figueiredo'],
      ['Dt nasc', shortDate(birth)],
      ['CPF', maskCpf(numbers.cpf)],
      ['Admissão', '01/08/2024'],
      ['CNH registro', numbers.register],
      ['Categoria', 'AD'],
      ['Emissão CNH', shortDate(issued)],
      ['Validade CNH', shortDate(expires)],
      ['Emissor CNH', 'DETRAN-PA'],
      ['Local emissão', 'Marabá/PA'],
      ['Obs CNH', 'EAR CETE'],
      ['ASO', '15/07/2026'],
    ]
    const letters = cells.map((_, index) => String.fromCharCode(65 + index))
    const empty = Array.from({ length: 9 }, (_, index) => index + 4)
    const css =
      '@page{size:A4 landscape}td,th{border:.15mm solid #b9b9b9;padding:.6mm 1mm;font-weight:normal;text-align:left;white-space:nowrap;height:5mm}.n,.l th{background:#ececec;color:#555;text-align:center;font-size:.9em}.h td{background:#cfe2c4;font-weight:bold}'
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 7.6, css, margin: '12mm 8mm' },
        html`<table><tr class="l"><th></th>${letters.map((letter) => html`<th>${letter}</th>`)}</tr>
<tr><td class="n">1</td><td colspan="${cells.length}" style="font-size:11pt">Condutores – filial Marabá (atualizado 03/11/2025)</td></tr>
<tr class="h"><td class="n">2</td>${cells.map(([heading]) => html`<td>${heading}</td>`)}</tr>
<tr><td class="n">3</td>${cells.map(([, value]) => html`<td>${value}</td>`)}</tr>
${empty.map((row) => html`<tr><td class="n">${row}</td>${cells.map(() => html`<td></td>`)}</tr>`)}</table><p style="margin-top:4mm">Plan1 / Plan2 &nbsp;&nbsp; 1 condutor listado</p>`,
      ),
      data: reading({
        name: 'Ruan Castanhal de Figueiredo',
        dateOfBirth: birth,
        issueDate: issued,
        expirationDate: expires,
        licenseNumber: numbers.register,
        licenseClass: 'AD',
        personalNumber: numbers.cpf,
        placeOfIssue: 'PA',
        comments: 'EAR CETE',
        hasCetpp: false,
      }),
    }
  },
}
