import { addDays, addYears, type IsoDate, randomDate } from '../generator/dates.ts'
import type { Json } from '../generator/layout.ts'
import { cpf, licenceRegister } from '../generator/numbers.ts'
import type { Place } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'

/** Drivers who do not exist, from towns that are on no map, for the layouts `blind-ad-…`. */
const WOMEN = [
  'Iolanda',
  'Marilu',
  'Dalva Regina',
  'Zuleica',
  'Noêmia',
  'Perpétua',
  'Odete Maria',
  'Lindalva',
  'Wanda Íris',
  'Thaís Helena',
  'Cleusa',
  'Glória Inês',
]
const MEN = [
  'Ubirajara',
  'Genésio',
  'Edmílson',
  'Valtencir',
  'Tércio',
  'Aristides',
  'Lourival',
  'Wagner Luís',
  'Jurandir',
  'Rômulo',
  'Hélio José',
  'Clóvis',
]
const FAMILIES = [
  'Aroeirinha',
  'Bonsucedo',
  'Tamoriz',
  'Velasquim',
  'Paineirão',
  'Marcolim',
  'Sobrálio',
  'Outeiral',
  'Lameirão',
  'Furtadello',
  'Gravatazal',
  'Salgadeiro',
  'Canabarrense',
  'Pederneiro',
  'Trovadal',
  'Jequitazal',
]
const TOWNS: Readonly<Record<string, readonly string[]>> = {
  PR: ['Serra das Gralhas', 'Pinhalão do Oeste'],
  GO: ['Lagoa Rasa de Goiás', 'Buritizal'],
  MG: ['Córrego das Almas', 'Santana do Tejuco'],
  RS: ['Coxilha Alta', 'Passo do Umbu'],
  BA: ['Riacho do Umbuzeiro', 'Porto do Dendê'],
  SC: ['Vale das Bromélias', 'Barra do Itaperiú'],
  CE: ['Pedra do Cariri', 'Lagoa do Mandacaru'],
  SP: ['Estação Mogiana', 'Ribeirão das Antas'],
  ES: ['Barra do Jucuruã', 'Santa Rita do Aldeamento'],
  PE: ['Engenho Velho da Mata', 'Alto do Caruá'],
  MT: ['Nova Poconara', 'Porto dos Buritis'],
  PB: ['Açude Grande', 'Serra do Teixo'],
}
const STREETS = [
  'Rua do Engenho Queimado',
  'Avenida das Paineiras Velhas',
  'Rua Tropeiro Anselmo',
  'Travessa do Lampião',
  'Rua Maestrina Olímpia',
  'Avenida Contorno Leste',
  'Rua Pau-Ferro',
  'Alameda dos Bem-te-vis',
]
const QUARTERS = ['Vila Sabiá', 'Jardim Cataventos', 'Alto da Caixa', 'Núcleo Ferroviário', 'Cidade Baixa']

export interface Motorist {
  readonly name: string
  readonly sex: 'M' | 'F'
  readonly born: IsoDate
  readonly birthplace: Place
  readonly father: string
  readonly mother: string
  readonly cpf: string
  /** Number, issuer and state of the identity card. */
  readonly rg: readonly [string, string, string]
  readonly register: string
  readonly kind: string
  readonly first: IsoDate
  readonly issued: IsoDate
  readonly expires: IsoDate
  /** Where the licence was issued. */
  readonly seat: Place
  readonly security: string
  readonly renach: string
  readonly form: string
  readonly street: string
  readonly quarter: string
  readonly postcode: string
  readonly phone: string
}

export interface MotoristOptions {
  readonly from: number
  readonly to: number
  readonly years: number
  readonly kinds: readonly string[]
  readonly bornFrom?: number
  readonly bornTo?: number
  readonly uf?: string
}

/** Nobody is licensed before the age of 18 or after the issue: `from` is 2013 or later unless the birth is set. */
export function motorist(random: Random, options: MotoristOptions): Motorist {
  const { bornFrom = 1966, bornTo = 1989 } = options
  const sex = random.pick(['M', 'F'] as const)
  const families = random.shuffle(random.sample(FAMILIES, 3))
  const [given = '', ...others] = random.shuffle(random.sample(sex === 'M' ? MEN : WOMEN, 2))
  const father = `${sex === 'M' ? others[0] : random.pick(MEN)} ${families[0]} ${families[1]}`
  const mother = `${sex === 'F' ? others[0] : random.pick(WOMEN)} de ${families[2]}`
  const born = randomDate(random, bornFrom, bornTo)
  const issued = randomDate(random, options.from, options.to)
  const home = town(random)
  const seat = town(random, options.uf)
  return {
    name: `${given} de ${families[2]} ${families[1]}`,
    sex,
    born,
    birthplace: home,
    father,
    mother,
    cpf: cpf(random),
    rg: [random.digits(7), random.pick(['SSP', 'SESP', 'PC']), home.uf],
    register: licenceRegister(random),
    kind: random.pick(options.kinds),
    first: addDays(addYears(born, random.int(18, 21)), random.int(20, 300)),
    issued,
    expires: addYears(issued, options.years),
    seat,
    security: random.digits(11),
    renach: `${seat.uf}${random.digits(9)}`,
    form: `${random.int(1, 2)}${random.digits(9)}`,
    street: `${random.pick(STREETS)}, ${random.int(14, 2890)}`,
    quarter: random.pick(QUARTERS),
    postcode: `${random.int(10, 98)}${random.digits(3)}-${random.digits(3)}`,
    phone: phone(random),
  }
}

export function town(random: Random, uf: string = random.pick(Object.keys(TOWNS))): Place {
  return { city: random.pick(TOWNS[uf] ?? ['Vila do Meio']), uf }
}

export function phone(random: Random): string {
  return `(${random.int(31, 88)}) 9${random.digits(4)}-${random.digits(4)}`
}

/** Somebody else: an officer, a clerk, a witness. */
export function other(random: Random): string {
  return `${random.pick(random.chance(0.5) ? MEN : WOMEN)} ${random.pick(FAMILIES)} Neto`
}

/** As cards and registers print. */
export function capitals(m: Motorist): Motorist {
  const up = (place: Place): Place => ({ city: place.city.toUpperCase(), uf: place.uf })
  return {
    ...m,
    name: m.name.toUpperCase(),
    father: m.father.toUpperCase(),
    mother: m.mother.toUpperCase(),
    birthplace: up(m.birthplace),
    seat: up(m.seat),
  }
}

/** All fields of type 54 of paper that prints all of them; `more` says what is otherwise. */
export function reading(
  m: Motorist,
  comments: string | null,
  hasCetpp: boolean | null,
  more: Readonly<Record<string, Json>> = {},
): Readonly<Record<string, Json>> {
  return {
    name: m.name,
    dateOfBirth: m.born,
    issueDate: m.issued,
    expirationDate: m.expires,
    licenseNumber: m.register,
    licenseClass: m.kind,
    filiation: [m.father, m.mother],
    personalNumber: m.cpf,
    placeOfBirth: `${m.birthplace.city}/${m.birthplace.uf}`,
    placeOfIssue: m.seat.uf,
    cardIssuer: `DETRAN-${m.seat.uf}`,
    comments,
    hasCetpp,
    documentValidation: false,
    ...more,
  }
}
