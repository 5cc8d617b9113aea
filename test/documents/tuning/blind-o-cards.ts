import { guilloche, map, portrait } from '../generator/card-art.ts'
import { at } from '../generator/card-box.ts'
import { shortDate } from '../generator/dates.ts'
import { type Html, html } from '../generator/html.ts'
import { licenceMrz, maskCpf } from '../generator/numbers.ts'
import { STATES } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'
import type { Licence } from './blind-o.ts'

/** Cards drawn with text: both generations, in boxes of a style that each layout chooses. */

/** A caption and its value; where the caption stands is up to the style sheet. */
export function field(
  x: number,
  y: number,
  w: number,
  caption: string,
  value: string | Html,
  kind = '',
): Html {
  return html`<div class="f ${kind}" style="left:${x}%;top:${y}%;width:${w}%"><div class="k">${caption}</div><div class="v">${value}</div></div>`
}

export interface Look {
  readonly font: string
  readonly widthMm: number
  /** Captions in the frame's top border, or above the value with a rule beneath. */
  readonly frame: 'broken' | 'ruled'
  readonly mrzFont?: string
}

/** @param letter stands beside ACC: a definitive licence or a provisional one */
export function numberedFront(
  card: Licence,
  random: Random,
  letter: 'D' | 'P' = 'D',
  birthSeparator = ', ',
): Html {
  const born = [shortDate(card.birth), ...card.birthplace].join(birthSeparator)
  return html`<div class="panel numbered">${guilloche(random, 120, 85, ['#b9d3a8', '#d9cfae', '#a9c9b6'], 0.3)}<div class="band"></div>${at(0, 1.4, 100, 'REPÚBLICA FEDERATIVA DO BRASIL', 'on c')}${at(0, 5.4, 100, 'MINISTÉRIO DOS TRANSPORTES', 'on c')}${at(0, 9.4, 100, 'SECRETARIA NACIONAL DE TRÂNSITO', 'on c')}
${at(0, 15, 100, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', 'title c')}${at(91, 3, 8, 'BR', 'oval c')}${map('position:absolute;left:-3%;top:36%;width:16%')}
${field(7, 21, 65, '2 e 1 NOME E SOBRENOME', card.name)}${field(75, 21, 21, '1ª HABILITAÇÃO', shortDate(card.first))}
${portrait(random, 'position:absolute;left:7%;top:33%;width:26%;height:52%', true)}
${field(37, 32, 59, '3 DATA, LOCAL E UF DE NASCIMENTO', born)}
${field(37, 43, 18, '4a DATA EMISSÃO', shortDate(card.issued))}${field(57, 43, 18, '4b VALIDADE', shortDate(card.expires), 'hot')}${field(77, 43, 11, 'ACC', html`<span class="hatch"></span>`)}${at(90.5, 43, 8, letter, 'letter')}
${field(37, 54, 59, '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${card.rg} ${card.identity}`)}
${field(37, 65, 21, '4d CPF', maskCpf(card.cpf))}${field(60, 65, 20, '5 Nº REGISTRO', card.register, 'hot')}${field(82, 65, 14, '9 CAT. HAB.', card.category, 'hot')}
${field(37, 76, 59, 'NACIONALIDADE', card.sex === 'F' ? 'BRASILEIRA' : 'BRASILEIRO')}${field(37, 87, 59, 'FILIAÇÃO', html`${card.parents.map((name) => html`<div class="parent">${name}</div>`)}`, 'tall')}
${field(7, 89, 26, '7 ASSINATURA DO PORTADOR', '')}<div class="side" style="left:1.5%;top:50%">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div></div>`
}

const ROWS = [
  ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'],
  ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'],
] as const

/** @param held rows of the tables that are filled in */
export function numberedBack(card: Licence, random: Random, held: readonly string[]): Html {
  const row = (name: string): Html => {
    const has = held.includes(name)
    return html`<tr><td>${name}</td><td>${has ? shortDate(card.first) : ''}</td><td>${has ? shortDate(card.expires) : ''}</td><td></td></tr>`
  }
  const [city, uf] = card.local
  return html`<div class="panel numbered">${guilloche(random, 120, 85, ['#b9d3a8', '#d9cfae', '#a9c9b6'], 0.3)}<div class="pair">${ROWS.map((names) => html`<table><tr><th>9</th><th>10</th><th>11</th><th>12</th></tr>${names.map(row)}</table>`)}</div>
