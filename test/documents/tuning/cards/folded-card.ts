import { guilloche, hologram, portrait } from '../../generator/card-art.ts'
import type { CardLayout } from '../../generator/card-sheets.ts'
import { denseQrCode } from '../../generator/codes.ts'
import { shortDate } from '../../generator/dates.ts'
import { cardData, type Driver, driver } from '../../generator/driver.ts'
import { crest, type Html, html, raw } from '../../generator/html.ts'
import { scrawl } from '../../generator/marks.ts'
import { breakCheckDigit, maskCpf } from '../../generator/numbers.ts'
import { person } from '../../generator/people.ts'
import { STATES } from '../../generator/places.ts'
import { type Random, seededRandom } from '../../generator/random.ts'

const [WIDTH, HEIGHT] = [85, 60]

/** What each variant prints; `ministry` tells L1, L2 and the last L2. */
const VARIANTS = {
  l1: { ministry: 'MINISTÉRIO DAS CIDADES', years: [2009, 2015], comments: 'A', cetpp: false },
  'l1-cetpp': {
    ministry: 'MINISTÉRIO DAS CIDADES',
    years: [2011, 2016],
    comments: 'EAR; CETPP',
    cetpp: true,
  },
  'l1-permit': { ministry: 'MINISTÉRIO DAS CIDADES', years: [2012, 2016], comments: null, cetpp: false },
  'l1-words': {
    ministry: 'MINISTÉRIO DAS CIDADES',
    years: [2008, 2012],
    comments: 'HABILITADO EM TRANSPORTE DE PRODUTOS PERIGOSOS EAR',
    cetpp: true,
  },
  l2: { ministry: 'MINISTÉRIO DAS CIDADES', years: [2017, 2018], comments: 'EAR, CETCP', cetpp: false },
  'l2-infra': {
    ministry: 'MINISTÉRIO DA INFRAESTRUTURA',
    years: [2019, 2021],
    comments: 'EAR CETPP CETE A',
    cetpp: true,
  },
  'l2-one-parent': {
    ministry: 'MINISTÉRIO DA INFRAESTRUTURA',
    years: [2019, 2021],
    comments: null,
    cetpp: false,
  },
  'l2-rg-x': {
    ministry: 'MINISTÉRIO DA INFRAESTRUTURA',
    years: [2019, 2021],
    comments: '99 A',
    cetpp: false,
  },
  'l2-wrong-digit': {
    ministry: 'MINISTÉRIO DA INFRAESTRUTURA',
    years: [2019, 2021],
    comments: 'EAR',
    cetpp: false,
  },
} as const

/** The card of 2006 to 2022 (L1, L2) as paper: two halves, places as docs/domain.md 1.11. */
export const card: CardLayout = {
  name: 'folded-card',
  async print(random, variant) {
    const about = VARIANTS[variant as keyof typeof VARIANTS]
    if (!about) throw new RangeError(`no variant ${variant}`)
    const permit = variant === 'l1-permit'
    const made = driver(random, {
      issuedFrom: about.years[0],
      issuedTo: about.years[1],
      validYears: permit ? 1 : 5,
      classes: about.cetpp ? ['AE', 'D', 'E', 'AD'] : ['AB', 'B', 'A', 'C'],
      parents: variant === 'l2-one-parent' ? 1 : 2,
    })
    const holder = altered(made, variant, random)
    const qr = variant.startsWith('l2') ? await denseQrCode(random, 19, 620) : null
    const colours = random.pick([
      ['#7fae9a', '#9fc3a4', '#8fb7c6'],
      ['#86b39a', '#c2b98a', '#93b9ae'],
    ] as const)
    // One design has one security print: a PDF of many cards holds it once.
    const ground = (background: string) =>
      html`<div class="ground" style="background:${background}"></div>${guilloche(seededRandom(background), WIDTH, HEIGHT, colours)}`
    const strip = html`<div class="side" style="left:5.2mm;top:26mm;font-size:6.4pt;color:#222">${holder.form}</div>`
    return {
      widthMm: WIDTH,
      heightMm: HEIGHT,
      font: 'Liberation Sans',
      css: CSS,
      front: html`<div class="panel">${ground('#e9f1e6')}${hologram('position:absolute;left:60mm;top:26mm;width:20mm')}${front(holder, about.ministry, permit, random)}${strip}</div>`,
      back: html`<div class="panel">${ground('#edf2e4')}${back(holder, about.comments, qr, variant.startsWith('l1'), random)}${strip}</div>`,
      data(seen) {
        const whole = cardData(holder, {
          comments: about.comments,
          hasCetpp: about.cetpp,
          placeOfBirth: false,
          documentValidation: variant !== 'l2-wrong-digit' && seen.front,
        })
        return {
          ...whole,
          ...(seen.front ? {} : FRONT_UNSEEN),
          ...(seen.back ? {} : BACK_UNSEEN),
        }
      },
    }
  },
}

