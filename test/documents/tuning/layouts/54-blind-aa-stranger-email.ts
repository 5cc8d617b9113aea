import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { bystander, company, day, motorist, townOf } from '../blind-aa.ts'
import { basics, driverData, issuer } from '../blind-aa-papers.ts'

/** A printed e-mail that answers with a driver's data; sender and quoted question carry other names and dates. */
export const layout: Layout = {
  name: 'blind-aa-stranger-email',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { categories: ['AB', 'B', 'AD'] })
    const [writer, firm] = [bystander(random), company(random)]
    const body = html`<p class="b big">RES: documentos do motorista reserva</p><table class="h"><tr><td>De:</td><td>${writer} &lt;operacao@exemplo.com.br&gt;</td></tr><tr><td>Para:</td><td>portaria@exemplo.com.br</td></tr><tr><td>Enviado:</td><td>terça-feira, 12 de maio de 2026 10:14</td></tr></table>
<p>Bom dia,</p><p>Seguem os dados da habilitação do motorista reserva para liberar a entrada. A foto da carteira vai depois.</p>
<p>Nome: ${m.name}<br>Data de nascimento: ${day(m.birth)}<br>Pais: ${m.father} e ${m.mother}<br>CPF: ${maskCpf(m.cpf)}<br>CNH registro: ${m.register}<br>Categoria: ${m.category}<br>Expedição: ${day(m.issued)}, DETRAN-${m.local.uf}, em ${townOf(m.local)}<br>Vencimento: ${day(m.expires)}</p>
<p>Qualquer dúvida me liguem.</p><p>Att.,<br><b>${writer}</b><br>Operações – ${firm}<br>(84) 3${random.digits(3)}-${random.digits(4)}</p>
<div class="q"><p>Em 11/05/2026 16:32, Portaria escreveu:</p><p>O motorista que estava escalado não vem mais. Mandem o nome e a CNH do substituto até 13/05/2026.</p></div>`
    return {
      html: sheet(
        {
          font: 'Lato',
          sizePt: 11,
          css: '.big{font-size:14pt}.h{margin-bottom:6mm;border-bottom:1px solid #999}.h td:first-child{width:20mm;color:#666}.q{border-left:2px solid #aaa;padding-left:4mm;color:#444;margin-top:8mm}',
        },
        body,
      ),
      data: driverData({ ...basics(m), ...issuer(m), filiation: [m.father, m.mother] }),
    }
  },
}
