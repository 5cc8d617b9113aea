import { company } from '../../generator/companies.ts'
import { addDays, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Alagoas: label cell at the left, value at the right, number and term boxed; the finality of the licence in prose. */
export const layout: Layout = {
  name: 'alagoas-right',
  type: 51,
  variants: ['finality', 'numbered'],
  print(random, variant) {
    const finality = variant === 'finality'
    const firm = company(random, 'AL', 'Agroindustrial')
    const issued = randomDate(random, 2019, 2025)
    const days = 1460
    const number = `${year(issued)}.${random.digits(5)}.${random.digits(3)}.LO.IMA`
    const code = `${random.digits(4)}-${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`
    const activities = finality
      ? ['Usina de açúcar com destilaria de álcool anexa e cogeração a bagaço']
      : ['Envase de água mineral', 'Fabricação de garrafões retornáveis', 'Lavagem de vasilhames']
    const row = (label: string, value: ReturnType<typeof html> | string) =>
      html`<tr><td class="k">${label}</td><td>${value}</td></tr>`
    const body = html`<table><tr><td>${crest(16, '#933')}</td><td class="c b">ESTADO DE ALAGOAS<br>INSTITUTO DO MEIO AMBIENTE DO ESTADO DE ALAGOAS - IMA/AL</td></tr></table>
<p class="c b">LICENÇA DE OPERAÇÃO</p><table class="g">${row('NÚMERO DA LICENÇA', number)}${row('TERMO DE VALIDADE', `${days} dias a partir da data da assinatura`)}${row('NOME / RAZÃO SOCIAL', firm.name)}${row('CPF / CNPJ', maskCnpj(firm.id))}${row('ENDEREÇO', `${firm.address.street}, ${firm.address.number}`)}${finality ? row('FINALIDADE', activities[0] ?? '') : row('ATIVIDADES', html`${activities.map((one, i) => html`<div>${i + 1}. ${one}</div>`)}`)}${row('CARACTERIZAÇÃO', 'Área útil de 2,4 ha, em zona industrial, fora de unidade de conservação.')}</table>
<p class="b">CONDICIONANTES</p>${conditions(random, 8)}<p>Maceió/AL, ${longDate(issued)}.</p><p class="c" style="margin-top:6mm">${person(random, { gender: 'm' }).name}<br>Diretor-Presidente</p><p class="s">O código de verificação ${code} permite conferir este documento em https://cerberus.ima.al.gov.br/verificacao</p>`
    return {
      html: sheet(
        {
          font: finality ? 'Noto Sans' : 'Liberation Serif',
          sizePt: 10,
          css: '.g td{border:.2mm solid #000;padding:1mm 2mm;vertical-align:top}.k{width:48mm;font-weight:bold;font-size:.85em}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: addDays(issued, days),
        validationLink: 'https://cerberus.ima.al.gov.br/verificacao',
        mainActivity: activities,
      }),
    }
  },
}
