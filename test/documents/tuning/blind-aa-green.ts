import { guilloche, portrait } from '../generator/card-art.ts'
import { at, CARD_CSS } from '../generator/card-box.ts'
import { type Html, html } from '../generator/html.ts'
import { maskCpf } from '../generator/numbers.ts'
import { STATES } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'
import { day, type Motorist } from './blind-aa.ts'
import { hand } from './blind-aa-cards.ts'

/** Both halves of the green card, as this set draws them. */
const GREEN = ['#4f8f62', '#7fae7a', '#a7b964'] as const

/** A field of the green card: a small caption over its value, in a ruled box. */
function cell(x: number, y: number, w: number, h: number, caption: string, value: string, kind = ''): Html {
  return html`<div class="cell ${kind}" style="left:${x}%;top:${y}%;width:${w}%;height:${h}%"><i>${caption}</i><b>${value}</b></div>`
}

export interface GreenLook {
  readonly ministry: string
  readonly font: string
  /** Lines of the parents as they are printed. */
  readonly parentLines?: readonly string[]
}

export function greenFront(random: Random, m: Motorist, look: GreenLook): Html {
  const lines = look.parentLines ?? [m.father.toUpperCase(), m.mother.toUpperCase()]
  return html`<div class="card green">${guilloche(random, 85, 60, GREEN, 0.4)}
${at(18, 3, 81, 'REPÚBLICA FEDERATIVA DO BRASIL', 'head c')}${at(18, 7.6, 81, look.ministry, 'sub c')}${at(18, 11.4, 81, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 'sub c')}${at(18, 15.2, 81, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 'head c')}
${cell(19, 20.5, 79, 9, 'NOME', m.name.toUpperCase())}${portrait(random, 'position:absolute;left:19%;top:31%;width:32%;height:52%')}
${cell(53, 30.5, 45, 9, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${m.rg} SSP ${m.birthplace.uf}`)}
${cell(53, 40.5, 25, 9, 'CPF', maskCpf(m.cpf))}${cell(79, 40.5, 19, 9, 'DATA NASCIMENTO', day(m.birth))}
<div class="cell" style="left:53%;top:50.5%;width:45%;height:22%"><i>FILIAÇÃO</i>${lines.map((line) => html`<b>${line}</b>`)}</div>
${cell(53, 73.5, 16, 9.5, 'PERMISSÃO', '******')}${cell(70, 73.5, 13, 9.5, 'ACC', '*****')}${cell(84, 73.5, 14, 9.5, 'CAT. HAB.', m.category, 'red')}
${cell(19, 85, 30, 10.5, 'Nº REGISTRO', m.register, 'red')}${cell(50, 85, 23, 10.5, 'VALIDADE', day(m.expires), 'red')}${cell(74, 85, 24, 10.5, '1ª HABILITAÇÃO', day(m.first))}
<div class="side" style="left:1%;top:18%">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div><div class="side no" style="left:8%;top:40%">${m.form}</div></div>`
}

export function greenBack(random: Random, m: Motorist, comments: string): Html {
  const state = (STATES[m.local.uf] ?? '').toUpperCase()
  return html`<div class="card green">${guilloche(random, 85, 60, GREEN, 0.4)}
${cell(19, 3, 79, 44, 'OBSERVAÇÕES', comments)}${hand(random, 'left:34%;top:47%;width:38%;height:9%')}${at(19, 56, 79, 'ASSINATURA DO PORTADOR', 'lab c rule')}
${cell(19, 62, 54, 9.5, 'LOCAL', `${m.local.city.toUpperCase()}, ${m.local.uf}`)}${cell(74, 62, 24, 9.5, 'DATA EMISSÃO', day(m.issued))}
${hand(random, 'left:28%;top:72%;width:36%;height:9%')}${at(19, 81.5, 53, 'ASSINATURA DO EMISSOR', 'lab c rule')}${at(74, 74, 24, m.security, 'num')}${at(74, 79, 24, m.renach, 'num')}
${at(19, 88, 79, `DETRAN- ${m.local.uf} (${state})`, 'foot c')}<div class="side" style="left:1%;top:34%">PROIBIDO PLASTIFICAR</div><div class="side no" style="left:8%;top:30%">${m.form}</div></div>`
}

export function greenCss(font: string): string {
  return `${CARD_CSS}.green{width:85mm;height:60mm;background:#e3efd9;font:6.2pt/1.15 '${font}'}.green .head{font-size:5.6pt;font-weight:bold}.green .sub{font-size:4.8pt}
.cell{position:absolute;border:.2mm solid #4b6a52;padding:.55mm .7mm 0;white-space:nowrap}.cell i{display:block;font:4.2pt/1.25 '${font}';color:#333}.cell b{display:block;font-weight:normal}.cell.red b{color:#b3202a}
.lab{font-size:4.2pt}.rule{border-top:.2mm solid #444}.num{font-size:5.6pt}.foot{font-size:6.4pt;font-weight:bold}.green .side{font-size:4.4pt}.green .no{font-size:6.6pt;color:#333}.c{text-align:center}`
}
