import { addMonths, addYears, randomDate, shortDate } from '../../generator/dates.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { cnpj, cpf, maskCnpj, maskCpf } from '../../generator/numbers.ts'
import { asPrinted, firm, somebody, trucks, unbroken } from '../blind-t.ts'

/** A client's form about a haulier's licence: captions under the values, plates in a row; the client has a CNPJ too. */
export const layout: Layout = licencePages('blind-t-stranger-cadastro', {
  one: (random) => {
    const owner = firm(random, '~ Cargas Líquidas Ltda')
    const client = firm(random, 'Refinaria ~ S.A.')
    const issued = randomDate(random, 2021, 2025)
    const expires = addYears(issued, 2)
    const number = `05.${shortDate(issued).slice(8)}.${shortDate(issued).slice(3, 5)}.00${random.digits(4)}-${random.digits(1)}`
    const plates = trucks(random, 6)
    const activity = 'Transporte rodoviário de cargas perigosas'
    const field = (caption: string, value: string | Html, width = '100%') =>
      html`<div style="width:${width};padding:0 3mm 4mm 0"><div style="border-bottom:.25mm solid #333;padding:0 1mm .4mm">${value}</div><span class="s" style="color:#555">${caption}</span></div>`
    return {
      paper: {
        font: 'PT Sans',
        sizePt: 11,
        margin: '18mm 20mm',
        css: '.line { display: flex } h3 { font-size: 11pt; background: #234; color: #fff; padding: 1mm 2mm; margin: 3mm 0 3mm }',
      },
      body: html`<p><b>FICHA DE TRANSPORTADOR – LICENÇA DE OPERAÇÃO (LO)</b></p>
<h3>1. Licença</h3>
<div class="line">${field('Órgão que emitiu', 'Agência Estadual de Meio Ambiente – CPRH (Pernambuco)', '65%')}${field('LO nº', unbroken(number), '35%')}</div>
<div class="line">${field('Emissão', shortDate(issued), '33%')}${field('Válida até', shortDate(expires), '33%')}${field('Tipo', 'Renovação', '34%')}</div>
${field('Atividade licenciada', activity)}
<h3>2. Titular da licença</h3>
<div class="line">${field('Razão social', owner.name, '60%')}${field('CNPJ', maskCnpj(owner.id), '40%')}</div>
${field('Endereço', `${owner.road}, ${owner.city}/PE, CEP ${owner.postcode}`)}
<h3>3. Frota coberta pela licença</h3>
${field('Placas', plates.map(asPrinted).join(' / '))}
<h3>4. Uso da contratante</h3>
<div class="line">${field('Contratante', client.name, '60%')}${field('CNPJ da contratante', maskCnpj(cnpj(random)), '40%')}</div>
<div class="line">${field('Cadastro aprovado em', shortDate(addMonths(issued, 2)), '33%')}${field('Analista', somebody(random), '34%')}${field('CPF do analista', maskCpf(cpf(random)), '33%')}</div>`,
      read: {
        id: owner.id,
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
