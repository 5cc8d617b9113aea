import { addDays, addYears, shortDate } from '../../generator/dates.ts'
import { blindQr, crest, html, sheet } from '../../generator/html.ts'
import type { Layout } from '../../generator/layout.ts'
import { maskCpf } from '../../generator/numbers.ts'
import { STATES } from '../../generator/places.ts'
import { capitals, motorist, reading } from '../blind-ad.ts'

const CSS = `.wrap{border:1mm double #355;padding:6mm 8mm}.big{font-size:15pt;font-weight:bold;text-align:center;margin:3mm 0}.row{display:flex;gap:5mm;margin-bottom:3.4mm}.row>div{flex:1}.row span{display:block;border-top:.2mm solid #355;font-size:7pt;color:#355;text-transform:uppercase;margin-top:.3mm}.warn{border:.4mm solid #933;color:#722;padding:2mm 3mm;text-align:center;font-weight:bold;margin:4mm 0}
.cut{border-top:.3mm dashed #444;margin:7mm 0 3mm;font-size:7pt;text-align:center}`

/** A receipt with the licence's data while the permit is made: the caption stands beneath each value. */
export const layout: Layout = {
  name: 'blind-ad-provisional-paper',
  type: 54,
  variants: ['one'],
  print(random) {
    const made = motorist(random, {
      from: 2022,
      to: 2025,
      years: 1,
      kinds: ['AB', 'B', 'A'],
      bornFrom: 1998,
      bornTo: 2003,
    })
    const m = capitals({ ...made, first: made.issued, expires: addYears(made.issued, 1) })
    const { uf } = m.seat
    const comments = 'X'
    const cell = (value: string, label: string) => html`<div>${value}<span>${label}</span></div>`
    return {
      html: sheet(
        { font: 'Lato', sizePt: 10, css: CSS, margin: '14mm 20mm' },
        html`<div class="wrap"><div class="row" style="align-items:center"><div style="flex:none">${crest(15, '#355')}</div>
<div class="b">DETRAN-${uf}<br>DEPARTAMENTO ESTADUAL DE TRÂNSITO<br>${(STATES[uf] ?? '').toUpperCase()}</div><div style="flex:none">${blindQr(random.int(1, 9999), 18)}</div></div>
<div class="big">COMPROVANTE PROVISÓRIO DA PERMISSÃO PARA DIRIGIR</div>
<div class="warn">Este comprovante não pode ser utilizado como documento de habilitação. Aguarde a Permissão para Dirigir definitiva em papel ou no aplicativo.</div>
<div class="row">${cell(m.name, 'Nome do permissionário')}</div><div class="row">${cell(maskCpf(m.cpf), 'CPF')}${cell(shortDate(m.born), 'Data de nascimento')}${cell(`${m.birthplace.city}/${m.birthplace.uf}`, 'Naturalidade')}</div>
<div class="row">${cell(m.mother, 'Filiação 1')}${cell(m.father, 'Filiação 2')}</div><div class="row">${cell(m.rg.join(' '), 'Documento de identidade')}${cell(m.register, 'Número do registro')}${cell(m.kind, 'Categoria')}</div>
<div class="row">${cell(shortDate(m.issued), 'Data de emissão')}${cell(shortDate(m.expires), 'Validade da permissão')}${cell(`${m.seat.city}/${uf}`, 'Local de emissão')}</div>
<div class="row">${cell(comments, 'Observações')}${cell(m.renach, 'RENACH')}${cell(random.digits(9), 'Processo')}</div>
<p class="s j">X: outras restrições médicas. Art. 148, § 2º, do Código de Trânsito Brasileiro: ao candidato aprovado será conferida Permissão para Dirigir, com validade de um ano. § 3º: a Carteira Nacional de Habilitação será conferida ao condutor no término de um ano, desde que não tenha cometido infração de natureza grave ou gravíssima ou seja reincidente em infração média.</p></div>
<div class="cut">destaque aqui – via do centro de formação</div>
<p class="s">Autoescola Primeira Marcha – aulas práticas de ${shortDate(addDays(m.issued, -80))} a ${shortDate(addDays(m.issued, -22))} – exame prático em ${shortDate(addDays(m.issued, -12))}, aprovado – exame médico em ${shortDate(addDays(m.issued, -140))} – retirada prevista a partir de ${shortDate(addDays(m.issued, 15))} – telefone (61) 3${random.digits(3)}-${random.digits(4)}</p>`,
      ),
      data: reading(m, comments, false, { filiation: [m.mother, m.father] }),
    }
  },
}
