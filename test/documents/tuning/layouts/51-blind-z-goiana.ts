import { longDate, shortDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { branchOf, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, somebody, term } from '../blind-z.ts'

const css = `
.frame { margin-right: .6mm; border: 1.4pt solid #000 } .line { display: flex; border-bottom: .8pt solid #000 } .line:last-child { border-bottom: 0 }
.cell { flex: 1; padding: .8mm 2mm 1.4mm; border-right: .8pt solid #000; min-height: 11mm } .cell:last-child { border-right: 0 }
.cell small { display: block; font-size: 6.6pt; color: #333 } .wide { flex: 2.4 } .top { text-align: center; padding: 3mm } .top p { margin: 0 }`

/** An operating permit of Goiás as a form of boxes, small captions above their values, head office and branch. */
export const layout = licencePages('blind-z-goiana', {
  one: (random) => {
    const { issued, expires } = term(random, 5, 2018, 2022)
    const firm = holder(random, 'Frigorífico', '0003')
    const number = `${random.int(1012, 2870)}/${year(issued)}`
    const activity = 'Abate de bovinos com fabricação de produtos de carne'
    const cell = (label: string, value: string, wide = '') =>
      html`<div class="cell ${wide}"><small>${label}</small>${value}</div>`
    const body = html`<div class="frame"><div class="line top" style="display:block">${crest(14)}<p class="b">ESTADO DE GOIÁS</p><p>SECRETARIA DE ESTADO DE MEIO AMBIENTE E DESENVOLVIMENTO SUSTENTÁVEL</p><p class="b" style="font-size:16pt;margin-top:3mm">LICENÇA DE FUNCIONAMENTO</p></div>
      <div class="line">${cell('Nº DA LICENÇA', number)}${cell('PROCESSO Nº', `${year(issued) - 1}${random.digits(4)}0${random.digits(3)}`)}${cell('VALIDADE', shortDate(expires))}</div>
      <div class="line">${cell('RAZÃO SOCIAL DO EMPREENDEDOR', firm.name.toUpperCase(), 'wide')}${cell('CNPJ/CPF DO EMPREENDEDOR', maskCnpj(firm.id))}</div>
      <div class="line">${cell('ENDEREÇO', `${firm.street}, ${firm.district}`, 'wide')}${cell('MUNICÍPIO / UF', 'Campo Redondinho – GO')}</div>
      <div class="line">${cell('ENDEREÇO DA MATRIZ', 'Avenida Contorno Sul, 1500, Goiânia – GO', 'wide')}${cell('CNPJ DA MATRIZ', maskCnpj(branchOf(firm.id, '0001')))}</div>
      <div class="line">${cell('ATIVIDADE', activity, 'wide')}${cell('CAPACIDADE INSTALADA', '420 cabeças por dia')}</div>
      <div class="line">${cell('CORPO RECEPTOR', 'Córrego Olho-d’Água')}${cell('LATITUDE', `16° 4${random.int(0, 9)}' 12" S`)}${cell('LONGITUDE', `49° 1${random.int(0, 9)}' 40" W`)}</div>
      <div class="line" style="display:block;padding:2mm 3mm"><p class="j">A Superintendência de Licenciamento, com base na Lei Estadual nº 8.544, de 17 de outubro de 1978, concede a presente licença nas condições especificadas abaixo e no parecer GELIND nº ${random.int(120, 880)}.</p>
      <p class="b">CONDIÇÕES E EXIGÊNCIAS TÉCNICAS</p>${duties(random, 8).map((duty, index) => html`<p class="j s">${String.fromCharCode(97 + index)}) ${duty}</p>`)}</div>
      <div class="line" style="display:block;padding:3mm"><p>GOIÂNIA, ${longDate(issued).toUpperCase()}</p><p class="c" style="margin-top:13mm">___________________________________<br>${somebody(random, 'm')}<br>Superintendente de Licenciamento Ambiental</p></div></div>
      <p class="s c" style="margin-top:2mm">Palácio Pedro Ludovico, Rua 82, 400, Setor Central, Goiânia – www.meioambiente.go.gov.br</p>`
    return {
      paper: { font: 'PT Sans', sizePt: 10, css, margin: '12mm 15mm' },
      body,
      read: { id: firm.id, number, scope: 'STATE', expirationDate: expires, mainActivity: [activity] },
    }
  },
})
