import { addDays, addYears, type IsoDate, randomDate } from '../generator/dates.ts'
import type { Json } from '../generator/layout.ts'
import type { Random } from '../generator/random.ts'

/** What a paper says of a licence; what is left out it does not print. */
export interface PaperLicence {
  readonly name: string
  readonly dateOfBirth?: IsoDate
  readonly issueDate?: IsoDate
  readonly expirationDate?: IsoDate
  readonly licenseNumber?: string
  readonly licenseClass?: string
  readonly filiation?: readonly string[]
  readonly personalNumber?: string
  readonly placeOfBirth?: string
  /** UF whose DETRAN the paper names. */
  readonly issuer?: string
  readonly comments?: string
  readonly hasCetpp?: boolean
  readonly documentValidation?: boolean
}

/** Every field of type 54, in the order of the specification. */
export function paperData(said: PaperLicence): Record<string, Json> {
  return {
    name: said.name,
    dateOfBirth: said.dateOfBirth ?? null,
    issueDate: said.issueDate ?? null,
    expirationDate: said.expirationDate ?? null,
    licenseNumber: said.licenseNumber ?? null,
    licenseClass: said.licenseClass ?? null,
    filiation: said.filiation ?? [],
    personalNumber: said.personalNumber ?? null,
    placeOfBirth: said.placeOfBirth ?? null,
    placeOfIssue: said.issuer ?? null,
    cardIssuer: said.issuer ? `DETRAN-${said.issuer}` : null,
    comments: said.comments ?? null,
    hasCetpp: said.hasCetpp ?? null,
    documentValidation: said.documentValidation ?? false,
  }
}

export interface LicenceDates {
  readonly birth: IsoDate
  readonly first: IsoDate
  readonly issued: IsoDate
  readonly expires: IsoDate
}

/** Birth, first licence, issue and expiry in an order that can be; the issue is not before 2018. */
export function licenceDates(
  random: Random,
  issuedFrom: number,
  issuedTo: number,
  years: 5 | 10,
): LicenceDates {
  const birth = years === 10 ? randomDate(random, 1978, 1992) : randomDate(random, 1962, 1970)
  const issued = randomDate(random, issuedFrom, issuedTo)
  const first = addDays(addYears(birth, random.int(18, 24)), random.int(20, 300))
  return { birth, first, issued, expires: addYears(issued, years) }
}
