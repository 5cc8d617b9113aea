import { company } from '../../generator/companies.ts'
import { addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { conditions } from '../../generator/licence-parts.ts'
import { hex, hyphenated, maskCnpj, plate } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'

/** Paraná's newer form: shaded section heads, activity as a section with several labelled parts, plates in lines of five. */
export const layout: Layout = {
  name: 'shaded-heads',
  type: 51,
  variants: ['parts', 'plates'],
  print(random, variant) {
    const fleet = variant === 'plates'
    const firm = company(random, 'PR', fleet ? 'Transportadora' : 'Agroindustrial')
    const issued = randomDate(random, 2019, 2025)
    const expires = addYears(issued, 6)
    const number = `${random.digits(6)}`
    const code = hex(random, 32).toLowerCase()
    const plates = fleet
      ? Array.from({ length: 20 }, () => plate(random, random.pick(['old', 'mercosul'])))
      : []
    const activity = fleet
      ? 'Transporte rodoviário de produtos perigosos a granel'
      : 'Produção de ovos em granja comercial'
    const head = (text: string) => html`<p class="h">${text}</p>`
    const pair = (label: string, value: string) => html`<div><i>${label}</i> ${value}</div>`
    const body = html`<table><tr><td style="width:20mm">${crest(15)}</td><td><b>ESTADO DO PARANÁ</b><br>Secretaria do Desenvolvimento Sustentável<br>Instituto Água e Terra</td><td class="r"><b>Licença de Operação</b><br>Nº ${number}<br>Protocolo ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</td></tr></table>
${head('Identificação do empreendedor')}${pair('Razão social', firm.name)}${pair('CPF/CNPJ', maskCnpj(firm.id))}${pair('Município', `${firm.address.place.city}/PR`)}
${head('Atividade')}${pair('Grupo', fleet ? 'Transporte' : 'Avicultura')}${pair('Atividade específica', activity)}${pair('Detalhes da atividade', fleet ? 'Frota própria e agregada' : '120.000 aves em seis aviários')}
${head('Validade')}${pair('Emissão', shortDate(issued))}${pair('Vencimento', shortDate(expires))}
${fleet ? html`${head('Veículos autorizados')}<p>Placas: ${plates.slice(0, -1).map(hyphenated).join(', ')} e ${hyphenated(plates.at(-1) ?? '')}.</p>` : null}
${head('Condicionantes')}${conditions(random, 9)}<p class="c" style="margin-top:6mm">${person(random, { gender: 'm' }).name}<br>Chefe do Escritório Regional</p>
<p class="s" style="word-break:break-all">Verifique a autenticidade em https://celepar7.pr.gov.br/sga/verificar com a chave ${code}</p>`
    return {
      html: sheet(
        {
          font: fleet ? 'Open Sans' : 'PT Sans',
          sizePt: 9.5,
          css: '.h{background:#ccc;font-weight:bold;margin:2mm 0 1mm;padding:.3mm 1mm}i{display:inline-block;width:42mm;font-style:normal;font-weight:bold}',
        },
        body,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        licensePlate: plates,
        validationLink: 'https://celepar7.pr.gov.br/sga/verificar',
        mainActivity: [activity],
        authorizationDangerousProducts: fleet,
      }),
    }
  },
}
