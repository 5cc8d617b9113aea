import { hologram, map, portrait } from '../generator/card-art.ts'
import { at, CARD_CSS, labelledBox } from '../generator/card-box.ts'
import { shortDate } from '../generator/dates.ts'
import { blindQr, crest, type Html, html, raw } from '../generator/html.ts'
import { scrawl } from '../generator/marks.ts'
import { licenceMrz, maskCpf } from '../generator/numbers.ts'
import { STATES } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'
import type { Motorist } from './blind-ad.ts'

/** The folding card and the numbered one, drawn for the layouts `blind-ad-…`; 85 mm by 60 mm. */

/** Waves of the security print, in few curves. */
function waves(colours: readonly [string, string, string]): Html {
  const lines = Array.from({ length: 24 }, (_, i) => {
    const swing = 3 + (i % 4)
    return `<path d="M-2 ${i * 2.6 - 1}q9 ${-swing} 18 0t18 0 18 ${(i % 3) - 1} 18 0 18 0" stroke="${colours[i % 3]}"/>`
  })
  return raw(
    `<svg style="position:absolute;left:0;top:0" width="85mm" height="60mm" viewBox="0 0 85 60"><g fill="none" stroke-width=".16" opacity=".7">${lines.join('')}</g></svg>`,
  )
}

const FOLD_GROUND = waves(['#93bda2', '#b7c79a', '#9fc6bd'])
const NUM_GROUND = waves(['#a4c9a8', '#d2c592', '#a9cbbd'])

function box(x: number, y: number, w: number, h: number, label: string, value: string | Html, kind = '') {
  return html`<div class="bx ${kind}" style="left:${x}mm;top:${y}mm;width:${w}mm;height:${h}mm"><i>${label}</i><div>${value}</div></div>`
}

function signature(random: Random, style: string): Html {
  return html`<svg style="position:absolute;${style}" viewBox="0 0 300 100">${raw(scrawl(random))}</svg>`
}

function turned(m: Motorist): Html {
  return html`<div class="side" style="left:8.2mm;top:20mm;font-size:6pt">${m.form}</div><div class="side" style="left:1.2mm;top:11mm;font-size:3.4pt">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div>`
}

export function foldedFront(m: Motorist, ministry: string, random: Random): Html {
  const hatch = html`<span class="hatch"></span>`
  return html`<div class="fold">${FOLD_GROUND}<div style="position:absolute;left:3mm;top:1.2mm">${crest(9, '#41704d')}</div>
<div class="hd" style="top:1.6mm;font-size:7.2pt">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="hd" style="top:5mm">${ministry}</div><div class="hd" style="top:7.2mm">DEPARTAMENTO NACIONAL DE TRÂNSITO</div><div class="hd" style="top:9.4mm">CARTEIRA NACIONAL DE HABILITAÇÃO</div>
${box(14, 12, 69, 5.8, 'NOME', m.name)}${portrait(random, 'position:absolute;left:14.3mm;top:18.8mm;width:27mm;height:33mm')}
${box(43, 18.5, 40, 5.7, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', m.rg.join(' '))}${box(43, 24.8, 22.5, 5.7, 'CPF', maskCpf(m.cpf))}${box(66.4, 24.8, 16.6, 5.7, 'DATA NASCIMENTO', shortDate(m.born))}
${box(43, 31.1, 40, 14.2, 'FILIAÇÃO', html`<p>${m.father}</p><p>${m.mother}</p>`, 'parents')}
${box(43, 46, 15, 5.7, 'PERMISSÃO', hatch)}${box(59, 46, 10, 5.7, 'ACC', hatch)}${box(70, 46, 13, 5.7, 'CAT. HAB.', m.kind, 'red')}
${box(14, 53, 29, 6, 'Nº REGISTRO', m.register, 'red')}${box(44, 53, 19, 6, 'VALIDADE', shortDate(m.expires), 'red')}${box(64, 53, 19, 6, '1ª HABILITAÇÃO', shortDate(m.first))}${turned(m)}</div>`
}

