import { company } from '../../generator/companies.ts'
import { addYears, dateInWords, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** A town in Espírito Santo: one long sentence that names licensee, number, activity and term. */
export const layout: Layout = {
  name: 'municipio-prose',
  type: 51,
  variants: ['single', 'regularisation', 'too-long'],
  print(random, variant) {
    const firm = company(random, 'ES')
    const owner = person(random, { uf: 'ES', gender: 'f' })
    const single = variant === 'single'
    const issued = randomDate(random, 2017, 2024)
    const expires = addYears(issued, variant === 'too-long' ? 15 : 4)
    const number = `0${random.int(10, 99)}/${year(issued)}`
    const kind =
      {
        single: 'LICENÇA AMBIENTAL ÚNICA - LAU',
        regularisation: 'LICENÇA DE OPERAÇÃO DE REGULARIZAÇÃO - LOR',
        'too-long': 'LICENÇA MUNICIPAL DE OPERAÇÃO - LMO',
      }[variant] ?? ''
    const activity = random.pick([
      'secagem mecânica de grãos de café',
      'lavanderia industrial sem tingimento',
      'serralheria sem tratamento superficial',
    ])
    const body = html`<p class="c b">MUNICÍPIO DE ALTO INVENTADO<br>ESTADO DO ESPÍRITO SANTO<br>SECRETARIA MUNICIPAL DE DESENVOLVIMENTO SUSTENTÁVEL</p>
<h1>${kind} Nº ${number}</h1>
<p class="j">O Secretário Municipal, no uso de suas atribuições, conforme a Lei Municipal nº ${random.digits(4)}/2011 e tendo em vista o processo nº ${random.digits(6)}/${year(issued) - 1}, concede a ${single ? html`<b>${owner.name}</b>, produtora rural, CPF nº ${maskCpf(owner.cpf)}` : html`<b>${firm.name}</b>, pessoa jurídica inscrita no CNPJ nº ${maskCnpj(firm.id)}, representada por ${owner.name}, CPF nº ${maskCpf(owner.cpf)}`}, a presente licença para a atividade de ${activity}, situada na ${firm.address.street}, neste Município, com validade até ${shortDate(expires)}, mediante as condições abaixo, que obrigam também seus sucessores.</p>
${conditions(random, 8)}
<p class="j">Alto Inventado, ${dateInWords(issued)} (${longDate(issued)}).</p><p class="c" style="margin-top:16mm">${person(random, { gender: 'm' }).name}<br>Secretário Municipal de Desenvolvimento Sustentável</p>`
    return {
      html: sheet(
        {
          font: 'Liberation Serif',
          sizePt: 12,
          margin: '24mm 26mm',
          css: 'h1{font-size:14pt;text-align:center;margin:8mm 0}',
        },
        body,
      ),
      data: licenceData({
        id: single ? owner.cpf : firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: [activity],
        // An operating licence lasts ten years at most (CONAMA 237, art. 18).
        documentValidation: variant !== 'too-long',
      }),
    }
  },
}
