import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, other, phone, reading } from '../blind-ad.ts'

const CSS = `.nb{white-space:nowrap}.h td{padding:.4mm 2mm .4mm 0;vertical-align:top}.h td:first-child{color:#666;width:20mm}.h{border-bottom:.3mm solid #aaa;margin-bottom:5mm}ul{margin:0 0 3mm;padding-left:7mm}.q{border-left:.8mm solid #b5b5b5;padding-left:4mm;color:#555;margin-top:6mm}.sig{border-top:.2mm solid #ccc;padding-top:2mm;font-size:8.4pt;color:#444;margin-top:6mm}.conf{font-size:7pt;color:#777;text-align:justify}`

/** An e-mail that tells a colleague's licence to an insurer: half sentences, half a list; the question is quoted below. */
export const layout: Layout = {
  name: 'blind-ad-stranger-email',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { from: 2019, to: 2025, years: 5, kinds: ['D', 'AD', 'B'] })
    const day = addDays(m.issued, random.int(100, 900))
    const clerk = other(random)
    const insurer = other(random)
    const comments = 'EAR; CETCP'
    return {
      html: sheet(
        { font: 'DejaVu Sans', sizePt: 9, css: CSS, margin: '15mm 18mm' },
        html`<table class="h"><tr><td>De:</td><td>${clerk} &lt;frota@ervaldoce.example&gt;</td></tr>
<tr><td>Para:</td><td>${insurer} &lt;apolices@segurofarol.example&gt;</td></tr>
<tr><td>Data:</td><td>${longDate(day)} 09:17</td></tr>
<tr><td>Assunto:</td><td>RES: RES: dados de quem dirige a van – apólice ${random.digits(3)}.${random.digits(6)}</td></tr>
<tr><td>Anexos:</td><td>(nenhum)</td></tr></table>
<p>Bom dia,</p><p>Quem dirige a van é ${m.sex === 'F' ? 'a colega' : 'o colega'} abaixo. Copiei da carteira:</p>
<ul><li>Nome: ${m.name}</li><li>Data de nascimento: ${shortDate(m.born)}</li><li>Natural de: ${m.birthplace.city}/${m.birthplace.uf}</li><li>Pai: ${m.father}</li><li>Mãe: ${m.mother}</li><li>CPF: ${maskCpf(m.cpf)}</li><li>RG: ${m.rg.join(' ')}</li></ul>
<p>A CNH tem o número de registro ${m.register}, é da categoria ${m.kind}, foi emitida em ${shortDate(m.issued)} pelo <span class="nb">DETRAN-${m.seat.uf}</span>, em ${m.seat.city}/${m.seat.uf}, e a validade vai até ${shortDate(m.expires)}. A primeira habilitação é de ${shortDate(m.first)}.</p>
<p>Observações da CNH: ${comments}</p>
<p>A van faz duas viagens por dia, de segunda a sexta, e dorme em garagem fechada. A vistoria ficou para ${shortDate(addDays(day, 8))}, às 14h. Aguardo o endosso até ${shortDate(addDays(day, 12))}.</p><p>Grato,</p>
<div class="sig"><b>${clerk}</b><br>Frota – Ervas e Chás Erval Doce<br>${phone(random)} · Avenida Contorno Leste, ${random.int(100, 990)}</div>
<div class="q"><p>Em ${shortDate(addDays(day, -1))} às 17:38, ${insurer} escreveu:</p>
<p>Prezados, para o endosso nº ${random.digits(5)} faltam os dados de quem dirige. A vigência atual termina em ${shortDate(addDays(day, 45))}; o sinistro ${random.digits(7)}, de ${shortDate(addDays(day, -260))}, já foi encerrado e não pesa no prêmio.</p>
<p>Seguro Farol – Central ${phone(random)}</p></div>
<p class="conf" style="margin-top:8mm">Esta mensagem pode conter dados pessoais protegidos pela Lei nº 13.709, de 14 de agosto de 2018. Se você a recebeu por engano, apague-a e avise o remetente. Antes de imprimir, pense no meio ambiente.</p>`,
      ),
      data: reading(m, comments, false),
    }
  },
}
