import { addDays, addYears, randomDate, shortDate, year } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { licenceData } from '../../generator/licence-data.ts'
import { maskCnpj } from '../../generator/numbers.ts'
import { licensee, named } from '../blind-n.ts'

/** A printed e-mail: a consultant tells her client what the new licence says; the PDF itself is not there. */
export const layout: Layout = {
  name: 'blind-n-email-consultora',
  type: 51,
  variants: ['one'],
  print: (random) => {
    const firm = licensee(random, '% Indústria de Tintas e Vernizes Ltda.')
    const [consultant, client] = [named(random), named(random)]
    const issued = randomDate(random, 2022, 2025)
    const expires = addYears(issued, 4)
    const number = `${random.int(20, 89)}.${random.digits(3)}/${year(issued)}`
    const activity = 'Fabricação de tintas, vernizes, esmaltes e lacas'
    return {
      html: sheet(
        {
          font: 'Roboto',
          sizePt: 10.5,
          margin: '16mm 18mm',
          css: 'hr { border: 0; border-top: .2mm solid #bbb; margin: 3mm 0 } li { margin-bottom: 1mm } .sub { font-size: 14pt; font-weight: bold }',
        },
        html`<p class="sub">Licença de Operação renovada</p><hr>
<p><b>${consultant}</b> &lt;tecnico@raizverdeconsultoria.com.br&gt;<span style="float:right" class="s">${shortDate(addDays(issued, 2))} 16:42</span><br>Para: ${client} &lt;fabrica@tintas-exemplo.com.br&gt;</p>
<p style="margin-top:4mm">Boa tarde, ${client.split(' ')[0] ?? ''}!</p><p>Saiu a nossa licença. Seguem os dados para o cadastro do seu cliente:</p>
<ul><li>Emitida por: Secretaria Municipal do Meio Ambiente de Campo Largo do Ivaí</li><li>Tipo: Licença de Operação</li><li>Número: ${number}</li><li>Empresa: ${firm.name}</li><li>CNPJ: ${maskCnpj(firm.id)}</li><li>Atividade: ${activity}</li><li>Emissão: ${shortDate(issued)}</li><li>Vale até: ${shortDate(expires)}</li></ul>
<p class="j">A anterior venceu em ${shortDate(addDays(issued, -20))}, mas como protocolamos o pedido no prazo ela seguiu valendo até a assinatura da nova. Lembro que a vistoria dos bombeiros vence em ${shortDate(addDays(issued, 210))} e que o relatório anual de resíduos deve ser entregue até ${shortDate(addDays(issued, 300))}.</p>
<p>O documento assinado eu mando assim que a prefeitura liberar no sistema. O boleto da taxa de publicação fica por conta da Raiz Verde (CNPJ ${maskCnpj(licensee(random, '%').id)}), depois acertamos.</p>
<p>Um abraço,</p><p>${consultant}<br><span class="s">Raiz Verde Consultoria e Projetos<br>(44) 3555-0${random.digits(3)}</span></p>`,
      ),
      data: licenceData({
        id: firm.id,
        number,
        scope: 'MUNICIPAL',
        expirationDate: expires,
        mainActivity: [activity],
        documentValidation: false,
      }),
    }
  },
}
