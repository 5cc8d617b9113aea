import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Tocantins, a town: an ordinance whose articles say who, what, where and until when. */
export const layout: Layout = {
  name: 'order-of-service',
  type: 51,
  variants: ['ordinance', 'semicolons'],
  print(random, variant) {
    const semicolons = variant === 'semicolons'
    const firm = company(random, 'TO', 'Cerâmica')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 2)
    const number = `${random.int(11, 98)}/${year(issued)}`
    const activities = semicolons
      ? [
          'extração de argila em várzea',
          'fabricação de blocos cerâmicos',
          'queima em fornos do tipo paulistinha',
        ]
      : ['comércio e depósito de agrotóxicos, seus componentes e afins']
    const body = html`<p class="c">${crest(17, '#663')}<br><b>PREFEITURA MUNICIPAL DE GURUPI DOS CAMPOS</b><br>Secretaria Municipal de Meio Ambiente e Turismo</p><p class="b">PORTARIA DE LICENCIAMENTO Nº ${number}, DE ${longDate(issued).toUpperCase()}.</p><p class="j" style="margin-left:70mm">Concede Licença Municipal de Operação e dá outras providências.</p>
<p class="j">O SECRETÁRIO MUNICIPAL DE MEIO AMBIENTE E TURISMO, no uso de suas atribuições legais,</p><p class="b">RESOLVE:</p>
<p class="j">Art. 1º Fica concedida a Licença Municipal de Operação à empresa ${firm.name}, inscrita no CNPJ/MF sob o nº ${maskCnpj(firm.id)}, para ${semicolons ? html`as atividades de ${activities.slice(0, 2).join('; ')}; e ${activities[2] ?? ''}` : html`a atividade de ${activities[0] ?? ''}`}.</p>
<p class="j">Art. 2º O empreendimento localiza-se na ${firm.address.street}, nº ${firm.address.number}, nesta cidade.</p><p class="j">Art. 3º Esta licença vigorará até ${longDate(expires)}, podendo ser revogada a qualquer tempo.</p><p class="j">Art. 4º São condicionantes desta licença:</p>${conditions(random, 6)}<p class="j">Art. 5º Esta Portaria entra em vigor na data de sua publicação.</p>
<p class="c" style="margin-top:9mm">${person(random, { gender: 'm' }).name}<br>Secretário Municipal</p>`
    return {
      html: sheet(
        { font: semicolons ? 'Caladea' : 'Liberation Serif', sizePt: 11, margin: '22mm 25mm' },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: activities,
      }),
    }
  },
}
