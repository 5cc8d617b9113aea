import type { IsoDate } from '../generator/dates.ts'
import type { Json } from '../generator/layout.ts'
import { cpf, licenceRegister } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** What a layout writes down about a licence; the numbers are drawn. */
export interface Story {
  readonly name: string
  readonly sex: 'F' | 'M'
  readonly birth: IsoDate
  readonly first: IsoDate
  readonly issued: IsoDate
  readonly expires: IsoDate
  readonly classes: string
  readonly parents: readonly string[]
  readonly bornIn: readonly [city: string, uf: string]
  readonly issuedIn: readonly [city: string, uf: string]
  /** Issuer of the identity card and its state. */
  readonly identity: readonly [issuer: string, uf: string]
  readonly notes: string | null
}

export interface Licence extends Story {
  readonly cpf: string
  readonly register: string
  readonly rg: string
  readonly security: string
  readonly renach: string
  /** Number of the blank form. */
  readonly blank: string
}

export function licence(random: Random, story: Story): Licence {
  return {
    ...story,
    cpf: cpf(random),
    register: licenceRegister(random),
    rg: `${random.int(2, 9)}${random.digits(6)}`,
    security: `${random.int(1, 9)}${random.digits(10)}`,
    renach: `${story.issuedIn[1]}${random.digits(9)}`,
    blank: `2${random.digits(9)}`,
  }
}

export type Told =
  | 'name'
  | 'dateOfBirth'
  | 'issueDate'
  | 'expirationDate'
  | 'licenseNumber'
  | 'licenseClass'
  | 'filiation'
  | 'personalNumber'
  | 'placeOfBirth'
  | 'placeOfIssue'
  | 'cardIssuer'
  | 'comments'
  | 'hasCetpp'

/** The reading of a page that tells these fields; the others are empty. */
export function expected(
  of: Licence,
  told: readonly Told[],
  documentValidation = false,
): Record<string, Json> {
  const tells = (field: Told, value: Json): Json => (told.includes(field) ? value : null)
  return {
    name: tells('name', of.name),
    dateOfBirth: tells('dateOfBirth', of.birth),
    issueDate: tells('issueDate', of.issued),
    expirationDate: tells('expirationDate', of.expires),
    licenseNumber: tells('licenseNumber', of.register),
    licenseClass: tells('licenseClass', of.classes),
    filiation: tells('filiation', of.parents) ?? [],
    personalNumber: tells('personalNumber', of.cpf),
    placeOfBirth: tells('placeOfBirth', of.bornIn.join('/')),
    placeOfIssue: tells('placeOfIssue', of.issuedIn[1]),
    cardIssuer: tells('cardIssuer', `DETRAN-${of.issuedIn[1]}`),
    comments: tells('comments', of.notes),
    hasCetpp: tells('hasCetpp', /CETPP|MOPP|PRODUTOS PERIGOSOS/i.test(of.notes ?? '')),
    documentValidation,
  }
}

/** What each side of a card tells: `old` until 2022, `new` since. */
export const OLD_FRONT: readonly Told[] = [
  'name',
  'dateOfBirth',
  'expirationDate',
  'licenseNumber',
  'licenseClass',
  'filiation',
  'personalNumber',
]
export const OLD_BACK: readonly Told[] = ['issueDate', 'placeOfIssue', 'cardIssuer', 'comments', 'hasCetpp']
export const NEW_FRONT: readonly Told[] = [...OLD_FRONT, 'issueDate', 'placeOfBirth']
export const NEW_BACK: readonly Told[] = ['placeOfIssue', 'cardIssuer', 'comments', 'hasCetpp']
