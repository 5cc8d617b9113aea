import { company } from '../../generator/companies.ts'
import { addDays, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, maskCnpj } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Paraíba: two rows of boxes, a term in days, the activity under a line of its own measures. */
export const layout: Layout = {
  name: 'sudema-pb',
  type: 51,
  variants: ['days', 'renewal'],
  print(random, variant) {
    const firm = company(random, 'PB')
    const issued = randomDate(random, 2019, 2025)
    const days = random.pick([365, 730, 1095])
    const number = `${random.int(1, 3)}${random.digits(3)}/${year(issued)}`
    const activity = random.pick([
      'LOTEAMENTO/PARCELAMENTO DO SOLO - OPERAÇÃO DA ETE',
      'FABRICAÇÃO DE ARTEFATOS DE CIMENTO',
      'MATADOURO PÚBLICO',
    ])
    const hash = `${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}.${hex(random, 4)}`
    const td = (label: string, value: string) => html`<td><div class="l">${label}</div><b>${value}</b></td>`
    const body = html`<p class="c">GOVERNO DO ESTADO DA PARAÍBA<br>SUPERINTENDÊNCIA DE ADMINISTRAÇÃO DO MEIO AMBIENTE – SUDEMA<br><span class="s">Avenida Monsenhor Inventado, 181 - João Pessoa - PB - CNPJ 08.329.849/0001-15</span></p>
<table class="g"><tr>${td('DOCUMENTO', variant === 'renewal' ? 'RENOVAÇÃO DA LICENÇA DE OPERAÇÃO' : 'LICENÇA DE OPERAÇÃO')}${td('LICENÇA Nº', number)}${td('PROCESSO', `${year(issued)}-00${random.digits(4)}/TEC/LO-${random.digits(4)}`)}</tr><tr>${td('VALIDADE', `${days} DIAS A PARTIR DA EMISSÃO`)}${td('EMISSÃO', shortDate(issued))}${td('FORMULÁRIO', random.digits(6))}</tr></table>
<p class="j">A SUDEMA, em conformidade com a Lei Estadual nº 4.335, de 16 de dezembro de 1981, modificada pela Lei nº 6.757/99, e em razão do processo acima citado, CONCEDE a:</p>
<table class="g"><tr>${td('NOME OU RAZÃO SOCIAL', firm.name.toUpperCase())}${td('CNPJ / CPF', maskCnpj(firm.id))}</tr><tr>${td('LOGRADOURO', `${firm.address.street}, ${firm.address.number}`)}${td('MUNICÍPIO', 'CAMPINA INVENTADA')}</tr><tr><td colspan="2"><div class="l">ATIVIDADE</div><b>${activity}</b></td></tr><tr>${td('UNIDADE DE MEDIDA / VALOR', 'm² - 3.450,00')}${td('PORTE / POTENCIAL', 'MÉDIO / MÉDIO')}</tr></table>
<p class="b">CONDICIONANTES</p>${conditions(random, 10)}${variant === 'renewal' ? html`<p class="j">11. Esta licença sucede a LO nº ${random.digits(4)}/${year(issued) - 2}, com validade de 730 dias.</p>` : ''}
<p class="c" style="margin-top:10mm">${person(random, { gender: 'm' }).name}<br>Superintendente</p>
<p class="s">Documento assinado eletronicamente. Verifique a autenticidade em https://sigma.sudema.pb.gov.br/verificar. Código de autenticidade: ${hash}</p>`
    return {
      html: sheet(
        {
          font: 'DejaVu Sans',
          sizePt: 8.5,
          css: '.g td{border:1px solid #000;padding:.8mm 1.5mm;vertical-align:top}.g{margin:2mm 0}.l{font-size:6.5pt}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: hash,
        expirationDate: addDays(issued, days),
        validationLink: 'https://sigma.sudema.pb.gov.br/verificar',
        mainActivity: [activity],
      }),
    }
  },
}