export function foldedBack(m: Motorist, comments: string | null, random: Random, qr: number | null): Html {
  const { city, uf } = m.seat
  return html`<div class="fold">${FOLD_GROUND}${hologram('position:absolute;left:18mm;top:10mm;width:14mm')}
${box(14, 2, qr === null ? 69 : 47, 22, 'OBSERVAÇÕES', comments ?? '')}${qr === null ? null : html`<div style="position:absolute;left:63mm;top:2.5mm;background:#fff;padding:.6mm">${blindQr(qr, 19)}</div>`}
${signature(random, 'left:26mm;top:24.5mm;width:30mm;height:8mm')}<div class="tn" style="left:33mm;top:33mm">ASSINATURA DO PORTADOR</div>
${box(14, 36, 45, 6, 'LOCAL', `${city}, ${uf}`)}${box(60, 36, 23, 6, 'DATA EMISSÃO', shortDate(m.issued))}
<div class="no" style="left:61mm;top:44.4mm">${m.security}</div><div class="no" style="left:61mm;top:47.6mm">${m.renach}</div>${signature(random, 'left:20mm;top:43mm;width:26mm;height:6mm')}<div class="tn" style="left:22mm;top:50.2mm">ASSINATURA DO EMISSOR</div>
<div class="hd" style="top:54.4mm;font-size:6.4pt">DETRAN-${uf} (${(STATES[uf] ?? '').toUpperCase()})</div>${turned(m)}</div>`
}

export const FOLD_CSS = `${CARD_CSS}.fold{position:relative;width:85mm;height:60mm;overflow:hidden;background:#e8f0e3;line-height:1.1}.bx{position:absolute;border:.15mm solid #517f68;border-radius:.5mm;padding:.3mm .8mm;white-space:nowrap}.bx i{display:block;font-style:normal;font-size:3.5pt;color:#254a38}.bx div{font-size:6.3pt}.bx p{margin:.5mm 0;white-space:normal}.parents div{font-size:5.8pt}
.hd{position:absolute;left:13mm;right:1mm;text-align:center;font-weight:bold;font-size:5pt;color:#214b37}.no{position:absolute;font-size:6.2pt}.tn{position:absolute;font-size:3.4pt}.red div{color:#b21f2c}.fold .hatch{height:2mm}`

export interface Numbered {
  readonly letter?: 'D' | 'P'
  readonly born?: string
  readonly ministry?: string
  readonly nationality?: string
  readonly parents?: readonly string[]
}

export function numberedFront(m: Motorist, random: Random, more: Numbered = {}): Html {
  const { born = `${m.birthplace.city}, ${m.birthplace.uf}`, parents = [m.father, m.mother] } = more
  const nationality = more.nationality ?? (m.sex === 'F' ? 'BRASILEIRA' : 'BRASILEIRO')
  return html`<div class="num">${NUM_GROUND}<div class="bar"></div><div style="position:absolute;left:2mm;top:1mm">${crest(7.5, '#907122')}</div>${map('position:absolute;left:1mm;top:37mm;width:14mm')}
${at(10, 1.6, 78, 'REPÚBLICA FEDERATIVA DO BRASIL', 'w1 c')}${at(10, 6.4, 78, more.ministry ?? 'MINISTÉRIO DOS TRANSPORTES', 'w2 c')}${at(10, 9.8, 78, 'SECRETARIA NACIONAL DE TRÂNSITO', 'w2 c')}<div class="oval">BR</div>
${at(3, 15.4, 94, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', 'tt c')}
${labelledBox(5, 20, 69, 9.6, '2 e 1 NOME E SOBRENOME', m.name, m.name.length > 34 ? 'tight' : '')}${labelledBox(76, 20, 20, 9.6, '1ª HABILITAÇÃO', shortDate(m.first))}${portrait(random, 'position:absolute;left:4.5mm;top:19mm;width:23mm;height:31mm')}
${labelledBox(35, 31, 61, 9.6, '3 DATA, LOCAL E UF DE NASCIMENTO', `${shortDate(m.born)}, ${born}`)}${labelledBox(35, 42, 19.5, 9.6, '4a DATA EMISSÃO', shortDate(m.issued))}${labelledBox(56, 42, 19.5, 9.6, '4b VALIDADE', shortDate(m.expires), 'red')}${labelledBox(77, 42, 11, 9.6, 'ACC', html`<span class="hatch"></span>`)}${at(90.5, 42, 7, more.letter ?? 'D', 'dp')}
${labelledBox(35, 53, 61, 9.6, '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', m.rg.join(' '))}${labelledBox(35, 64, 22, 9.6, '4d CPF', maskCpf(m.cpf))}${labelledBox(58.5, 64, 21.5, 9.6, '5 Nº REGISTRO', m.register, 'red')}${labelledBox(81.5, 64, 14.5, 9.6, '9 CAT. HAB.', m.kind, 'red')}
${labelledBox(35, 75, 61, 8.4, 'NACIONALIDADE', nationality)}${labelledBox(35, 84.4, 61, 14.6, 'FILIAÇÃO', html`${parents.map((name) => html`<div class="pa">${name}</div>`)}`)}
${signature(random, 'left:6mm;top:50.5mm;width:20mm;height:6mm')}${at(5, 95.5, 28, '7 ASSINATURA DO PORTADOR', 'lb c')}<div class="side" style="right:.5mm;top:26mm;font-size:4.4pt">${m.form}</div></div>`
}

