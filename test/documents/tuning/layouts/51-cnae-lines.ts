import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A town of São Paulo under the state's agreement: `CNAE` lines, main and secondary, each line its own label. */
export const layout: Layout = {
  name: 'cnae-lines',
  type: 51,
  variants: ['labelled', 'classification'],
  print(random, variant) {
    const labelled = variant === 'labelled'
    const firm = company(random, 'SP', 'Metalúrgica')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 3)
    const number = `${year(issued)}/${random.digits(4)}`
    const code = `${random.digits(6)}.${random.digits(2)}`
    const activities = labelled
      ? [
          '25.42-0-00 Fabricação de artigos de serralheria, exceto esquadrias',
          '25.39-0-02 Serviços de tratamento e revestimento em metais',
        ]
      : ['Fabricação de produtos de panificação industrial']
    const line = (label: string, value: string) => html`<p class="f"><b>${label}:</b> ${value}</p>`
    const body = html`<p class="c"><b>PREFEITURA MUNICIPAL DE ITAPETINGA PAULISTA</b><br>Departamento de Licenciamento Ambiental<br><span class="s">Convênio de municipalização CETESB - Deliberação CONSEMA 01/2018</span></p><p class="c b">LICENÇA AMBIENTAL MUNICIPAL DE OPERAÇÃO Nº ${number}</p>
${line('Razão social', firm.name)}${line('CNPJ', maskCnpj(firm.id))}${line('Logradouro', `${firm.address.street}, ${firm.address.number} - ${firm.address.district}`)}
${labelled ? html`${line('CNAE principal', activities[0] ?? '')}${line('CNAE secundário', activities[1] ?? '')}` : html`${line('Classificação da atividade', activities[0] ?? '')}${line('Fator de complexidade (W)', '2,5')}`}
${line('Área construída', '1.840,00 m²')}${line('Horário de funcionamento', 'das 7h às 22h')}${line('Número de funcionários', '46')}${line('Validade', shortDate(expires))}
<p class="b">EXIGÊNCIAS TÉCNICAS</p>${conditions(random, 10)}<p>Itapetinga Paulista, ${longDate(issued)}</p><p class="c" style="margin-top:6mm">${person(random, { gender: 'f' }).name}<br>Analista Ambiental</p>
<p class="s">Documento eletrônico. Autentique em https://itapetingapaulista.sp.gov.br/autentica informando o nº de autenticação ${code}</p>`
    return {
      html: sheet(
        {
          font: labelled ? 'DejaVu Sans' : 'Carlito',
          sizePt: labelled ? 8.5 : 10.5,
          css: '.f{margin:0 0 .8mm}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        validationLink: 'https://itapetingapaulista.sp.gov.br/autentica',
        mainActivity: activities,
      }),
    }
  },
}
