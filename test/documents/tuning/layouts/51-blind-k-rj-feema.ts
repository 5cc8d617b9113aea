import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { firm, someone, whole } from '../blind-k.ts'

/** Typed in the nineties: CGC instead of CNPJ, lines closed with `-x-x-`, no code and no link. */
export const layout: Layout = {
  name: 'blind-k-rj-feema',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const holder = firm(random, 'TRANSPORTES * LTDA')
    const issued = randomDate(random, 1995, 1998)
    const expires = addYears(issued, 3)
    const number = `${random.int(214, 690)}/${String(year(issued)).slice(2)}`
    const plates = [plate(random, 'old'), plate(random, 'old')]
    const [tractor = '', tank = ''] = plates.map((item) => hyphenated(item))
    const activity =
      'transporte rodoviário a granel de cargas perigosas, a saber ácido sulfúrico e soda cáustica'
    return {
      html: sheet(
        {
          font: 'GNUTypewriter',
          sizePt: 11.5,
          margin: '20mm 22mm 14mm 30mm',
          css: 'p { margin-bottom: 1.1em } body { line-height: 1.45 }',
        },
        html`<p class="c">GOVERNO DO ESTADO DO RIO DE JANEIRO<br>SECRETARIA DE ESTADO DE MEIO AMBIENTE<br>FUNDAÇÃO ESTADUAL DE ENGENHARIA DO MEIO AMBIENTE<br>FEEMA</p>
<p class="c" style="letter-spacing:.3em">LICENÇA DE OPERAÇÃO</p><p class="r">LO Nº ${number}</p>
<p>A Fundação Estadual de Engenharia do Meio Ambiente, no uso das atribuições que lhe confere o Decreto-Lei nº 134, de 16 de junho de 1975, e tendo em vista o Decreto nº 1633, de 21 de dezembro de 1977, que instituiu o Sistema de Licenciamento de Atividades Poluidoras - SLAP, concede a presente Licença de Operação a</p>
<p>${holder.name} -x-x-x-x-x-x-x-<br>CGC ${maskCnpj(holder.id)}</p>
<p>para realizar a atividade de ${activity}.</p>
<p>Local da atividade: rodovias do Estado do Rio de Janeiro, com garagem na ${holder.street}, Duque de Caxias -x-x-x-</p>
<p>Veículos: placas ${whole(tractor)} e ${whole(tank)}.</p>
<p>Esta licença é válida até ${longDate(expires)}, observadas as condições no verso e o que consta do processo E-07/20${random.digits(1)}.${random.digits(3)}/${String(year(issued)).slice(2)}.</p>
<p>A renovação deverá ser requerida com 90 dias de antecedência.</p>
<p class="r">Rio de Janeiro, ${longDate(issued)}</p>
<p class="c" style="margin-top:14mm">..........................................<br>${someone(random).toUpperCase()}<br>Presidente da FEEMA</p>
<p class="s">Esta licença diz respeito aos aspectos ambientais e não exime o empreendedor do atendimento às demais licenças e autorizações federais, estaduais e municipais.</p>`,
      ),
      data: licenceData({
        id: holder.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
