import { guilloche, map, portrait } from '../generator/card-art.ts'
import { at, CARD_CSS, labelledBox } from '../generator/card-box.ts'
import { alone } from '../generator/card-sheets.ts'
import { type Html, html, raw } from '../generator/html.ts'
import type { Json } from '../generator/layout.ts'
import { scrawl } from '../generator/marks.ts'
import { licenceMrz, maskCpf } from '../generator/numbers.ts'
import { STATES } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'
import { day, driverData, type Motorist, townOf } from './blind-aa.ts'

/** Both halves of the green card, and the panels of the card with numbered fields, as this set draws them. */
const GREEN = ['#4f8f62', '#7fae7a', '#a7b964'] as const
const PALE = ['#86ab8c', '#c2b27c', '#9dbba8'] as const

function hand(random: Random, style: string): Html {
  return html`${raw(`<svg style="position:absolute;${style}" viewBox="0 0 300 100">${scrawl(random)}</svg>`)}`
}

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

export interface NumberedLook {
  readonly letter?: 'D' | 'P'
  /** Who signs at the back: by hand or by a system. */
  readonly signed?: 'hand' | 'system'
  readonly birthSeparator?: string
}

export function numberedFront(random: Random, m: Motorist, look: NumberedLook = {}): Html {
  const comma = look.birthSeparator ?? ', '
  const birth = `${day(m.birth)}, ${m.birthplace.city.toUpperCase()}${comma}${m.birthplace.uf}`
  return html`<div class="card l3">${guilloche(random, 100, 68, PALE, 0.3)}${map('position:absolute;left:0;top:20%;width:12%;opacity:.4')}
<div class="band">REPÚBLICA FEDERATIVA DO BRASIL</div>${at(0, 8.3, 100, 'MINISTÉRIO DA INFRAESTRUTURA – SECRETARIA NACIONAL DE TRÂNSITO', 'tiny c')}${at(91, 1.5, 8, 'BR', 'oval c')}
${at(0, 12.4, 100, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', 'ttl c')}
${labelledBox(5, 17.5, 66, 10.5, '2 e 1 NOME E SOBRENOME', m.name.toUpperCase())}${labelledBox(73, 17.5, 24, 10.5, '1ª HABILITAÇÃO', day(m.first))}${portrait(random, 'position:absolute;left:5%;top:30%;width:29%;height:54%')}
${labelledBox(36, 29, 61, 10.5, '3 DATA, LOCAL E UF DE NASCIMENTO', birth)}
${labelledBox(36, 40.5, 21, 10.5, '4a DATA EMISSÃO', day(m.issued))}${labelledBox(58, 40.5, 20, 10.5, '4b VALIDADE', day(m.expires), 'red')}${labelledBox(79, 40.5, 10, 10.5, 'ACC', html`<span class="hatch"></span>`)}${at(91, 41.5, 7, look.letter ?? 'D', 'big')}
${labelledBox(36, 52, 61, 10.5, '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${m.rg} SSP ${m.birthplace.uf}`)}
${labelledBox(36, 63.5, 23, 10.5, '4d CPF', maskCpf(m.cpf))}${labelledBox(60, 63.5, 22, 10.5, '5 Nº REGISTRO', m.register, 'red')}${labelledBox(83, 63.5, 14, 10.5, '9 CAT. HAB.', m.category, 'red')}
${labelledBox(36, 75, 61, 8.5, 'NACIONALIDADE', m.female ? 'BRASILEIRA' : 'BRASILEIRO')}${labelledBox(36, 84.5, 61, 14, 'FILIAÇÃO', html`<div class="parent">${m.father.toUpperCase()}</div><div class="parent">${m.mother.toUpperCase()}</div>`)}
${labelledBox(5, 85, 29, 13, '7 ASSINATURA DO PORTADOR', hand(random, 'left:10%;top:10%;width:80%;height:80%'))}<div class="side">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div></div>`
}

const ROWS = [
  ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'],
  ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'],
] as const

/** The letters of a category and those it includes. */
function included(category: string): readonly string[] {
  const ladder = ['B', 'C', 'D', 'E']
  const heavy = [...category].find((letter) => ladder.includes(letter))
  const upTo = heavy ? ladder.slice(0, ladder.indexOf(heavy) + 1) : []
  const withTrailer = heavy === 'E' ? ['BE', 'CE', 'DE'] : []
  return [...(category.includes('A') ? ['A'] : []), ...upTo, ...withTrailer]
}

export function numberedBack(random: Random, m: Motorist, comments: string, look: NumberedLook = {}): Html {
  const held = included(m.category)
  const row = (name: string): Html => {
    const has = held.includes(name)
    return html`<tr><td>${name}</td><td>${has ? day(m.first) : ''}</td><td>${has ? day(m.expires) : ''}</td><td></td></tr>`
  }
  const signer =
    look.signed === 'system'
      ? html`${at(61, 55, 36, 'ASSINADO DIGITALMENTE', 'tiny c')}${at(61, 59, 36, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO', 'tiny c rule')}`
      : html`${hand(random, 'left:66%;top:50%;width:26%;height:10%')}${at(61, 60, 36, 'ASSINATURA DO EMISSOR', 'tiny c rule')}`
  return html`<div class="card l3">${guilloche(random, 100, 68, PALE, 0.22)}<div class="tables">${ROWS.map((names) => html`<table><tr><th>9</th><th>10</th><th>11</th><th>12</th></tr>${names.map(row)}</table>`)}</div>
${labelledBox(5, 50, 54, 24, '12 OBSERVAÇÕES', comments)}${signer}${at(61, 66, 36, m.security, 'c')}${at(61, 71, 36, m.renach, 'c')}
${labelledBox(5, 76, 54, 11, 'LOCAL', `${m.local.city.toUpperCase()}, ${m.local.uf}`)}${at(0, 89, 100, (STATES[m.local.uf] ?? '').toUpperCase(), 'state c')}<div class="side" style="top:38%">PROIBIDO PLASTIFICAR</div></div>`
}

const LEGEND = `2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de Identificación - Autoridad Emisora – 4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class / Categoria de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar`

export function numberedLegend(m: Motorist): Html {
  const lines = licenceMrz({
    register: m.register,
    birth: m.birth,
    sex: m.female ? 'F' : 'M',
    expiry: m.expires,
    name: m.name,
  })
  return html`<div class="card l3"><div class="legend">${LEGEND}</div><div class="mrz">${lines.map((line) => html`<div>${line}</div>`)}</div></div>`
}

/** The card is 100 mm wide unless told: all its print grows with it. */
export function numberedCss(font: string, widthMm = 100): string {
  const pt = (size: number): string => `${((size * widthMm) / 100).toFixed(2)}pt`
  return `${CARD_CSS}.l3{width:${widthMm}mm;height:${widthMm * 0.68}mm;background:#edf2e3;font:${pt(6.8)}/1.05 '${font}'}.l3 .box{background:#ffffff55;padding:${pt(1.3)} .6mm 0;white-space:nowrap}.l3 legend{font-size:${pt(4.3)}}
.band{position:absolute;inset:0 0 auto 0;height:7.4%;background:#2c6a45;color:#fff;text-align:center;font:bold ${pt(7.4)}/1.6 '${font}'}.oval{font:bold ${pt(7)}/1.4 '${font}';background:#c9a94a;border-radius:50%}
.tiny{font-size:${pt(4.4)}}.rule{border-top:.2mm solid #444}.ttl{font-size:${pt(5.4)};font-weight:bold;color:#1b4f2e}.red{color:#b01c22}.red legend{color:#111}.big{font-size:${pt(15)};font-weight:bold;color:#333}.parent{margin-bottom:${pt(1.6)}}
.l3 .side{left:1%;top:24%;font-size:${pt(4)}}.tables{position:absolute;left:5%;top:3%;width:92%;display:flex;gap:3%}.tables table{border-collapse:collapse;width:100%}.tables td,.tables th{border:.2mm solid #666;font-size:${pt(5)};padding:0 .5mm;height:${(widthMm * 0.036).toFixed(2)}mm;width:25%}
.state{font-size:${pt(11)};font-weight:bold;color:#1b4f2e}.legend{position:absolute;left:6%;top:6%;width:88%;font-size:${pt(4.8)};text-align:justify}.mrz{position:absolute;left:7%;bottom:9%;font:${pt(10.4)}/1.35 'Liberation Mono'}.c{text-align:center}`
}

/** A document of a card's own size. */
export function cardPage(panels: readonly Html[], css: string, widthMm: number, heightMm: number): string {
  const card = {
    front: html``,
    back: html``,
    widthMm,
    heightMm,
    font: 'Liberation Sans',
    css,
    data: () => ({}),
  }
  return alone(card, panels)
}

/** What a card tells; the sides that are not there are taken away by the layout. */
export function cardValues(
  m: Motorist,
  comments: string,
  more: Readonly<Record<string, Json>>,
): Record<string, Json> {
  return driverData({
    name: m.name.toUpperCase(),
    dateOfBirth: m.birth,
    issueDate: m.issued,
    expirationDate: m.expires,
    licenseNumber: m.register,
    licenseClass: m.category,
    filiation: [m.father.toUpperCase(), m.mother.toUpperCase()],
    personalNumber: m.cpf,
    placeOfBirth: townOf(m.birthplace).toUpperCase(),
    placeOfIssue: m.local.uf,
    cardIssuer: `DETRAN-${m.local.uf}`,
    comments,
    documentValidation: true,
    ...more,
  })
}
