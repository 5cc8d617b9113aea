import type { IsoDate } from './dates.ts'
import type { Json } from './layout.ts'
import type { Person } from './people.ts'

export interface Guardian {
  readonly name: string
  readonly cpf: string | null
  readonly rg: string | null
  readonly rgIssuer: string | null
  readonly nationality: string | null
  readonly maritalStatus: string | null
  readonly occupation: string | null
  readonly address: string | null
  readonly relationship: string | null
}

export interface Ward {
  readonly name: string
  readonly birthDate: IsoDate | null
  readonly cpf: string | null
  readonly rg: string | null
  readonly placeOfBirth: string | null
  readonly filiation: readonly string[]
}

export interface GuardianshipData {
  readonly documentTitle: string | null
  readonly kind: 'GUARDA' | 'TUTELA' | 'CURATELA' | 'OTHER'
  readonly nature: 'PROVISIONAL' | 'DEFINITIVE' | null
  readonly caseNumber: string | null
  readonly caseNumberValid: boolean
  readonly caseClass: string | null
  readonly court: string | null
  readonly courtDivision: string | null
  readonly district: string | null
  readonly forum: string | null
  readonly state: string | null
  readonly judgeName: string | null
  readonly guardians: readonly Guardian[]
  readonly wards: readonly Ward[]
  readonly decisionDate: IsoDate | null
  readonly issueDate: IsoDate | null
  readonly expirationDate: IsoDate | null
  readonly validityText: string | null
  readonly powers: string | null
  readonly signedBy: readonly string[]
  readonly signatureDate: string | null
  readonly verificationLink: string | null
  readonly verificationCode: string | null
  readonly documentValidation: boolean
}

const ROLES = {
  GUARDA: ['GUARDIAN', 'WARD'],
  TUTELA: ['TUTOR', 'PUPIL'],
  CURATELA: ['CURATOR', 'CURATEE'],
  OTHER: [null, null],
} as const

/** Every field of type 23 in the order of docs/domain.md 3.3, the flat copies of the first people included. */
export function guardianshipData(
  printed: Partial<GuardianshipData> & Pick<GuardianshipData, 'kind' | 'guardians' | 'wards'>,
): Record<string, Json> {
  const [guardianRole, wardRole] = ROLES[printed.kind]
  const [guardian] = printed.guardians
  const [ward] = printed.wards
  return {
    documentTitle: printed.documentTitle ?? null,
    kind: printed.kind,
    nature: printed.nature ?? null,
    caseNumber: printed.caseNumber ?? null,
    caseNumberValid: printed.caseNumberValid ?? true,
    caseClass: printed.caseClass ?? null,
    court: printed.court ?? null,
    courtDivision: printed.courtDivision ?? null,
    district: printed.district ?? null,
    forum: printed.forum ?? null,
    state: printed.state ?? null,
    judgeName: printed.judgeName ?? null,
    guardians: printed.guardians.map((one) => ({ ...one, role: guardianRole })),
    wards: printed.wards.map((one) => ({ ...one, role: wardRole })),
    guardianName: guardian?.name ?? null,
    guardianCpf: guardian?.cpf ?? null,
    guardianRg: guardian?.rg ?? null,
    wardName: ward?.name ?? null,
    wardBirthDate: ward?.birthDate ?? null,
    wardCpf: ward?.cpf ?? null,
    decisionDate: printed.decisionDate ?? null,
    issueDate: printed.issueDate ?? null,
    expirationDate: printed.expirationDate ?? null,
    validityText: printed.validityText ?? null,
    powers: printed.powers ?? null,
    signedBy: printed.signedBy ?? [],
    signatureDate: printed.signatureDate ?? null,
    verificationLink: printed.verificationLink ?? null,
    verificationCode: printed.verificationCode ?? null,
    documentValidation: printed.documentValidation ?? true,
  }
}

/** A guardian of whom everything in `printed` is on the page and nothing else. */
export function guardian(name: string, printed: Partial<Omit<Guardian, 'name'>> = {}): Guardian {
  const empty = {
    cpf: null,
    rg: null,
    rgIssuer: null,
    nationality: null,
    maritalStatus: null,
    occupation: null,
    address: null,
    relationship: null,
  }
  return { name, ...empty, ...printed }
}

export function ward(name: string, printed: Partial<Omit<Ward, 'name'>> = {}): Ward {
  return { name, birthDate: null, cpf: null, rg: null, placeOfBirth: null, filiation: [], ...printed }
}

/** `brasileira` or `brasileiro`, and so on for any word that ends in a or o. */
export function gendered(person: Person, feminine: string, masculine: string): string {
  return person.gender === 'f' ? feminine : masculine
}

export function birthplace(person: Person): string {
  return `${person.birthplace.city}/${person.birthplace.uf}`
}