const FRONT_UNSEEN = {
  name: null,
  dateOfBirth: null,
  expirationDate: null,
  licenseNumber: null,
  licenseClass: null,
  filiation: [],
  personalNumber: null,
}
const BACK_UNSEEN = { issueDate: null, placeOfIssue: null, cardIssuer: null, comments: null, hasCetpp: null }

function altered(made: Driver, variant: string, random: Random): Driver {
  if (variant === 'l1-permit') return { ...made, first: made.issued }
  if (variant === 'l2-wrong-digit') return { ...made, register: breakCheckDigit(made.register) }
  if (variant === 'l2-rg-x') return { ...made, rg: `${random.digits(8)}X SSP ${made.holder.birthplace.uf}` }
  if (variant === 'l1-cetpp') {
    const second = person(random).name.split(' ').slice(1).join(' ')
    // What the box holds.
    const name = `${made.name} ${second.toUpperCase()}`
    return { ...made, name: name.slice(0, 45).replace(/ [^ ]*$/, '') }
  }
  return made
}

/** Millimetres on the half from fractions of all printed text of the open card. */
function t(fx: number, fy: number, text: string | Html, kind: string): Html {
  const y = 2 + fy * 116
  return html`<div class="t ${kind}" style="left:${(2 + fx * 81).toFixed(2)}mm;top:${(y > HEIGHT ? y - HEIGHT : y).toFixed(2)}mm">${text}</div>`
}

function rule(fx: number, fy: number, fw: number, fh: number): Html {
  const y = 2 + fy * 116
  return html`<div class="rule" style="left:${(1.6 + fx * 81).toFixed(2)}mm;top:${(y > HEIGHT ? y - HEIGHT : y).toFixed(2)}mm;width:${(fw * 81).toFixed(2)}mm;height:${(fh * 116).toFixed(2)}mm"></div>`
}

function front(c: Driver, ministry: string, permit: boolean, random: Random): Html {
  const [number = '', issuer = '', state = ''] = c.rg.split(' ')
  const parents = c.parents.flatMap(wrapped)
  const hatch = html`<span class="hatched"></span>`
  return html`<div style="position:absolute;left:4mm;top:1.6mm">${crest(9, '#3d6b4a')}</div>
<div class="t h c" style="top:2mm">REPÚBLICA FEDERATIVA DO BRASIL</div><div class="t h2 c" style="top:5.2mm">${ministry}</div><div class="t h2 c" style="top:7.6mm">DEPARTAMENTO NACIONAL DE TRÂNSITO</div><div class="t h2 b c" style="top:9.8mm">CARTEIRA NACIONAL DE HABILITAÇÃO</div>
${rule(0.165, 0.086, 0.83, 0.046)}${t(0.18, 0.089, 'NOME', 'l')}${t(0.18, 0.105, c.name, 'v')}
${portrait(random, 'position:absolute;left:15.4mm;top:17.6mm;width:26.5mm;height:33mm')}
${rule(0.53, 0.136, 0.465, 0.046)}${t(0.545, 0.139, 'DOC. IDENTIDADE / ÓRG. EMISSOR / UF', 'l')}${t(0.54, 0.156, number, 'v')}${t(0.78, 0.156, issuer, 'v')}${t(0.93, 0.156, state, 'v')}
${rule(0.53, 0.186, 0.27, 0.046)}${t(0.545, 0.189, 'CPF', 'l')}${t(0.535, 0.206, maskCpf(c.holder.cpf), 'v')}${rule(0.81, 0.186, 0.185, 0.046)}${t(0.82, 0.189, 'DATA NASCIMENTO', 'l')}${t(0.82, 0.206, shortDate(c.holder.birth), 'v')}
${rule(0.53, 0.236, 0.465, 0.135)}${t(0.545, 0.239, 'FILIAÇÃO', 'l')}${parents.map((line, i) => t(0.54, 0.258 + i * 0.0225, line, 'v n'))}
${rule(0.53, 0.376, 0.22, 0.046)}${t(0.545, 0.379, 'PERMISSÃO', 'l')}${permit ? t(0.55, 0.396, 'PERMISSÃO', 'v') : t(0.545, 0.397, hatch, 'v')}${rule(0.76, 0.376, 0.11, 0.046)}${t(0.77, 0.379, 'ACC', 'l')}${t(0.77, 0.397, html`<span class="hatched short"></span>`, 'v')}${rule(0.88, 0.376, 0.115, 0.046)}${t(0.89, 0.379, 'CAT. HAB.', 'l')}${t(0.92, 0.396, c.licenceClass, 'v red')}
${rule(0.165, 0.428, 0.34, 0.05)}${t(0.175, 0.431, 'Nº REGISTRO', 'l')}${t(0.19, 0.449, c.register, 'v red big')}${rule(0.515, 0.428, 0.225, 0.05)}${t(0.525, 0.431, 'VALIDADE', 'l')}${t(0.525, 0.449, shortDate(c.expires), 'v red')}${rule(0.75, 0.428, 0.245, 0.05)}${t(0.76, 0.431, '1ª HABILITAÇÃO', 'l')}${t(0.77, 0.449, shortDate(c.first), 'v')}
<div class="side" style="left:.9mm;top:13mm">VÁLIDA EM TODO</div><div class="side" style="left:2.9mm;top:13mm">O TERRITÓRIO NACIONAL</div>`
}

