import { longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, someone } from '../blind-k.ts'

/** A city that fills its authorisations in a spreadsheet and prints it with lines, row numbers and column letters. */
export const layout: Layout = {
  name: 'blind-k-sp-planilha',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* Distribuidora de Petróleo Ltda.')
    const issued = randomDate(random, 2022, 2024)
    const expires = `${year(issued)}-12-31`
    const number = `00${random.int(11, 97)}/${year(issued)}`
    const plates = Array.from({ length: 6 }, (_, index) => plate(random, index % 2 ? 'old' : 'mercosul'))
    const makers = [
      'VOLVO FH 460',
      'SCANIA R450',
      'M.BENZ AXOR 2544',
      'IVECO STRALIS',
      'RANDON TQ',
      'GUERRA TQ',
    ]
    const goods = ['UN 1203', 'UN 1202', 'UN 1170', 'UN 1203', 'UN 1202', 'UN 1863']
    let row = 0
    const line = (...cells: readonly string[]) =>
      html`<tr><th>${++row}</th>${cells.map((cell, index) =>
        index === cells.length - 1
          ? html`<td colspan="${7 - cells.length}">${cell}</td>`
          : html`<td>${cell}</td>`,
      )}</tr>`
    return {
      html: sheet(
        {
          font: 'Liberation Sans Narrow',
          sizePt: 11,
          margin: '12mm',
          css: 'td, th { border: .2mm solid #999; padding: .7mm 1.4mm; height: 6mm } th { background: #eee; font-weight: normal; color: #666; width: 8mm }',
        },
        html`<table><tr><th></th>${['A', 'B', 'C', 'D', 'E', 'F'].map((letter) => html`<th>${letter}</th>`)}</tr>
${line('PREFEITURA MUNICIPAL DE PAULÍNIA')}${line('SECRETARIA MUNICIPAL DE DEFESA E DESENVOLVIMENTO DO MEIO AMBIENTE')}${line('')}
${line('AUTORIZAÇÃO AMBIENTAL PARA TRANSPORTE DE PRODUTOS PERIGOSOS')}
${line('Autorização Nº', number)}${line('Protocolo', `${random.int(1000, 9000)}/${year(issued)}`)}${line('Emissão', shortDate(issued))}${line('Validade', shortDate(expires))}
${line('Razão social', holder.name)}${line('CNPJ', maskCnpj(holder.id))}${line('Endereço', `${holder.street} - Paulínia/SP`)}
${line('CNAE', 'Descrição da atividade')}${line('4930-2/03', 'Transporte rodoviário de produtos perigosos')}${line('4681-8/01', 'Comércio atacadista de álcool carburante, biodiesel, gasolina e demais derivados de petróleo')}
${line('')}${line('Nº', 'Placa', 'Marca/modelo', 'RENAVAM', 'Nº ONU', 'Classe de risco')}
${plates.map((item, index) => line(String(index + 1), index % 2 ? hyphenated(item) : item, makers[index] ?? '', random.digits(11), goods[index] ?? '', '3'))}
${line('')}${line('Obs.', 'Proibido estacionar em vias urbanas com carga. Circular somente pelas rotas da Lei 2094/97.')}${line('Obs.', `Taxa recolhida em ${shortDate(issued)}, guia ${random.digits(9)}.`)}</table>
<p style="margin-top:8mm">Paulínia, ${longDate(issued)}</p>
<p style="margin-top:14mm">______________________________________<br>${someone(random)}<br>Chefe da Divisão de Licenciamento Ambiental</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [
          '4930-2/03 Transporte rodoviário de produtos perigosos',
          '4681-8/01 Comércio atacadista de álcool carburante, biodiesel, gasolina e demais derivados de petróleo',
        ],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
