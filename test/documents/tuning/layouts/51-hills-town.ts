import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A town of Rio Grande do Sul: a code under a label of its own, activity and sizes in aligned pairs, numbered sections. */
export const layout: Layout = {
  name: 'hills-town',
  type: 51,
  variants: ['pairs', 'one-line'],
  print(random, variant) {
    const pairs = variant === 'pairs'
    const firm = company(random, 'RS', 'Metalúrgica')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(10, 190)}/${year(issued)}`
    const key = `${alphanumeric(random, 5).toUpperCase()}${random.digits(3)}`
    const activity = pairs
      ? 'FABRICAÇÃO DE ESTRUTURAS E ESQUADRIAS METÁLICAS, SEM TRATAMENTO DE SUPERFÍCIE E COM PINTURA'
      : '1.124,10 - BENEFICIAMENTO DE PEDRAS PRECIOSAS COM TINGIMENTO'
    const line = (label: string, value: string) => html`<tr><td class="k">${label}</td><td>${value}</td></tr>`
    const body = html`<p class="c b">ESTADO DO RIO GRANDE DO SUL<br>PREFEITURA MUNICIPAL DE SOLEDADE DA SERRA<br>SECRETARIA MUNICIPAL DE AGRICULTURA E MEIO AMBIENTE</p><p class="c b">LICENÇA DE OPERAÇÃO<br>LO nº ${number}</p>
<p class="j">A Secretaria Municipal, com fundamento na Lei Municipal nº 3.${random.digits(3)}/2013 e na Resolução CONSEMA 372/2018, com base nos autos do processo administrativo nº ${random.digits(4)}/${year(issued)}, expede a presente LICENÇA DE OPERAÇÃO que autoriza o:</p>
<p class="b">1. IDENTIFICAÇÃO</p><table>${line('EMPREENDEDOR:', firm.name.toUpperCase())}${line('CPF/CNPJ:', maskCnpj(firm.id))}${line('ENDEREÇO:', `${firm.address.street}, ${firm.address.number}`)}${line('MUNICÍPIO:', 'SOLEDADE DA SERRA - RS')}</table>
<p class="b">2. EMPREENDIMENTO</p><table>${pairs ? html`${line('CODRAM:', '1110,20')}${line('ATIVIDADE:', activity)}` : line('RAMO DE ATIVIDADE:', activity)}${line('MEDIDA PORTE:', '1.250,00 área útil em m²')}${line('PORTE:', 'MÉDIO')}${line('POTENCIAL POLUIDOR:', 'ALTO')}${line('LOCALIZAÇÃO:', 'RS 332, km 4, Distrito Industrial')}</table>
<p class="b">3. CONDIÇÕES E RESTRIÇÕES</p>${conditions(random, 8)}
<p class="j">Este documento é válido para as condições acima até ${shortDate(expires)}, perdendo a validade caso os dados fornecidos não correspondam à realidade.</p>
<p>Soledade da Serra, ${longDate(issued)}.</p><p class="c" style="margin-top:7mm">${person(random, { gender: 'm' }).name}<br>Licenciador Ambiental</p><p class="s">Para verificar a autenticidade aponte para https://soledadedaserra.rs.gov.br/doc e digite ${key}. Código do documento: ${key}</p>`
    return {
      html: sheet(
        {
          font: pairs ? 'DejaVu Sans Condensed' : 'Open Sans',
          sizePt: 9.5,
          css: '.k{width:44mm;vertical-align:top;font-weight:bold}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: key,
        expirationDate: expires,
        validationLink: 'https://soledadedaserra.rs.gov.br/doc',
        mainActivity: [activity],
      }),
    }
  },
}
