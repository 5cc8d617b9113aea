import { type IsoDate, randomDate } from './dates.ts'
import { cpf, rg } from './numbers.ts'
import { type Address, address, type Place, place } from './places.ts'
import type { Random } from './random.ts'

/** Invented people: ordinary first names, surnames that nobody bears in these combinations. */
const FEMALE = [
  'Maria Aparecida',
  'Ana Lúcia',
  'Francisca',
  'Conceição',
  'Tereza Cristina',
  'Luzia',
  'Rosângela',
  'Inês',
  'Antônia',
  'Heloísa',
  'Beatriz',
  'Júlia',
  'Cecília',
  'Márcia Regina',
  'Sônia',
  'Graça',
  'Benedita',
  'Ângela',
]
const MALE = [
  'José Carlos',
  'Antônio',
  'João Batista',
  'Sebastião',
  'Luís Otávio',
  'Raimundo',
  'Célio',
  'Valdemar',
  'Caio',
  'Otávio',
  'Nélson',
  'Joaquim',
  'Tomás',
  'Estêvão',
  'Paulo Sérgio',
  'Inácio',
  'Davi',
  'Émerson',
]
const SURNAMES = [
  'Pedrafirme',
  'Lagoanova',
  "D'Alvorada",
  'Montelongo',
  'Serranova',
  'Camponês',
  "Sant'Aurora",
  'Riomanso',
  'Vilarinhos',
  'Ourivaldo',
  'Brumadal',
  'Castanhedo',
  'Queirozal',
  'Fontebranca',
  'Mirandela-Vaz',
  'Coqueiral',
  'Jatobazeiro',
  'Várzeagrandense',
  'Açucenal',
  'Itapeçu',
  'Figueiral',
  'Morroalto',
  "d'Encosta",
  'Guimarilho',
]
const PARTICLES = ['', '', '', 'da', 'de', 'dos', 'e']

export type Gender = 'f' | 'm'

export interface Person {
  readonly name: string
  readonly gender: Gender
  readonly cpf: string
  readonly rg: string
  readonly rgIssuer: string
  readonly birth: IsoDate
  readonly birthplace: Place
  readonly mother: string
  readonly father: string
  readonly maritalStatus: string
  readonly occupation: string
  readonly address: Address
}

export function personName(random: Random, gender: Gender, family: string = familyName(random)): string {
  return `${random.pick(gender === 'f' ? FEMALE : MALE)} ${family}`
}

/** One to three surnames, with particles at times. */
export function familyName(random: Random): string {
  return random
    .sample(SURNAMES, random.pick([1, 2, 2, 2, 3]))
    .map((name) => (/^[dD]'/.test(name) ? name : `${random.pick(PARTICLES)} ${name}`.trim()))
    .join(' ')
    .replace(/^e /, '')
}

export interface PersonOptions {
  readonly gender?: Gender
  readonly bornFrom?: number
  readonly bornTo?: number
  readonly uf?: string
  readonly family?: string
}

export function person(random: Random, options: PersonOptions = {}): Person {
  const { gender = random.pick(['f', 'm']), bornFrom = 1950, bornTo = 1998, uf = 'SP' } = options
  const family = options.family ?? familyName(random)
  const birth = randomDate(random, bornFrom, bornTo)
  const female = gender === 'f'
  const name = personName(random, gender, family)
  return {
    name,
    gender,
    cpf: cpf(random),
    rg: rg(random, random.pick(['dotted', 'dotted', 'plain', 'withX'])),
    rgIssuer: random.pick([`SSP/${uf}`, `SSP/${uf}`, `SESP/${uf}`, 'IFP/RJ', `PC/${uf}`]),
    birth,
    birthplace: place(random, uf),
    mother: unlike(name, personName(random, 'f', family), FEMALE, family),
    father: unlike(name, personName(random, 'm', family), MALE, family),
    maritalStatus: random.pick(
      female
        ? ['casada', 'solteira', 'divorciada', 'viúva', 'em união estável']
        : ['casado', 'solteiro', 'divorciado', 'viúvo', 'em união estável'],
    ),
    occupation: random.pick(
      female
        ? [
            'professora',
            'costureira',
            'auxiliar administrativa',
            'do lar',
            'enfermeira',
            'aposentada',
            'diarista',
          ]
        : ['motorista', 'pedreiro', 'comerciante', 'servidor público estadual', 'aposentado', 'mecânico'],
    ),
    address: address(random, place(random, uf)),
  }
}

/** A parent who would bear the child's very name takes the next first name. */
function unlike(name: string, parent: string, firstNames: readonly string[], family: string): string {
  if (parent !== name) return parent
  const index = firstNames.findIndex((first) => parent === `${first} ${family}`)
  return `${firstNames[(index + 1) % firstNames.length]} ${family}`
}

/** Somebody under 18 on `latest`. @param ages in whole years */
export function child(
  random: Random,
  latest: IsoDate,
  uf: string,
  ages: readonly [number, number] = [2, 15],
  family?: string,
): Person {
  const born = Number(latest.slice(0, 4)) - random.int(ages[0], ages[1]) - 1
  return person(random, { bornFrom: born, bornTo: born, uf, ...(family ? { family } : {}) })
}
