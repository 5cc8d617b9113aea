import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { demands, firm, listed, signs, somebody } from '../blind-t.ts'

/** INEA: centred prose, each part on a line of its own; a shipyard. The agency's site below is for nothing but news. */
export const layout: Layout = licencePages('blind-t-inea-estaleiro', {
  one: (random) => {
    const owner = firm(random, 'Estaleiro ~ S.A.', '0003')
    const issued = randomDate(random, 2020, 2023)
    const expires = addYears(issued, 5)
    const number = `IN0${random.digits(5)}`
    const activity = 'construção, reparo e manutenção de embarcações de apoio marítimo'
    return {
      paper: { font: 'Gentium Plus', sizePt: 11.5, margin: '18mm 24mm' },
      body: html`<p class="c">${crest(18, '#1d4d7a')}<br>GOVERNO DO ESTADO DO RIO DE JANEIRO<br>SECRETARIA DE ESTADO DO AMBIENTE E SUSTENTABILIDADE<br><b>INSTITUTO ESTADUAL DO AMBIENTE – INEA</b></p>
<p class="c b" style="font-size:17pt;margin:6mm 0 4mm">LICENÇA DE OPERAÇÃO<br>LO Nº ${number}</p>
<p class="j">O Instituto Estadual do Ambiente, no uso das atribuições que lhe são conferidas pela Lei nº 5.101, de 4 de outubro de 2007, e pelo Decreto nº 46.890, de 23 de dezembro de 2019, concede a presente Licença de Operação a</p>
<p class="c"><b>${owner.name.toUpperCase()}</b><br>CNPJ/CPF: ${maskCnpj(owner.id)} &nbsp; Código INEA: UN0${random.digits(5)}/${random.digits(2)}.${random.digits(2)}.${random.digits(2)}<br>Endereço: ${owner.road} – ${owner.city} – RJ</p>
<p>para realizar a atividade de</p><p class="c b">${activity}</p>
<p>no seguinte local:</p><p class="c">Ilha do Facão, cais 2, s/nº, município de ${owner.city}</p>
<p class="b" style="margin-top:4mm">Condições de Validade Gerais</p>
${listed(demands(random, 6, issued), (place) => `${place}-`)}
<p class="j" style="margin-top:5mm"><b>Esta licença é válida até ${longDate(expires)}</b>, respeitadas as condições nela estabelecidas, e é concedida com base no Parecer Técnico nº ${random.int(110, 990)}/${year(issued)} e nos documentos constantes do Processo nº E-07/002.${random.digits(4)}/${year(issued) - 1}.</p>
<p class="r">Rio de Janeiro, ${shortDate(issued, '.')}</p>
${signs(somebody(random), 'Diretor de Licenciamento Ambiental – ID funcional 4.318.220-1')}
<p class="s c" style="margin-top:7mm">Avenida Venezuela, 110 – Saúde – Rio de Janeiro – Notícias e serviços: www.inea.rj.gov.br</p>`,
      read: {
        id: owner.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        mainActivity: [activity],
      },
    }
  },
})
