import { guilloche, hologram, map, portrait } from '../generator/card-art.ts'
import { shortDate } from '../generator/dates.ts'
import { crest, type Html, html, raw } from '../generator/html.ts'
import { scrawl } from '../generator/marks.ts'
import { licenceMrz, maskCpf } from '../generator/numbers.ts'
import { STATES } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'
import type { Licence } from './blind-u.ts'

/** Panels of driver licences in millimetres, 85 wide; a page may zoom them. */

/** A field: caption over value, both inside a frame that the style sheet draws. */
function field(
  [x, y, w, h]: readonly [number, number, number, number],
  caption: string,
  value: string | Html,
  kind = '',
): Html {
  return html`<div class="f ${kind}" style="left:${x}mm;top:${y}mm;width:${w}mm;height:${h}mm"><i>${caption}</i><b>${value}</b></div>`
}

function line(x: number, y: number, w: number, text: string | Html, kind: string): Html {
  return html`<div class="l ${kind}" style="left:${x}mm;top:${y}mm;width:${w}mm">${text}</div>`
}

function strip(x: number, y: number, text: string, kind = ''): Html {
  return html`<div class="strip ${kind}" style="left:${x}mm;top:${y}mm">${text}</div>`
}

function pen(random: Random, x: number, y: number, w: number): Html {
  return raw(
    `<svg style="position:absolute;left:${x}mm;top:${y}mm;width:${w}mm;height:${w / 3}mm" viewBox="0 0 300 100">${scrawl(random)}</svg>`,
  )
}

const HATCH = raw('<u class="hatch"></u>')
const GREEN = ['#7fb89a', '#94c2bd', '#b6c98f'] as const
const PALE = ['#c3d6b0', '#dccdb0', '#b5cfc4'] as const

function rows(names: readonly string[], gap = ''): Html {
  return html`${names.map((name) => html`<span class="row ${gap}">${name}</span>`)}`
}

/** @param empty what fills an unused box: hatching or asterisks */
export function frontTill2022(
  of: Licence,
  random: Random,
  ministry: string,
  empty: string | Html = HATCH,
): Html {
  return html`<div class="card green">${guilloche(random, 85, 60, GREEN, 0.4)}
<div class="l" style="left:14mm;top:1mm">${crest(7.5)}</div>${line(16, 1, 68, 'REPÚBLICA FEDERATIVA DO BRASIL', 't1')}${line(16, 3.7, 68, ministry, 't2')}${line(16, 5.7, 68, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 't2')}${line(16, 7.7, 68, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 't2')}
${strip(1.6, 16, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL')}${strip(6.4, 18, of.blank, 'no')}
${field([14, 10.6, 70, 5.8], 'NOME', of.name)}${portrait(random, 'position:absolute;left:15mm;top:18mm;width:28mm;height:31mm')}
${field([46, 17, 38, 5.8], 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', html`<span class="apart"><span>${of.rg}</span><span>${of.identity[0]}</span><span>${of.identity[1]}</span></span>`)}
${field([46, 23.3, 20.5, 5.8], 'CPF', maskCpf(of.cpf))}${field([67.2, 23.3, 16.8, 5.8], 'DATA NASCIMENTO', shortDate(of.birth))}
${field([46, 29.6, 38, 14.4], 'FILIAÇÃO', rows(of.parents), 'many')}
${field([46, 44.5, 14, 5.8], 'PERMISSÃO', empty)}${field([60.7, 44.5, 10, 5.8], 'ACC', empty)}${field([71.4, 44.5, 12.6, 5.8], 'CAT. HAB.', of.classes, 'red')}
${field([14, 51.6, 30, 6.4], 'Nº REGISTRO', of.register, 'red')}${field([46, 51.6, 18.5, 6.4], 'VALIDADE', shortDate(of.expires), 'red')}${field([65.2, 51.6, 18.8, 6.4], '1ª HABILITAÇÃO', shortDate(of.first))}</div>`
}

