import { guilloche, hologram, map, portrait } from '../generator/card-art.ts'
import { shortDate } from '../generator/dates.ts'
import { crest, type Html, html, raw } from '../generator/html.ts'
import { scrawl } from '../generator/marks.ts'
import { licenceMrz, maskCpf } from '../generator/numbers.ts'
import { STATES } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'
import type { Holding } from './blind-r.ts'

/** Cards drawn in a unit of their own: one em of a panel is one millimetre of a card 85 millimetres wide. */

/** Text at a place given in per cent of the panel. */
function put(x: number, y: number, w: number, text: string | Html, kind = ''): Html {
  return html`<div class="put ${kind}" style="left:${x}%;top:${y}%;width:${w}%">${text}</div>`
}

/** A caption with its value in a box; the style sheet says whether the caption breaks the box's border. */
function box(
  x: number,
  y: number,
  w: number,
  h: number,
  caption: string,
  value: string | Html,
  kind = '',
): Html {
  return html`<div class="bx ${kind}" style="left:${x}%;top:${y}%;width:${w}%;height:${h}%"><span class="cp">${caption}</span><div class="vl">${value}</div></div>`
}

const BARRED = raw('<i class="barred"></i>')

function ink(random: Random, x: number, y: number, w: number): Html {
  return raw(
    `<svg style="position:absolute;left:${x}%;top:${y}%;width:${w}%" viewBox="0 0 300 100">${scrawl(random)}</svg>`,
  )
}

const OLD_WAVES = ['#8fbf9f', '#9fc6c9', '#b9d0a0'] as const
const NEW_WAVES = ['#bcd4ab', '#dccfa9', '#aecbb9'] as const

/** @param ministry `MINISTÉRIO DAS CIDADES`, later `MINISTÉRIO DA INFRAESTRUTURA` */
export function oldFront(held: Holding, random: Random, ministry: string): Html {
  const [issuer, uf] = held.rgBy
  return html`<div class="pn old">${guilloche(random, 120, 86, OLD_WAVES, 0.4)}
<div style="position:absolute;left:16%;top:2.5%">${crest(9)}</div>${put(17, 2, 81, 'REPÚBLICA FEDERATIVA DO BRASIL', 'h1')}${put(17, 7, 81, ministry, 'h2')}${put(17, 10.6, 81, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 'h2')}${put(17, 14.2, 81, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 'h2')}
<div class="turn" style="left:1.2%;top:46%">VÁLIDA EM TODO</div><div class="turn" style="left:3.8%;top:46%">O TERRITÓRIO NACIONAL</div><div class="turn no" style="left:8%;top:52%">${held.espelho}</div>
${box(16, 19.5, 82, 10, 'NOME', held.name)}${portrait(random, 'position:absolute;left:17%;top:31.5%;width:33%;height:53%')}
${box(53, 30.5, 45, 10, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', html`<div class="three"><span>${held.rg}</span><span>${issuer}</span><span>${uf}</span></div>`)}
${box(53, 41.5, 25.5, 10, 'CPF', maskCpf(held.cpf))}${box(79.5, 41.5, 18.5, 10, 'DATA NASCIMENTO', shortDate(held.birth))}
${box(53, 52.5, 45, 22.5, 'FILIAÇÃO', html`${held.kin.map((name) => html`<div>${name}</div>`)}`, 'wrap')}
${box(53, 76, 18, 10, 'PERMISSÃO', BARRED)}${box(72, 76, 12, 10, 'ACC', BARRED)}${box(85, 76, 13, 10, 'CAT. HAB.', held.classes, 'red')}
${box(16, 88, 34, 10, 'Nº REGISTRO', held.register, 'red')}${box(53, 88, 21.5, 10, 'VALIDADE', shortDate(held.expires), 'red')}${box(75.5, 88, 22.5, 10, '1ª HABILITAÇÃO', shortDate(held.first))}</div>`
}

/** @param code the code of the cards since 2017 */
export function oldBack(held: Holding, random: Random, footer: string, code?: Html): Html {
  return html`<div class="pn old">${guilloche(random, 120, 86, OLD_WAVES, 0.4)}${hologram('position:absolute;left:18%;top:66%;width:14%')}
${box(16, 2.5, code ? 50 : 82, 46, 'OBSERVAÇÕES', held.notes ?? '', 'wrap')}${code ? html`<div class="code" style="left:69%;top:3%">${code}</div>` : null}
${ink(random, 34, 46, 22)}${put(16, 55, 56, 'ASSINATURA DO PORTADOR', 'h3')}
${box(16, 60.5, 56, 10, 'LOCAL', held.issuedIn.join(', '))}${box(75.5, 60.5, 22.5, 10, 'DATA EMISSÃO', shortDate(held.issued))}
${put(72, 74, 26, held.security, 'rt')}${put(72, 79, 26, held.renach, 'rt')}${ink(random, 38, 71, 20)}${put(16, 82.5, 54, 'ASSINATURA DO EMISSOR', 'h3')}${put(16, 90, 82, footer, 'foot')}
<div class="turn no" style="left:8%;top:12%">${held.espelho}</div><div class="turn" style="left:1.5%;top:56%">PROIBIDO PLASTIFICAR</div></div>`
}

