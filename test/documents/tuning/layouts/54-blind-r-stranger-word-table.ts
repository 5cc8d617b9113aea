import { addDays, longDate, shortDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { CORE, holding, type Motorist, reading } from '../blind-r.ts'

const MOTORIST: Motorist = {
  name: 'Márcia Regina Boldrin Taquaral',
  woman: true,
  bornIn: ['Assis', 'SP'],
  kin: ['Orlando Boldrin Taquaral', 'Cleusa Venâncio Taquaral'],
  rgBy: ['SSP', 'SP'],
  classes: 'AB',
  issuedIn: ['Botucatu', 'SP'],
  notes: null,
  years: [1989, 2023],
  term: 10,
}

/** A word processor's table with numbered rows that somebody made to send along. */
export const layout: Layout = {
  name: 'blind-r-stranger-word-table',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = holding(random, MOTORIST)
    const sent = addDays(held.issued, random.int(100, 500))
    const rows = [
      ['Nome completo da condutora', held.name],
      ['Data de nascimento', shortDate(held.birth)],
      ['Naturalidade', held.bornIn.join('/')],
      ['Filiação', html`${held.kin[0]}<br>${held.kin[1]}`],
      ['Documento de identidade', `${held.rg} ${held.rgBy.join('/')}`],
      ['CPF', maskCpf(held.cpf)],
      ['Número do registro da CNH', held.register],
      ['Categoria', held.classes],
      ['Data da primeira habilitação', shortDate(held.first)],
      ['Data de expedição da CNH', shortDate(held.issued)],
      ['Válida até', shortDate(held.expires)],
      ['Detran emissor', 'DETRAN/SP'],
      ['Veículo que vai usar', 'Fiorino branca da cooperativa'],
    ] as const
    const css = 'td{border:.25mm solid #000;padding:1.6mm 2.5mm;vertical-align:top}'
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 11.5, margin: '25mm 28mm', css },
        html`<p>À Cooperativa Mãos da Terra</p><p>Segue o quadro com os dados da carteira de habilitação, como combinado por telefone.</p>
<table>${rows.map(([caption, value], i) => html`<tr><td style="width:9mm">${i + 1}</td><td style="width:58mm" class="b">${caption}</td><td>${value}</td></tr>`)}</table>
<p style="margin-top:8mm">Botucatu, ${longDate(sent)}</p>`,
      ),
      data: reading(held, [...CORE, 'filiation', 'issueDate', 'placeOfBirth', 'placeOfIssue', 'cardIssuer']),
    }
  },
}