/** @param code the code of the cards since 2017 */
export function backTill2022(of: Licence, random: Random, footer: string, code?: Html): Html {
  return html`<div class="card green">${guilloche(random, 85, 60, GREEN, 0.4)}${hologram('position:absolute;left:16mm;top:43mm;width:9mm')}
${field([14, 1.5, code ? 37 : 70, 24], 'OBSERVAÇÕES', of.notes ?? '', 'many')}${code ? html`<div class="l" style="left:53.5mm;top:2mm">${code}</div>` : null}
${pen(random, 24, 25.5, 20)}${line(14, 33, 37, 'ASSINATURA DO PORTADOR', 't3')}
${field([14, 36, 45, 5.8], 'LOCAL', of.issuedIn.join(', '))}${field([64, 36, 20, 5.8], 'DATA EMISSÃO', shortDate(of.issued))}
${pen(random, 32, 42.5, 19)}${line(27, 49.5, 32, 'ASSINATURA DO EMISSOR', 't3')}${line(60, 43.5, 24, of.security, 'num')}${line(60, 46.8, 24, of.renach, 'num')}
${line(14, 54.4, 70, footer, 'foot')}${strip(1.6, 14, 'PROIBIDO PLASTIFICAR')}${strip(6.4, 20, of.blank, 'no')}</div>`
}