function back(c: Driver, comments: string | null, qr: Html | null, old: boolean, random: Random): Html {
  const { city, uf } = c.local
  const state = (STATES[uf] ?? '').toUpperCase()
  const lines = comments ? linesOf(comments, 44) : []
  return html`${rule(0.165, 0.515, 0.83, 0.235)}${t(0.175, 0.518, 'OBSERVAÇÕES', 'l')}${lines.map((line, i) => t(0.18, 0.54 + i * 0.024, line, 'v'))}
${qr ? html`<div style="position:absolute;right:2.4mm;top:3.4mm;background:#fff;padding:.8mm">${qr}</div>` : null}
<svg style="position:absolute;left:27mm;top:22.5mm" width="34mm" height="10mm" viewBox="0 0 300 100">${raw(scrawl(random))}</svg>${t(0.37, 0.768, 'ASSINATURA DO PORTADOR', 'l')}
${rule(0.165, 0.795, 0.55, 0.048)}${t(0.178, 0.798, 'LOCAL', 'l')}${t(0.175, 0.816, old ? `${city.toUpperCase()}, ${uf}` : `${city.toUpperCase()}-${uf}`, 'v')}${rule(0.74, 0.795, 0.255, 0.048)}${t(0.75, 0.798, 'DATA EMISSÃO', 'l')}${t(0.76, 0.816, shortDate(c.issued), 'v')}
${t(0.76, 0.865, c.security, 'v')}${t(0.76, 0.888, c.renach, 'v')}<svg style="position:absolute;left:30mm;top:41mm" width="26mm" height="7mm" viewBox="0 0 300 100">${raw(scrawl(random))}</svg>${t(0.42, 0.883, 'FULANO INVENTADO PRADO', 'tiny')}${t(0.37, 0.898, 'ASSINATURA DO EMISSOR', 'l')}
<div class="foot">${old ? `DETRAN- ${uf} (${state})` : `DETRAN-${uf} ${state}`}</div><div class="side" style="left:.9mm;top:24mm">PROIBIDO PLASTIFICAR</div>`
}

/** A name that does not fit the box goes on in the next line. */
function wrapped(name: string): string[] {
  return linesOf(name, 25)
}

function linesOf(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

const CSS = `.panel{position:relative;width:${WIDTH}mm;height:${HEIGHT}mm;overflow:hidden}.ground{position:absolute;inset:0}
.t{position:absolute;white-space:nowrap;line-height:1}.t.c{left:12mm;right:0;text-align:center}.h{font-size:7.6pt;font-weight:bold;color:#1d4a35}.h2{font-size:4.9pt;color:#1d4a35}.b{font-weight:bold}
.l{margin-top:.3mm;font-size:3.4pt;color:#234434}.v{margin-top:.2mm;font-size:6.1pt}.n{font-size:5.6pt}.big{font-size:6.8pt}.tiny{font-size:3pt}.red{color:#b3202a}
.rule{position:absolute;border:.16mm solid #4d7d66;border-radius:.5mm}.hatched{display:block;width:15mm;height:2.1mm;background:repeating-linear-gradient(45deg,#777 0 .22mm,#e4e4e0 .22mm .62mm)}.hatched.short{width:6.6mm}
.side{position:absolute;writing-mode:vertical-rl;transform:rotate(180deg);white-space:nowrap;font-size:3.7pt;line-height:1;color:#1d4a35}
.foot{position:absolute;left:13.5mm;right:2mm;bottom:1.6mm;text-align:center;font:bold 6.4pt/1.2 'Liberation Sans';color:#1d4a35;background:#cfe0d0aa}`
