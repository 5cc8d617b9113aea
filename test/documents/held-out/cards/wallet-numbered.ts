import type { Card, CardLayout } from '../../generator/card-sheets.ts'
import { shortDate } from '../../generator/dates.ts'
import { cardData, type Driver } from '../../generator/driver.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Json } from '../../generator/layout.ts'
import { licenceMrz, maskCpf } from '../../generator/numbers.ts'
import { STATES } from '../../generator/places.ts'
import type { Random } from '../../generator/random.ts'
import { DRAWING_CSS, finePaper, framed, portrait, put, scribble } from '../card-drawing.ts'
import { type MotoristOptions, motorist } from '../motorist.ts'

interface Variant extends MotoristOptions {
  readonly comments: string | null
  readonly cetpp?: boolean
  readonly provisional?: boolean
  readonly font: string
  readonly codes?: string
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  driver: { issued: [2022, 2025], years: 10, licenceClass: 'B', uf: 'PR', comments: null, font: 'Cantarell' },
  tanker: {
    issued: [2022, 2025],
    years: 5,
    licenceClass: 'AE',
    uf: 'SC',
    comments: 'EAR\nCETPP',
    cetpp: true,
    font: 'Cabin',
  },
  coach: {
    issued: [2023, 2025],
    years: 5,
    licenceClass: 'D',
    uf: 'CE',
    comments: 'EAR, CETCP, CETE',
    font: 'Go',
    codes: 'A',
  },
  learner: {
    issued: [2023, 2025],
    years: 1,
    licenceClass: 'AB',
    uf: 'RJ',
    comments: null,
    provisional: true,
    font: 'Cantarell',
  },
  'three-parents': {
    issued: [2023, 2025],
    years: 10,
    licenceClass: 'AB',
    uf: 'MT',
    parents: 3,
    comments: 'A',
    font: 'B612',
  },
  hauler: {
    issued: [2023, 2025],
    years: 5,
    licenceClass: 'E',
    uf: 'MG',
    comments: 'A, EAR, CETPP, CETCI',
    cetpp: true,
    font: 'Go',
    codes: 'A',
  },
}

/** The card of 2022, drawn by another hand: boxes with their label in the border, table, legend, machine-readable lines. */
export const card: CardLayout = {
  name: 'wallet-numbered',
  print: (random, variant) => numbered(random, variant, true),
}

export function numbered(random: Random, variant: string, paper: boolean): Card {
  const about = VARIANTS[variant]
  if (!about) throw new RangeError(`no numbered card is called ${variant}`)
  const made = motorist(random, about)
  const holder = about.provisional ? { ...made, first: made.issued } : made
  const ground = (): Html => (paper ? finePaper(random, ['#eef2e2', '#c3d6ae', '#dccfae']) : html``)
  return {
    front: front(random, holder, about.provisional === true, ground()),
    back: back(random, holder, about.comments, about.codes ?? '', ground()),
    legend: legend(holder, ground()),
    widthMm: 85,
    heightMm: 60,
    font: about.font,
    css: `${DRAWING_CSS}.panel{width:85mm;height:60mm;background:#edf2e4;font-size:${about.font === 'B612' ? 5.1 : 6.1}pt}.band{position:absolute;left:0;right:0;top:0;height:8.2mm;background:#2f7a4d;color:#fff;text-align:center}.band div{line-height:1.12}.b1{font-size:6.2pt;font-weight:bold;padding-top:.6mm}.b2{font-size:4.3pt}.tl{font-size:4.9pt;font-weight:bold;color:#1d5a36}.red{color:#b5171f}.red .fl{color:#222}.big{font-size:15pt;font-weight:bold;color:#3a3a3a}.gold{font-size:9pt;font-weight:bold;color:#8a6d1d;border:.3mm solid #8a6d1d;border-radius:50%;padding:.2mm 1.2mm}
.par{margin-bottom:1.3mm}.up{font-size:3.8pt}.tb{position:absolute;top:3mm;border-collapse:collapse;font-size:4.3pt}.tb td,.tb th{border:.15mm solid #444;height:3.1mm;padding:0 .5mm;text-align:center}.st{font-size:9.6pt;font-weight:bold;color:#1d5a36;text-align:center}.sg{font-size:4.2pt;text-align:center}.lg{position:absolute;left:4mm;right:4mm;top:3mm;font-size:4.1pt;line-height:1.25;text-align:justify}.mz{position:absolute;left:6mm;bottom:5mm;font:9pt/1.35 'Go Mono';white-space:pre}.c{text-align:center}`,
    data(seen) {
      const whole = cardData(holder, {
        comments: about.comments?.replace('\n', ' ') ?? null,
        hasCetpp: about.cetpp === true,
        placeOfBirth: true,
        documentValidation: seen.front,
      })
      return { ...whole, ...(seen.front ? {} : WITHOUT_FRONT), ...(seen.back ? {} : WITHOUT_BACK) }
    },
  }
}

