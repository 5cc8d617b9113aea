import { type IsoDate, randomDate, shortDate } from '../generator/dates.ts'
import { type Html, html, raw, type Sheet, sheet } from '../generator/html.ts'
import { cpf } from '../generator/numbers.ts'
import type { Gender } from '../generator/people.ts'
import type { Random } from '../generator/random.ts'

/** Invented people, numbers and small pieces of page of the terms of `blind-m`. */

const FIRST_NAMES = {
  f: ['Adelaide', 'Norma', 'Zilda', 'Creusa', 'Ivanilde', 'Solange', 'Vilma', 'Eunice', 'Rute', 'Tatiane'],
  m: ['Alcides', 'Durval', 'Orlando', 'Nivaldo', 'Erasmo', 'Lindomar', 'Cícero', 'Fabrício', 'Anselmo'],
}
const CHILDREN = {
  f: ['Maria Clara', 'Agatha', 'Melissa', 'Pietra', 'Sarah', 'Bianca', 'Eloá', 'Ana Vitória'],
  m: ['Arthur', 'Samuel', 'Davi Lucca', 'Benício', 'Caleb', 'Ryan', 'João Miguel', 'Vicente'],
}
const FAMILIES = [
  'Malaquias Trindade',
  'Serpa Villaverde',
  'do Amparo Quintão',
  'Caldeira Rabello',
  'Grunewald Prates',
  'Penteado Sayão',
  'Mourão Tavares',
  'Espíndola Cardim',
  'Frazão de Abreu',
  'Bulhões Navarro',
  'Yamashiro Portela',
  'das Neves Gusmão',
  'Holanda Feitosa',
  'Rocha Timbaúba',
  'Severino da Luz',
  'Antunes Kopp',
]
const MOTHERS = ['Doralice', 'Erundina', 'Mercedes', 'Noêmia', 'Laurinda']
const FATHERS = ['Anacleto', 'Belmiro', 'Crispim', 'Deodato', 'Euclides']
const STREETS = [
  'Rua Sete Lagoinhas',
  'Rua dos Ipês Roxos',
  'Avenida Marechal Setúbal',
  'Rua Padre Onofre',
  'Alameda das Garças',
]
const QUARTERS = ['Vila Nova Aurora', 'Bela Vista', 'Jardim das Oliveiras', 'São Cristóvão', 'Alto da Serra']

export interface Figure {
  readonly name: string
  readonly cpf: string
  readonly born: IsoDate
  readonly mother: string
  readonly father: string
  readonly street: string
  readonly door: number
  readonly quarter: string
  readonly postcode: string
}

/** Somebody born in the years `from` to `to`, with a child's name if that is after 2000. */
export function figure(random: Random, gender: Gender, family: string, from: number, to: number): Figure {
  const names = from > 2000 ? CHILDREN : FIRST_NAMES
  return {
    name: `${random.pick(names[gender])} ${family}`,
    cpf: cpf(random),
    born: randomDate(random, from, to),
    mother: `${random.pick(MOTHERS)} ${family}`,
    father: `${random.pick(FATHERS)} ${family}`,
    street: random.pick(STREETS),
    door: random.int(14, 1980),
    quarter: random.pick(QUARTERS),
    postcode: `${random.digits(5)}-${random.digits(3)}`,
  }
}

/** Two families that are not the same. */
export function families(random: Random): readonly [string, string] {
  const [one = '', other = ''] = random.shuffle(FAMILIES)
  return [one, other]
}

/** A case number in the CNJ form; `lead` is how the court's system begins it. */
export function docket(random: Random, lead: string, year: number, tribunal: string, origin: string): string {
  const serial = lead + random.digits(7 - lead.length)
  const check = 98n - (BigInt(`${serial}${year}8${tribunal}${origin}00`) % 97n)
  return `${serial}-${String(check).padStart(2, '0')}.${year}.8.${tribunal}.${origin}`
}

/** `05/06/2023 09:41:12` of `2023-06-05T09:41:12`. */
export function moment(at: string, between = ' '): string {
  return shortDate(at.slice(0, 10)) + between + at.slice(11)
}

/** A row of label and value for tables. */
export function row(label: string, value: string): Html {
  return html`<tr><th>${label}</th><td>${value}</td></tr>`
}

/** A line to sign on, with what stands below it. */
export function signingLine(name: string, office: string): Html {
  return html`<p class="c" style="margin-top:13mm">_________________________________________<br>${name}<br>${office}</p>`
}

/** A sheet in which no line ends inside a number or word with a hyphen or slash; links may break. */
export function page(options: Sheet, body: Html): string {
  const unbroken = (text: string): string =>
    text.replace(/[^\s<>]*[\p{L}\d.][-/][\p{L}\d][^\s<>]*/gu, (word) =>
      word.includes('://') ? word : `<span style="white-space:nowrap">${word}</span>`,
    )
  return sheet(options, raw(body.markup.replace(/>[^<]+/g, unbroken)))
}