const COPIES = raw('<b class="oval">BR</b>')

/** @param place how the date, the city and the state of birth are set apart */
export function newFront(held: Holding, random: Random, ministry: string, place: string, letter = 'D'): Html {
  return html`<div class="pn new">${guilloche(random, 120, 86, NEW_WAVES, 0.35)}<div class="green"></div><div style="position:absolute;left:4%;top:1%">${crest(9, '#d8b84a')}</div>
${put(0, 1.6, 100, 'REPÚBLICA FEDERATIVA DO BRASIL', 'w')}${put(0, 5.4, 100, ministry, 'w')}${put(0, 9.2, 100, 'SECRETARIA NACIONAL DE TRÂNSITO', 'w')}${COPIES}
${put(0, 14.6, 100, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', 'tri')}${map('position:absolute;left:-2%;top:38%;width:14%')}
${box(6, 21.5, 67, 9, '2 e 1 NOME E SOBRENOME', held.name)}${box(75, 21.5, 22, 9, '1ª HABILITAÇÃO', shortDate(held.first))}
${portrait(random, 'position:absolute;left:7%;top:33.5%;width:27%;height:46%', true)}
${box(37, 32.6, 60, 8.7, '3 DATA, LOCAL E UF DE NASCIMENTO', place)}
${box(37, 43.2, 19, 8.7, '4a DATA EMISSÃO', shortDate(held.issued))}${box(57, 43.2, 18.5, 8.7, '4b VALIDADE', shortDate(held.expires), 'red')}${box(77, 43.2, 11.5, 8.7, 'ACC', BARRED)}${put(90.5, 41.6, 8, letter, 'letter')}
${box(37, 53.8, 60, 8.7, '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', `${held.rg} ${held.rgBy.join(' ')}`)}
${box(37, 64.4, 23.5, 8.7, '4d CPF', maskCpf(held.cpf))}${box(61.7, 64.4, 21, 8.7, '5 Nº REGISTRO', held.register, 'red')}${box(83.9, 64.4, 13.1, 8.7, '9 CAT. HAB.', held.classes, 'red')}
${box(37, 75, 60, 7.6, 'NACIONALIDADE', held.woman ? 'BRASILEIRA' : 'BRASILEIRO', 'flat')}${box(37, 84.6, 60, 14, 'FILIAÇÃO', html`${held.kin.map((name) => html`<div>${name}</div>`)}`, 'kin')}
${ink(random, 8, 82, 22)}${box(6, 82, 28, 16, '7 ASSINATURA DO PORTADOR', '')}<div class="turn w" style="left:1%;top:48%">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div></div>`
}

const TABLES = ['ACC A A1 B B1 C C1', 'D D1 BE CE C1E DE D1E'].map((row) => row.split(' '))
const VAN = raw(
  '<svg width="3.4em" height="1.7em" viewBox="0 0 40 20"><path d="M2 14V5h22l8 5h6v4h-4a4 4 0 0 1-8 0H14a4 4 0 0 1-8 0z" fill="#456"/></svg>',
)

/** @param rows categories whose rows are filled; @param signed digitally or by hand */
export function newBack(
  held: Holding,
  random: Random,
  rows: readonly string[],
  signed: 'digital' | 'hand',
): Html {
  const line = (name: string): Html => {
    const has = rows.includes(name)
    return html`<tr><td>${VAN}</td><td>${name}</td><td>${has ? shortDate(held.first) : ''}</td><td>${has ? shortDate(held.expires) : ''}</td><td></td></tr>`
  }
  const signature =
    signed === 'digital'
      ? html`${put(63, 59.5, 34, 'ASSINADO DIGITALMENTE', 'h3')}${put(63, 63, 34, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO', 'h3')}`
      : html`${ink(random, 70, 53, 20)}${put(63, 63, 34, 'ASSINATURA DO EMISSOR', 'h3')}`
  return html`<div class="pn new">${guilloche(random, 120, 86, NEW_WAVES, 0.35)}<div class="tables">${TABLES.map((names) => html`<table><tr><th></th><th>9</th><th>10</th><th>11</th><th>12</th></tr>${names.map(line)}</table>`)}</div>
${box(6, 56.5, 55, 22, '12 OBSERVAÇÕES', held.notes ?? '', 'wrap')}${signature}${put(63, 68, 34, held.security, 'md')}${put(63, 73, 34, held.renach, 'md')}
${box(6, 81, 55, 9, 'LOCAL', held.issuedIn.join(', '))}${put(0, 92.2, 100, (STATES[held.issuedIn[1]] ?? '').toUpperCase(), 'state')}<div class="turn" style="left:1.2%;top:14%">PROIBIDO PLASTIFICAR</div></div>`
}

