import { guilloche, map, portrait } from '../../generator/card-art.ts'
import { at, CARD_CSS, labelledBox } from '../../generator/card-box.ts'
import type { Card, CardLayout } from '../../generator/card-sheets.ts'
import { addYears, shortDate } from '../../generator/dates.ts'
import { cardData, type Driver, driver } from '../../generator/driver.ts'
import { crest, type Html, html, raw } from '../../generator/html.ts'
import { scrawl } from '../../generator/marks.ts'
import { licenceMrz, licenceRegister, maskCpf } from '../../generator/numbers.ts'
import { familyName, person } from '../../generator/people.ts'
import { STATES } from '../../generator/places.ts'
import { type Random, seededRandom } from '../../generator/random.ts'

const [WIDTH, HEIGHT] = [85, 60]

interface Variant {
  readonly comments: string | null
  readonly cetpp?: boolean
  readonly classes?: readonly string[]
  readonly parents?: 1 | 2 | 3 | 4
  readonly permit?: boolean
  /** `paper`: signed by hand, guilloche; `digital`: plain ground, as the application draws it. */
  readonly ground: 'paper' | 'digital'
  readonly ministry?: string
  /** Letters in the ACC box instead of hatching. */
  readonly acc?: boolean
  readonly special?: 'foreign' | 'zeros' | 'long-name' | 'rg-is-cpf' | 'rg-x'
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  plain: { comments: null, ground: 'paper' },
  cetpp: { comments: 'EAR, CETPP, CETCI, A', cetpp: true, classes: ['AE', 'E', 'D'], ground: 'paper' },
  cetcp: { comments: 'A EAR CETCP CETE', classes: ['D', 'AD'], ground: 'paper', special: 'rg-x' },
  permit: { comments: 'A', classes: ['A', 'B', 'AB'], parents: 1, permit: true, ground: 'paper' },
  'four-parents': { comments: 'EAR', parents: 4, ground: 'paper', special: 'long-name' },
  foreign: { comments: 'X 99', ground: 'paper', special: 'foreign' },
  zeros: { comments: 'EAR; CETPP', cetpp: true, classes: ['C', 'AC'], ground: 'paper', special: 'zeros' },
  infra: {
    comments: null,
    ground: 'paper',
    ministry: 'MINISTÉRIO DA INFRAESTRUTURA',
    acc: true,
    classes: ['B'],
    special: 'rg-is-cpf',
  },
  digital: { comments: 'A X', ground: 'digital', classes: ['B', 'AB'] },
  'digital-cetpp': {
    comments: 'EAR CETPP',
    cetpp: true,
    classes: ['E', 'AE'],
    ground: 'digital',
    parents: 3,
  },
}

/** The card of 2022 (L3) with numbered fields: labels in the boxes' borders, categories, legend, MRZ (docs/domain.md 1.3, 1.11). */
export const card: CardLayout = {
  name: 'numbered-card',
  print: numberedCard,
}

function numberedCard(random: Random, variant: string): Card {
  const about = VARIANTS[variant]
  if (!about) throw new RangeError(`no variant ${variant}`)
  const { holder, birthplace, nationality } = holderOf(random, about)
  // One design has one security print: a PDF of many cards holds it once.
  const ground = (side: string): Html =>
    about.ground === 'digital'
      ? html`<div class="ground" style="background:#e3eedd"></div>`
      : html`<div class="ground" style="background:linear-gradient(100deg,#dfeeda,#f1ecd8 55%,#e0eee0)"></div>${guilloche(seededRandom(side), WIDTH, HEIGHT, ['#8fbf95', '#cdbb82', '#9cc4b2'], 0.6)}`
  return {
    widthMm: WIDTH,
    heightMm: HEIGHT,
    font: 'Roboto Condensed',
    css: CSS,
    front: html`<div class="panel">${ground('front')}${front(holder, about, birthplace, nationality, random)}</div>`,
    back: html`<div class="panel">${ground('back')}${back(holder, about, random)}</div>`,
    legend: html`<div class="panel">${ground('legend')}${legend(holder)}</div>`,
    data(seen) {
      const whole = cardData(holder, {
        comments: about.comments,
        hasCetpp: about.cetpp === true,
        placeOfBirth: true,
        documentValidation: seen.front,
      })
      const born = about.special === 'foreign' ? { placeOfBirth: 'LISBOA/EX' } : {}
      return {
        ...whole,
        ...born,
        ...(seen.front ? {} : FRONT_UNSEEN),
        ...(seen.back ? {} : BACK_UNSEEN),
      }
    },
  }
}

const FRONT_UNSEEN = {
  name: null,
  dateOfBirth: null,
  issueDate: null,
  expirationDate: null,
  licenseNumber: null,
  licenseClass: null,
  filiation: [],
  personalNumber: null,
  placeOfBirth: null,
}
const BACK_UNSEEN = { placeOfIssue: null, cardIssuer: null, comments: null, hasCetpp: null }

