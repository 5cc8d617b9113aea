import { qrCode } from '../../generator/codes.ts'
import { company } from '../../generator/companies.ts'
import { addYears, longDate, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'
import { oneLine } from '../../generator/places.ts'

/** The link that checks the licence is in its code: nowhere in print (`only`), or the host alone beside it (`beside`). */
export const layout: Layout = {
  name: 'link-in-code',
  type: 51,
  source: 'none',
  variants: ['only', 'beside'],
  async print(random, variant) {
    const firm = company(random, 'MA')
    const issued = randomDate(random, 2021, 2024)
    const expires = addYears(issued, random.pick([3, 4, 5]))
    const number = `10${random.digits(5)}/${issued.slice(0, 4)}`
    const code = alphanumeric(random, 10).toUpperCase()
    const link = `https://sigla.sema.ma.gov.br/autenticidade/validar?doc=${code}`
    const activity = 'Fabricação de estruturas pré-moldadas de concreto armado'
    const director = personName(random, 'f')
    const text =
      variant === 'only'
        ? 'Aponte a câmera para o código e confira a autenticidade desta licença.'
        : `A autenticidade desta licença pode ser conferida em sigla.sema.ma.gov.br com o código ${code}.`
    const body = html`<table><tr><td style="width:24mm">${crest(18, '#345')}</td><td class="c"><b>GOVERNO DO ESTADO DO MARANHÃO</b><br>SECRETARIA DE ESTADO DO MEIO AMBIENTE E RECURSOS NATURAIS - SEMA</td><td style="width:34mm;text-align:right">${await qrCode(link, 27)}</td></tr></table>
<h1>LICENÇA DE OPERAÇÃO Nº ${number}</h1>
<p class="j">A Secretaria de Estado do Meio Ambiente e Recursos Naturais, no uso de suas atribuições, concede a presente Licença de Operação ao empreendedor abaixo.</p>
<table class="g"><tr><td>EMPREENDEDOR</td><td>${firm.name.toUpperCase()}</td></tr><tr><td>CNPJ</td><td>${maskCnpj(firm.id)}</td></tr><tr><td>ENDEREÇO</td><td>${oneLine(firm.address)}</td></tr><tr><td>ATIVIDADE</td><td>${activity}</td></tr><tr><td>EMISSÃO</td><td>${shortDate(issued)}</td></tr><tr><td>VALIDADE</td><td>${shortDate(expires)}</td></tr></table>
<p class="b">CONDICIONANTES</p>${conditions(random, 7)}
<p>São Luís - MA, ${longDate(issued)}.</p><p class="c" style="margin-top:14mm">______________________________<br>${director}<br>Superintendente de Licenciamento</p><p class="s c">${text}</p>`
    return {
      html: sheet(
        {
          font: 'Carlito',
          sizePt: 11,
          css: 'h1{font-size:15pt;text-align:center;margin:6mm 0 4mm}.g{margin:3mm 0}.g td{border:1px solid #555;padding:1mm 2mm}.g td:first-child{width:36mm;font-weight:bold}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        accessKey: variant === 'only' ? null : code,
        validationLink: link,
        mainActivity: [activity],
      }),
    }
  },
}