export function numberedBack(m: Motorist, comments: string | null, random: Random): Html {
  const has = (name: string): boolean =>
    name.length === 1 ? m.kind.includes(name) : /^[CD]E$/.test(name) && m.kind.includes('E')
  const column = (names: readonly string[]): Html =>
    html`<table><tr><th>9</th><th>10</th><th>11</th><th>12</th></tr>${names.map((name) => html`<tr><td>${name}</td><td>${has(name) ? shortDate(m.first) : ''}</td><td>${has(name) ? shortDate(m.expires) : ''}</td><td></td></tr>`)}</table>`
  const { city, uf } = m.seat
  return html`<div class="num">${NUM_GROUND}<div class="tabs">${column(['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'])}${column(['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'])}</div>
${labelledBox(5, 52, 54, 24, '12 OBSERVAÇÕES', comments ?? '')}${signature(random, 'left:55mm;top:31.5mm;width:24mm;height:7mm')}${at(62, 65, 34, 'ASSINATURA DO EMISSOR', 'lb c')}${at(62, 69, 34, m.security, 'nn c')}${at(62, 74, 34, m.renach, 'nn c')}
${labelledBox(5, 78, 54, 9.6, 'LOCAL', `${city}, ${uf}`)}${at(0, 91, 100, (STATES[uf] ?? '').toUpperCase(), 'st c')}<div class="side" style="right:.5mm;top:26mm;font-size:4.4pt">${m.form}</div></div>`
}

export function numberedLegend(m: Motorist): Html {
  const { born: birth, expires: expiry, register, sex, name } = m
  const lines = licenceMrz({ register, birth, sex, expiry, name })
  return html`<div class="num"><div class="lg">2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority – 4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar</div><div class="mrz">${lines.join('\n')}</div></div>`
}

export const NUM_CSS = `${CARD_CSS}.num{position:relative;width:85mm;height:60mm;overflow:hidden;background:#e7f0df;font-size:6.2pt;line-height:1.1}.num .box{border-width:.16mm;border-color:#4a6d55;line-height:1.05;padding-top:.45mm;white-space:nowrap}.num .tight{font-size:5pt;padding-top:.8mm}.num .box legend{font-size:3.5pt;color:#1f4530}.bar{position:absolute;left:0;right:0;top:0;height:8.6mm;background:#2c6b4b}.w1{color:#fff;font-weight:bold;font-size:7.2pt}.w2{color:#fff;font-size:4.6pt}.tt{font-size:4.3pt;font-weight:bold;color:#1d4a33}.oval{position:absolute;right:2.4mm;top:2mm;border:.3mm solid #fff;border-radius:50%;padding:.5mm 1.6mm;color:#fff;font-weight:bold}
.num .red{color:#b2202b}.dp{font-size:13pt;font-weight:bold}.pa{font-size:5.2pt;margin-bottom:.35mm;white-space:nowrap}.lb{font-size:3.5pt}.nn{font-size:6.2pt}.st{font-size:8pt;font-weight:bold;color:#1d4a33}.num .hatch{height:2.2mm;margin-top:.4mm}
.tabs{position:absolute;left:4.3mm;top:2mm;width:77mm;display:flex;gap:3mm}.tabs td,.tabs th{border:.13mm solid #567;font-size:4.4pt;font-weight:normal;padding:.1mm .6mm;height:3.4mm}.lg{position:absolute;left:5mm;top:3mm;width:75mm;font-size:4pt;line-height:1.25;text-align:justify}.mrz{position:absolute;left:7mm;bottom:4.5mm;font:8.8pt/1.35 'OCR B';white-space:pre}`