function holderOf(random: Random, about: Variant) {
  const made = driver(random, {
    issuedFrom: 2022,
    issuedTo: 2025,
    validYears: about.permit ? 1 : 10,
    classes: about.classes ?? ['B', 'AB', 'A'],
    parents: Math.min(3, about.parents ?? 2) as 1 | 2 | 3,
  })
  const more = about.parents === 4 ? [person(random, { gender: 'm' }).name.toUpperCase()] : []
  let holder: Driver = { ...made, parents: [...made.parents, ...more] }
  if (about.permit) holder = { ...holder, first: holder.issued, expires: addYears(holder.issued, 1) }
  if (about.special === 'zeros') holder = { ...holder, register: leadingZeros(random) }
  if (about.special === 'long-name') {
    const name = `${holder.name} ${familyName(random).toUpperCase()} ${familyName(random).toUpperCase()}`
    holder = { ...holder, name: name.slice(0, 58).replace(/ [^ ]*$/, '') }
  }
  if (about.special === 'rg-is-cpf') holder = { ...holder, rg: `${holder.holder.cpf} SSP ${holder.local.uf}` }
  if (about.special === 'rg-x') holder = { ...holder, rg: `${random.digits(8)}X SSP ${holder.local.uf}` }
  const female = holder.holder.gender === 'f'
  const { city, uf } = holder.holder.birthplace
  if (about.special === 'foreign') {
    return { holder, birthplace: 'LISBOA, EX', nationality: female ? 'PORTUGUESA' : 'PORTUGUÊS' }
  }
  return {
    holder,
    birthplace: `${city.toUpperCase()}, ${uf}`,
    nationality: female ? 'BRASILEIRA' : 'BRASILEIRO',
  }
}

/** One in a hundred registers; the check digits stay right. */
function leadingZeros(random: Random): string {
  for (;;) {
    const register = licenceRegister(random)
    if (register.startsWith('00')) return register
  }
}

function front(c: Driver, about: Variant, birthplace: string, nationality: string, random: Random): Html {
  const acc = about.acc ? html`<b>ACC</b>` : html`<span class="hatch"></span>`
  return html`<div class="head"></div>${at(10, 1.6, 76, 'REPÚBLICA FEDERATIVA DO BRASIL', 'white big c')}${at(10, 6.6, 76, about.ministry ?? 'MINISTÉRIO DOS TRANSPORTES', 'white c')}${at(10, 10.2, 76, 'SECRETARIA NACIONAL DE TRÂNSITO', 'white c')}
<div style="position:absolute;left:2mm;top:1.2mm">${crest(8, '#8d6f1e')}</div><div class="oval">BR</div>${map('position:absolute;left:.5mm;top:34mm;width:17mm')}
${at(4, 15.6, 92, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', 'title c')}
${labelledBox(5, 20.5, 69, 9.5, '2 e 1 NOME E SOBRENOME', c.name, c.name.length > 44 ? 'tight' : '')}${labelledBox(76, 20.5, 21, 9.5, '1ª HABILITAÇÃO', shortDate(c.first))}
${portrait(random, 'position:absolute;left:4.4mm;top:19mm;width:24mm;height:31.5mm', true)}
${labelledBox(36, 31.5, 61, 9.5, '3 DATA, LOCAL E UF DE NASCIMENTO', `${shortDate(c.holder.birth)}, ${birthplace}`)}
${labelledBox(36, 42, 19, 9.5, '4a DATA EMISSÃO', shortDate(c.issued))}${labelledBox(56.5, 42, 19, 9.5, '4b VALIDADE', shortDate(c.expires), 'red')}${labelledBox(77, 42, 11, 9.5, 'ACC', acc)}${at(90.5, 42, 8, about.permit ? 'P' : 'D', 'letter')}
${labelledBox(36, 52.5, 61, 9.5, '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', c.rg)}
${labelledBox(36, 63, 22, 9.5, '4d CPF', maskCpf(c.holder.cpf))}${labelledBox(59.5, 63, 21, 9.5, '5 Nº REGISTRO', c.register, 'red')}${labelledBox(82, 63, 15, 9.5, '9 CAT. HAB.', c.licenceClass, 'red')}
${labelledBox(36, 73.5, 61, 8.5, 'NACIONALIDADE', nationality)}${labelledBox(36, 83, 61, 16, 'FILIAÇÃO', html`${c.parents.map((name) => html`<div class="parent ${c.parents.length > 2 ? 'close' : ''}">${name}</div>`)}`)}
<svg style="position:absolute;left:6mm;top:51mm" width="21mm" height="6mm" viewBox="0 0 300 100">${raw(scrawl(random))}</svg>${at(5, 95, 28, '7 ASSINATURA DO PORTADOR', 'label c')}
<div class="strip"></div><div class="side" style="left:.7mm;top:20mm;font-size:3pt;color:#fff">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div><div class="side" style="right:.4mm;top:30mm;font-size:4.6pt">${c.form}</div>`
}

