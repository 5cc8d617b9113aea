import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { fullName } from '../citizens.ts'
import { duties, roadDuties } from '../duties.ts'
import { firm } from '../firms.ts'
import { numbered, signature } from '../parts.ts'

/** Rio de Janeiro: a narrow column of prose, general and specific conditions, expiry in the closing sentence. */
export const layout: Layout = {
  name: 'fluminense-grant',
  type: 51,
  variants: ['chemicals-by-road', 'storage-yard'],
  print(random, variant) {
    const road = variant === 'chemicals-by-road'
    const made = firm(random, 'RJ', road ? 'Transportes Químicos' : 'Terminais e Armazéns')
    const issued = randomDate(random, 2018, 2024)
    const expires = addYears(issued, random.pick([4, 5, 6]))
    const number = `IN0${random.int(30000, 59999)}`
    const activity = road
      ? 'transporte rodoviário de produtos perigosos das classes de risco 3, 6 e 8, em todo o Estado do Rio de Janeiro'
      : 'armazenagem de produtos químicos embalados em pátio coberto'
    const where = made.address
    const body = html`<div class="top">${crest(16, '#1f4e79')}<div><b>GOVERNO DO ESTADO DO RIO DE JANEIRO</b><br>Secretaria de Estado do Ambiente e Sustentabilidade<br>Instituto Estadual do Ambiente - INEA</div></div>
<p class="c b" style="font-size:15pt;margin:6mm 0 4mm">LICENÇA DE OPERAÇÃO<br><span style="font-size:12pt">LO Nº ${number}</span></p>
<p class="j">O Instituto Estadual do Ambiente - INEA, no uso das atribuições que lhe são conferidas pela Lei nº 5.101, de 4 de outubro de 2007, e pelo Decreto nº 46.890, de 23 de dezembro de 2019, e suas modificações posteriores e, em especial, o Decreto nº 44.820, de 2 de junho de 2014, que dispõe sobre o Sistema de Licenciamento Ambiental, concede a presente Licença de Operação a</p>
<p class="c"><b>${made.name.toUpperCase()}</b></p><p>CNPJ/CPF: ${maskCnpj(made.id)}<br>Código INEA: UN0${random.digits(5)}/55.${random.digits(2)}.20<br>Endereço: ${where.street.toUpperCase()}, ${where.number} - ${where.district.toUpperCase()} - ${where.place.city.toUpperCase()} - RJ</p>
<p class="j">para realizar a atividade de ${activity}.</p><p class="j">no seguinte local:<br>${where.street.toUpperCase()}, ${where.number} - ${where.district.toUpperCase()}, município de ${where.place.city.toUpperCase()}</p>
<p class="b">Condições de Validade Gerais</p>${numbered(duties(random, 5), (index) => `${index + 1}- `)}<p class="b">Condições de Validade Específicas</p>${numbered(road ? roadDuties(random, 6) : duties(random, 5), (index) => `${index + 6}- `)}
<p class="j">Esta Licença é válida até <b>${longDate(expires)}</b>, respeitadas as condições nela estabelecidas, e é concedida com base nos documentos e informações constantes do Processo nº SEI-070002/00${random.digits(4)}/${year(issued)} e seus anexos.</p><p class="j s">A renovação desta licença deve ser requerida com antecedência mínima de 120 dias do seu vencimento. Averbações: nenhuma até ${shortDate(issued)}.</p>
<p class="r">Rio de Janeiro, ${longDate(issued)}</p>${signature(fullName(random, 'm').toUpperCase(), 'Diretor de Licenciamento Ambiental - ID 2147865-0')}`
    return {
      html: sheet(
        {
          font: 'Charis SIL',
          sizePt: 10.8,
          margin: '15mm 26mm',
          css: '.top{display:flex;gap:5mm;align-items:center}',
        },
        body,
      ),
      data: licenceData({
        id: made.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        authorizationDangerousProducts: road,
      }),
    }
  },
}
