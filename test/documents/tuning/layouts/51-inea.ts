import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** Rio de Janeiro: one paragraph of prose, then general and specific conditions. */
export const layout: Layout = {
  name: 'inea',
  type: 51,
  variants: ['transport', 'quarry', 'farmer'],
  print(random, variant) {
    const firm = company(random, 'RJ', variant === 'transport' ? 'Transportes' : 'Mineração')
    const owner = person(random, { uf: 'RJ', gender: 'm' })
    const natural = variant === 'farmer'
    const issued = randomDate(random, 2018, 2023)
    const expires = addYears(issued, variant === 'transport' ? 5 : 8)
    const number = `IN${random.digits(6)}`
    const activity =
      {
        transport:
          'coleta e transporte rodoviário de produtos perigosos (classes 3 e 8) e de resíduos Classe I',
        quarry: 'extração e beneficiamento de granito para produção de brita',
        farmer: 'suinocultura em ciclo completo com 450 matrizes',
      }[variant] ?? ''
    const process =
      variant === 'farmer'
        ? `SEI-070002/00${random.digits(4)}/${year(issued)}`
        : `PD-07/014.${random.digits(3)}/${year(issued)}`
    const body = html`<div class="c">${crest(18, '#1d4e89')}<div class="b">GOVERNO DO ESTADO DO RIO DE JANEIRO</div>
<div>SECRETARIA DE ESTADO DO AMBIENTE E SUSTENTABILIDADE</div><div>INSTITUTO ESTADUAL DO AMBIENTE - INEA</div>
<h1>LICENÇA DE OPERAÇÃO</h1><p class="b">LO Nº ${number}</p></div>
<p class="j i">O Instituto Estadual do Ambiente - INEA, no uso de suas atribuições que lhe são conferidas pela Lei nº 5.101, de 04 de outubro de 2007, e pelo Decreto nº 46.890, de 23 de dezembro de 2019, e suas modificações posteriores, e em especial do Decreto que dispõe sobre o Sistema Estadual de Licenciamento Ambiental, concede a presente Licença de Operação a</p>
<p class="b">${natural ? owner.name : firm.name}</p>
<p>CNPJ/CPF: ${natural ? maskCpf(owner.cpf) : maskCnpj(firm.id)}</p>
<p>Código INEA: UN0${random.digits(5)}/55.61.20</p>
<p>Endereço: ${oneLine(natural ? owner.address : firm.address)}</p>
<p class="j i">para realizar a atividade de ${activity}</p>
<p class="j i">${variant === 'transport' ? `na(s) seguinte(s) via(s): rodovias de todo o território do Estado do Rio de Janeiro, exceto nos trechos em que houver restrição da autoridade de trânsito.` : `no seguinte local: ${oneLine(firm.address)}`}</p>
${variant === 'transport' ? html`<p>CE033: 4930-2/03 - Transporte rodoviário de produtos perigosos</p>` : ''}
<p class="b">Condições de Validade Gerais</p>
<p class="j">1- Esta Licença diz respeito aos aspectos ambientais e não exime o empreendedor do atendimento às demais licenças e autorizações federais, estaduais e municipais exigíveis por lei;</p>
<p class="j">2- Esta Licença não poderá sofrer qualquer alteração, nem ser plastificada, sob pena de perder sua validade;</p>
<p class="j">3- Requerer a renovação desta Licença no mínimo 120 (cento e vinte) dias antes do vencimento do seu prazo de validade;</p>
<p class="j b">Esta licença é válida até ${longDate(expires)}, respeitadas as condições nela estabelecidas, e é concedida com base nos documentos e informações constantes do Processo nº ${process} e seus anexos.</p>
<p class="r">Rio de Janeiro, ${longDate(issued)}.</p>
<div class="c" style="margin-top:14mm"><div>_______________________________</div><div class="b">${person(random, { gender: 'f' }).name.toUpperCase()}</div><div>Diretora de Licenciamento Ambiental</div><div class="s">ID Funcional ${random.digits(7)}-${random.digits(1)}</div></div>
<div class="break"></div><p class="b">LO Nº ${number}</p><p class="b">Condições de Validade Específicas</p>${conditions(random, 12)}
<p class="s c">Avenida Venezuela, 110 - Saúde - Rio de Janeiro - RJ - CEP 20081-312 - www.inea.rj.gov.br<br>CNPJ 10.598.957/0001-35</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 11.5,
          margin: '18mm 24mm',
          css: 'h1{font-size:17pt;margin:5mm 0 1mm}.i{text-indent:12mm}',
        },
        body,
      ),
      data: licenceData({
        id: natural ? owner.cpf : firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        // The site in the footer is the agency's address, not a place to check this licence.
        validationLink: null,
        mainActivity: [activity],
        authorizationDangerousProducts: variant === 'transport',
      }),
    }
  },
}
