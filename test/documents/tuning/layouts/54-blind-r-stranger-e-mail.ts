import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'Hélio Bastos Porciúncula',
  bornIn: ['Itaperuna', 'RJ'],
  kin: [],
  rgBy: ['DETRAN', 'RJ'],
  classes: 'B',
  issuedIn: ['Resende', 'RJ'],
  notes: null,
  years: [1987, 2022],
  term: 10,
}

/** An e-mail printed out: who sends it, a line or two, and the licence of somebody else as points. */
export const layout: Layout = {
  name: 'blind-r-stranger-e-mail',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const sent = addDays(held.issued, random.int(60, 400))
    return {
      html: sheet(
        { font: 'DejaVu Sans', sizePt: 9.6, margin: '16mm 18mm' },
        html`<div class="b" style="font-size:12pt;border-bottom:.4mm solid #000;padding-bottom:2mm;margin-bottom:3mm">Condutor do carro alugado – reserva ${random.int(30_000, 98_000)}</div>
<div><b>De:</b> Soraia Campelo &lt;soraia@ventosul.example&gt;</div><div><b>Para:</b> reservas@rodafacil.example</div><div><b>Enviado:</b> ${longDate(sent)}, 11:22</div>
<p style="margin-top:7mm">Bom dia,</p><p>conforme pedido, envio a CNH do nosso colaborador que vai retirar o carro na segunda-feira:</p>
<ul style="line-height:1.6"><li>Condutor: ${held.name}</li><li>Nascido em: ${shortDate(held.birth)}</li><li>CPF: ${maskCpf(held.cpf)}</li><li>RG: ${held.rg}</li><li>Habilitação (nº de registro): ${held.register}</li><li>Categoria da habilitação: ${held.classes}</li><li>Emitida em: ${shortDate(held.issued)}</li><li>Vale até: ${shortDate(held.expires)}</li><li>Dirige desde (1ª habilitação): ${shortDate(held.first)}</li></ul>
<p>Se faltar alguma coisa, é só avisar. O pagamento será no cartão corporativo, como nas outras vezes.</p><p>Att.,</p><p><b>Soraia Campelo</b><br>Administrativo – Vento Sul Engenharia<br>(24) 3${random.digits(3)}-${random.digits(4)}</p>`,
      ),
      data: reading(held, [...CORE, 'issueDate']),
    }
  },
}
