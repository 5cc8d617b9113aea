import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { cnpj, cpf, hyphenated, licenceRegister, maskCnpj, plate } from '../../generator/numbers.ts'

/** A printed e-mail with a quoted question; the driver's data as a list with hyphens, the CPF without a mask. */
export const layout: Layout = {
  name: 'blind-f-email',
  type: 54,
  variants: ['resposta'],
  print(random) {
    const register = licenceRegister(random)
    const id = cpf(random)
    const css = `.h{border-bottom:1pt solid #aaa;padding-bottom:2mm;margin-bottom:4mm} .q{border-left:2pt solid #b9c4d0;padding-left:4mm;color:#555;margin-top:7mm} .f{position:fixed;bottom:6mm;left:14mm;right:14mm;font-size:7pt;color:#666;display:flex;justify-content:space-between} .t{position:fixed;top:5mm;left:14mm;font-size:7pt;color:#666}`
    const stamp = html`<div class="t">10/07/2026, 08:52 &nbsp;&nbsp; Webmail – RES: Liberação motorista carga 55.820</div><div class="f"><span>https://correio.graosdovale.example/mail/u/0/?ik=4be02</span><span>1/1</span></div>`
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 11, css, margin: '15mm 16mm', stamp },
        html`<div class="h"><b style="font-size:14pt">RES: Liberação motorista carga 55.820</b><br><br><b>De:</b> Berenice Lopes Caxangá &lt;berenice@fretesacangalha.example&gt;<br><b>Enviada em:</b> sexta-feira, 10 de julho de 2026 08:47<br><b>Para:</b> Expedição – Grãos do Vale<br><b>Cc:</b> Portaria 2; Nivaldo (rastreamento)<br><b>Anexos:</b> crlv_cavalo.pdf (212 KB)</div>
<p>Bom dia, pessoal!</p><p>Segue quem vai carregar no lugar do Juvêncio, que está de atestado até o dia 20/07/2026. Podem trocar no agendamento, por favor.</p>
<p>- Motorista: Osório Lindolfo Catanduvas<br>- CPF: ${id}<br>- Nascimento: ${shortDate('1982-11-11')}<br>- CNH: ${register}, cat. E<br>- Emitida em: ${shortDate('2021-12-08')} pelo DETRAN/GO<br>- Vence em: ${shortDate('2031-11-30')}<br>- Obs. na CNH: EAR CETCP<br>- Nome da mãe: Perpétua Lindolfo Catanduvas<br>- Celular: (64) 99244-1036</p>
<p>Conjunto: cavalo ${hyphenated(plate(random, 'old'))}, carretas ${plate(random, 'mercosul')} e ${plate(random, 'mercosul')}. Proprietário: Acangalha Fretes Ltda, CNPJ ${maskCnpj(cnpj(random))}, ANTT 0${random.digits(8)}.</p>
<p>Previsão de chegada na balança: 11/07 às 05h30. Qualquer coisa me chama no ramal 208.</p>
<p>Att.,<br><b>Berenice Lopes Caxangá</b><br>Programação – Acangalha Fretes<br>(64) 3611-9087</p>
<div class="q"><b>De:</b> Expedição – Grãos do Vale<br><b>Enviada em:</b> quinta-feira, 9 de julho de 2026 17:15<br><b>Assunto:</b> Liberação motorista carga 55.820<br><br>Berenice, o cadastro do Juvêncio (CNH vencida em 02/05/2026) não passou na gerenciadora. Mandar outro com nome, CPF, CNH e vencimento até amanhã às 10h, senão perdemos a janela.<br><br>Expedição</div>`,
      ),
      data: {
        name: 'Osório Lindolfo Catanduvas',
        dateOfBirth: '1982-11-11',
        issueDate: '2021-12-08',
        expirationDate: '2031-11-30',
        licenseNumber: register,
        licenseClass: 'E',
        filiation: ['Perpétua Lindolfo Catanduvas'],
        personalNumber: id,
        placeOfBirth: null,
        placeOfIssue: 'GO',
        cardIssuer: 'DETRAN-GO',
        comments: 'EAR CETCP',
        hasCetpp: false,
        documentValidation: false,
      },
    }
  },
}
