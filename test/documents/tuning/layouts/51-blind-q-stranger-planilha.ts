import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { holder } from '../blind-q.ts'

/** A spreadsheet printed across with its letters and line numbers: captions in one row, values in the next. */
export const layout: Layout = licencePages('blind-q-stranger-planilha', {
  one: (random) => {
    const firm = holder(random, '* Galvanização Ltda')
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(102, 960)}/${year(issued)}`
    const activity = 'Galvanoplastia e pintura eletrostática de peças'
    const rows = [
      [
        '1',
        'CONTROLE DE LICENÇAS – IMASUL (Instituto de Meio Ambiente de Mato Grosso do Sul)',
        '',
        '',
        '',
        '',
        '',
        '',
      ],
      ['2', 'Documento', 'Nº', 'Empresa', 'CNPJ', 'Atividade', 'Emissão', 'Validade'],
      [
        '3',
        'Licença de Operação',
        number,
        firm.name,
        maskCnpj(firm.id),
        activity,
        shortDate(issued),
        shortDate(expires),
      ],
      ['4', '', '', '', '', '', '', ''],
      ['5', 'Processo', `71/${random.digits(6)}/${year(issued) - 1}`, '', '', '', '', ''],
      ['6', 'Taxa paga', 'R$ 3.412,80', '', '', '', '', ''],
    ]
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 9,
        css: '@page { size: A4 landscape; margin: 14mm } td, th { border: .15mm solid #b5b5b5; padding: 1mm 1.5mm; height: 6mm; text-align: left } th, td:first-child { background: #ececec; text-align: center; font-weight: normal; color: #555 } .wide { white-space: nowrap; font-weight: bold }',
      },
      body: html`<table><tr>${['', ...'ABCDEFG'].map((letter) => html`<th>${letter}</th>`)}</tr>
${rows.map(([line, ...cells], index) =>
  index === 0
    ? html`<tr><td>${line}</td><td class="wide" colspan="7">${cells[0]}</td></tr>`
    : html`<tr><td>${line}</td>${cells.map((cell) => html`<td>${index === 1 ? html`<b>${cell}</b>` : cell}</td>`)}</tr>`,
)}</table>
<p class="s c" style="margin-top:4mm">Plan1 – Página 1 de 1</p>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
