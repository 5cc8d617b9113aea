import { addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const css = `
.head { display: flex; justify-content: space-between; align-items: center } .head p { margin: 0; text-align: center }
h1 { text-align: center; font-size: 17pt; margin: 6mm 0 0 } h2 { text-align: center; font-size: 11pt; font-style: italic; font-weight: normal; margin: 0 0 4mm }
.f { border-bottom: .6pt solid #555; padding: 1.4mm 0 } .f b { font-size: 9pt } .f i { font-size: 8pt; color: #444 } .f div { font-size: 11pt; margin-top: .4mm }
.half { display: grid; grid-template-columns: 1fr 1fr; gap: 0 6mm }
.notes { columns: 2; column-gap: 6mm; font-size: 8.4pt; text-align: justify; margin-top: 4mm }`

export const layout: Layout = {
  name: 'blind-e-bilingue',
  type: 51,
  variants: ['polo'],
  source: 'none',
  print: (random) => {
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 1)
    const id = cnpj(random)
    const number = `${random.int(103, 480)}/${year(issued) % 100}-0${random.int(2, 9)}`
    const activity = 'Fabricação de componentes eletrônicos (placas de circuito impresso montadas)'
    const field = (pt: string, en: string, value: string) =>
      html`<div class="f"><b>${pt}</b> / <i>${en}</i><div>${value}</div></div>`
    const page = html`<div class="head">${crest(16, '#0f5132')}<div><p class="b">GOVERNO DO ESTADO DO AMAZONAS</p><p class="b">INSTITUTO DE PROTEÇÃO AMBIENTAL DO AMAZONAS – IPAAM</p><p class="s"><i>State of Amazonas – Environmental Protection Institute</i></p></div>${crest(16, '#7a5c00')}</div>
      <h1>LICENÇA DE OPERAÇÃO – L.O. Nº ${number}</h1><h2>Operating Licence</h2>
      ${field('Interessado', 'Licensee', 'ENCONTRO DAS ÁGUAS ELETRÔNICA DA AMAZÔNIA LTDA')}
      <div class="half">${field('CNPJ/CPF', 'Taxpayer number', maskCnpj(id))}${field('Inscrição estadual', 'State registration', `0${random.digits(1)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`)}</div>
      ${field('Endereço', 'Address', `Avenida Buriti Novo, ${random.int(100, 4200)}, Distrito Industrial I, Manaus – AM`)}
      ${field('Atividade', 'Activity', activity)}
      <div class="half">${field('Processo nº', 'File', `${random.digits(4)}/${year(issued) - 3}-T`)}${field('Registro no IPAAM', 'Registry', `${random.digits(4)}.${random.digits(4)}`)}</div>
      <div class="half">${field('Potencial poluidor / porte', 'Impact / size', 'Médio / Excepcional')}${field('Data de emissão', 'Date of issue', shortDate(issued))}</div>
      ${field('Prazo de validade', 'Term', '01 (um) ano, a contar da data de emissão')}
      <div class="notes"><b>Restrições / Conditions</b><br>1. O pedido de renovação deve ocorrer no prazo mínimo de 120 dias antes do vencimento. <i>Renewal must be requested 120 days in advance.</i><br>2. Toda modificação do projeto requer nova licença. <i>Any change of the project requires a new licence.</i><br>3. Apresentar semestralmente os certificados de destinação da borra de solda. <i>Solder dross certificates are due every six months.</i><br>4. Tratar o efluente do refeitório conforme a Resolução CONAMA 430/2011. <i>Canteen effluents shall comply with CONAMA 430/2011.</i><br>5. Esta licença não comprova a posse do imóvel. <i>This licence is no proof of ownership.</i><br>6. Expor esta via em lugar visível. <i>Display this copy in a visible place.</i></div>
      <p class="c" style="margin-top:8mm">Manaus, ${longDate(issued)}</p>
      <div class="half" style="margin-top:14mm;text-align:center"><div>__________________________<br>${personName(random, 'f')}<br><span class="s">Diretora Técnica / Technical Director</span></div><div>__________________________<br>${personName(random, 'm')}<br><span class="s">Diretor-Presidente / President</span></div></div>
      <p class="c s" style="margin-top:8mm">Av. Mário Igarapé, 3280 – Parque 10 – Manaus/AM – www.ipaam.am.gov.br – CNPJ ${maskCnpj(cnpj(random))}</p>`
    return {
      html: sheet({ font: 'Gentium Plus', sizePt: 10.4, css, margin: '14mm 20mm' }, page),
      data: {
        id,
        number,
        scope: 'STATE',
        accessKey: null,
        expirationDate: expires,
        licensePlate: [],
        validationLink: null,
        mainActivity: [activity],
        authorizationDangerousProducts: false,
        documentValidation: true,
      },
    }
  },
}
