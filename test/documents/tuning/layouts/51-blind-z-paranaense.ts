import { addYears, isoDate, longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumericCnpj, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, somebody } from '../blind-z.ts'

const LINK = 'https://www.sga.pr.gov.br/sga-iap/consultarLicenca'
const css = `
.top { display: grid; grid-template-columns: 20mm 1fr 48mm; border: 1pt solid #000 } .top > div { padding: 2mm; border-right: 1pt solid #000 } .top > div:last-child { border: 0 } .top p { margin: 0 }
h2 { font-size: 9pt; margin: 3mm 0 0; border: 1pt solid #000; border-bottom: 0; background: #ddd; padding: .6mm 2mm } .b4, h2, .top { margin-right: .5mm !important } .b4 { border: 1pt solid #000; display: grid; grid-template-columns: 2fr 1fr } .b4 > div { padding: .5mm 2mm 1.2mm; border: .4pt solid #999 }
.b4 small { font-size: 6.5pt; display: block } .full { grid-column: 1 / 3 }`

/** A renewed licence of Paraná: numbered blocks, the number and its validity in a box at the right, a new CNPJ with letters. */
export const layout = licencePages('blind-z-paranaense', {
  one: (random) => {
    const issued = isoDate(2026, random.int(8, 12), random.int(1, 28))
    const expires = addYears(issued, 6)
    const firm = holder(random, 'Curtume')
    const id = alphanumericCnpj(random)
    const number = `${random.int(201345, 318890)}-R${random.int(1, 3)}`
    const activity = 'Curtimento e outras preparações de couro'
    const field = (label: string, value: string, full = '') =>
      html`<div class="${full}"><small>${label}</small>${value}</div>`
    const body = html`<div class="top"><div>${crest(15, '#222')}</div><div><p>ESTADO DO PARANÁ</p><p>Secretaria de Estado do Desenvolvimento Sustentável</p><p class="b">INSTITUTO ÁGUA E TERRA</p><p>Diretoria de Licenciamento e Outorga</p></div><div><p class="b">Renovação de Licença de Operação</p><p>Nº <b>${number}</b></p><p>Validade <b>${shortDate(expires)}</b></p><p class="s">Protocolo ${random.digits(2)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}</p></div></div>
      <p class="j" style="margin-top:3mm">O Instituto Água e Terra, com base na legislação ambiental e demais normas pertinentes, e tendo em vista o contido no expediente protocolado sob o número acima, expede a presente licença à:</p>
      <h2>1. IDENTIFICAÇÃO DO EMPREENDEDOR</h2><div class="b4">${field('CPF/CNPJ', maskCnpj(id))}${field('INSCRIÇÃO ESTADUAL', `${random.digits(8)}-${random.digits(2)}`)}${field('NOME/RAZÃO SOCIAL', firm.name.toUpperCase(), 'full')}${field('LOGRADOURO E NÚMERO', firm.street)}${field('BAIRRO', firm.district)}${field('MUNICÍPIO/UF', 'Rio das Gralhas/PR')}${field('CEP', firm.postcode)}</div>
      <h2>2. IDENTIFICAÇÃO DO EMPREENDIMENTO</h2><div class="b4">${field('ATIVIDADE', activity, 'full')}${field('TIPO', 'Indústria')}${field('PORTE', 'Médio')}${field('MATÉRIA-PRIMA', 'Peles bovinas salgadas')}${field('BACIA HIDROGRÁFICA', 'Piquiri')}${field('CORPO HÍDRICO DO ENTORNO', 'Arroio Guabirobal')}${field('DESTINO DO ESGOTO', 'ETE própria')}</div>
      <h2>3. CONDICIONANTES</h2><div class="b4" style="display:block;padding:2mm">${duties(random, 8).map((duty, index) => html`<p class="j s" style="margin-bottom:1mm">${index + 1}. ${duty}</p>`)}</div>
      <h2>4. SITUAÇÃO ANTERIOR</h2><div class="b4">${field('LICENÇA ANTERIOR', `LO nº ${random.digits(5)}, de ${shortDate(`${year(issued) - 6}-02-11`)}`)}${field('VENCIDA EM', shortDate(`${year(issued)}-01-09`))}</div>
      <p style="margin-top:4mm">Curitiba, ${longDate(issued)}</p><p class="c" style="margin-top:9mm">${somebody(random, 'm')}<br>Diretor de Licenciamento e Outorga</p>
      <p class="s">A autenticidade desta licença pode ser verificada no endereço ${LINK} com o número do documento.</p>`
    return {
      paper: { font: 'DejaVu Sans Condensed', sizePt: 8.8, css, margin: '12mm 15mm' },
      body,
      read: {
        id,
        number,
        scope: 'STATE',
        expirationDate: expires,
        validationLink: LINK,
        mainActivity: [activity],
      },
    }
  },
})
