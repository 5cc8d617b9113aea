import { type IsoDate, randomDate, shortDate } from '../generator/dates.ts'
import { cpf, rg } from '../generator/numbers.ts'
import type { Gender } from '../generator/people.ts'
import type { Random } from '../generator/random.ts'

/** Invented people, homes and numbers of the terms of `blind-j`. */

const WOMEN = [
  'Marlene',
  'Ivonete',
  'Cleide',
  'Rosimeire',
  'Dalva',
  'Neuza',
  'Kelly Cristine',
  'Eliane',
  'Jurema',
]
const MEN = ['Ademir', 'Gilberto', 'Osvaldo', 'Rogério', 'Genésio', 'Moacir', 'Edson Luiz', 'Jair', 'Cleber']
const GIRLS = ['Ana Laura', 'Yasmin', 'Lorena', 'Isadora', 'Emanuelly', 'Valentina', 'Rayssa', 'Lívia']
const BOYS = ['Enzo Gabriel', 'Kauã', 'Pedro Lucas', 'Murilo', 'Bryan', 'Nicolas', 'Heitor', 'Ícaro']
const FAMILIES = [
  'Brandolim Teles',
  'de Quintela Amorim',
  'Sarmento Barroso',
  'Lacerda dos Anjos',
  'Peixoto Vasques',
  'Nogueira Stahlhofer',
  'Furtado de Rezende',
  'Kowalczuk da Rosa',
  'Bittencourt Leal',
  'Pimentel Zanettini',
  'da Conceição Arruda',
  'Takenaka Moreira',
]
const STREETS = [
  'Rua das Camélias',
  'Rua Treze de Junho',
  'Avenida dos Tropeiros',
  'Travessa São Judas',
  'Rua Projetada B',
]
const QUARTERS = ['Centro', 'Vila Operária', 'Jardim Planalto', 'Santa Luzia', 'Cohab II']

export interface Soul {
  readonly name: string
  readonly family: string
  readonly cpf: string
  readonly rg: string
  readonly born: IsoDate
  readonly mother: string
  readonly father: string
  readonly street: string
  readonly door: string
  readonly quarter: string
  readonly postcode: string
}

interface Life {
  readonly family?: string
  readonly from: number
  readonly to: number
  readonly young?: boolean
}

/** Somebody born in the years `from` to `to`; `young` picks the first names of today's children. */
export function soul(random: Random, gender: Gender, { family, from, to, young = false }: Life): Soul {
  const kin = family ?? random.pick(FAMILIES)
  const [women, men] = young ? [GIRLS, BOYS] : [WOMEN, MEN]
  return {
    name: `${random.pick(gender === 'f' ? women : men)} ${kin}`,
    family: kin,
    cpf: cpf(random),
    rg: rg(random),
    born: randomDate(random, from, to),
    mother: `${random.pick(['Teresinha', 'Raquel', 'Simone', 'Iracema'])} ${kin}`,
    father: `${random.pick(['Haroldo', 'Vanderlei', 'Clóvis', 'Ubirajara'])} ${kin}`,
    street: random.pick(STREETS),
    door: String(random.int(11, 2890)),
    quarter: random.pick(QUARTERS),
    postcode: `${random.digits(5)}-${random.digits(3)}`,
  }
}

export function familyOf(random: Random): string {
  return random.pick(FAMILIES)
}

/** A case number that begins as the court's system makes it begin (`5` in eproc). */
export function caseOf(random: Random, lead: string, year: number, tribunal: string, origin: string): string {
  const serial = lead + random.digits(7 - lead.length)
  const rest = BigInt(`${serial}${year}8${tribunal}${origin}00`) % 97n
  return `${serial}-${String(98n - rest).padStart(2, '0')}.${year}.8.${tribunal}.${origin}`
}

/** `12/03/2024 14:05:33` of a time of signing. */
export function clock(signedAt: string, between = ' '): string {
  return shortDate(signedAt.slice(0, 10)) + between + signedAt.slice(11)
}
