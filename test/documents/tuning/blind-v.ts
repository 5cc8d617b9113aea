import { addDays, type IsoDate, shortDate } from '../generator/dates.ts'
import { type Html, html, raw, type Sheet, sheet } from '../generator/html.ts'
import { cpf } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** Invented people, numbers, stamps and pieces of page of the terms of `blind-v`. */

const FIRST_NAMES = {
  woman: ['Adriane', 'Berenice', 'Catarina', 'Deise', 'Eliane Maria', 'Gislaine', 'Janete', 'Lenir', 'Noeli'],
  man: ['Aldair', 'Benício', 'Cláudio', 'Dirceu', 'Evandro', 'Geraldo Magela', 'Jonas', 'Leandro', 'Nivaldo'],
  oldWoman: ['Amélia', 'Brasilina', 'Deolinda', 'Etelvina', 'Filomena', 'Guiomar', 'Jandira', 'Lindaura'],
  oldMan: ['Adelino', 'Bonifácio', 'Crispim', 'Delfino', 'Eleutério', 'Fulgêncio', 'Honório', 'Lourival'],
  girl: ['Agatha', 'Cecília', 'Emanuelly', 'Isadora', 'Lavínia', 'Maitê', 'Rebeca', 'Yasmin'],
  boy: ['Anthony', 'Benjamin', 'Caleb', 'Enzo Gabriel', 'Heitor', 'Murilo', 'Ravi', 'Vicente'],
}
const SURNAMES = [
  'Assunção Prado',
  'Batalha Monteiro',
  'Cordovil Sales',
  'Damasceno Pires',
  'Espíndola Neves',
  'Fragoso de Lima',
  'Guterres Padilha',
  'Hipólito Barros',
  'Inácio Quadros',
  'Jatobá Medeiros',
  'Lacerda Sobreira',
  'Machado Furtado',
  'Nogueira Salgado',
  'Paixão Cordeiro',
  'Quaresma Dutra',
  'Rodovalho Tinoco',
  'Schmidt Zanella',
  'Tolentino Vargas',
  'Valadão Siqueira',
  'Wanderley Porto',
]
const MAGISTRATES = {
  f: ['Ester Palhano Vidal', 'Juliana Sodré Camargo', 'Priscila Bandeira Melo', 'Vera Lúcia Antunes Roriz'],
  m: ['Alexandre Pontual Reis', 'Danilo Cavalheiro', 'Humberto Seixas Ferraz', 'Thiago Muniz Brandão'],
}
const ROADS = [
  'Rua Barão do Cerrado',
  'Rua das Figueiras',
  'Avenida Beira Rio',
  'Rua Professora Amália',
  'Rua Marechal Floro',
  'Travessa São Judas',
  'Rua Quinze de Agosto',
  'Avenida dos Pioneiros',
]
const QUARTERS = ['Centro', 'Bela Vista', 'Jardim Primavera', 'Nova Esperança', 'Santo Antônio', 'Vila Nova']

type Age = keyof typeof FIRST_NAMES

export interface Person {
  readonly name: string
  readonly cpf: string
}

export interface Cast {
  surname(): string
  /** A first name that nobody else of the document has, and the surname. */
  name(age: Age, surname: string): string
  person(age: Age, surname: string): Person
  judge(gender: 'f' | 'm'): string
  /** `Rua X, nº 12, Bairro Y`, in the words of the layout. */
  home(write: (road: string, number: number, quarter: string, postcode: string) => string): string
}

export function cast(random: Random): Cast {
  const left = new Map<string, string[]>()
  const draw = (key: string, all: readonly string[]): string => {
    const rest = left.get(key) ?? random.shuffle(all)
    left.set(key, rest)
    const one = rest.pop()
    if (one === undefined) throw new RangeError(`nothing left of ${key}`)
    return one
  }
  const name = (age: Age, surname: string): string => `${draw(age, FIRST_NAMES[age])} ${surname}`
  return {
    name,
    surname: () => draw('surname', SURNAMES),
    person: (age, surname) => ({ name: name(age, surname), cpf: cpf(random) }),
    judge: (gender) => draw(gender, MAGISTRATES[gender]),
    home: (write) =>
      write(
        draw('road', ROADS),
        random.int(21, 1890),
        draw('quarter', QUARTERS),
        figures(random, '*####-###'),
      ),
  }
}

/** The pattern with digits for `#` and digits other than zero for `*`. */
export function figures(random: Random, pattern: string): string {
  return pattern.replace(/[#*]/g, (sign) => (sign === '#' ? random.digits(1) : String(random.int(1, 9))))
}

/** A day on which somebody was born who is `from` to `to` years old on `day`. */
export function bornBefore(random: Random, day: IsoDate, from: number, to: number): IsoDate {
  return addDays(day, -random.int(from * 366 + 1, to * 365))
}

/** A valid number of a state court; `unit` is the four digits of the comarca. */
export function cnj(random: Random, serial: string, year: number, court: string, unit: string): string {
  const head = figures(random, serial)
  const rest = BigInt(`${head}${year}8${court}${unit}00`) % 97n
  return `${head}-${String(98n - rest).padStart(2, '0')}.${year}.8.${court}.${unit}`
}

/** PJe's number of a document: the time of signing and a tail. */
export function pjeCode(random: Random, signedAt: string): string {
  return signedAt.replace(/\D/g, '').slice(2) + random.digits(14)
}

/** `2024-03-12T14:05:33` → `12/03/2024<between>14:05:33`. */
export function clock(signedAt: string, between = ' '): string {
  return shortDate(signedAt.slice(0, 10)) + between + signedAt.slice(11)
}

/** What stands at the foot of each page, `bottom` millimetres above the edge. */
export function foot(lines: Html, bottom = 8): Html {
  return html`<div style="position:fixed;left:18mm;right:18mm;bottom:${bottom}mm;font-size:7.4pt;line-height:1.3">${lines}</div>`
}

/** A line to sign on, as wide as `widthMm`, and what is printed under it. */
export function signOn(widthMm: number, ...under: readonly string[]): Html {
  return html`<div class="c" style="width:${widthMm}mm;margin:12mm auto 0;border-top:.25mm solid #222;padding-top:.8mm">${under.map((line) => html`<div>${line}</div>`)}</div>`
}

/** Rows of two or more cells. */
export function rows(cells: readonly (readonly (string | Html)[])[]): Html {
  return html`${cells.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}`
}

/** An A4 sheet on which numbers, dates and compounds are not parted at the end of a line; addresses of the web may be. */
export function paper({ stamp, css = '', ...look }: Sheet, body: Html): string {
  const styled = { ...look, css: `.n{white-space:nowrap}${css}` }
  return sheet(stamp ? { ...styled, stamp: unbroken(stamp) } : styled, unbroken(body))
}

function unbroken({ markup }: Html): Html {
  const isCompound = (word: string): boolean => /[\p{L}\d.][-/][\p{L}\d]/u.test(word) && !word.includes('//')
  return raw(
    markup.replace(/(?<=>)[^<]+/g, (text) =>
      text.replace(/\S+/g, (word) => (isCompound(word) ? `<span class="n">${word}</span>` : word)),
    ),
  )
}
