import { addMonths, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, someone } from '../blind-k.ts'

/** Alagoas: a plain list of captions and values, general cargo without dangerous goods, and no term anywhere. */
export const layout: Layout = {
  name: 'blind-k-al-lista',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, '* Cargas e Encomendas EIRELI')
    const issued = randomDate(random, 2018, 2022)
    const number = `${random.int(102, 640)}/${year(issued)}`
    const plates = [plate(random, 'old'), plate(random, 'mercosul')]
    const [first = '', second = ''] = plates
    const activity = 'Transporte rodoviário de carga geral, exceto produtos perigosos'
    const list: readonly (readonly [string, string])[] = [
      ['Documento', 'Licença de Operação'],
      ['Número', number],
      ['Processo', `4903-${random.digits(4)}/${year(issued)}`],
      ['Data de emissão', shortDate(issued)],
      ['Razão social', holder.name],
      ['Nome fantasia', holder.name.split(' Cargas')[0] ?? ''],
      ['CNPJ', maskCnpj(holder.id)],
      ['Endereço', holder.street],
      ['Município', 'Arapiraca'],
      ['Atividade', activity],
      ['Porte', 'Micro'],
      ['Potencial poluidor', 'Pequeno'],
      ['Veículo 1', `Placa ${hyphenated(first)}, VW 24.280, ano 2014`],
      ['Veículo 2', `Placa ${second}, Ford Cargo 1119, ano 2019`],
      [
        'Licença anterior',
        `LO ${random.int(100, 600)}/${year(issued) - 4}, venceu em ${shortDate(addMonths(issued, -2))}`,
      ],
      ['Técnico analista', someone(random)],
    ]
    return {
      html: sheet(
        { font: 'DejaVu Sans Mono', sizePt: 9, margin: '18mm 20mm', css: '.l { margin: 0 }' },
        html`<p>INSTITUTO DO MEIO AMBIENTE DO ESTADO DE ALAGOAS - IMA/AL<br>Gerência de Licenciamento</p>
<p class="b" style="font-size:11pt">LICENÇA DE OPERAÇÃO Nº ${number}</p>
${list.map(([caption, value]) => html`<p class="l">${caption}: ${value}</p>`)}
<p style="margin-top:1.4em">Condições:<br>(1) A renovação será pedida 120 dias antes do vencimento.<br>(2) Lavagem dos veículos só em posto licenciado.<br>(3) Óleo usado: entregar a coletor autorizado pela ANP, guardar os certificados por 5 anos.<br>(4) Em caso de venda do veículo, comunicar em 10 dias.</p>
<p>Maceió/AL, ${longDate(issued)}</p>
<p style="margin-top:12mm">________________________________<br>${someone(random)}<br>Diretor-Presidente</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        licensePlate: plates,
        mainActivity: [activity],
        documentValidation: false,
      }),
    }
  },
}
