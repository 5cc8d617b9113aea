import { addDays, monthName, parts, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, maskCnpj } from '../../generator/numbers.ts'
import { personName } from '../../generator/people.ts'

const CSS = `
.mast { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1px solid #bbb; padding-bottom: 2mm; font-size: 9pt }
h1 { font-size: 14pt; margin: 5mm 0 1mm } .meta { font-size: 9pt; border-top: 1px solid #bbb; padding-top: 3mm; margin-bottom: 6mm } .meta div { display: flex; justify-content: space-between }
.body p { margin: 0 0 3.4mm } .att { margin-top: 8mm; border: 1px solid #ccc; padding: 2mm 3mm; font-size: 9pt; width: 92mm } .sig { color: #555; font-size: 9pt }`

export const layout: Layout = {
  name: 'blind-h-email',
  type: 51,
  variants: ['um'],
  print: (random) => {
    const issued = randomDate(random, 2022, 2024)
    const sent = addDays(issued, random.int(1, 9))
    const id = cnpj(random)
    const number = `0${random.int(11, 98)}/${year(issued)}`
    const clerk = personName(random, 'f')
    const client = 'Serraria e Marcenaria Pau-d’Arco do Tapajós Ltda.'
    const until = `${monthName(parts(issued).month)} de ${year(issued) + 2}`
    return {
      html: sheet(
        { font: 'Arimo', sizePt: 10.5, css: CSS, margin: '14mm 18mm' },
        html`<div class="mast"><span><b>Webmail</b></span><span>Escritório Serraria Pau-d’Arco &lt;escritorio@paudarcotapajos.example&gt;</span></div>
<h1>Licença de Operação nº ${number} – disponível para retirada</h1><div class="s" style="margin-bottom:3mm">1 mensagem</div>
<div class="meta"><div><span><b>SEMMA Itaituba – Licenciamento</b> &lt;licenciamento@semma.example&gt;</span><span>${shortDate(sent)} 10:${random.int(10, 59)}</span></div>
Para: escritorio@paudarcotapajos.example<br>Cc: arquivo@semma.example</div>
<div class="body"><p>PREFEITURA MUNICIPAL DE ITAITUBA<br>Secretaria Municipal de Meio Ambiente – SEMMA</p>
<p>Bom dia,</p>
<p>Em resposta à sua mensagem da semana passada, informamos que a Secretaria expediu em ${shortDate(issued)} a licença da sua serraria. Seguem os dados, como pediu o seu contador:</p>
<p>Tipo: Licença de Operação (LO)<br>Nº da licença: ${number}<br>Protocolo de entrada: ${random.digits(4)}/${year(issued) - 1}<br>Empresa: ${client}<br>CNPJ: ${maskCnpj(id)}<br>Atividade: Desdobro de madeira em tora e fabricação de esquadrias<br>Responsável técnico: eng. florestal ${personName(random, 'm')}<br>Vencimento: ${until}</p>
<p>A via original, assinada pelo Secretário, pode ser retirada na recepção, de segunda a sexta, das 8h às 13h, com documento de identidade e o comprovante de pagamento da taxa (DAM ${random.digits(8)}). Lembramos que o pedido de renovação entra 120 dias antes do fim do prazo e que o relatório de movimentação de madeira (DOF) é semestral.</p>
<p>Qualquer dúvida, estamos à disposição.</p></div>
<p class="sig">--<br>${clerk}<br>Setor de Licenciamento Ambiental<br>Prefeitura Municipal de Itaituba – CNPJ ${maskCnpj(cnpj(random))}<br>(93) 3518-${random.digits(4)}</p>
<div class="att">1 anexo<br><b>boleto_taxa_publicacao.pdf</b> &nbsp; ${random.int(40, 180)} KB</div>`,
      ),
      data: {
        id,
        number,
        scope: 'MUNICIPAL',
        accessKey: null,
        expirationDate: null,
        licensePlate: [],
        validationLink: null,
        mainActivity: ['Desdobro de madeira em tora e fabricação de esquadrias'],
        authorizationDangerousProducts: false,
        documentValidation: false,
      },
    }
  },
}
