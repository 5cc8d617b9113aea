import { guilloche, map, portrait } from '../generator/card-art.ts'
import { at, CARD_CSS, labelledBox } from '../generator/card-box.ts'
import { type Html, html } from '../generator/html.ts'
import { licenceMrz, maskCpf } from '../generator/numbers.ts'
import { STATES } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'
import { day, type Motorist } from './blind-aa.ts'
import { hand } from './blind-aa-cards.ts'

/** The panels of the card with numbered fields, as this set draws them. */
const PALE = ['#86ab8c', '#c2b27c', '#9dbba8'] as const

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