${field(7, 56, 53, '12 OBSERVAÇÕES', card.comments ?? '', 'deep')}${at(63, 60, 34, 'ASSINADO DIGITALMENTE', 'small c')}${at(63, 64, 34, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO', 'small c')}${at(63, 70, 34, card.security, 'c')}${at(63, 75, 34, card.renach, 'c')}
${field(7, 81, 53, 'LOCAL', `${city}, ${uf}`)}${at(0, 93, 100, (STATES[uf] ?? '').toUpperCase(), 'state c')}<div class="side" style="left:1.5%;top:30%">PROIBIDO PLASTIFICAR</div></div>`
}

/** The third panel: captions in three languages and the machine-readable lines. */
export function numberedLegend(card: Licence): Html {
  const lines = licenceMrz({ ...card, expiry: card.expires })
  return html`<div class="panel numbered"><div class="key">2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de Identificación - Autoridad Emisora – 4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class / Categoria de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar</div><div class="mrz">${lines.map((line) => html`<div>${line}</div>`)}</div></div>`
}

const SPINE = html`<div class="side" style="left:2%;top:24%">VÁLIDA EM TODO</div><div class="side" style="left:5%;top:24%">O TERRITÓRIO NACIONAL</div>`

/** @param ministry changed with the years of issue */
export function greenFront(card: Licence, random: Random, ministry: string): Html {
  return html`<div class="panel green">${guilloche(random, 120, 85, ['#9cc7a2', '#a6cbd0', '#c9d7a6'], 0.35)}${at(14, 1.5, 84, 'REPÚBLICA FEDERATIVA DO BRASIL', 'head c')}${at(14, 6, 84, ministry, 'small c')}${at(14, 9.5, 84, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 'small c')}${at(14, 13, 84, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 'small c')}
${SPINE}<div class="side blank" style="left:9%;top:44%">${card.blank}</div>${field(16, 18, 82, 'NOME', card.name)}
${portrait(random, 'position:absolute;left:16%;top:29.5%;width:32%;height:54%')}
${field(51, 29, 47, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${card.rg} ${card.identity}`)}
${field(51, 40, 25, 'CPF', maskCpf(card.cpf))}${field(77, 40, 21, 'DATA NASCIMENTO', shortDate(card.birth))}
${field(51, 51, 47, 'FILIAÇÃO', html`${card.parents.map((name) => html`<div>${name}</div>`)}`, 'kin')}
${field(51, 75, 18, 'PERMISSÃO', html`<span class="hatch"></span>`)}${field(70, 75, 13, 'ACC', html`<span class="hatch"></span>`)}${field(84, 75, 14, 'CAT. HAB.', card.category, 'hot')}
${field(16, 87, 32, 'Nº REGISTRO', card.register, 'hot')}${field(51, 87, 22, 'VALIDADE', shortDate(card.expires), 'hot')}${field(75, 87, 23, '1ª HABILITAÇÃO', shortDate(card.first))}</div>`
}

/** @param footer how the state's agency prints itself */
export function greenBack(card: Licence, random: Random, footer: string): Html {
  const [city, uf] = card.local
  return html`<div class="panel green">${guilloche(random, 120, 85, ['#9cc7a2', '#a6cbd0', '#c9d7a6'], 0.35)}${field(16, 3, 82, 'OBSERVAÇÕES', card.comments ?? '', 'deepest')}${at(16, 49, 82, 'ASSINATURA DO PORTADOR', 'small c')}
${field(16, 56, 56, 'LOCAL', `${city}, ${uf}`)}${field(75, 56, 23, 'DATA EMISSÃO', shortDate(card.issued))}${at(72, 70, 26, card.security, 'c')}${at(72, 75, 26, card.renach, 'c')}${at(16, 79, 56, 'ASSINATURA DO EMISSOR', 'small c')}
${at(14, 89, 84, footer, 'foot c')}<div class="side blank" style="left:9%;top:24%">${card.blank}</div><div class="side" style="left:3%;top:48%">PROIBIDO PLASTIFICAR</div></div>`
}

export function cardCss({ font, widthMm, frame, mrzFont = 'Liberation Mono' }: Look): string {
  const unit = widthMm / 120
  const pt = (size: number): string => `${(size * unit).toFixed(2)}pt`
  const framed =
    frame === 'broken'
      ? `.f{border:.2mm solid #333;border-radius:1mm;padding:${pt(4)} 1mm 0}.k{position:absolute;top:-${pt(2.6)};left:1.2mm;background:#f0f4e8;padding:0 .5mm}.green .k{background:#dfeee2}`
      : '.f{border-bottom:.2mm solid #557}.k{margin-bottom:.35mm}'
  return `.panel{position:relative;overflow:hidden;width:${widthMm}mm;height:${(widthMm * 0.7).toFixed(1)}mm;font:${pt(7.4)}/1.12 '${font}';color:#111;background:#f0f4e8;border:.2mm solid #9a9}
.green{background:#dfeee2}.at{position:absolute;white-space:nowrap}.c{text-align:center}.f{position:absolute;height:${pt(23)};box-sizing:border-box}.k{font-size:${pt(5)};line-height:1.15;white-space:nowrap;color:#234}.v{font-size:${pt(7.8)};white-space:nowrap}${framed}
.deep{height:${pt(52)}}.deepest{height:${pt(100)}}.deep .v,.deepest .v{white-space:normal}.tall{height:${pt(30)}}.tall .v{font-size:${pt(6.6)};line-height:1.05}.kin{height:${pt(54)}}.kin .v{font-size:${pt(7.2)};white-space:normal}.hot .v{color:#a51616}
.band{position:absolute;left:0;top:0;width:100%;height:13.6%;background:#3d7a52}.on{color:#fff;font-size:${pt(6)}}.title{font-size:${pt(6.2)};font-weight:bold;color:#17472a}.oval{color:#e8cf6a;font-weight:bold;border:.3mm solid #e8cf6a;border-radius:50%}.small{font-size:${pt(5.6)}}.head{font-weight:bold}.letter{font-size:${pt(18)};font-weight:bold;color:#444}
.state{font-size:${pt(11)};font-weight:bold}.foot{font-size:${pt(8)};font-weight:bold}.hatch{display:block;margin-top:${pt(1)};height:${pt(8)};background:repeating-linear-gradient(45deg,#888 0 .4mm,#ddd .4mm 1mm)}.side{position:absolute;writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap;font-size:${pt(4.6)}}.blank{font-size:${pt(8)}}
.pair{position:absolute;left:7%;top:4%;width:89%;display:flex;gap:4%}.pair table{border-collapse:collapse;width:100%}.pair td,.pair th{border:.2mm solid #555;font-size:${pt(5.6)};line-height:1.1;height:${pt(13)};padding:0 .6mm}
.key{position:absolute;left:6%;top:5%;width:88%;font-size:${pt(5.2)};text-align:justify}.mrz{position:absolute;left:7%;bottom:7%;font:${pt(11.5)}/1.35 '${mrzFont}';white-space:pre}`
}
