import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { hyphenated, maskCnpj } from '../../generator/numbers.ts'
import { demands, LINED, licensee, lined, listed, named, plates } from '../blind-n.ts'

/** FEPAM: a haulier's licence with the code of its branch under a label of its own and plates in four columns. */
export const layout: Layout = {
  name: 'blind-n-rs-frota',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% TRANSPORTES RODOVIARIOS LTDA')
    const from = randomDate(random, 2020, 2023)
    const to = addDays(addYears(from, 5), -1)
    const [serial, fleet] = [`0${random.digits(4)}`, plates(random, 12, 'old')]
    const activity = 'TRANSPORTE RODOVIÁRIO DE PRODUTOS PERIGOSOS'
    const rows = [0, 4, 8].map((start) =>
      fleet.slice(start, start + 4).map((one) => (/\d{4}$/.test(one) ? hyphenated(one) : one)),
    )
    return {
      html: sheet(
        {
          font: 'Liberation Sans',
          sizePt: 10,
          margin: '14mm 17mm',
          css: `${LINED} h2 { font-size: 10.5pt; margin: 3mm 0 1.5mm } .pair td { padding: .4mm 1mm; vertical-align: top } .pair td:first-child { width: 62mm }`,
        },
        html`<p class="c s">ESTADO DO RIO GRANDE DO SUL<br>SECRETARIA DO MEIO AMBIENTE E INFRAESTRUTURA<br><b>FUNDAÇÃO ESTADUAL DE PROTEÇÃO AMBIENTAL HENRIQUE LUIZ ROESSLER - RS</b></p>
<table><tr><td class="s">Processo n.º<br>${random.digits(4)}-05.67 / ${String(year(from) - 1).slice(2)}.4</td><td class="c b" style="font-size:15pt">LICENÇA DE OPERAÇÃO</td><td class="r b" style="font-size:13pt">LO N.º ${serial} / ${year(from)}</td></tr></table>
<p class="j">A Fundação Estadual de Proteção Ambiental, criada pela Lei Estadual n.º 9.077 de 04/06/90, com base no processo administrativo acima, expede a presente licença que autoriza a:</p>
<h2>I - Identificação:</h2><table class="pair"><tr><td>EMPREENDEDOR RESPONSÁVEL:</td><td>${random.digits(6)} - ${firm.name}</td></tr>
<tr><td>CPF / CNPJ / Doc Estr:</td><td>${maskCnpj(firm.id)}</td></tr><tr><td>ENDEREÇO:</td><td>${firm.road}<br>${firm.postcode} ERECHIM - RS</td></tr>
<tr><td>EMPREENDIMENTO:</td><td>${random.digits(6)}</td></tr><tr><td>LOCALIZAÇÃO:</td><td>Rodovias do Estado do Rio Grande do Sul</td></tr>
<tr><td>A PROMOVER A OPERAÇÃO RELATIVA À ATIVIDADE DE:</td><td>${activity}</td></tr><tr><td>RAMO DE ATIVIDADE:</td><td>4.720,10</td></tr><tr><td>MEDIDA DE PORTE:</td><td>${fleet.length},00 número de veículos</td></tr></table>
<h2>II - Condições e Restrições:</h2><p>1. Quanto aos veículos licenciados (placas):</p>${lined(rows)}
<p class="j">2. Classes de risco admitidas: 2, 3, 8 e 9. Ficam de fora explosivos (Classe 1) e radioativos (Classe 7).</p>
${listed(demands(random, 4, from), (index) => `${index + 3}.`)}
<p class="j">Havendo alteração nos atos constitutivos, cópia da mesma deverá ser apresentada, imediatamente, à FEPAM, sob pena do empreendedor acima identificado continuar com a responsabilidade sobre a atividade licenciada por este documento.</p>
<p>Data de emissão: Porto Alegre, ${longDate(addDays(from, -3))}.</p><p class="j">Este documento é válido para as condições acima no período de ${shortDate(from)} a ${shortDate(to)}.</p>
<p class="c s" style="margin-top:5mm">Documento assinado digitalmente por ${named(random)}, Chefe do Serviço de Licenciamento de Fontes Móveis.</p><p class="c s">Av. das Docas, 1180 - Porto Alegre - RS - www.fepam.rs.gov.br</p>`,
      ),
      data: licenceData({
        id: firm.id,
        number: `${serial}/${year(from)}`,
        scope: 'STATE',
        expirationDate: to,
        licensePlate: fleet,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
      }),
    }
  },
}
