import { shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { expected, licence, NEW_BACK, NEW_FRONT, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'Aderbal Fragoso Nascente',
  sex: 'M',
  birth: '1983-07-31',
  first: '2002-05-17',
  issued: '2021-11-22',
  expires: '2031-11-03',
  classes: 'AE',
  parents: ['Quitéria Fragoso Nascente', 'Josué Nascente da Paz'],
  bornIn: ['Palmeira dos Índios', 'AL'],
  issuedIn: ['Arapiraca', 'AL'],
  identity: ['SSP', 'AL'],
  notes: 'EAR, CETPP',
}

/** An e-mail as a mail program prints it: greeting, a list with dashes, a signature with numbers of its own. */
export const layout: Layout = {
  name: 'blind-u-stranger-email',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const list = [
      `CNH registro nº ${held.register}, categoria ${held.classes}`,
      `Emissão: ${shortDate(held.issued, '.')} (${held.issuedIn.join('/')}, DETRAN-${held.issuedIn[1]})`,
      `Vencimento: ${shortDate(held.expires, '.')}`,
      `Observações: ${held.notes}`,
      `CPF: ${maskCpf(held.cpf)}`,
      `Nascimento: ${shortDate(held.birth, '.')}`,
      `Naturalidade: ${held.bornIn.join('/')}`,
      `Mãe: ${held.parents[0]}`,
      `Pai: ${held.parents[1]}`,
    ]
    const css =
      '.hd{border-top:.4mm solid #222;border-bottom:.2mm solid #999;padding:2mm 0;margin-bottom:6mm}.hd td{padding:.3mm 0}.hd td:first-child{width:22mm;font-weight:bold}.q{color:#555;border-left:.6mm solid #aaa;padding-left:4mm;margin-top:8mm}'
    return {
      html: sheet(
        { font: 'DejaVu Sans', sizePt: 9.5, css },
        html`<p class="b">Glauce Holanda</p><div class="hd"><table><tr><td>De:</td><td>Glauce Holanda &lt;glauce@usinacoqueiral.example&gt;</td></tr><tr><td>Enviado:</td><td>quinta-feira, 16 de janeiro de 2025 09:18</td></tr><tr><td>Para:</td><td>Portaria Terminal Jaraguá</td></tr><tr><td>Assunto:</td><td>RES: liberação de motorista p/ carregamento</td></tr></table></div>
<p>Bom dia, Tarcísio!</p><p>O motorista que vai carregar o etanol amanhã (17/01) é o ${held.name}. Seguem os dados da habilitação dele:</p>${list.map((item) => html`<p style="margin:0 0 .35em 6mm">- ${item}</p>`)}
<p style="margin-top:5mm">Qualquer coisa me liga no ramal 2218.</p><p>Att.,<br>Glauce Holanda<br>Logística – Usina Coqueiral<br>(82) 3${random.digits(3)}-${random.digits(4)}</p>
<div class="q"><p>Em 15/01/2025 17:40, Portaria Terminal Jaraguá escreveu:</p><p>Glauce, para o acesso preciso da CNH do condutor com validade e dos cursos. Abs, Tarcísio Lins</p></div>`,
      ),
      data: expected(held, [...NEW_FRONT, ...NEW_BACK]),
    }
  },
}
