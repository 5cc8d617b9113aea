import { guilloche, portrait } from '../generator/card-art.ts'
import { type IsoDate, shortDate } from '../generator/dates.ts'
import { type Html, html } from '../generator/html.ts'
import { licenceMrz, maskCpf } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'
import type { Numbers } from './blind-x.ts'

/** Everything that a card prints of its holder. */
export interface Holder extends Numbers {
  readonly name: string
  readonly sex: 'F' | 'M'
  readonly birth: IsoDate
  readonly born: readonly [city: string, uf: string]
  readonly first: IsoDate
  readonly issued: IsoDate
  readonly expires: IsoDate
  readonly kind: string
  /** One element a parent, one line of print a piece. */
  readonly parents: readonly (readonly string[])[]
  readonly identity: string
  readonly place: readonly [city: string, uf: string]
}

export function parentsOf(of: Holder): string[] {
  return of.parents.map((lines) => lines.join(' '))
}

/** A box with its caption inside, in millimetres from the card's corner. */
function box(
  x: number,
  y: number,
  w: number,
  h: number,
  label: string,
  value: string | Html,
  red = false,
): Html {
  return html`<div class="bx" style="left:${x}mm;top:${y}mm;width:${w}mm;height:${h}mm"><small>${label}</small><b class="${red ? 'red' : ''}">${value}</b></div>`
}

function text(x: number, y: number, w: number, words: string, size = 5, kind = ''): Html {
  return html`<div class="tx ${kind}" style="left:${x}mm;top:${y}mm;width:${w}mm;font-size:${size}pt">${words}</div>`
}

function strip(x: number, y: number, words: string, size: number): Html {
  return html`<div class="turned" style="left:${x}mm;top:${y}mm;font-size:${size}pt">${words}</div>`
}

const HATCHED = html`<i class="hatched"></i>`

/** Front of the green card until 2022, 85 × 60 mm. */
export function greenFront(random: Random, of: Holder, ministry: string, permit = false): Html {
  return html`<div class="green">${guilloche(random, 85, 60, ['#bcd8c0', '#cfe3d0', '#c2d6dd'])}
${text(14, 1, 70, 'REPÚBLICA FEDERATIVA DO BRASIL', 6.4, 'mid')}${text(14, 3.6, 70, ministry, 4.8, 'mid')}${text(14, 5.6, 70, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 4.8, 'mid')}${text(14, 7.6, 70, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 5.6, 'mid')}
${box(14, 10.4, 69, 5.6, 'NOME', of.name)}${portrait(random, 'position:absolute;left:14mm;top:17mm;width:23mm;height:30mm')}
${box(39, 17, 44, 5.4, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', of.identity)}${box(39, 23, 23, 5.4, 'CPF', maskCpf(of.cpf))}${box(63, 23, 20, 5.4, 'DATA NASCIMENTO', shortDate(of.birth))}
${box(39, 29, 44, 14, 'FILIAÇÃO', html`${of.parents.map((lines) => html`<span>${lines.map((line) => html`${line}<br>`)}</span>`)}`)}
${box(39, 43.6, 16, 5.4, 'PERMISSÃO', permit ? 'PERMISSÃO' : HATCHED)}${box(56, 43.6, 12, 5.4, 'ACC', HATCHED)}${box(69, 43.6, 14, 5.4, 'CAT. HAB.', of.kind, true)}
${box(14, 50.6, 26, 5.8, 'Nº REGISTRO', of.register, true)}${box(41, 50.6, 20, 5.8, 'VALIDADE', shortDate(of.expires), true)}${box(62, 50.6, 21, 5.8, '1ª HABILITAÇÃO', shortDate(of.first))}
${strip(2, 6, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 4.6)}${strip(6, 14, of.form, 10)}</div>`
}

/**
 * @param notes one element a line of print
 * @param code what stands in the QR code's place, from 2017
 */
