import { flag, list, record, text } from './readers.ts'

/** `data` of type 51. Null, or an empty array, is what was not found. */
export interface EnvironmentalLicence {
  /** CPF or CNPJ of whom it licenses. */
  readonly id: string | null
  readonly number: string | null
  /** FEDERAL, STATE or MUNICIPAL. */
  readonly scope: string | null
  /** The authentication key as printed. */
  readonly accessKey: string | null
  /** YYYY-MM-DD */
  readonly expirationDate: string | null
  readonly licensePlate: readonly string[]
  readonly validationLink: string | null
  readonly mainActivity: readonly string[]
  /** Whether the transport of dangerous products is authorised. */
  readonly authorizationDangerousProducts: boolean | null
  /** Whether what is printed is consistent; no register is asked. */
  readonly documentValidation: boolean | null
}

export const readEnvironmentalLicence = record<EnvironmentalLicence>({
  id: text,
  number: text,
  scope: text,
  accessKey: text,
  expirationDate: text,
  licensePlate: list(text),
  validationLink: text,
  mainActivity: list(text),
  authorizationDangerousProducts: flag,
  documentValidation: flag,
})
