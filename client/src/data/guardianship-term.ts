import { flag, list, optional, record, text } from './readers.ts'

/** `data` of type 23. Null, or an empty array, is what was not found. */
export interface GuardianshipTerm {
  readonly documentTitle: string | null
  /** GUARDA, TUTELA, CURATELA or OTHER. */
  readonly kind: string | null
  /** PROVISIONAL or DEFINITIVE. */
  readonly nature: string | null
  /** NNNNNNN-DD.AAAA.J.TR.OOOO */
  readonly caseNumber: string | null
  /** Whether its check digits are right. */
  readonly caseNumberValid: boolean | null
  readonly caseClass: string | null
  /** E.g. TJSP. */
  readonly court: string | null
  readonly courtDivision: string | null
  /** The comarca. */
  readonly district: string | null
  readonly forum: string | null
  /** State code. */
  readonly state: string | null
  readonly judgeName: string | null
  readonly guardians: readonly Guardian[]
  readonly wards: readonly Ward[]
  /** Copies of the first guardian's and the first ward's. */
  readonly guardianName: string | null
  readonly guardianCpf: string | null
  readonly guardianRg: string | null
  readonly wardName: string | null
  readonly wardBirthDate: string | null
  readonly wardCpf: string | null
  /** YYYY-MM-DD: of the decision that names the guardian. */
  readonly decisionDate: string | null
  /** YYYY-MM-DD: of the term. */
  readonly issueDate: string | null
  /** YYYY-MM-DD; null where no term is fixed. */
  readonly expirationDate: string | null
  /** The term as printed, e.g. "180 dias". */
  readonly validityText: string | null
  readonly powers: string | null
  readonly signedBy: readonly string[]
  readonly signatureDate: string | null
  readonly verificationLink: string | null
  readonly verificationCode: string | null
  /** Whether what is printed is consistent; no register is asked. */
  readonly documentValidation: boolean | null
}

export interface Guardian {
  readonly name: string | null
  readonly cpf: string | null
  readonly rg: string | null
  readonly rgIssuer: string | null
  readonly nationality: string | null
  readonly maritalStatus: string | null
  readonly occupation: string | null
  readonly address: string | null
  readonly relationship: string | null
  /** GUARDIAN, TUTOR or CURATOR. */
  readonly role: string | null
}

export interface Ward {
  readonly name: string | null
  /** YYYY-MM-DD */
  readonly birthDate: string | null
  readonly cpf: string | null
  readonly rg: string | null
  readonly placeOfBirth: string | null
  readonly filiation: readonly string[]
  readonly role: string | null
}

const readGuardian = record<Guardian>({
  name: text,
  cpf: text,
  rg: text,
  rgIssuer: text,
  nationality: text,
  maritalStatus: text,
  occupation: text,
  address: text,
  relationship: text,
  role: text,
})

const readWard = record<Ward>({
  name: text,
  birthDate: text,
  cpf: text,
  rg: text,
  placeOfBirth: text,
  filiation: list(text),
  role: text,
})

export const readGuardianshipTerm = record<GuardianshipTerm>({
  documentTitle: text,
  kind: text,
  nature: text,
  caseNumber: text,
  caseNumberValid: flag,
  caseClass: text,
  court: text,
  courtDivision: text,
  district: text,
  forum: text,
  state: text,
  judgeName: text,
  guardians: list(optional(readGuardian)),
  wards: list(optional(readWard)),
  guardianName: text,
  guardianCpf: text,
  guardianRg: text,
  wardName: text,
  wardBirthDate: text,
  wardCpf: text,
  decisionDate: text,
  issueDate: text,
  expirationDate: text,
  validityText: text,
  powers: text,
  signedBy: list(text),
  signatureDate: text,
  verificationLink: text,
  verificationCode: text,
  documentValidation: flag,
})