export function greenBack(
  random: Random,
  of: Holder,
  notes: readonly string[],
  detran: string,
  code: Html | null = null,
): Html {
  const [city, uf] = of.place
  return html`<div class="green">${guilloche(random, 85, 60, ['#cfe3d0', '#c2d6dd', '#d8e6cf'])}
${box(14, 2, code ? 38 : 69, 24, 'OBSERVAÇÕES', html`${notes.map((line) => html`${line}<br>`)}`)}${code ? html`<div class="tx" style="left:54mm;top:1.5mm">${code}</div>` : null}
${text(14, 34, 38, 'ASSINATURA DO PORTADOR', 4.4, 'mid')}
${box(14, 38, 38, 5.8, 'LOCAL', `${city.toUpperCase()}, ${uf}`)}${box(62, 38, 21, 5.8, 'DATA EMISSÃO', shortDate(of.issued))}
${text(14, 51.4, 40, 'ASSINATURA DO EMISSOR', 4.4, 'mid')}${text(61, 46.4, 22, of.security, 7.4)}${text(61, 49.6, 22, of.renach, 7.4)}
${text(14, 55, 69, detran, 7, 'mid')}${strip(2, 20, 'PROIBIDO PLASTIFICAR', 4.6)}${strip(6, 14, of.form, 10)}</div>`
}

/** Front of the card since 2022, 96 × 64 mm. */
export function blueFront(random: Random, of: Holder, ministry: string): Html {
  const [city, uf] = of.born
  const field = (x: number, y: number, w: number, h: number, label: string, value: string | Html, red = '') =>
    html`<fieldset class="${red}" style="left:${x}mm;top:${y}mm;width:${w}mm;height:${h}mm"><legend>${label}</legend>${value}</fieldset>`
  return html`<div class="blue">${guilloche(random, 96, 64, ['#d5e4d2', '#e3ead2', '#d2dfe6'], 0.45)}
${text(4, 1, 80, 'REPÚBLICA FEDERATIVA DO BRASIL', 6.2)}${text(4, 3.6, 80, ministry, 4.6)}${text(4, 5.5, 80, 'SECRETARIA NACIONAL DE TRÂNSITO', 4.6)}<div class="oval">BR</div>
${text(4, 7.6, 88, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', 5)}
${field(4, 10.5, 66, 7, '2 e 1 NOME E SOBRENOME', of.name)}${field(72, 10.5, 20, 7, '1ª HABILITAÇÃO', shortDate(of.first))}
${portrait(random, 'position:absolute;left:5mm;top:19.5mm;width:24mm;height:32mm', true)}
${field(32, 18.5, 60, 7, '3 DATA, LOCAL E UF DE NASCIMENTO', `${shortDate(of.birth)}, ${city}, ${uf}`)}
${field(32, 26.5, 20, 7, '4a DATA EMISSÃO', shortDate(of.issued))}${field(53, 26.5, 20, 7, '4b VALIDADE', shortDate(of.expires), 'red')}${field(74, 26.5, 11, 7, 'ACC', HATCHED)}${text(87, 28, 6, 'D', 13)}
${field(32, 34.5, 60, 7, '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', of.identity)}
${field(32, 42.5, 23, 7, '4d CPF', maskCpf(of.cpf))}${field(56, 42.5, 21, 7, '5 Nº REGISTRO', of.register, 'red')}${field(78, 42.5, 14, 7, '9 CAT. HAB.', of.kind, 'red')}
${field(4, 53, 25, 9, '7 ASSINATURA DO PORTADOR', '')}${field(32, 50.5, 18, 11.5, 'NACIONALIDADE', of.sex === 'F' ? 'BRASILEIRA' : 'BRASILEIRO')}
${field(51, 50.5, 41, 11.5, 'FILIAÇÃO', html`${parentsOf(of).map((name) => html`<p>${name}</p>`)}`)}</div>`
}

