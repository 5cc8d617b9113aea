import { addDays, addYears, type IsoDate } from '../generator/dates.ts'
import type { Json } from '../generator/layout.ts'
import { cpf, licenceRegister } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** What a layout writes down about its driver; the rest is drawn. */
export interface Motorist {
  readonly name: string
  readonly woman?: boolean
  readonly bornIn: readonly [city: string, uf: string]
  readonly kin: readonly string[]
  /** Issuer of the identity card and its state. */
  readonly rgBy: readonly [issuer: string, uf: string]
  readonly classes: string
  readonly issuedIn: readonly [city: string, uf: string]
  readonly notes: string | null
  /** The year of birth and that of issue. */
  readonly years: readonly [birth: number, issue: number]
  /** Years from issue to expiry. */
  readonly term: number
}

/** A motorist with all numbers and dates. */
export interface Holding extends Motorist {
  readonly birth: IsoDate
  readonly first: IsoDate
  readonly issued: IsoDate
  readonly expires: IsoDate
  readonly cpf: string
  readonly register: string
  readonly rg: string
  readonly security: string
  readonly renach: string
  readonly espelho: string
}

/** Dates in an order that can be, numbers with valid check digits. */
export function holding(random: Random, motorist: Motorist): Holding {
  const [bornYear, issueYear] = motorist.years
  const day = (year: number): IsoDate => addDays(`${year}-01-04`, random.int(0, 350))
  const [birth, issued] = [day(bornYear), day(issueYear)]
  return {
    ...motorist,
    birth,
    issued,
    first: addDays(addYears(birth, 18), random.int(40, 1400)),
    // The medical examination comes some days before the card is printed.
    expires: addDays(addYears(issued, motorist.term), -random.int(3, 21)),
    cpf: cpf(random),
    register: licenceRegister(random),
    rg: `${random.int(1, 9)}${random.digits(random.int(6, 7))}`,
    security: `${random.int(2, 8)}${random.digits(10)}`,
    renach: `${motorist.issuedIn[1]}${random.digits(9)}`,
    espelho: `${random.int(1, 2)}${random.digits(9)}`,
  }
}

type Field =
  | 'name'
  | 'dateOfBirth'
  | 'issueDate'
  | 'expirationDate'
  | 'licenseNumber'
  | 'licenseClass'
  | 'personalNumber'
  | 'placeOfBirth'
  | 'placeOfIssue'
  | 'cardIssuer'
  | 'comments'
  | 'hasCetpp'

const ORDER: readonly (Field | 'filiation')[] = [
  'name',
  'dateOfBirth',
  'issueDate',
  'expirationDate',
  'licenseNumber',
  'licenseClass',
  'filiation',
  'personalNumber',
  'placeOfBirth',
  'placeOfIssue',
  'cardIssuer',
  'comments',
  'hasCetpp',
]

/** All fields of type 54: those that are printed as the motorist has them, the others empty. */
export function reading(
  held: Holding,
  printed: readonly (Field | 'filiation')[],
  valid = false,
): Record<string, Json> {
  const [bornCity, bornUf] = held.bornIn
  const all: Record<Field | 'filiation', Json> = {
    name: held.name,
    dateOfBirth: held.birth,
    issueDate: held.issued,
    expirationDate: held.expires,
    licenseNumber: held.register,
    licenseClass: held.classes,
    filiation: held.kin,
    personalNumber: held.cpf,
    placeOfBirth: `${bornCity}/${bornUf}`,
    placeOfIssue: held.issuedIn[1],
    cardIssuer: `DETRAN-${held.issuedIn[1]}`,
    comments: held.notes,
    hasCetpp: /CETPP|MOPP|PRODUTOS PERIGOSOS/.test(held.notes ?? ''),
  }
  const told = ORDER.map((field) => {
    const absent: Json = field === 'filiation' ? [] : null
    return [field, printed.includes(field) ? all[field] : absent] as const
  })
  return { ...Object.fromEntries(told), documentValidation: valid }
}

/** What every paper and every front tells. */
export const CORE = [
  'name',
  'dateOfBirth',
  'expirationDate',
  'licenseNumber',
  'licenseClass',
  'personalNumber',
] as const

const FRONT_OLD = [...CORE, 'filiation'] as const
const BACK_OLD = ['issueDate', 'placeOfIssue', 'cardIssuer', 'comments', 'hasCetpp'] as const
const FRONT_NEW = [...CORE, 'filiation', 'issueDate', 'placeOfBirth'] as const
const BACK_NEW = ['placeOfIssue', 'cardIssuer', 'comments', 'hasCetpp'] as const

/** The sides of a card: `old` until 2022, `new` since. */
export const SIDES = {
  'old-front': FRONT_OLD,
  'old-both': [...FRONT_OLD, ...BACK_OLD],
  'new-front': FRONT_NEW,
  'new-both': [...FRONT_NEW, ...BACK_NEW],
} as const