const KEY =
  '2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de Identificación - Autoridad Emisora – 4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class / Categoria de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar'

/** Captions in three languages over the machine-readable lines. */
export function newLegend(held: Holding): Html {
  const lines = licenceMrz({ ...held, expiry: held.expires, sex: held.woman ? 'F' : 'M' })
  return html`<div class="pn new"><div class="key">${KEY}</div><div class="mrz">${lines.map((text) => html`<div>${text}</div>`)}</div></div>`
}

export interface Print {
  readonly font: string
  readonly widthMm: number
  /** Boxes whose captions interrupt the border, thin lines around cells, or no lines at all. */
  readonly lines: 'interrupted' | 'cells' | 'none'
  readonly mrzFont?: string
}

const LINES = {
  interrupted:
    '.bx{border:.22em solid #1d1d1d;border-radius:1.1em;padding:1.1em .7em 0}.cp{position:absolute;top:-.72em;left:.7em;padding:0 .35em;background:#eff3e4}.old .cp{background:#dcebe0}',
  cells: '.bx{border:.16em solid #5e8270;padding:.35em .7em 0}.cp{display:block}.vl{margin-top:.1em}',
  none: '.bx{padding:.2em .7em 0}.cp{display:block}.vl{margin-top:.25em}',
} as const

export function printCss({ font, widthMm, lines, mrzFont = 'DejaVu Sans Mono' }: Print): string {
  return `.pn{position:relative;overflow:hidden;width:${widthMm}mm;height:${((widthMm * 60) / 85).toFixed(2)}mm;font:${(widthMm / 85).toFixed(3)}mm/1.12 '${font}';color:#141414}
.old{background:#dcebe0}.new{background:#eff3e4}.put,.bx{position:absolute;white-space:nowrap}.cp{font-size:1.45em;line-height:1;color:#20352b}.vl{font-size:2.45em;line-height:1.1}${LINES[lines]}
.wrap .vl{white-space:normal;font-size:2.3em}.kin .vl{font-size:2.05em;line-height:1.02;margin-top:-.15em}.flat .vl{margin-top:-.1em}.red .vl{color:#a31218;font-weight:bold}.three{display:flex;justify-content:space-between}
.h1{font-size:2.5em;font-weight:bold;text-align:center}.h2{font-size:1.75em;text-align:center}.h3{font-size:1.5em;text-align:center}.w{color:#fff;font-size:1.8em;text-align:center}.tri{font-size:1.75em;font-weight:bold;color:#174a2d;text-align:center}.rt{font-size:2.1em;text-align:right}.md{font-size:2.1em;text-align:center}
.foot{font-size:2.6em;font-weight:bold;text-align:center}.state{font-size:3.2em;font-weight:bold;text-align:center;color:#1f4d33}.letter{font-size:6.4em;line-height:1;font-weight:bold;color:#4b4b4b}.green{position:absolute;left:0;top:0;width:100%;height:13.4%;background:#33704a}.oval{position:absolute;right:4%;top:3%;font-size:2.6em;color:#e6c95f;border:.12em solid #e6c95f;border-radius:50%;padding:.1em .4em}
.barred{display:block;height:.95em;margin-top:.15em;background:repeating-linear-gradient(60deg,#8a8a8a 0 .18em,#dedede .18em .4em)}.turn{position:absolute;writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap;font-size:1.35em;color:#2b4436}.turn.no{font-size:2.6em}.turn.w{color:#17472a;font-size:1.35em}.code{position:absolute}
.tables{position:absolute;left:6%;top:3%;width:91%;display:flex;gap:2.4em}.tables table{border-collapse:collapse}.tables td,.tables th{border:.14em solid #566;font-size:1.7em;line-height:1.12;height:2.15em;padding:0 .4em;text-align:left}.tables svg{display:block;font-size:.72em}
.key{position:absolute;left:5%;top:4%;width:90%;font-size:1.62em;line-height:1.15;text-align:justify}.mrz{position:absolute;left:6%;bottom:7%;font:3.5em/1.4 '${mrzFont}';white-space:pre}`
}