/** @param held rows of the table that are filled */
export function blueBack(
  random: Random,
  of: Holder,
  notes: string,
  state: string,
  held: readonly string[],
): Html {
  const rows = [
    ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'],
    ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'],
  ]
  const filled = (name: string, words: string): string => (held.includes(name) ? words : '')
  const [city, uf] = of.place
  return html`<div class="blue">${guilloche(random, 96, 64, ['#e3ead2', '#d5e4d2', '#d2dfe6'], 0.45)}
<div class="tables">${rows.map((names) => html`<table><tr><th>9</th><th>10</th><th>11</th><th>12</th></tr>${names.map((name) => html`<tr><td>${name}</td><td>${filled(name, shortDate(of.first))}</td><td>${filled(name, shortDate(of.expires))}</td><td></td></tr>`)}</table>`)}</div>
<fieldset style="left:4mm;top:32mm;width:52mm;height:17mm"><legend>12 OBSERVAÇÕES</legend>${notes}</fieldset>
<fieldset style="left:4mm;top:50.5mm;width:52mm;height:7mm"><legend>LOCAL</legend>${city.toUpperCase()}, ${uf}</fieldset>
${text(58, 35, 35, 'ASSINADO DIGITALMENTE', 5, 'mid')}${text(58, 37.4, 35, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO', 4.4, 'mid')}${text(58, 43, 35, of.security, 7, 'mid')}${text(58, 46.5, 35, of.renach, 7, 'mid')}
${text(4, 58.4, 88, state, 9, 'mid')}</div>`
}

/** The panel with the legend in three languages and the machine-readable lines. */
export function blueLegend(of: Holder): Html {
  const lines = licenceMrz({ ...of, expiry: of.expires })
  return html`<div class="blue"><div class="tx wide" style="left:5mm;top:4mm;width:86mm;font-size:4.6pt">2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de Identificación - Autoridad Emisora – 4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class / Categoria de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar</div><div class="mrz">${lines.map((line) => html`<div>${line}</div>`)}</div></div>`
}

/** A page of its own size, or A4 with `glass`, where cards lie on a scanner. */
export function cardPage(font: string, size: string, body: Html, more = ''): string {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><style>@page{size:${size};margin:0}*{box-sizing:border-box}body{margin:0;font:6.8pt/1.12 '${font}';color:#151515}
.green,.blue{position:relative;overflow:hidden}.green{width:85mm;height:60mm;background:#e9f2e8}.blue{width:96mm;height:64mm;background:#edf2e6;border:.2mm solid #9aa}
.bx,.tx,.turned,fieldset,.oval,.tables,.mrz{position:absolute}.bx{border:.18mm solid #456}.bx small{display:block;font-size:4.2pt;line-height:1.25;padding-left:.6mm;color:#333}.bx b{display:block;font-weight:normal;font-size:7pt;padding-left:1mm;line-height:1.12;margin-top:.35mm;white-space:nowrap}.red,.red b{color:#b3161c}.mid{text-align:center}.tx{white-space:nowrap}.wide{white-space:normal;text-align:justify}
.hatched{display:block;width:8mm;height:2.4mm;background:repeating-linear-gradient(45deg,#777 0 .3mm,#e4e4e4 .3mm .9mm)}.turned{writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap}
fieldset{margin:0;padding:.2mm 1.2mm;border:.2mm solid #333;border-radius:.9mm;min-width:0;font-size:7pt;line-height:1.06;white-space:nowrap}legend{font-size:4.3pt;padding:0 .5mm;line-height:1;color:#222}fieldset p{margin:0 0 .9mm;font-size:6.4pt}
.oval{right:3mm;top:1.4mm;border:.2mm solid #333;border-radius:50%;padding:.6mm 2mm;font-size:6pt}.tables{left:4mm;top:2mm;display:flex;gap:3mm}.tables table{border-collapse:collapse}.tables td,.tables th{border:.15mm solid #555;font-size:4.8pt;height:3.3mm;padding:0 .7mm;line-height:1;min-width:6mm}.tables td:nth-child(2),.tables td:nth-child(3){width:14mm}
.mrz{left:6mm;top:43mm;font:9.4pt/1.4 'Liberation Mono';letter-spacing:.15mm}${more}</style></head><body>${body.markup}</body></html>`
}
