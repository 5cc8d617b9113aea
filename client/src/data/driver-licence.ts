import { flag, list, record, text } from './readers.ts'

/** `data` of type 54. Null, or an empty array, is what was not found. */
export interface DriverLicence {
  readonly name: string | null
  /** YYYY-MM-DD, as all dates. */
  readonly dateOfBirth: string | null
  readonly issueDate: string | null
  readonly expirationDate: string | null
  /** Digits. */
  readonly licenseNumber: string | null
  /** Category letters, e.g. AB. */
  readonly licenseClass: string | null
  /** The parents' names. */
  readonly filiation: readonly string[]
  /** The CPF, digits. */
  readonly personalNumber: string | null
  /** city/state code */
  readonly placeOfBirth: string | null
  /** State code. */
  readonly placeOfIssue: string | null
  readonly cardIssuer: string | null
  readonly comments: string | null
  /** Whether the holder has the CETPP qualification. */
  readonly hasCetpp: boolean | null
  /** Whether what is printed is consistent; no register is asked. */
  readonly documentValidation: boolean | null
}

export const readDriverLicence = record<DriverLicence>({
  name: text,
  dateOfBirth: text,
  issueDate: text,
  expirationDate: text,
  licenseNumber: text,
  licenseClass: text,
  filiation: list(text),
  personalNumber: text,
  placeOfBirth: text,
  placeOfIssue: text,
  cardIssuer: text,
  comments: text,
  hasCetpp: flag,
  documentValidation: flag,
})
