import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { motorist, other, reading } from '../blind-ad.ts'

const CSS = `.t td{border:.25mm solid #000;padding:1.4mm 2.4mm;vertical-align:middle}.t td.k{width:36%;background:#dbe5f1}.t td.h{background:#1f3864;color:#fff;text-align:center;font-weight:bold}h2{font-size:16pt;color:#2f5496;font-weight:normal;margin:0 0 4mm}`

/** A word processor's table that a condominium's manager made: two cells a row, some values of several lines. */
export const layout: Layout = {
  name: 'blind-ad-stranger-doc-table',
  type: 54,
  variants: ['one'],
  print(random) {
    const m = motorist(random, { from: 2016, to: 2025, years: 5, kinds: ['B', 'AB', 'AC'] })
    const day = addDays(m.issued, random.int(100, 900))
    const comments = 'EAR, A'
    const row = (key: string, value: ReturnType<typeof html>) =>
      html`<tr><td class="k">${key}</td><td>${value}</td></tr>`
    return {
      html: sheet(
        { font: 'Andika', sizePt: 10, css: CSS, margin: '18mm 22mm' },
        html`<h2>Cadastro do manobrista do Edifício Pátio das Romãs</h2>
<p>Preencher no computador e entregar ao síndico. Quem assume a garagem no lugar de ${other(random)}, que saiu em ${shortDate(addDays(day, -20))}:</p>
<table class="t"><tr><td class="h" colspan="2">QUEM É</td></tr>
${row('Nome', html`${m.name}`)}
${row('Nascimento', html`${longDate(m.born)},<br>em ${m.birthplace.city}/${m.birthplace.uf}`)}
${row('Filiação', html`${m.father};<br>${m.mother}`)}
${row('RG', html`${m.rg.join(' ')}`)}
${row('CPF', html`${maskCpf(m.cpf)}`)}
${row('Onde mora', html`${m.street}<br>${m.quarter}<br>CEP ${m.postcode}`)}
${row('Telefone', html`${m.phone}`)}
<tr><td class="h" colspan="2">HABILITAÇÃO (copiar da CNH)</td></tr>
${row('Número do registro', html`${m.register}`)}
${row('Categoria', html`${m.kind}`)}
${row('Primeira habilitação', html`${shortDate(m.first)}`)}
${row('Emitida em', html`${shortDate(m.issued)}<br>${m.seat.city}, ${m.seat.uf}`)}
${row('Órgão emissor', html`DETRAN-${m.seat.uf}`)}
${row('Vale até', html`${shortDate(m.expires)}`)}
${row('Observações da CNH', html`${comments}`)}
<tr><td class="h" colspan="2">TRABALHO</td></tr>${row('Começa em', html`${shortDate(addDays(day, 3))}, turno das 14h às 22h`)}
${row('Vagas sob sua guarda', html`${random.int(12, 48)} (subsolos 1 e 2)`)}
${row('Seguro da garagem', html`apólice ${random.digits(8)}, até ${shortDate(addDays(day, 300))}`)}</table>
<p style="margin-top:5mm">Aprovado na reunião de ${longDate(addDays(day, -5))}. Regimento interno, art. 31: o manobrista deve ter carteira válida e renovar a cópia todo ano.</p>`,
      ),
      data: reading(m, comments, false),
    }
  },
}
