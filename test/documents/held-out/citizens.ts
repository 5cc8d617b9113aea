import { type IsoDate, randomDate, year } from '../generator/dates.ts'
import { cpf } from '../generator/numbers.ts'
import type { Gender, Person } from '../generator/people.ts'
import type { Random } from '../generator/random.ts'
import { home, town } from './towns.ts'

/** Invented people of the part held out: everyday first names, family names put together by chance. */
const FIRST: Readonly<Record<Gender, readonly string[]>> = {
  f: [
    'Adriana',
    'Camila',
    'Daniela Cristina',
    'Eliane',
    'Fabiana',
    'Jéssica',
    'Larissa',
    'Luciana',
    'Michele',
    'Patrícia',
    'Renata',
    'Simone',
    'Tatiane',
    'Vanessa',
    'Vera Lúcia',
    'Zilda',
  ],
  m: [
    'Adilson',
    'Bruno',
    'Carlos Eduardo',
    'Diego',
    'Edson',
    'Fernando',
    'Gilberto',
    'Henrique',
    'Jonas',
    'Leandro',
    'Marcelo',
    'Rafael',
    'Rogério',
    'Thiago',
    'Vinícius',
    'Wagner',
  ],
}
const MIDDLE = [
  'da Silva',
  'dos Santos',
  'de Oliveira',
  'Ferreira',
  'Alves',
  'de Souza',
  'Ribeiro',
  'Gonçalves',
  'de Jesus',
]
const LAST = [
  'Albernaz',
  'Bragatto',
  'Calixto',
  'Damasceno',
  'Estrella',
  'Fontoura',
  'Galvão',
  'Hartmann',
  'Junqueira',
  'Kowalski',
  'Luccas',
  'Montalvão',
  'Negromonte',
  'Peregrino',
  'Quintela',
  'Rezende',
  'Salvaterra',
  'Tavares',
  'Uchôa',
  'Vasconcelos',
  'Wanderley',
  'Zanatta',
]
const WORK: Readonly<Record<Gender, readonly string[]>> = {
  f: [
    'vendedora',
    'cozinheira',
    'técnica de enfermagem',
    'agricultora',
    'manicure',
    'pensionista',
    'funcionária pública',
  ],
  m: ['eletricista', 'agricultor', 'vigilante', 'autônomo', 'metalúrgico', 'porteiro', 'motorista'],
}
const STATUS: Readonly<Record<Gender, readonly string[]>> = {
  f: ['casada', 'solteira', 'viúva', 'divorciada'],
  m: ['casado', 'solteiro', 'viúvo', 'divorciado'],
}

export interface CitizenOptions {
  readonly gender?: Gender
  readonly born?: readonly [from: number, to: number]
  readonly family?: string
}

export function surname(random: Random): string {
  return random.chance(0.6) ? `${random.pick(MIDDLE)} ${random.pick(LAST)}` : random.pick(LAST)
}

export function fullName(random: Random, gender: Gender, family = surname(random)): string {
  return `${random.pick(FIRST[gender])} ${family}`
}

export function citizen(random: Random, uf: string, options: CitizenOptions = {}): Person {
  const { gender = random.pick(['f', 'm']), born = [1956, 1996], family = surname(random) } = options
  const name = fullName(random, gender, family)
  return {
    name,
    gender,
    cpf: cpf(random),
    rg: `${random.int(1, 9)}.${random.digits(3)}.${random.digits(3)}`,
    rgIssuer: random.pick([`SSP/${uf}`, `SSP-${uf}`, `SESP/${uf}`, `SSP/${uf}`]),
    birth: randomDate(random, ...born),
    birthplace: town(random, uf),
    mother: another(random, 'f', name, family),
    father: another(random, 'm', name, family),
    maritalStatus: random.pick(STATUS[gender]),
    occupation: random.pick(WORK[gender]),
    address: home(random, town(random, uf)),
  }
}

/** Somebody of `ages` (whole years, last birthday) in the year of `on`. */
export function minor(
  random: Random,
  uf: string,
  on: IsoDate,
  family: string,
  ages: readonly [number, number] = [1, 14],
): Person {
  const born = year(on) - random.int(...ages) - 1
  return citizen(random, uf, { born: [born, born], family })
}

/** Nobody is their own parent. */
function another(random: Random, gender: Gender, name: string, family: string): string {
  let parent = name
  while (parent === name) parent = fullName(random, gender, family)
  return parent
}
