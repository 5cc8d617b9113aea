import { addDays, addYears, type IsoDate, randomDate } from '../generator/dates.ts'
import type { Json } from '../generator/layout.ts'
import { cpf, licenceRegister } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** Who somebody is, written out in each layout. */
export interface Holder {
  readonly name: string
  readonly sex: 'F' | 'M'
  readonly birthplace: readonly [city: string, uf: string]
  readonly parents: readonly string[]
  /** Issuer and state of the identity card. */
  readonly identity: string
  readonly category: string
  readonly local: readonly [city: string, uf: string]
  readonly comments: string | null
}

export interface Licence extends Holder {
  readonly birth: IsoDate
  readonly first: IsoDate
  readonly issued: IsoDate
  readonly expires: IsoDate
  readonly cpf: string
  readonly register: string
  /** The number of the identity card alone. */
  readonly rg: string
  readonly security: string
  readonly renach: string
  readonly blank: string
}

/** The numbers and dates of a holder, in an order that can be. */
export function licence(
  random: Random,
  holder: Holder,
  years: readonly [number, number],
  term = 10,
): Licence {
  const issued = randomDate(random, ...years)
  const [oldest, youngest] =
    term === 5 && years[0] > 2021 ? [1957, 1969] : [years[0] < 2022 ? 1970 : 1976, years[0] - 28]
  const birth = randomDate(random, oldest, Math.min(youngest, 1991))
  return {
    ...holder,
    birth,
    issued,
    first: addDays(addYears(birth, random.int(18, 23)), random.int(12, 330)),
    expires: addYears(issued, term),
    cpf: cpf(random),
    register: licenceRegister(random),
    rg: String(random.int(1_200_000, 48_999_999)),
    security: `${random.int(1, 9)}${random.digits(10)}`,
    renach: `${holder.local[1]}${random.digits(9)}`,
    blank: `${random.int(1, 2)}${random.digits(9)}`,
  }
}

const NOTHING = {
  name: null,
  dateOfBirth: null,
  issueDate: null,
  expirationDate: null,
  licenseNumber: null,
  licenseClass: null,
  filiation: [],
  personalNumber: null,
  placeOfBirth: null,
  placeOfIssue: null,
  cardIssuer: null,
  comments: null,
  hasCetpp: null,
  documentValidation: false,
} as const

/** Every field of type 54; what is not named here is not printed. */
export function told(said: Partial<Record<keyof typeof NOTHING, Json>>): Record<string, Json> {
  return { ...NOTHING, ...said }
}

/** What two names of one state give: UF of the place of issue and the agency. */
export function issuedBy(uf: string): { readonly placeOfIssue: string; readonly cardIssuer: string } {
  return { placeOfIssue: uf, cardIssuer: `DETRAN-${uf}` }
}

export interface Shown {
  readonly generation: 'green' | 'numbered'
  readonly front: boolean
  readonly back: boolean
  readonly valid: boolean
}

/** What the sides of a card say that are there. */
export function cardSays(card: Licence, { generation, front, back, valid }: Shown): Record<string, Json> {
  const numbered = generation === 'numbered'
  const frontSays = {
    name: card.name,
    dateOfBirth: card.birth,
    expirationDate: card.expires,
    licenseNumber: card.register,
    licenseClass: card.category,
    filiation: card.parents,
    personalNumber: card.cpf,
    ...(numbered ? { placeOfBirth: card.birthplace.join('/') } : {}),
  }
  const backSays = {
    ...issuedBy(card.local[1]),
    comments: card.comments,
    hasCetpp: /CETPP/.test(card.comments ?? ''),
  }
  return told({
    ...(front ? frontSays : {}),
    ...(back ? backSays : {}),
    ...((numbered ? front : back) ? { issueDate: card.issued } : {}),
    documentValidation: valid,
  })
}