/** @param born how date, city and state of birth are parted */
export function frontSince2022(of: Licence, random: Random, ministry: string, born: string): Html {
  return html`<div class="card pale">${guilloche(random, 85, 60, PALE, 0.35)}<div class="band"></div><div class="l" style="left:3mm;top:.4mm">${crest(7, '#e0c964')}</div>
${line(0, 0.8, 85, 'REPÚBLICA FEDERATIVA DO BRASIL', 'hd')}${line(0, 3, 85, ministry, 'hd')}${line(0, 5.2, 85, 'SECRETARIA NACIONAL DE TRÂNSITO', 'hd')}<em class="oval">BR</em>
${line(0, 8.4, 85, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', 'tri')}${map('position:absolute;left:-1mm;top:24mm;width:10mm')}
${field([5, 12.6, 58, 5.6], '2 e 1 NOME E SOBRENOME', of.name)}${field([64.5, 12.6, 17.5, 5.6], '1ª HABILITAÇÃO', shortDate(of.first))}
${portrait(random, 'position:absolute;left:6mm;top:20mm;width:22.5mm;height:28mm', true)}
${field([31, 19.7, 51, 5.4], '3 DATA, LOCAL E UF DE NASCIMENTO', born)}
${field([31, 26.6, 16.5, 5.4], '4a DATA EMISSÃO', shortDate(of.issued))}${field([48.7, 26.6, 16.5, 5.4], '4b VALIDADE', shortDate(of.expires), 'red')}${field([66.4, 26.6, 9, 5.4], 'ACC', HATCH)}${line(77, 26.2, 6, 'D', 'big')}
${field([31, 33.5, 51, 5.4], '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${of.rg} ${of.identity.join(' ')}`)}
${field([31, 40.4, 19.9, 5.4], '4d CPF', maskCpf(of.cpf))}${field([51.6, 40.4, 19, 5.4], '5 Nº REGISTRO', of.register, 'red')}${field([71.3, 40.4, 10.7, 5.4], '9 CAT. HAB.', of.classes, 'red')}
${field([31, 47.3, 51, 4.2], 'NACIONALIDADE', of.sex === 'F' ? 'BRASILEIRA' : 'BRASILEIRO', 'low')}${field([31, 53, 51, 6.4], 'FILIAÇÃO', rows(of.parents), 'kin')}
${pen(random, 9, 50, 16)}${field([5, 49.6, 24.5, 9.8], '7 ASSINATURA DO PORTADOR', '')}${strip(1, 12, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL')}</div>`
}

const KINDS = [
  ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'],
  ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'],
] as const
const CAR = raw(
  '<svg viewBox="0 0 40 16" width="5.6mm" height="2.1mm"><path d="M2 12V7l8-5h14l8 5 6 1v4z" fill="#56646b"/></svg>',
)

/** @param held categories whose rows are filled */
export function backSince2022(of: Licence, random: Random, held: readonly string[], digital: boolean): Html {
  const row = (kind: string): Html => {
    const cells = held.includes(kind) ? [shortDate(of.first), shortDate(of.expires)] : ['', '']
    return html`<tr><td>${CAR}</td><td>${kind}</td>${cells.map((cell) => html`<td>${cell}</td>`)}<td></td></tr>`
  }
  return html`<div class="card pale">${guilloche(random, 85, 60, PALE, 0.35)}<div class="kinds">${KINDS.map((half) => html`<table><tr><th></th><th>9</th><th>10</th><th>11</th><th>12</th></tr>${half.map(row)}</table>`)}</div>
${field([5, 32, 46, 14], '12 OBSERVAÇÕES', of.notes ?? '', 'many')}${field([5, 48.4, 46, 5.4], 'LOCAL', of.issuedIn.join(', '))}
${digital ? html`${line(53, 35, 30, 'ASSINADO DIGITALMENTE', 't3')}${line(53, 37, 30, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO', 't3')}` : html`${pen(random, 59, 31, 17)}${line(53, 37.6, 30, 'ASSINATURA DO EMISSOR', 't3')}`}
${line(53, 41, 30, of.security, 'num')}${line(53, 44.2, 30, of.renach, 'num')}${line(0, 55.4, 85, (STATES[of.issuedIn[1]] ?? '').toUpperCase(), 'foot')}${strip(1, 20, 'PROIBIDO PLASTIFICAR')}</div>`
}

const LEGEND =
  '2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de Identificación - Autoridad Emisora – 4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class / Categoria de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar'

/** Captions in three languages over the machine-readable lines. */
export function legendSince2022(of: Licence): Html {
  const lines = licenceMrz({ ...of, expiry: of.expires })
  return html`<div class="card pale"><div class="legend">${LEGEND}</div><div class="mrz">${lines.map((text) => html`<div>${text}</div>`)}</div></div>`
}

const FRAMES = {
  thin: '.f{border:.2mm solid #56786a;padding:.35mm .8mm}.f i{display:block}',
  round:
    '.f{border:.25mm solid #222;border-radius:1.1mm;padding:1.25mm .9mm 0}.f i{position:absolute;top:-.8mm;left:1mm;padding:0 .5mm;background:#f1f4e6}.green .f i{background:#d6e8dc}',
  open: '.f{padding:.1mm .4mm}.f i{display:block;margin-bottom:.35mm}',
} as const

/** @param zoom how much larger than life the panels are drawn */
export function cardCss(font: string, frame: keyof typeof FRAMES, zoom = 1): string {
  return `.card{position:relative;overflow:hidden;width:85mm;height:60mm;zoom:${zoom};font:2.4mm/1.1 '${font}';color:#131613}.green{background:#d6e8dc}.pale{background:#f1f4e6}
.f,.l,.strip{position:absolute;white-space:nowrap}.f i{font-style:normal;font-size:1.5mm;line-height:1;color:#243a30}.f b{display:block;margin-top:.25mm;font-weight:normal;font-size:2.45mm;line-height:1.12}${FRAMES[frame]}
.red b{color:#a51a1f;font-weight:bold}.many b{white-space:normal}.many b,.kin b{font-size:2.2mm;line-height:1.15}.low,.kin{padding-top:.9mm}.kin b{font-size:2mm;line-height:1.06}.row{display:block}.apart{display:flex;justify-content:space-between}.hatch{display:block;height:1.9mm;margin-top:.3mm;background:repeating-linear-gradient(55deg,#8b8b8b 0 .2mm,#e4e4e0 .2mm .5mm)}
.t1{font-size:2.4mm;font-weight:bold;text-align:center}.t2{font-size:1.75mm;text-align:center}.t3{font-size:1.45mm;text-align:center}.num{font-size:2.2mm;text-align:center}.foot{font-size:2.7mm;font-weight:bold;text-align:center}.hd{font-size:1.75mm;color:#fff;text-align:center}.tri{font-size:1.75mm;font-weight:bold;text-align:center;color:#1c4b31}.big{font-size:5.6mm;line-height:1;font-weight:bold;color:#4d4d4d}
.band{position:absolute;left:0;top:0;width:85mm;height:7.8mm;background:#2f6a48}.oval{position:absolute;right:3mm;top:1.8mm;font-size:2.5mm;font-style:normal;font-weight:bold;color:#ecd06a;border:.15mm solid #ecd06a;border-radius:50%;padding:.3mm 1.1mm}
.strip{writing-mode:vertical-rl;transform:rotate(180deg);font-size:1.4mm;color:#29463a}.strip.no{font-size:2.7mm}
.kinds{position:absolute;left:5mm;top:1.6mm;width:77mm;display:flex;gap:2.5mm}.kinds table{border-collapse:collapse;width:50%}.kinds td,.kinds th{border:.15mm solid #5d6a66;font-size:1.65mm;line-height:1.1;height:3.3mm;padding:0 .5mm;text-align:left}.kinds svg{display:block}
.legend{position:absolute;left:4mm;top:3mm;width:77mm;font-size:1.6mm;line-height:1.2;text-align:justify}.mrz{position:absolute;left:5mm;bottom:5mm;font:3.6mm/1.4 'DejaVu Sans Mono';white-space:pre}`
}
