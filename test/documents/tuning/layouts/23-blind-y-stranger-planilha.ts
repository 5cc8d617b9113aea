import { shortDate } from '../../generator/dates.ts'
import { type Html, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cpf, maskCpf } from '../../generator/numbers.ts'
import { expected, unbroken } from '../blind-d.ts'
import { caseOf } from '../blind-y.ts'

const css = `
table { table-layout: fixed } td { border: .15mm solid #bbb; padding: 1mm 1.2mm; vertical-align: bottom }
.letters td, td:first-child { background: #eee; color: #555; text-align: center } td:first-child { width: 7mm } .b td:not(:first-child) { background: #e2efda }
`

const TUTOR = 'Marineide Jalapão Dianópolis'
const JUDGE = 'Euclides Bico Araguaiano'
const HOME = 'Quadra 405 Norte, Alameda 9, Lote 21, Palmas/TO'
const PARENTS = ['Ronivon Miracema Pium', 'Cleide Jalapão Dianópolis']

/** A spreadsheet's print: letters and numbers at the edges, headings over the cells. */
export const layout: Layout = {
  name: 'blind-y-stranger-planilha',
  type: 23,
  variants: ['one'],
  print(random) {
    const number = caseOf(random, 2024, '27', '2729')
    const id = cpf(random)
    const wards = [
      { name: 'Pietra Jalapão Pium', birthDate: '2009-09-21', cpf: cpf(random) },
      { name: 'Samuel Jalapão Pium', birthDate: '2011-12-10', cpf: cpf(random) },
    ].map((one) => ({ ...one, placeOfBirth: 'Gurupi/TO', filiation: PARENTS }))
    let row = 0
    /** One row of six columns; the last cell takes the columns that are left. */
    const line = (cells: readonly string[], name = ''): Html =>
      html`<tr class="${name}"><td>${++row}</td>${cells.map((cell, i) => html`<td colspan="${i === cells.length - 1 ? 6 - i : 1}">${cell}</td>`)}</tr>`
    return {
      html: unbroken(
        sheet(
          { font: 'Liberation Sans', sizePt: 9, css, margin: '12mm 12mm' },
          html`<table><tr class="letters"><td></td>${[...'ABCDEF'].map((letter) => html`<td>${letter}</td>`)}</tr>
${line(['TERMO DE TUTELA'], 'b')}${line([''])}
${line(['Tutora', 'CPF', 'RG', 'Órgão emissor', 'Estado civil', 'Profissão'], 'b')}
${line([TUTOR, maskCpf(id), '508.331', 'SSP/TO', 'solteira', 'bibliotecária'])}
${line(['Endereço'], 'b')}${line([HOME])}${line([''])}
${line(['Tutelado', 'Nascimento', 'CPF', 'Naturalidade', 'Pai', 'Mãe'], 'b')}
${wards.map((one) => line([one.name, shortDate(one.birthDate), maskCpf(one.cpf), one.placeOfBirth, ...PARENTS]))}${line([''])}
${line(['Comarca', 'Vara', 'Juiz', 'Data da sentença', 'Data do termo', 'Validade'], 'b')}
${line(['Palmas', '1ª Vara de Família', JUDGE, shortDate('2024-04-02'), shortDate('2024-04-15'), 'até a maioridade'])}
${line(['Processo'], 'b')}${line([number])}</table>`,
        ),
      ),
      data: expected({
        documentTitle: 'TERMO DE TUTELA',
        kind: 'TUTELA',
        nature: null,
        caseNumber: number,
        court: 'TJTO',
        courtDivision: '1ª Vara de Família',
        district: 'Palmas',
        state: 'TO',
        judgeName: JUDGE,
        guardians: [
          {
            name: TUTOR,
            cpf: id,
            rg: '508.331',
            rgIssuer: 'SSP/TO',
            maritalStatus: 'solteira',
            occupation: 'bibliotecária',
            address: HOME,
          },
        ],
        wards,
        decisionDate: '2024-04-02',
        issueDate: '2024-04-15',
        expirationDate: '2027-09-21',
        validityText: 'até a maioridade',
        documentValidation: false,
      }),
    }
  },
}
