import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Amazonas, a municipal foundation: `Empreendimento/Atividade` in a box beside its class, bullets in the cell. */
export const layout: Layout = {
  name: 'enterprise-slash',
  type: 51,
  variants: ['bullets', 'plain'],
  print(random, variant) {
    const bullets = variant === 'bullets'
    const firm = company(random, 'AM', bullets ? 'Indústria Química' : 'Comércio de Combustíveis')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, random.pick([1, 2, 3]))
    const number = `${random.int(100, 399)}/${year(issued)}`
    const key = `${random.digits(3)}-${alphanumeric(random, 6).toUpperCase()}`
    const activities = bullets
      ? [
          'Fabricação de embalagens plásticas por sopro e injeção',
          'Reciclagem de aparas próprias',
          'Impressão por serigrafia',
        ]
      : ['Revenda varejista de gás liquefeito de petróleo em recipientes transportáveis (classe III)']
    const body = html`<p class="c b">PREFEITURA DE MANAUS NOVA<br>FUNDAÇÃO MUNICIPAL DE MEIO AMBIENTE</p><table class="g"><tr><td class="b">LICENÇA MUNICIPAL DE OPERAÇÃO - LMO</td><td>N.º<br><b>${number}</b></td><td>Validade<br><b>${shortDate(expires)}</b></td></tr></table>
<table class="g"><tr><td colspan="2">Interessado(a)<br><b>${firm.name.toUpperCase()}</b></td><td>CNPJ/CPF<br><b>${maskCnpj(firm.id)}</b></td></tr><tr><td colspan="2">Empreendimento/Atividade<br>${bullets ? html`<ul>${activities.map((one) => html`<li>${one}</li>`)}</ul>` : html`<b>${activities[0] ?? ''}</b>`}</td><td>Porte<br><b>Pequeno</b><br>Potencial poluidor<br><b>Médio</b></td></tr><tr><td>Logradouro<br><b>${firm.address.street}, ${firm.address.number}</b></td><td>Bairro<br><b>${firm.address.district}</b></td><td>Coordenadas<br>03°05'22"S 60°01'11"O</td></tr></table>
<p class="s">Esta licença é composta de ${random.int(8, 12)} restrições constantes do verso, cujo não cumprimento sujeitará o infrator às sanções legais.</p>
<p>Manaus Nova, ${longDate(issued)}.</p><p class="c" style="margin-top:7mm">${person(random, { gender: 'f' }).name}<br>Diretora-Presidente</p><p class="b">RESTRIÇÕES E/OU CONDIÇÕES DE VALIDADE DESTA LICENÇA</p>${conditions(random, 9)}
<p class="s">A validação deste documento é feita em fmma.manausnova.am.gov.br/validador usando a chave ${key}</p>`
    return {
      html: sheet(
        {
          font: bullets ? 'Liberation Sans' : 'Andika',
          sizePt: 9.5,
          css: '.g td{border:.3mm solid #060;padding:1mm 1.5mm;vertical-align:top}.g{margin:2mm 0}ul{margin:0;padding-left:5mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'fmma.manausnova.am.gov.br/validador',
        mainActivity: activities,
      }),
    }
  },
}
