import { addDays, addYears, type IsoDate, randomDate, shortDate } from '../generator/dates.ts'
import { cpf, licenceRegister } from '../generator/numbers.ts'
import type { Place } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'

/** Invented drivers, towns that exist, companies that do not. */
const WOMEN = [
  'Aldenora',
  'Marilene',
  'Eunice Mara',
  'Josefa Ilma',
  'Neusa',
  'Vanderleia',
  'Ivone',
  'Claudete',
]
const MEN = ['Ademar', 'Genésio', 'Valdir', 'Jurandir', 'Cleiton', 'Everaldo', 'Osmar Luiz', 'Reginaldo']
const FAMILIES = [
  'Tamburilo',
  'Caraunense',
  'Pindobeira',
  'Lontrão',
  'Murundu',
  'Aroeirense',
  'Paineirol',
  'Quixabal',
  'Ingazeirão',
  'Sapucaiol',
  'Gameleiral',
  'Taquarussol',
]
const TOWNS: readonly Place[] = [
  { city: 'Lages', uf: 'SC' },
  { city: 'Ilhéus', uf: 'BA' },
  { city: 'Crato', uf: 'CE' },
  { city: 'Petrolina', uf: 'PE' },
  { city: 'Passos', uf: 'MG' },
  { city: 'Cascavel', uf: 'PR' },
  { city: 'Pelotas', uf: 'RS' },
  { city: 'Jataí', uf: 'GO' },
  { city: 'Balsas', uf: 'MA' },
  { city: 'Colatina', uf: 'ES' },
  { city: 'Mossoró', uf: 'RN' },
  { city: 'Santarém', uf: 'PA' },
  { city: 'Franca', uf: 'SP' },
  { city: 'Corumbá', uf: 'MS' },
  { city: 'Tangará da Serra', uf: 'MT' },
  { city: 'Resende', uf: 'RJ' },
]
const COMPANIES = [
  'Rodofrete Serra Branca Ltda.',
  'Expresso Umbuzal Transportes Ltda.',
  'Cargas Beira-Rio do Norte S.A.',
  'Translago Logística Ltda.',
]

export interface Motorist {
  readonly name: string
  readonly female: boolean
  readonly father: string
  readonly mother: string
  readonly birth: IsoDate
  readonly birthplace: Place
  readonly cpf: string
  readonly rg: string
  readonly register: string
  readonly category: string
  readonly first: IsoDate
  readonly issued: IsoDate
  readonly expires: IsoDate
  /** Where the licence was issued. */
  readonly local: Place
  readonly security: string
  readonly renach: string
  readonly form: string
}

export interface MotoristOptions {
  readonly from?: number
  readonly to?: number
  readonly years?: number
  readonly categories?: readonly string[]
}

/** Somebody of 24 to 48 years at the issue. */
export function motorist(random: Random, options: MotoristOptions = {}): Motorist {
  const { from = 2022, to = 2025, years = 10, categories = ['B', 'AB', 'AD', 'AE', 'D'] } = options
  const female = random.chance(0.4)
  const [maternal = '', paternal = ''] = random.shuffle(random.sample(FAMILIES, 2))
  const birth = randomDate(random, from - 43, from - 25)
  const issued = random.chance(0.5) ? randomDate(random, from + 1, to) : `${to}-02-1${random.int(0, 9)}`
  const birthplace = random.pick(TOWNS)
  const local = random.pick(TOWNS)
  return {
    name: `${random.pick(female ? WOMEN : MEN)} ${maternal} ${paternal}`,
    female,
    father: `${random.pick(MEN)} ${paternal}`,
    mother: `${random.pick(WOMEN)} ${maternal}`,
    birth,
    birthplace,
    cpf: cpf(random),
    rg: `${random.int(1, 8)}${random.digits(6)}`,
    register: licenceRegister(random),
    category: random.pick(categories),
    first: addDays(addYears(birth, random.int(18, 20)), random.int(25, 330)),
    issued,
    expires: addDays(addYears(issued, years), -random.int(2, 25)),
    local,
    security: random.digits(11),
    renach: `${local.uf}${random.digits(9)}`,
    form: `${random.int(1, 2)}${random.digits(9)}`,
  }
}

/** A person near the driver: owner, partner, clerk. Shares no family name by accident only. */
export function bystander(random: Random): string {
  return `${random.pick(random.chance(0.5) ? WOMEN : MEN)} ${random.pick(['Cordilheiro', 'Barranqueira', 'Vazantino'])} ${random.pick(['Penhasco', 'Ribanceira', 'Chapadão'])}`
}

export function company(random: Random): string {
  return random.pick(COMPANIES)
}

export function townOf({ city, uf }: Place): string {
  return `${city}/${uf}`
}

export const day = shortDate
