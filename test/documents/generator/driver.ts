import { addDays, addYears, type IsoDate, randomDate } from './dates.ts'
import type { Json } from './layout.ts'
import { licenceRegister } from './numbers.ts'
import { type Person, person } from './people.ts'
import { type Place, place } from './places.ts'
import type { Random } from './random.ts'

/** The holder of an invented driver licence and everything a card prints about them. */
export interface Driver {
  readonly holder: Person
  readonly name: string
  readonly parents: readonly string[]
  readonly register: string
  readonly licenceClass: string
  readonly first: IsoDate
  readonly issued: IsoDate
  readonly expires: IsoDate
  readonly rg: string
  readonly local: Place
  /** 11 digits beside the signature; not the register. */
  readonly security: string
  readonly renach: string
  /** Number of the blank form, printed sideways. */
  readonly form: string
}

export interface DriverOptions {
  readonly issuedFrom: number
  readonly issuedTo: number
  readonly validYears: number
  readonly classes: readonly string[]
  readonly parents?: 0 | 1 | 2 | 3
}

export function driver(random: Random, options: DriverOptions): Driver {
  const local = place(random)
  const holder = person(random, { bornFrom: 1970, bornTo: 1988, uf: place(random).uf })
  const issued = randomDate(random, options.issuedFrom, options.issuedTo)
  const first = addDays(addYears(holder.birth, random.int(18, 20)), random.int(30, 300))
  const everybody = [holder.father, holder.mother, person(random, { gender: 'f' }).name]
  return {
    holder,
    name: holder.name.toUpperCase(),
    parents: everybody.slice(0, options.parents ?? 2).map((name) => name.toUpperCase()),
    register: licenceRegister(random),
    licenceClass: random.pick(options.classes),
    first,
    issued,
    expires: addYears(issued, options.validYears),
    rg: `${holder.rg.replace(/[.-]/g, '')} SSP ${holder.birthplace.uf}`,
    local,
    security: random.digits(11),
    renach: `${local.uf}${random.digits(9)}`,
    form: random.digits(10),
  }
}

/** Every field of type 54, in the order of the specification. */
export function cardData(
  card: Driver,
  printed: {
    readonly comments: string | null
    readonly hasCetpp: boolean
    /** L1 and L2 print no place of birth. */
    readonly placeOfBirth: boolean
    readonly documentValidation: boolean
  },
): Record<string, Json> {
  const { city, uf } = card.holder.birthplace
  return {
    name: card.name,
    dateOfBirth: card.holder.birth,
    issueDate: card.issued,
    expirationDate: card.expires,
    licenseNumber: card.register,
    licenseClass: card.licenceClass,
    filiation: card.parents,
    personalNumber: card.holder.cpf,
    placeOfBirth: printed.placeOfBirth ? `${city.toUpperCase()}/${uf}` : null,
    placeOfIssue: card.local.uf,
    cardIssuer: `DETRAN-${card.local.uf}`,
    comments: printed.comments,
    hasCetpp: printed.hasCetpp,
    documentValidation: printed.documentValidation,
  }
}
