import { addDays, addYears, type IsoDate, randomDate } from '../generator/dates.ts'
import { type Html, type Sheet, sheet } from '../generator/html.ts'
import type { Json, Layout } from '../generator/layout.ts'
import { licenceRegister } from '../generator/numbers.ts'
import type { Person } from '../generator/people.ts'
import type { Place } from '../generator/places.ts'
import type { Random } from '../generator/random.ts'
import { folk, town } from './newcomers.ts'

/** A licence told on paper other than the card: lists, tables, print-outs. */
interface Motorist {
  readonly person: Person
  readonly register: string
  readonly first: IsoDate
  readonly issued: IsoDate
  readonly expires: IsoDate
  readonly born: Place
  readonly local: Place
  readonly renach: string
  readonly security: string
  readonly form: string
  readonly pgu: string
}

export function motorist(
  random: Random,
  uf: string,
  years = 10,
  issuedIn: [number, number] = [2022, 2025],
): Motorist {
  const home = random.chance(0.6) ? uf : random.pick(['MG', 'BA', 'PR', 'PE', 'RS', 'SP', 'MA', 'GO'])
  const person = folk(random, { uf: home, born: years === 10 ? [1978, 1995] : [1960, 1970] })
  const issued = randomDate(random, issuedIn[0], issuedIn[1])
  return {
    person,
    register: licenceRegister(random),
    first: addDays(addYears(person.birth, random.int(18, 24)), random.int(20, 320)),
    issued,
    expires: addYears(issued, years),
    born: person.birthplace,
    local: town(random, uf),
    renach: `${uf}${random.digits(9)}`,
    security: random.digits(11),
    form: random.digits(10),
    pgu: random.digits(9),
  }
}

interface MotoristRead {
  readonly name: string | null
  readonly dateOfBirth: IsoDate | null
  readonly issueDate: IsoDate | null
  readonly expirationDate: IsoDate | null
  readonly licenseNumber: string | null
  readonly licenseClass: string | null
  readonly filiation: readonly string[]
  readonly personalNumber: string | null
  readonly placeOfBirth: string | null
  readonly placeOfIssue: string | null
  readonly comments: string | null
  readonly hasCetpp: boolean | null
  readonly documentValidation: boolean
}

/** Every field of type 54 in the order of the specification; the issuer follows from the state. */
export function motoristData(
  one: Motorist,
  { licenseClass, ...read }: Partial<MotoristRead> & Pick<MotoristRead, 'licenseClass'>,
): Record<string, Json> {
  const all: MotoristRead = {
    name: one.person.name,
    dateOfBirth: one.person.birth,
    issueDate: one.issued,
    expirationDate: one.expires,
    licenseNumber: one.register,
    licenseClass,
    filiation: [one.person.father, one.person.mother],
    personalNumber: one.person.cpf,
    placeOfBirth: `${one.born.city}/${one.born.uf}`,
    placeOfIssue: one.local.uf,
    comments: null,
    hasCetpp: null,
    documentValidation: false,
    ...read,
  }
  const { comments, hasCetpp, documentValidation, ...before } = all
  const cardIssuer = all.placeOfIssue === null ? null : `DETRAN-${all.placeOfIssue}`
  return { ...before, cardIssuer, comments, hasCetpp, documentValidation }
}

interface MotoristPage {
  readonly paper: Sheet
  readonly body: Html
  readonly data: Record<string, Json>
}

/** A layout of which each variant is a page of its own. */
export function motoristPages(
  name: string,
  pages: Readonly<Record<string, (random: Random) => MotoristPage>>,
): Layout {
  return {
    name,
    type: 54,
    variants: Object.keys(pages),
    print(random, variant) {
      const page = pages[variant]?.(random)
      if (!page) throw new RangeError(`no page is called ${variant}`)
      return { html: sheet(page.paper, page.body), data: page.data }
    },
  }
}
