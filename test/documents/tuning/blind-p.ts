import { type IsoDate, randomDate, shortDate } from '../generator/dates.ts'
import { type Html, html, raw, type Sheet, sheet } from '../generator/html.ts'
import { cpf } from '../generator/numbers.ts'
import type { Gender } from '../generator/people.ts'
import type { Random } from '../generator/random.ts'

/** Invented people, numbers and small pieces of page of the terms of `blind-p`. */

const ADULTS = {
  f: [
    'Josefa Aline',
    'Marinalva',
    'Cleide',
    'Rosângela',
    'Terezinha',
    'Valdete',
    'Ivone',
    'Neusa',
    'Gislaine',
  ],
  m: ['Adalberto', 'Reginaldo', 'Genival', 'Osmar', 'Valdecir', 'Jurandir', 'Hélio', 'Clodoaldo', 'Tarcísio'],
}
const MINORS = {
  f: ['Isadora', 'Ana Júlia', 'Emanuelly', 'Lorena', 'Yasmin', 'Maitê', 'Rafaela', 'Stella'],
  m: ['Enzo Gabriel', 'Nicolas', 'Heitor', 'Luan', 'Kauã', 'Murilo', 'Otávio', 'Theo'],
}
const SURNAMES = [
  'Barcelar Pinheiro',
  'Quirino Lacerda',
  'dos Anjos Meireles',
  'Valença Furtado',
  'Sobreira Castanho',
  'Zanoni Batistella',
  'Guedes Patriota',
  'Lustosa Carvalhal',
  'Pacheco Romariz',
  'de Sá Montenegro',
  'Cordovil Brandão',
  'Tobias Leandro',
  'Figueira Lobato',
  'Stocco Marangoni',
  'Arruda Bittencourt',
  'Vidigal Nepomuceno',
]
const PARENTS = {
  f: ['Jacira', 'Conceição', 'Odete', 'Dalva', 'Iracema', 'Benedita'],
  m: ['Raimundo', 'Sebastião', 'Geraldo', 'Waldemar', 'Aristides', 'Honório'],
}
const ROADS = [
  'Rua Barão do Cajueiro',
  'Avenida dos Tropeiros',
  'Rua Coronel Fidélis',
  'Travessa Santa Quitéria',
  'Rua Quinze de Agosto',
  'Rua das Paineiras',
  'Avenida Ministro Lobo',
]
const PLACES = ['Centro', 'Cohab II', 'Vila Operária', 'Nova Esperança', 'Jardim Primavera', 'Alto Bonito']

export interface Kin {
  readonly name: string
  readonly cpf: string
  readonly rg: string
  readonly born: IsoDate
  readonly mother: string
  readonly father: string
  /** Street, door and quarter, without the city. */
  readonly home: string
  readonly postcode: string
}

/** Somebody born in the years `from` to `to`; whoever was born after 2003 has a child's name. */
export function kin(random: Random, gender: Gender, surname: string, from: number, to: number): Kin {
  return {
    name: `${random.pick((from > 2003 ? MINORS : ADULTS)[gender])} ${surname}`,
    cpf: cpf(random),
    rg: `${random.int(1, 9)}.${random.digits(3)}.${random.digits(3)}`,
    born: randomDate(random, from, to),
    mother: `${random.pick(PARENTS.f)} ${surname}`,
    father: `${random.pick(PARENTS.m)} ${surname}`,
    home: `${random.pick(ROADS)}, nº ${random.int(11, 2400)}, ${random.pick(PLACES)}`,
    postcode: `${random.digits(5)}-${random.digits(3)}`,
  }
}

/** Three surnames that differ. */
export function surnames(random: Random): readonly [string, string, string] {
  const [one = '', two = '', three = ''] = random.shuffle(SURNAMES)
  return [one, two, three]
}

/** A case number in the CNJ form; `start` is how the court's system begins it. */
export function cnj(random: Random, start: string, year: number, court: string, origin: string): string {
  const serial = start + random.digits(7 - start.length)
  const check = 98n - (BigInt(`${serial}${year}8${court}${origin}00`) % 97n)
  return `${serial}-${String(check).padStart(2, '0')}.${year}.8.${court}.${origin}`
}

/** `05/06/2023 09:41:12` of `2023-06-05T09:41:12`, with other words between if given. */
export function instant(at: string, between = ' '): string {
  return shortDate(at.slice(0, 10)) + between + at.slice(11)
}

/** A line to sign on, and whose it is. */
export function signHere(...below: readonly string[]): Html {
  return html`<p class="c" style="margin:12mm 0 0">${'_'.repeat(38)}${below.map((line) => html`<br>${line}`)}</p>`
}

/** Rows of caption and value. */
export function rows(pairs: readonly (readonly [string, string])[]): Html {
  return html`${pairs.map(([caption, value]) => html`<tr><th>${caption}</th><td>${value}</td></tr>`)}`
}

/** A sheet that breaks no line inside a word with a hyphen or slash; links may break. */
export function paper(options: Sheet, body: Html): string {
  const whole = (text: string): string =>
    text.replace(/[^\s<>]*[\p{L}\d.][-/][\p{L}\d][^\s<>]*/gu, (word) =>
      word.includes('://') ? word : `<span style="white-space:nowrap">${word}</span>`,
    )
  return sheet(options, raw(body.markup.replace(/>[^<]+/g, whole)))
}
