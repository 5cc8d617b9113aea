import type { IsoDate } from '../generator/dates.ts'
import type { Json } from '../generator/layout.ts'
import { cpf, licenceRegister } from '../generator/numbers.ts'
import type { Random } from '../generator/random.ts'

/** The numbers of one licence; all but the CPF and the register are without check digits. */
export interface Numbers {
  readonly cpf: string
  readonly register: string
  /** Beside the issuer's signature. */
  readonly security: string
  readonly renach: string
  /** Number of the blank form (espelho). */
  readonly form: string
  readonly rg: string
}

/** @param uf state whose DETRAN issued the licence */
export function drawNumbers(random: Random, uf: string): Numbers {
  return {
    cpf: cpf(random),
    register: licenceRegister(random),
    security: `${random.int(3, 8)}${random.digits(10)}`,
    renach: `${uf}${random.digits(9)}`,
    form: `1${random.digits(9)}`,
    rg: `${random.int(1, 8)}${random.digits(6)}`,
  }
}

/** What a page can tell of a licence; what it leaves out is empty. */
export interface Told {
  readonly name?: string
  readonly dateOfBirth?: IsoDate
  readonly issueDate?: IsoDate
  readonly expirationDate?: IsoDate
  readonly licenseNumber?: string
  readonly licenseClass?: string
  readonly filiation?: readonly string[]
  readonly personalNumber?: string
  readonly placeOfBirth?: string
  readonly placeOfIssue?: string
  readonly comments?: string | null
  readonly hasCetpp?: boolean
}

/** The reading of a page: the issuer is told wherever the place of issue is. */
export function reading(told: Told, documentValidation = false): Record<string, Json> {
  return {
    name: told.name ?? null,
    dateOfBirth: told.dateOfBirth ?? null,
    issueDate: told.issueDate ?? null,
    expirationDate: told.expirationDate ?? null,
    licenseNumber: told.licenseNumber ?? null,
    licenseClass: told.licenseClass ?? null,
    filiation: told.filiation ?? [],
    personalNumber: told.personalNumber ?? null,
    placeOfBirth: told.placeOfBirth ?? null,
    placeOfIssue: told.placeOfIssue ?? null,
    cardIssuer: told.placeOfIssue ? `DETRAN-${told.placeOfIssue}` : null,
    comments: told.comments ?? null,
    hasCetpp: told.hasCetpp ?? null,
    documentValidation,
  }
}

/** `(67) 99812-3456`. */
export function mobile(random: Random, area: number): string {
  return `(${area}) 9${random.int(8100, 9999)}-${random.digits(4)}`
}
