import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { licensee, unbroken } from '../blind-n.ts'

/** The artwork of a board that stands at a quarry's gate: large centred lines that tell the licence. */
export const layout: Layout = {
  name: 'blind-n-placa-obra',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% MINERAÇÃO E BRITAGEM LTDA')
    const issued = randomDate(random, 2020, 2024)
    const expires = addYears(issued, 5)
    const number = `${random.int(10, 180)}/${year(issued)}`
    const activity = 'EXTRAÇÃO DE GRANITO E BRITAGEM'
    return {
      html: sheet(
        {
          font: 'PT Sans Narrow',
          sizePt: 19,
          margin: '10mm',
          css: '@page { size: A4 landscape } .board { border: 2.5mm solid #14532d; border-radius: 5mm; height: 188mm; padding: 8mm 12mm; text-align: center } .big { font-size: 34pt; font-weight: bold; color: #14532d; margin: 3mm 0 } p { margin: 0 0 3mm }',
        },
        html`<div class="board">${crest(20, '#14532d')}<p>GOVERNO DO ESTADO DE ALAGOAS<br><b>INSTITUTO DO MEIO AMBIENTE - IMA/AL</b></p>
<p class="big">LICENÇA DE OPERAÇÃO Nº ${unbroken(number)}</p><p>ATIVIDADE LICENCIADA: <b>${activity}</b></p><p>EMPREENDEDOR: <b>${firm.name}</b><br>CNPJ: <b>${maskCnpj(firm.id)}</b></p>
<p>LOCAL: SÍTIO PEDRA D’ÁGUA, S/N - ATALAIA/AL<br>PROCESSO: 4903-${random.digits(5)}/${year(issued) - 1} &nbsp; PROCESSO ANM: 84${random.digits(1)}.${random.digits(3)}/${year(issued) - 9}</p>
<p>VALIDADE DA LICENÇA: <b>${shortDate(expires)}</b></p><p class="s">DENÚNCIAS AMBIENTAIS: 0800 082 1523</p></div>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      }),
    }
  },
}
