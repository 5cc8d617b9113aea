import { longDate, year } from '../../generator/dates.ts'
import { crest, html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { duties, holder, somebody, term } from '../blind-z.ts'

const LINK = 'https://sislia.idema.rn.gov.br/validar-documento'
const css = `
.top { display: flex; justify-content: space-between; align-items: center; font-size: .9em; text-align: center } h1 { font-size: 15pt; margin: 7mm 0 1mm; color: #14532d }
.num { font-size: 12pt; border-bottom: 2pt solid #14532d; padding-bottom: 2mm; margin-bottom: 5mm } ol { padding-left: 6mm } li { margin-bottom: 1.5mm; text-align: justify }
.auth { background: #f0f0ea; padding: 3mm; font-size: .85em; margin-top: 7mm }`

/** A renewal of Rio Grande do Norte in flowing prose: everything about the licensee stands in one sentence. */
export const layout = licencePages('blind-z-potiguar', {
  one: (random) => {
    const { issued, expires } = term(random, 4)
    const firm = holder(random, 'Salina')
    const number = `${year(issued) - 1}-${random.digits(6)}/TEC/RLO-0${random.digits(3)}`
    const code = `${alphanumeric(random, 5)}-${alphanumeric(random, 5)}`
    const activity = 'extração e refino de sal marinho'
    const body = html`<div class="top">${crest(15, '#14532d')}<div>Governo do Estado do Rio Grande do Norte<br><b>Instituto de Desenvolvimento Sustentável e Meio Ambiente – IDEMA</b><br>Diretoria Técnica</div>${crest(15, '#333')}</div>
      <h1>RENOVAÇÃO DE LICENÇA DE OPERAÇÃO – RLO</h1><p class="num">Nº <b>${number}</b></p>
      <p class="j">O Diretor-Geral do IDEMA, com fundamento na Lei Complementar Estadual nº 272, de 3 de março de 2004, e à vista do Parecer Técnico nº ${random.int(300, 940)}/${year(issued)}, concede a presente licença, <b>válida por 4 (quatro) anos, contados da data de sua emissão</b>, a <b>${firm.name}</b>, pessoa jurídica de direito privado inscrita no CNPJ sob o nº <b>${maskCnpj(firm.id)}</b>, estabelecida na ${firm.street}, ${firm.district}, município de Ponta das Dunas, neste estado, para a atividade de <b>${activity}</b>.</p>
      <p class="j">A licença renovada, de nº ${year(issued) - 5}-${random.digits(6)}/TEC/LO-0${random.digits(3)}, foi expedida em ${longDate(`${year(issued) - 4}-05-17`)} e perde efeito com a entrega desta.</p>
      <p class="b" style="margin-top:5mm">Condicionantes</p><ol>${duties(random, 9).map((duty) => html`<li>${duty}</li>`)}</ol>
      <p style="margin-top:6mm">Emitida em Natal/RN, ${longDate(issued)}.</p><p class="b">${somebody(random, 'm')}<br><span style="font-weight:normal">Diretor-Geral</span></p>
      <div class="auth">Este documento foi assinado digitalmente. Para validar acesse ${LINK} e informe o código <b>${code}</b>.</div>`
    return {
      paper: { font: 'Lato', sizePt: 10.5, css, margin: '16mm 23mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'STATE',
        accessKey: code,
        expirationDate: expires,
        validationLink: LINK,
        mainActivity: [activity],
      },
    }
  },
})
