import { type IsoDate, randomDate } from '../generator/dates.ts'
import { type Html, html, raw, type Sheet, sheet } from '../generator/html.ts'
import { cpf } from '../generator/numbers.ts'
import type { Gender } from '../generator/people.ts'
import type { Random } from '../generator/random.ts'

/** Invented people, case numbers and pieces of page of the terms of `blind-s`. */

const GROWN = {
  f: [
    'Edileuza',
    'Marlene',
    'Sueli',
    'Vanda Regina',
    'Cristiane',
    'Dulcineia',
    'Iolanda',
    'Patrícia',
    'Rosilda',
  ],
  m: ['Ademir', 'Claudinei', 'Edson Luís', 'Gilmar', 'Ivanildo', 'Josué', 'Laércio', 'Moacir', 'Silvano'],
}
const YOUNG = {
  f: ['Alícia', 'Bruna Vitória', 'Clara', 'Eloá', 'Helena', 'Manuela', 'Pietra', 'Sofia'],
  m: ['Arthur', 'Bernardo', 'Davi Lucas', 'Felipe', 'Gael', 'Ícaro', 'João Miguel', 'Samuel'],
}
const ELDERS = {
  f: ['Alzira', 'Carmelita', 'Durvalina', 'Ercília', 'Hermínia', 'Otília', 'Zilda'],
  m: ['Abílio', 'Belarmino', 'Custódio', 'Dorival', 'Euclides', 'Natalino', 'Onofre'],
}
const FAMILIES = [
  'Abranches Teles',
  'Bocaiúva de Moura',
  'Cantanhede Ramos',
  'Dornelas Pinho',
  'Esmeraldo Pontes',
  'Falcone Rizzo',
  'Goulart Severo',
  'Homem de Brito',
  'Jardim Peçanha',
  'Krüger Hoffmeister',
  'Leitão Cascaes',
  'Mesquita da Fontoura',
  'Novaes do Rego',
  'Outeiro Vilaça',
  'Queiroga Maciel',
  'Rebouças Tavares',
  'Trindade Bulhões',
  'Uchoa Saldanha',
  'Ximenes de Aragão',
  'Zago Pellegrini',
]
const JUDGES = {
  f: ['Renata Colares Pimenta', 'Lívia Bastos Drumond', 'Mônica Sarmento Viegas', 'Flávia Teodoro Rangel'],
  m: ['Otaviano Lins Becker', 'Marcelo Prates Junqueira', 'Fábio Tourinho Neto', 'Ricardo Vasques Malta'],
}
const STREETS = [
  'Rua dos Ipês',
  'Avenida Getúlio Marques',
  'Rua Padre Anselmo',
  'Travessa do Comércio',
  'Rua Sete de Julho',
  'Rua Doutor Peixe',
  'Alameda das Acácias',
  'Rua Maestro Belmiro',
]
const QUARTERS = ['Centro', 'Santa Luzia', 'Parque São Bento', 'Jardim América', 'Boa Vista', 'Vila Rica']

export interface Citizen {
  readonly name: string
  readonly cpf: string
  /** Dotted, without the issuer. */
  readonly rg: string
  readonly born: IsoDate
  readonly mother: string
  readonly father: string
  /** Street, number and quarter; the city is the layout's. */
  readonly street: string
  readonly postcode: string
}

/** Somebody born in the years `from` to `to`; whoever was born after 2002 has a name of today. */
export function citizen(random: Random, gender: Gender, family: string, from: number, to: number): Citizen {
  return {
    name: `${random.pick((from > 2002 ? YOUNG : GROWN)[gender])} ${family}`,
    cpf: cpf(random),
    rg: `${random.int(2, 48)}.${random.digits(3)}.${random.digits(3)}-${random.digits(1)}`,
    born: randomDate(random, from, to),
    mother: `${random.pick(ELDERS.f)} ${family}`,
    father: `${random.pick(ELDERS.m)} ${family}`,
    street: `${random.pick(STREETS)}, nº ${random.int(12, 1980)}, ${random.pick(QUARTERS)}`,
    postcode: `${random.digits(5)}-${random.digits(3)}`,
  }
}

/** Two families that differ. */
export function families(random: Random): readonly [string, string] {
  const [one = '', two = ''] = random.shuffle(FAMILIES)
  return [one, two]
}

export function judgeName(random: Random, gender: Gender): string {
  return random.pick(JUDGES[gender])
}

/** A valid number of a state court: `begin` is the year's series, `court` its two digits, `unit` the comarca's four. */
export function caseOf(random: Random, begin: string, year: number, court: string, unit: string): string {
  const serial = begin + random.digits(7 - begin.length)
  const rest = BigInt(`${serial}${year}8${court}${unit}00`) % 97n
  return `${serial}-${String(98n - rest).padStart(2, '0')}.${year}.8.${court}.${unit}`
}

/** A ruled line with one or more lines of print below. */
export function ruled(...below: readonly string[]): Html {
  return html`<div class="c" style="margin:11mm auto 0;width:82mm;border-top:.3mm solid #111;padding-top:1mm">${below.map((line) => html`<div>${line}</div>`)}</div>`
}

/** Table rows of a caption cell and a value cell. */
export function captioned(pairs: readonly (readonly [string, string | Html])[]): Html {
  return html`${pairs.map(([caption, value]) => html`<tr><td class="k">${caption}</td><td>${value}</td></tr>`)}`
}

/** A sheet on which dates, numbers and compounds stay whole at the end of a line; addresses of the web may break. */
export function page({ stamp, css = '', ...look }: Sheet, body: Html): string {
  const options = { ...look, css: `.w{white-space:nowrap}${css}` }
  return sheet(stamp ? { ...options, stamp: whole(stamp) } : options, whole(body))
}

function whole({ markup }: Html): Html {
  const keep = (word: string): string =>
    /[\p{L}\d.][-/][\p{L}\d]/u.test(word) && !word.includes('//') ? `<span class="w">${word}</span>` : word
  return raw(markup.replace(/(?<=>)[^<]+/g, (text) => text.replace(/\S+/g, keep)))
}
