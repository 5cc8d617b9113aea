import { addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cnpj, hyphenated, maskCnpj } from '../../generator/numbers.ts'
import { fleet, holder } from '../blind-q.ts'

/** A shipper's form on a haulier's authorisation: captions under the values, a grid of plates at the end. */
export const layout: Layout = licencePages('blind-q-stranger-frota', {
  one: (random) => {
    const firm = holder(random, '* TRANSPORTES QUÍMICOS LTDA')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 2)
    const number = `${random.int(1010, 7900)}/${year(issued)}`
    const plates = fleet(random, 12)
    const activity = 'Transporte rodoviário de produtos perigosos a granel'
    const under = (value: string, caption: string) =>
      html`<td><b>${value}</b><br><span class="s">${caption}</span></td>`
    return {
      paper: {
        font: 'DejaVu Sans',
        sizePt: 10,
        margin: '18mm 18mm',
        css: '.u { margin-bottom: 4mm } .u td { border-bottom: .25mm solid #777; padding: 2mm 3mm 1mm 0; vertical-align: top } .u span { color: #555 } .g td { padding: 1.5mm 4mm 1.5mm 0; width: 25% }',
      },
      body: html`<p class="b" style="font-size:13pt">Ficha de transportador – licenciamento ambiental</p>
<table class="u"><tr>${under('NATURATINS – Instituto Natureza do Tocantins', 'órgão emissor')}${under('AUTORIZAÇÃO AMBIENTAL', 'tipo de licença')}</tr></table>
<table class="u"><tr>${under(number, 'nº da autorização')}${under(shortDate(issued), 'data de emissão')}${under(shortDate(expires), 'data de validade')}</tr></table>
<table class="u"><tr>${under(firm.name, 'razão social do transportador')}${under(maskCnpj(firm.id), 'CNPJ do transportador')}</tr></table>
<table class="u"><tr>${under(activity, 'atividade licenciada')}</tr></table>
<p class="b">Placas dos veículos autorizados</p>
<table class="g">${[0, 4, 8].map((from) => html`<tr>${plates.slice(from, from + 4).map((plate) => html`<td>${hyphenated(plate)}</td>`)}</tr>`)}</table>
<p class="s" style="margin-top:8mm">Ficha preenchida para o embarcador Petroquímica Rio Manso S/A (CNPJ ${maskCnpj(cnpj(random))}) em ${shortDate(randomDate(random, 2025, 2026))}. Uso interno.</p>`,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        licensePlate: plates,
        mainActivity: [activity],
        authorizationDangerousProducts: true,
        documentValidation: false,
      },
    }
  },
})
