import { addDays, addYears, longDate, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licencePages } from '../../generator/licence-scene.ts'
import { alphanumeric, cnpj, maskCnpj } from '../../generator/numbers.ts'
import { holder, person, whole } from '../blind-q.ts'

/** A printed e-mail: a consultant writes out a client's new licence; the consultant's own number is at the end. */
export const layout: Layout = licencePages('blind-q-stranger-email', {
  one: (random) => {
    const firm = holder(random, 'Frigorífico * Ltda.')
    const issued = randomDate(random, 2020, 2025)
    const expires = addYears(issued, 6)
    const number = `${random.int(31, 98)}/${year(issued)}`
    const code = alphanumeric(random, 8).toUpperCase()
    const link = 'https://meioambiente.viladocedral.mt.gov.br/autenticidade'
    const activity = 'abate de bovinos e preparação de carnes'
    const [sender, reader] = [person(random), person(random)]
    return {
      paper: { font: 'Open Sans', sizePt: 10.5, margin: '16mm 18mm' },
      body: html`<p style="border-bottom:.3mm solid #888;padding-bottom:2mm"><b>De:</b> ${sender}<br><b>Enviado:</b> ${longDate(addDays(issued, 5))} 10:26<br><b>Para:</b> ${reader}<br><b>Assunto:</b> LO nº ${number} da Prefeitura Municipal de Vila do Cedral</p>
<p>Bom dia!</p>
<p>A Secretaria Municipal de Meio Ambiente de Vila do Cedral liberou a licença de vocês. Segue o que interessa para o cadastro:</p>
<ul><li>Documento: <b>Licença de Operação nº ${number}</b></li><li>Empreendedor: ${firm.name}</li><li>CNPJ do empreendedor: ${maskCnpj(firm.id)}</li><li>Atividade: ${activity}</li><li>Data da emissão: ${shortDate(issued)}</li><li>Válida até: <b>${shortDate(expires)}</b></li></ul>
<p>Para conferir a autenticidade: ${whole(link)}<br>Código de autenticidade: ${code}</p>
<p>O relatório do poço precisa ser entregue até ${shortDate(addDays(issued, 180))}. A licença velha (LO nº 12/${year(issued) - 6}) pode ir para o arquivo. O pedido de renovação nós faremos uns 120 dias antes.</p>
<p>Qualquer dúvida, é só ligar.</p>
<p>Atenciosamente,</p>
<p style="color:#345"><b>${sender}</b><br>Cedro &amp; Rio Consultoria Ambiental<br>CNPJ ${maskCnpj(cnpj(random))}<br>(65) 90000-${random.digits(4)} | www.cedroerio.example</p>`,
      read: {
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        accessKey: code,
        expirationDate: expires,
        validationLink: link,
        mainActivity: [activity],
      },
    }
  },
})
