import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { licensee, named, plates } from '../blind-n.ts'

/** A haulier's own spreadsheet, printed with the letters and numbers of its cells; nothing on it can be checked. */
export const layout: Layout = {
  name: 'blind-n-planilha-entulho',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% Caçambas e Entulhos Ltda')
    const issued = randomDate(random, 2020, 2024)
    const expires = addYears(issued, 3)
    const number = `${random.int(60, 480)}/${year(issued)}`
    const fleet = plates(random, 7, 'old')
    const activity = 'Transporte rodoviário de resíduos da construção civil, não perigosos'
    const models = [
      'MB 1719',
      'VW 17.190',
      'Ford Cargo 1723',
      'VW 24.280',
      'MB Atego 1719',
      'Iveco Tector',
      'VW 17.190',
    ]
    const cells: readonly (readonly string[])[] = [
      ['CONTROLE DE LICENÇAS - FROTA', '', '', ''],
      ['Documento', 'Licença de Operação', 'Nº', number],
      ['Órgão emissor', 'ADEMA - Administração Estadual do Meio Ambiente', 'UF', 'SE'],
      ['Titular', firm.name, 'CNPJ', maskCnpj(firm.id)],
      ['Atividade', activity, 'Processo', `${year(issued)}-00${random.digits(4)}/TEC`],
      ['Data de emissão', shortDate(issued), 'Vencimento', shortDate(expires)],
      ['Pedir renovação até', shortDate(addDays(expires, -120)), 'Responsável', named(random)],
      ['', '', '', ''],
      ['Placa', 'Modelo', 'Seguro até', 'Tacógrafo até'],
      ...fleet.map((one, index) => [
        one,
        models[index] ?? '',
        shortDate(addDays(issued, 100 + 17 * index)),
        shortDate(addDays(issued, 400 + 11 * index)),
      ]),
      ['Total de veículos', String(fleet.length), '', ''],
    ]
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 10.5,
          margin: '14mm',
          css: '@page { size: A4 landscape } td, th { border: .2mm solid #c4c4c4; padding: .9mm 1.6mm; text-align: left } th { background: #ececec; font-weight: normal; text-align: center; color: #555 } tr:nth-child(2) td { background: #cfe2f3; font-weight: bold }',
        },
        html`<table><tr><th style="width:8mm"></th><th style="width:44mm">A</th><th>B</th><th style="width:34mm">C</th><th style="width:56mm">D</th></tr>${cells.map((row, index) => html`<tr><th>${index + 1}</th>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</table>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: fleet,
        mainActivity: [activity],
        documentValidation: false,
      }),
    }
  },
}
