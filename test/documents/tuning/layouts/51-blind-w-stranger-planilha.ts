import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { business, human } from '../blind-w.ts'

/** A spreadsheet's print on its side: letters and row numbers, two rows of captions each with its row of values. */
export const layout: Layout = licencePages('blind-w-stranger-planilha', {
  one: (random) => {
    const owner = business(random, '# Embalagens Plásticas S/A')
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 5)
    const number = `${random.int(1100, 8800)}/${year(issued)}`
    const activity = 'Fabricação de embalagens de material plástico'
    const rows: readonly (readonly string[])[] = [
      ['CONTROLE DE LICENÇAS - LICENÇA DE OPERAÇÃO', '', '', '', ''],
      ['Órgão', 'Nº da licença', 'Emissão', 'Validade', 'Situação'],
      ['Secretaria de Estado de Meio Ambiente', number, shortDate(issued), shortDate(expires), 'Vigente'],
      ['', '', '', '', ''],
      ['Razão social', 'CNPJ', 'Atividade', 'Município', 'Processo'],
      [owner.name, maskCnpj(owner.id), activity, owner.town, `${random.digits(6)}/${year(issued) - 1}`],
      ['', '', '', '', ''],
      ['Responsável interno', 'Ramal', 'Próxima auditoria', 'Próximo relatório', 'Observação'],
      [
        human(random),
        random.digits(4),
        shortDate(addYears(issued, 1)),
        shortDate(addYears(issued, 2)),
        'Cópia na portaria',
      ],
    ]
    const captions = new Set([1, 4, 7])
    return {
      paper: {
        font: 'Liberation Sans',
        sizePt: 9.5,
        margin: '14mm',
        css: `@page { size: A4 landscape } .cells td { border: .2mm solid #bbb; padding: .7mm 1.5mm; height: 6mm } .cells .edge { background: #eee; color: #555; text-align: center; width: 8mm }`,
      },
      body: html`<table class="cells"><tr><td class="edge"></td>${[...'ABCDE'].map((letter) => html`<td class="edge" style="width:auto">${letter}</td>`)}</tr>
${rows.map((row, index) => html`<tr><td class="edge">${index + 1}</td>${index === 0 ? html`<td colspan="5" class="b">${row[0]}</td>` : row.map((cell) => (captions.has(index) ? html`<td class="b" style="background:#dce6f1">${cell}</td>` : html`<td>${cell}</td>`))}</tr>`)}</table>
<p class="s r" style="margin-top:3mm">licencas_fabrica.xlsx – Plan1 – impresso em ${shortDate(addYears(issued, 1))}</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      },
    }
  },
})
