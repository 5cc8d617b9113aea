import type { Card, CardLayout } from '../../generator/card-sheets.ts'
import { shortDate } from '../../generator/dates.ts'
import { cardData, type Driver } from '../../generator/driver.ts'
import { type Html, html } from '../../generator/html.ts'
import type { Json } from '../../generator/layout.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { STATES } from '../../generator/places.ts'
import type { Random } from '../../generator/random.ts'
import { DRAWING_CSS, finePaper, portrait, put, scribble } from '../card-drawing.ts'
import { type MotoristOptions, motorist } from '../motorist.ts'

interface Variant extends MotoristOptions {
  readonly comments: string | null
  readonly cetpp?: boolean
  readonly wrongRegister?: boolean
  readonly provisional?: boolean
}

const VARIANTS: Readonly<Record<string, Variant>> = {
  'l1-bus': { issued: [2010, 2016], years: 5, licenceClass: 'AD', uf: 'MG', comments: 'EAR; CETCP' },
  'l1-plain': { issued: [2009, 2016], years: 5, licenceClass: 'B', uf: 'RS', comments: null },
  'l1-hazard': {
    issued: [2012, 2016],
    years: 5,
    licenceClass: 'E',
    uf: 'PE',
    comments: 'EAR CETPP A',
    cetpp: true,
  },
  'l2-mother': { issued: [2018, 2021], years: 5, licenceClass: 'AB', uf: 'SP', parents: 1, comments: 'A' },
  'l2-truck': {
    issued: [2019, 2021],
    years: 5,
    licenceClass: 'AE',
    uf: 'GO',
    comments: 'EAR, CETPP, CETCI',
    cetpp: true,
  },
  'l2-wrong-register': {
    issued: [2018, 2021],
    years: 5,
    licenceClass: 'C',
    uf: 'BA',
    comments: 'EAR',
    wrongRegister: true,
  },
  'l2-novice': {
    issued: [2018, 2021],
    years: 1,
    licenceClass: 'AB',
    uf: 'ES',
    comments: null,
    provisional: true,
  },
}

/** The card of 2006 to 2022, drawn by another hand: two halves of 85 × 60 mm. */
export const card: CardLayout = {
  name: 'wallet-folded',
  print: (random, variant) => folded(random, variant, true),
}

export function folded(random: Random, variant: string, paper: boolean): Card {
  const about = VARIANTS[variant]
  if (!about) throw new RangeError(`no folded card is called ${variant}`)
  const made = motorist(random, about)
  const holder: Driver = {
    ...made,
    ...(about.wrongRegister ? { register: breakCheckDigit(made.register) } : {}),
    ...(about.provisional ? { first: made.issued } : {}),
  }
  const l1 = variant.startsWith('l1')
  const ground = (): Html =>
    paper
      ? finePaper(random, l1 ? ['#e3efe4', '#a9cdb8', '#b5cfe0'] : ['#e9f0df', '#b9d3a4', '#a8cfc6'])
      : html``
  return {
    front: front(random, holder, l1, about.provisional === true, ground()),
    back: back(random, holder, l1, about.comments, ground()),
    widthMm: 85,
    heightMm: 60,
    font: l1 ? 'Cantarell' : 'B612',
    css: `${DRAWING_CSS}.panel{width:85mm;height:60mm;background:#e6f0e4}.hd{font-weight:bold;font-size:${l1 ? 7.4 : 6.6}pt}.h2{font-size:5pt}.lb{font-size:3.8pt;color:#27402f}.vl{font-size:${l1 ? 7.2 : 6.2}pt}.red{color:#b3202a}.up{font-size:4pt;color:#2f5d46}.sp{font-size:8pt;color:#222}.c{text-align:center}`,
    data(seen) {
      const whole = cardData(holder, {
        comments: about.comments,
        hasCetpp: about.cetpp === true,
        placeOfBirth: false,
        documentValidation: seen.front && about.wrongRegister !== true,
      })
      return { ...whole, ...(seen.front ? {} : WITHOUT_FRONT), ...(seen.back ? {} : WITHOUT_BACK) }
    },
  }
}

const WITHOUT_FRONT: Readonly<Record<string, Json>> = {
  name: null,
  dateOfBirth: null,
  expirationDate: null,
  licenseNumber: null,
  licenseClass: null,
  filiation: [],
  personalNumber: null,
}
const WITHOUT_BACK: Readonly<Record<string, Json>> = {
  issueDate: null,
  placeOfIssue: null,
  cardIssuer: null,
  comments: null,
  hasCetpp: null,
}

