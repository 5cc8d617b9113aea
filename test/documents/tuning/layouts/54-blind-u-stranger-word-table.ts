import { longDate } from '../../generator/dates.ts'
import { html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { expected, licence, NEW_FRONT, type Story } from '../blind-u.ts'

const STORY: Story = {
  name: 'Iracilda Fontenele Portela',
  sex: 'F',
  birth: '1990-10-15',
  first: '2013-12-04',
  issued: '2024-06-27',
  expires: '2034-06-11',
  classes: 'B',
  parents: ['Domingos Portela Neto', 'Francisca Fontenele Portela'],
  bornIn: ['Parnaíba', 'PI'],
  issuedIn: ['Teresina', 'PI'],
  identity: ['SSP', 'PI'],
  notes: null,
}

/** A word processor's table of two columns under a heading: dates in words, nothing of issuer and notes. */
export const layout: Layout = {
  name: 'blind-u-stranger-word-table',
  type: 54,
  variants: ['one'],
  print: (random) => {
    const held = licence(random, STORY)
    const rows = [
      ['Condutora', held.name],
      ['Documento', 'Carteira Nacional de Habilitação (CNH)'],
      ['Número de registro', held.register],
      ['Categoria da habilitação', held.classes],
      ['Data de emissão', longDate(held.issued)],
      ['Data de validade', longDate(held.expires)],
      ['Data da primeira habilitação', longDate(held.first)],
      ['Data de nascimento', longDate(held.birth)],
      ['Naturalidade', held.bornIn.join('/')],
      ['Filiação', html`${held.parents[0]}<br>${held.parents[1]}`],
      ['CPF', maskCpf(held.cpf)],
      ['Identidade', `${held.rg} – ${held.identity.join('/')}`],
    ] as const
    const css =
      'td{border:.3mm solid #000;padding:1mm 2.2mm;vertical-align:top}td:first-child{width:38%;background:#deeaf6}h2{color:#2e74b5;font-weight:normal}'
    return {
      html: sheet(
        { font: 'Carlito', sizePt: 11, css, margin: '25mm 30mm' },
        html`<h2>Anexo II – Dados da condutora do veículo escolar</h2><p class="j">Em atenção ao item 7.3 do edital, seguem os dados da profissional que conduzirá a van da linha Povoado Barrinha – Sede. O titular da linha continua a ser a Cooperativa de Transporte do Igaraçu.</p><table>${rows.map(([caption, value]) => html`<tr><td>${caption}</td><td>${value}</td></tr>`)}</table><p style="margin-top:6mm">Parnaíba (PI), 3 de fevereiro de 2025.</p>`,
      ),
      data: expected(held, NEW_FRONT),
    }
  },
}