function back(c: Driver, about: Variant, random: Random): Html {
  const tables = [
    ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'],
    ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'],
  ]
  // The tables have no row E: such a licence stands at CE.
  const has = (name: string): boolean =>
    name === 'CE' ? c.licenceClass.includes('E') : name.length === 1 && c.licenceClass.includes(name)
  const { city, uf } = c.local
  const state = (STATES[uf] ?? '').toUpperCase()
  const digital = about.ground === 'digital'
  const row = (name: string): Html =>
    html`<tr><td class="kind">${name}</td><td>${has(name) ? shortDate(c.first) : ''}</td><td>${has(name) ? shortDate(c.expires) : ''}</td><td></td></tr>`
  return html`<div class="tables">${tables.map((names) => html`<table><tr><th>9</th><th>10</th><th>11</th><th>12</th></tr>${names.map(row)}</table>`)}</div>
${labelledBox(5, 49, 55, 25, '12 OBSERVAÇÕES', about.comments ?? '')}
${digital ? html`${at(63, 53, 34, 'ASSINADO DIGITALMENTE', 'c')}<div class="line"></div>${at(63, 58, 34, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO', 'label c')}` : html`<svg style="position:absolute;left:57mm;top:28mm" width="22mm" height="7mm" viewBox="0 0 300 100">${raw(scrawl(random))}</svg>${at(63, 58, 34, 'ASSINATURA DO EMISSOR', 'label c')}`}
${at(63, 64, 34, c.security, 'c num')}${at(63, 69.5, 34, c.renach, 'c num')}
${labelledBox(5, 76, 55, 9.5, 'LOCAL', `${city.toUpperCase()}, ${uf}`)}${at(0, 88.5, 100, state, 'state c')}
<div class="strip"></div><div class="side" style="left:.7mm;top:30mm;font-size:3pt;color:#fff">PROIBIDO PLASTIFICAR</div><div class="side" style="right:.4mm;top:30mm;font-size:4.6pt">${c.form}</div>`
}

function legend(c: Driver): Html {
  const lines = licenceMrz({
    register: c.register,
    birth: c.holder.birth,
    sex: c.holder.gender === 'f' ? 'F' : 'M',
    expiry: c.expires,
    name: c.name,
  })
  return html`<div class="legend">2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento Identidade - Órgão emissor / Identity Document - Issuing Authority / Documento de Identificación - Autoridad Emisora – 4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class / Categoria de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar</div><div class="mrz">${lines.map((line) => html`<div>${line}</div>`)}</div>`
}

const CSS = `${CARD_CSS}.panel{position:relative;width:${WIDTH}mm;height:${HEIGHT}mm;overflow:hidden;font-size:6.2pt;line-height:1.1}.ground{position:absolute;inset:0}
.head{position:absolute;left:0;right:0;top:0;height:9mm;background:linear-gradient(90deg,#3f7a4d,#5b9a62 50%,#3f7a4d)}.white{color:#fff;font-size:4.3pt;font-weight:bold}.white.big{font-size:6.6pt}.c{text-align:center}
.oval{position:absolute;right:1.6mm;top:2mm;width:8.4mm;height:5.2mm;border-radius:50%;border:.35mm solid #b9902f;background:#efe3b4;color:#8a6a17;font:bold 7.4pt/5mm 'Roboto';text-align:center}
.title{font-size:4.7pt;font-weight:bold;color:#174a2a}.box{border:.18mm solid #222;border-radius:.7mm;padding:.3mm .7mm 0}.box legend{font-size:3.1pt;margin-left:.6mm;padding:0 .4mm}.red{color:#b7202a;border-color:#222}.red legend{color:#111}.tight{font-size:5pt}
.label{font-size:3pt}.letter{font-size:15pt;font-weight:bold;color:#3a403b;line-height:1}.parent{margin-bottom:.9mm;line-height:1}.parent.close{margin-bottom:.15mm;font-size:5.2pt}.hatch{height:2.4mm}
.strip{position:absolute;left:0;top:9mm;bottom:0;width:2.6mm;background:#4c8a59}.tables{position:absolute;left:4.4mm;top:1.6mm;width:78mm;display:flex;gap:2mm}.tables table{border-collapse:collapse;width:100%}.tables td,.tables th{border:.12mm solid #555;font-size:4pt;line-height:1;padding:.2mm .5mm;height:3.2mm;text-align:center}.tables .kind{font-weight:bold;width:7mm}
.line{position:absolute;left:54mm;top:34mm;width:28mm;border-top:.2mm solid #222}.num{font-size:5.6pt}.state{font-size:11pt;font-weight:bold;color:#2c6a3c;letter-spacing:.3mm}
.legend{position:absolute;left:5mm;top:3mm;width:76mm;font-size:3.4pt;line-height:1.25;text-align:justify}.mrz{position:absolute;left:7.5mm;bottom:5mm;font:8.6pt/1.35 'OCR B';white-space:pre;letter-spacing:0}`