function front(random: Random, holder: Driver, l1: boolean, provisional: boolean, ground: Html): Html {
  const [number = '', issuer = '', uf = ''] = holder.rg.split(' ')
  const names = holder.parents.flatMap((name) => wrapped(name, l1 ? 22 : 23))
  return html`<div class="panel">${ground}
${put(15, 1, 'REPÚBLICA FEDERATIVA DO BRASIL', 'hd c', 68)}${put(15, 4.2, l1 ? 'MINISTÉRIO DAS CIDADES' : 'MINISTÉRIO DA INFRAESTRUTURA', 'h2 c', 68)}${put(15, 6.4, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 'h2 c', 68)}${put(15, 8.6, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 'h2 c', 68)}
${put(14, 11.2, 'NOME', 'lb')}${put(14.4, 12.8, holder.name, 'vl')}${portrait(random, 14, 17, 27, 33)}
${put(44, 16.8, l1 ? 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF' : 'DOC.IDENTIDADE/ORG.EMISSOR UF', 'lb')}${put(43.5, 18.4, number, 'vl')}${put(65, 18.4, issuer, 'vl')}${put(79, 18.4, uf, 'vl')}
${put(44, 22.2, 'CPF', 'lb')}${put(43.5, 23.8, maskCpf(holder.holder.cpf), 'vl')}${put(67, 22.2, 'DATA NASCIMENTO', 'lb')}${put(67, 23.8, shortDate(holder.holder.birth), 'vl')}
${put(44, 27.6, 'FILIAÇÃO', 'lb')}${names.map((text, index) => put(43.5, 29.3 + index * 2.9, text, 'vl'))}
${put(44, 43.2, 'PERMISSÃO', 'lb')}${provisional ? put(44, 45, 'PERMISSÃO', 'vl') : html`<div class="put bars" style="left:44mm;top:45.1mm;width:14mm;height:2.6mm"></div>`}${put(63, 43.2, 'ACC', 'lb')}<div class="put bars" style="left:61mm;top:45.1mm;width:10mm;height:2.6mm"></div>${put(75, 43.2, 'CAT. HAB.', 'lb')}${put(77, 44.8, holder.licenceClass, 'vl red')}
${put(14, 51, 'Nº REGISTRO', 'lb')}${put(16, 52.8, holder.register, 'vl red')}${put(42, 51, 'VALIDADE', 'lb')}${put(42, 52.8, shortDate(holder.expires), 'vl red')}${put(63, 51, '1ª HABILITAÇÃO', 'lb')}${put(63, 52.8, shortDate(holder.first), 'vl')}
<div class="up" style="left:.8mm;top:12mm">VÁLIDA EM TODO<br>O TERRITÓRIO NACIONAL</div><div class="up sp" style="left:6.5mm;top:18mm">${holder.form.slice(l1 ? 1 : 0)}</div></div>`
}

function back(random: Random, holder: Driver, l1: boolean, comments: string | null, ground: Html): Html {
  const { city, uf } = holder.local
  const state = (STATES[uf] ?? '').toUpperCase()
  return html`<div class="panel">${ground}
${put(14, 1, 'OBSERVAÇÕES', 'lb')}${comments ? put(14, 4, comments, 'vl') : ''}${scribble(random, 30, 24, 28)}${put(31, 34, 'ASSINATURA DO PORTADOR', 'lb')}
${put(14, 37.4, 'LOCAL', 'lb')}${put(14, 39, l1 ? `${city.toUpperCase()}, ${uf}` : `${city.toUpperCase()}-${uf}`, 'vl')}${put(65, 37.4, 'DATA EMISSÃO', 'lb')}${put(65, 39, shortDate(holder.issued), 'vl')}
${scribble(random, 32, 41, 20)}${put(63, 44.4, holder.security, 'vl')}${put(63, 47.2, holder.renach, 'vl')}${put(30, 49.4, 'ASSINATURA DO EMISSOR', 'lb')}
${put(14, 53.2, l1 ? `DETRAN- ${uf} (${state})` : `DETRAN-${uf} ${state}`, 'hd c', 68)}<div class="up" style="left:.8mm;top:30mm">PROIBIDO PLASTIFICAR</div><div class="up sp" style="left:6.5mm;top:14mm">${holder.form.slice(l1 ? 1 : 0)}</div></div>`
}

/** A name that is too long for its box goes on in the next line. */
function wrapped(name: string, most: number): string[] {
  if (name.length <= most) return [name]
  const cut = name.lastIndexOf(' ', most)
  return cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : [name]
}
