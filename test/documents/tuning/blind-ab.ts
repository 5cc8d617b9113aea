import { addDays, type IsoDate, randomDate, year } from '../generator/dates.ts'
import type { Ward } from '../generator/guardianship-data.ts'
import { type Html, type Sheet, sheet } from '../generator/html.ts'
import { cpf, maskCpf, rg } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** Invented people and streets of the set `blind-ab`. Nobody bears a first name twice in one paper. */
const WOMEN = [
  'Dulcineia',
  'Marlene',
  'Ivone',
  'Creusa',
  'Wanda Lúcia',
  'Edilene',
  'Rosimeire',
  'Tainá',
  'Priscila',
  'Gláucia',
  'Noêmia',
  'Zuleide',
  'Karina',
  'Odete',
  'Fabíola',
  'Mirela',
]
const MEN = [
  'Adalberto',
  'Cícero',
  'Edmilson',
  'Genival',
  'Hélio',
  'Jorge Luís',
  'Kleber',
  'Leandro',
  'Natanael',
  'Osmar',
  'Reginaldo',
  'Rúben',
  'Sidnei',
  'Ubirajara',
  'Vagner',
  'Zacarias',
]
const GIRLS = ['Isadora', 'Lívia', 'Manuela', 'Alícia', 'Rayssa', 'Clarice', 'Ester', 'Maitê']
const BOYS = ['Enzo Gabriel', 'Bernardo', 'Kauã', 'Théo', 'Samuel', 'Pietro', 'Ícaro', 'Vicente']
const SURNAMES = [
  'Trovoal',
  'Samburá',
  'Mourisco',
  'Veredas',
  'Taquaruçal',
  'Lobeiral',
  'Azevinho',
  'Solfieri',
  'Rochedal',
  'Barreirinho',
  'Quintanova',
  'Garoal',
  'Tamarindal',
  'Zimbório',
  'Lavradio',
  'Caramuru-Leal',
  'Pitangal',
  'Serenal',
  'Ouricuri',
  'Jacutingal',
  'Brejaúna',
  'Candeal',
]
const STREETS = [
  'Rua dos Tecelões',
  'Rua Córrego da Onça',
  'Avenida das Gameleiras',
  'Travessa do Carpinteiro',
  'Rua Professora Inventina Sales',
  'Rua Alto da Cruz Velha',
  'Avenida Estação Ferroviária',
  'Rua do Engenho Parado',
  'Alameda das Paineiras',
  'Rua Treze de Junho',
]
const QUARTERS = ['Vila Operária', 'Jardim Cambuí', 'Bela Vista', 'São Roque', 'Cohab II', 'Lagoinha']

export interface Soul {
  readonly name: string
  readonly cpf: string
  /** The number with its mask. */
  readonly printedCpf: string
  readonly rg: string
  readonly birth: IsoDate
}

export interface Troupe {
  family(): string
  woman(family?: string): Soul
  man(family?: string): Soul
  girl(latest: IsoDate, family: string): Soul
  boy(latest: IsoDate, family: string): Soul
}

export function troupe(random: Random): Troupe {
  const [women, men] = [random.shuffle(WOMEN), random.shuffle(MEN)]
  const [girls, boys, surnames] = [random.shuffle(GIRLS), random.shuffle(BOYS), random.shuffle(SURNAMES)]
  const family = (): string => {
    const [first = 'Serenal', second = 'Candeal'] = surnames.splice(0, 2)
    return `${random.pick(['', '', 'da ', 'de ', 'dos '])}${first} ${second}`
  }
  const soul = (first: string | undefined, surname: string, birth: IsoDate): Soul => {
    const id = cpf(random)
    return {
      name: `${first ?? 'Alma'} ${surname}`,
      cpf: id,
      printedCpf: maskCpf(id),
      rg: rg(random, random.pick(['dotted', 'dotted', 'plain'])),
      birth,
    }
  }
  const grown = (): IsoDate => randomDate(random, 1936, 1972)
  const small = (latest: IsoDate): IsoDate => randomDate(random, year(latest) - 11, year(latest) - 2)
  return {
    family,
    woman: (surname = family()) => soul(women.pop(), surname, grown()),
    man: (surname = family()) => soul(men.pop(), surname, grown()),
    girl: (latest, surname) => soul(girls.pop(), surname, small(latest)),
    boy: (latest, surname) => soul(boys.pop(), surname, small(latest)),
  }
}

export interface Days {
  /** When the case began, when it was decided, when the term was made and when it was signed. */
  readonly filed: IsoDate
  readonly decided: IsoDate
  readonly issued: IsoDate
  readonly signed: IsoDate
}

export function days(random: Random, from = 2022, to = 2025): Days {
  const issued = randomDate(random, from, to)
  const decided = addDays(issued, -random.int(4, 45))
  return {
    issued,
    decided,
    filed: addDays(decided, -random.int(60, 400)),
    signed: addDays(issued, random.int(0, 3)),
  }
}

/** Street, door, quarter and postcode; a layout joins them as its court does. */
export function home(random: Random): {
  readonly street: string
  readonly door: number
  readonly quarter: string
  readonly postcode: string
} {
  return {
    street: random.pick(STREETS),
    door: random.int(14, 2980),
    quarter: random.pick(QUARTERS),
    postcode: `${random.digits(5)}-${random.digits(3)}`,
  }
}

/** `(83) 3000-1234`: telephone numbers of offices. */
export function phone(random: Random, area: number): string {
  return `(${area}) 3${random.digits(3)}-${random.digits(4)}`
}

/** What a paper tells of a ward who has no RG in it. */
export function told(one: Soul, more: Partial<Omit<Ward, 'name'>> = {}): Partial<Omit<Ward, 'name'>> {
  return { birthDate: one.birth, cpf: one.cpf, ...more }
}

/** A sheet on which no line ends inside a word or number with a hyphen or a slash; addresses of the web may break. */
export function paper(options: Sheet, body: Html): string {
  // The right border of a table as wide as the page would be cut in half.
  const css = `table{width:calc(100% - .6mm)}${options.css ?? ''}`
  const [head = '', text = ''] = sheet({ ...options, css }, body).split('<body>')
  const whole = text.replace(/(?<=>)[^<]+/g, (run) =>
    run.replace(/[^\s/-]+(?:[/-][^\s/-]+)+/g, (word, at: number) => {
      const inLink = /\S*:\S*$/.test(run.slice(0, at)) || word.includes(':')
      return inLink ? word : `<span style="white-space:nowrap">${word}</span>`
    }),
  )
  return `${head}<body>${whole}`
}