/** The rows of the table that a class fills. */
const ROWS_OF: Readonly<Record<string, readonly string[]>> = {
  none: [],
  B: ['B'],
  D: ['B', 'C', 'D'],
  E: ['B', 'C', 'CE'],
}

const WITHOUT_FRONT: Readonly<Record<string, Json>> = {
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
const WITHOUT_BACK: Readonly<Record<string, Json>> = {
  placeOfIssue: null,
  cardIssuer: null,
  comments: null,
  hasCetpp: null,
}

function front(random: Random, holder: Driver, provisional: boolean, ground: Html): Html {
  const { city, uf } = holder.holder.birthplace
  const born = `${shortDate(holder.holder.birth)}, ${city.toUpperCase()}, ${uf}`
  return html`<div class="panel">${ground}<div class="band"><div class="b1">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="b2">MINISTÉRIO ${holder.issued < '2023' ? 'DA INFRAESTRUTURA' : 'DOS TRANSPORTES'}<br>SECRETARIA NACIONAL DE TRÂNSITO</div></div>${put(2, 9, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE / PERMISO DE CONDUCCIÓN', 'tl c', 81)}${put(76, 1.6, 'BR', 'gold')}
${framed(5, 13.4, 55, 5.6, '2 e 1 NOME E SOBRENOME', holder.name)}${framed(62, 13.4, 19, 5.6, '1ª HABILITAÇÃO', shortDate(holder.first))}${portrait(random, 5, 20.6, 24, 30)}
${framed(31, 21, 50, 5.6, '3 DATA, LOCAL E UF DE NASCIMENTO', born)}${framed(31, 28.2, 16, 5.6, '4a DATA EMISSÃO', shortDate(holder.issued))}${framed(48.5, 28.2, 16, 5.6, '4b VALIDADE', shortDate(holder.expires), 'red')}${framed(66, 28.2, 9, 5.6, 'ACC', html`<div class="bars" style="height:2.6mm"></div>`)}${put(77, 27.8, provisional ? 'P' : 'D', 'big')}
${framed(31, 35.4, 50, 5.6, '4c DOC. IDENTIDADE / ÓRG. EMISSOR / UF', holder.rg)}${framed(31, 42.6, 18.5, 5.6, '4d CPF', maskCpf(holder.holder.cpf))}${framed(51, 42.6, 17, 5.6, '5 Nº REGISTRO', holder.register, 'red')}${framed(69.5, 42.6, 11.5, 5.6, '9 CAT. HAB.', holder.licenceClass, 'red')}
${framed(62, 49.2, 19, 3.6, 'NACIONALIDADE', '')}${put(63.4, 50.2, holder.holder.gender === 'f' ? 'BRASILEIRA' : 'BRASILEIRO', '')}${framed(5, 53.4, 24, 5, '7 ASSINATURA DO PORTADOR', '')}${scribble(random, 7, 53.4, 17)}${framed(31, 49.2, 30, 10, 'FILIAÇÃO', html`${holder.parents.map((name) => html`<div class="par" style="font-size:${holder.parents.length > 2 ? 3.9 : 4.8}pt;margin-bottom:${holder.parents.length > 2 ? 0.7 : 1.4}mm">${name}</div>`)}`)}
<div class="up" style="left:1.2mm;top:14mm;color:#2f7a4d">VÁLIDA EM TODO O TERRITÓRIO NACIONAL</div></div>`
}

function back(random: Random, holder: Driver, comments: string | null, codes: string, ground: Html): Html {
  const { city, uf } = holder.local
  const rows = ROWS_OF[holder.licenceClass.replace('A', '') || 'none'] ?? []
  const held = (name: string): boolean =>
    rows.includes(name) || (name === 'A' && holder.licenceClass.includes('A'))
  const table = (left: number, names: readonly string[]) =>
    html`<table class="tb" style="left:${left}mm;width:37mm"><tr><th>9</th><th>10</th><th>11</th><th>12</th></tr>${names.map((name) => html`<tr><td>${name}</td><td>${held(name) ? shortDate(name === 'B' || name === 'A' ? holder.first : holder.issued) : ''}</td><td>${held(name) ? shortDate(holder.expires) : ''}</td><td>${held(name) ? codes : ''}</td></tr>`)}</table>`
  const lines = comments?.split('\n') ?? []
  return html`<div class="panel">${ground}${table(5, ['ACC', 'A', 'A1', 'B', 'B1', 'C', 'C1'])}${table(44, ['D', 'D1', 'BE', 'CE', 'C1E', 'DE', 'D1E'])}
${framed(5, 31, 42, 12, '12 OBSERVAÇÕES', html`${lines.map((text) => html`<div>${text}</div>`)}`)}${scribble(random, 55, 28, 18)}${put(49, 34.6, 'ASSINADO DIGITALMENTE', 'sg', 33)}${put(49, 36.6, 'DEPARTAMENTO ESTADUAL DE TRÂNSITO', 'sg', 33)}${put(49, 39.4, holder.security, 'c', 33)}${put(49, 42.2, holder.renach, 'c', 33)}
${framed(5, 45.4, 42, 5.6, 'LOCAL', `${city.toUpperCase()}, ${uf}`)}${put(0, 52.6, (STATES[uf] ?? '').toUpperCase(), 'st', 85)}<div class="up" style="left:1.2mm;top:22mm">PROIBIDO PLASTIFICAR</div></div>`
}

function legend(holder: Driver, ground: Html): Html {
  const lines = licenceMrz({
    register: holder.register,
    birth: holder.holder.birth,
    sex: holder.holder.gender === 'f' ? 'F' : 'M',
    expiry: holder.expires,
    name: holder.name,
  })
  return html`<div class="panel">${ground}<div class="lg">2 e 1. Nome e Sobrenome / Name and Surname / Nombre y Apellidos – Primeira Habilitação / First Driver License / Primera Licencia de Conducir – 3. Data e Local de Nascimento / Date and Place of Birth DD/MM/YYYY / Fecha y Lugar de Nacimiento – 4a. Data de Emissão / Issuing Date DD/MM/YYYY / Fecha de Emisión – 4b. Data de Validade / Expiration Date DD/MM/YYYY / Válida Hasta – ACC – 4c. Documento de Identidade, Órgão Emissor / Identity Document, Issuing Authority / Documento de Identificación, Autoridad Emisora – 4d. CPF – 5. Número de registro da CNH / Driver License Number / Número de Permiso de Conducir – 9. Categoria de Veículos da Carteira de Habilitação / Driver License Class / Categoría de Permisos de Conducir – Nacionalidade / Nationality / Nacionalidad – Filiação / Filiation / Filiación – 12. Observações / Observations / Observaciones – Local / Place / Lugar</div><div class="mz">${lines.map((text) => html`<div>${text}</div>`)}</div></div>`
}
