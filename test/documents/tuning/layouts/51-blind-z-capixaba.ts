import { addDays, longDate, randomDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, somebody } from '../blind-z.ts'

const LINK = 'https://e-docs.es.gov.br/validar'
const css = `
.top { display: flex; justify-content: center; gap: 5mm; text-align: left } .top p { margin: 0 } .title { text-align: center; border-top: 2pt solid #000; border-bottom: 2pt solid #000; padding: 2mm; margin: 5mm 0; font-weight: bold; font-size: 13pt }
.cols { columns: 2; column-gap: 7mm; font-size: .86em } .cols p { text-align: justify } .facts p { margin: 0 0 1.6mm } .tail { margin-top: 5mm; border: .6pt dashed #555; padding: 2mm; font-size: .82em }`

/** A municipal licence of Espírito Santo: sentences that open with small headings, the term in days, duties in two columns. */
export const layout = licencePages('blind-z-capixaba', {
  one: (random) => {
    const issued = randomDate(random, 2020, 2024)
    const firm = holder(random, 'Marmoraria e Granitos')
    const number = `0${random.int(12, 98)}/${year(issued)}`
    const code = `${year(issued)}-${alphanumeric(random, 6).toUpperCase()}`
    const activity = 'Desdobramento, polimento e corte de rochas ornamentais'
    const body = html`<div class="top">${crest(16, '#333')}<div><p class="b">PREFEITURA MUNICIPAL DE PEDRA DO CRUZEIRO</p><p>Estado do Espírito Santo</p><p>Secretaria Municipal de Meio Ambiente e Saneamento – SEMAS</p></div></div>
      <div class="title">LICENÇA MUNICIPAL DE OPERAÇÃO<br>LMO Nº ${number}/CLASSE II</div>
      <div class="facts"><p class="j">A SEMAS, em conformidade com a Lei Municipal nº 2.018/2009, <b>concede</b> a ${firm.name}, <b>portadora do CNPJ</b> ${maskCnpj(firm.id)}, <b>com endereço</b> na ${firm.street}, ${firm.district}, CEP ${firm.postcode}, Pedra do Cruzeiro, ES, a presente licença <b>para exercer a seguinte atividade:</b></p><p class="c b" style="font-size:1.1em">${activity}</p>
      <p><b>Prazo:</b> esta licença é válida por 1460 (mil quatrocentos e sessenta) dias, a contar da data de sua emissão.</p><p><b>Processo administrativo:</b> ${random.digits(5)}/${year(issued) - 1} &nbsp;&nbsp; <b>Inscrição municipal:</b> ${random.digits(6)}</p><p><b>Data de emissão:</b> ${longDate(issued)}</p></div>
      <p class="b" style="margin-top:4mm">CONDICIONANTES</p><div class="cols">${duties(random, 12).map((duty, index) => html`<p>${String(index + 1).padStart(2, '0')}. ${duty}</p>`)}</div>
      <p class="c" style="margin-top:13mm">_______________________________________<br>${somebody(random, 'm')}<br>Secretário Municipal de Meio Ambiente e Saneamento</p>
      <div class="tail">Documento original assinado eletronicamente, conforme MP 2200-2/2001, art. 10, § 2º. A autenticidade pode ser verificada em ${LINK} pelo código ${code}</div>`
    return {
      paper: { font: 'PT Serif', sizePt: 10.8, css, margin: '15mm 20mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: addDays(issued, 1460),
        validationLink: LINK,
        mainActivity: [activity],
      },
    }
  },
})
