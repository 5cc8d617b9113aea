import { addDays, longDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, maskCnpj } from '../../generator/numbers.ts'
import { holder, somebody, term } from '../blind-z.ts'

const LINK = 'https://meioambiente.ribeiraodasantas.sp.gov.br/conferencia'
const css = `
.box { font-size: .9em; color: #333; border-bottom: 1pt solid #aaa; padding-bottom: 2mm; margin-bottom: 5mm } .box p { margin: 0 } h1 { font-size: 13pt; margin: 0 0 3mm } li { margin-bottom: 1mm } .small { color: #777; font-size: .8em; margin-top: 8mm }`

/** A town's message that tells a licensee of the licence that was issued: sentences, a few points, an address to check it. */
export const layout = licencePages('blind-z-stranger-correio', {
  one: (random) => {
    const { issued, expires } = term(random, 4, 2022, 2025)
    const firm = holder(random, 'Auto Posto')
    const number = `${random.int(108, 690)}/${year(issued)}`
    const token = alphanumeric(random, 10).toUpperCase()
    const activity = 'Comércio varejista de combustíveis para veículos automotores'
    const body = html`<div class="box"><h1>Licença de Operação nº ${number} emitida</h1><p><b>De:</b> Prefeitura Municipal de Ribeirão das Antas – Licenciamento Ambiental &lt;licenciamento@ribeiraodasantas.sp.gov.br&gt;</p><p><b>Para:</b> escritorio@contabilidadeaurora.com.br</p><p><b>Data:</b> ${shortDate(addDays(issued, 3))} 08:4${random.int(0, 9)}</p><p><b>Assunto:</b> Licença de Operação nº ${number} emitida</p></div>
      <p>Bom dia,</p>
      <p>Informamos que a Secretaria Municipal de Meio Ambiente emitiu, em ${longDate(issued)}, a Licença de Operação nº <b>${number}</b> em nome de <b>${firm.name}</b>, CNPJ ${maskCnpj(firm.id)}, com endereço na ${firm.street}, ${firm.district}.</p>
      <p>Atividade licenciada: ${activity}</p>
      <p>A licença é válida até ${longDate(expires)}. O processo é o de nº ${random.digits(5)}/${year(issued) - 1}, e ficou arquivado nesta Secretaria.</p>
      <p>Não se esqueça de que:</p><ul><li>o pedido de renovação deve entrar 120 dias antes do fim do prazo;</li><li>o teste de estanqueidade dos tanques vence em ${shortDate(addDays(issued, 410))};</li><li>a taxa de ${shortDate(addDays(issued, 30))} ainda não foi paga.</li></ul>
      <p>Para conferir a autenticidade da licença, acesse ${LINK} e digite o código ${token}</p>
      <p>Atenciosamente,</p><p>${somebody(random, 'f')}<br>Divisão de Licenciamento<br>(16) 3${random.digits(3)}-${random.digits(4)}</p>
      <p class="small">Mensagem automática do sistema Protocolo Verde. Antes de imprimir, pense no meio ambiente.</p>`
    return {
      paper: { font: 'Noto Sans', sizePt: 10.5, css, margin: '18mm 22mm' },
      body,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: token,
        expirationDate: expires,
        validationLink: LINK,
        mainActivity: [activity],
      },
    }
  },
})
