import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { marked } from '../../generator/marks.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { demands, licensee, listed, named, signLine } from '../blind-n.ts'

/** INEA: a licence in one long sentence for a collector of dangerous waste; criteria among the conditions. */
export const layout: Layout = {
  name: 'blind-n-rj-residuos',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% AMBIENTAL COLETA DE RESÍDUOS LTDA')
    const issued = randomDate(random, 2017, 2021)
    const expires = addYears(issued, 5)
    const number = `IN05${random.digits(4)}`
    const activity =
      'coleta e transporte rodoviário de resíduos perigosos (Classe I) e de resíduos de serviços de saúde'
    return {
      html: marked(
        sheet(
          {
            font: 'Caladea',
            sizePt: 11,
            margin: '15mm 20mm',
            css: '.green { color: #1c5c33 } .lo { border-top: .6mm solid #1c5c33; border-bottom: .6mm solid #1c5c33; padding: 2mm 0; margin: 3mm 0 4mm }',
          },
          html`<div class="c green">${crest(16, '#1c5c33')}<br><b>Governo do Estado do Rio de Janeiro</b><br>Secretaria de Estado do Ambiente e Sustentabilidade<br>Instituto Estadual do Ambiente – INEA</div>
<table class="lo"><tr><td class="b" style="font-size:17pt">LICENÇA DE OPERAÇÃO</td><td class="r b" style="font-size:14pt">LO Nº ${number}</td></tr></table>
<p class="j">O Instituto Estadual do Ambiente - INEA, no uso das atribuições que lhe são conferidas pela Lei nº 5.101, de 04 de outubro de 2007, e pelo Decreto nº 41.628, de 12 de janeiro de 2009, concede a presente Licença de Operação a</p>
<p class="c b">${firm.name}</p><p class="j"><b>CNPJ/CPF:</b> ${maskCnpj(firm.id)}<br><b>Código INEA:</b> UN0${random.digits(5)}/21.31.90<br><b>Endereço:</b> ${firm.road} - Queimados - RJ</p>
<p class="j">para realizar a atividade de ${activity}.</p><p class="j"><b>No seguinte local:</b> em todo o Estado do Rio de Janeiro.</p>
<p class="b green">Condições de Validade Gerais</p><p class="j">1- Esta Licença diz respeito aos aspectos ambientais e não exime o empreendedor do atendimento às demais licenças e autorizações federais, estaduais e municipais exigíveis por lei.</p><p class="j">2- Esta licença não poderá sofrer qualquer alteração nem ser plastificada, sob pena de perder sua validade.</p>
<p class="b green">Condições de Validade Específicas</p><p class="j">3- Critério CE017: 3812-2/00 - Coleta de resíduos perigosos, classe 4B.</p>
${listed(demands(random, 5, issued), (index) => `${index + 4}-`)}
<p class="j">Esta Licença é válida até ${longDate(expires)}, respeitadas as condições nela estabelecidas, e é concedida com base nos documentos e informações constantes do Processo nº E-07/002.${random.digits(4)}/${year(issued) - 2} e seus anexos.</p>
<p class="r">Rio de Janeiro, ${longDate(issued)}</p>${signLine(named(random), `Diretor de Licenciamento Ambiental - ID 43${random.digits(5)}-1`)}`,
        ),
        [{ kind: 'signature', x: 63, y: 212, widthMm: 46 }],
        random,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
