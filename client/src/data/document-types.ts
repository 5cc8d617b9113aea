// Written by `npm run -w @ficha/client types` from engine/src/document-types/*/schema.ts; a test holds them equal.
import { code, flag, list, optional, type Reader, record, text } from './readers.ts'

export const DOCUMENT_TYPES = [51, 54, 23] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** What an upload may say instead of the number. */
export const DOCUMENT_TYPE_NAMES = {
  LO: 51,
  ENVIRONMENTAL_LICENSE: 51,
  DRIVER_LICENSE: 54,
  TUTELA: 23,
} as const

/** What each type is, in English. */
export const DOCUMENT_TYPE_LABELS: { readonly [T in DocumentType]: string } = {
  51: 'Environmental licence',
  54: 'Driver licence',
  23: 'Guardianship term',
}

/** `data` by type. Null, or an empty array, is what was not found. */
export interface DataOf {
  readonly 51: EnvironmentalLicence
  readonly 54: DriverLicence
  readonly 23: GuardianshipTerm
}

/** What papers of each type print beside the fields of `data`. */
export interface MoreOf {
  readonly 51: EnvironmentalLicenceMore
  readonly 54: DriverLicenceMore
  readonly 23: GuardianshipTermMore
}

export interface Coordinates {
  /** As printed. */
  readonly printed: string | null
  /** Latitude. Decimal degrees; null where metres (UTM) are printed. */
  readonly latitude: string | null
  /** Longitude. Decimal degrees; null where metres (UTM) are printed. */
  readonly longitude: string | null
}

export interface LicenceCondition {
  /** Heading. As printed above the list; null where a sentence announces it. */
  readonly heading: string | null
  readonly number: string | null
  readonly text: string | null
}

export interface LicenceCategory {
  readonly category: string | null
  /** Since. YYYY-MM-DD. */
  readonly firstIssueDate: string | null
  /** Until. YYYY-MM-DD. */
  readonly expirationDate: string | null
  /** Restrictions. As printed. */
  readonly restrictions: string | null
}

export interface Restriction {
  /** Code. One letter. */
  readonly code: string | null
  /** Meaning. By the public table of CONTRAN. */
  readonly meaning: string | null
}

export interface Guardian {
  readonly name: string | null
  /** CPF. Without punctuation. */
  readonly cpf: string | null
  /** RG. */
  readonly rg: string | null
  /** RG issued by. */
  readonly rgIssuer: string | null
  readonly nationality: string | null
  readonly maritalStatus: string | null
  readonly occupation: string | null
  readonly address: string | null
  readonly relationship: string | null
  readonly role: 'GUARDIAN' | 'TUTOR' | 'CURATOR' | null
}

export interface Ward {
  readonly name: string | null
  /** Date of birth. YYYY-MM-DD. */
  readonly birthDate: string | null
  /** CPF. Without punctuation. */
  readonly cpf: string | null
  /** RG. */
  readonly rg: string | null
  readonly placeOfBirth: string | null
  /** Parents. */
  readonly filiation: readonly string[]
  readonly role: 'WARD' | 'PUPIL' | 'CURATEE' | null
}

export interface EnvironmentalLicence {
  /** CPF or CNPJ of the holder. Without punctuation. */
  readonly id: string | null
  /** Licence number. */
  readonly number: string | null
  /** Level of government. */
  readonly scope: 'FEDERAL' | 'STATE' | 'MUNICIPAL' | null
  /** Authentication code. As printed. */
  readonly accessKey: string | null
  /** Valid until. YYYY-MM-DD. */
  readonly expirationDate: string | null
  /** Number plates. */
  readonly licensePlate: readonly string[]
  /** Address to verify it. */
  readonly validationLink: string | null
  readonly mainActivity: readonly string[]
  /** Dangerous products authorised. Their transport, that is. */
  readonly authorizationDangerousProducts: boolean | null
  /** Consistency of the document. Of what is printed; no register is asked. */
  readonly documentValidation: boolean | null
}

export interface DriverLicence {
  readonly name: string | null
  /** Date of birth. YYYY-MM-DD. */
  readonly dateOfBirth: string | null
  /** Issued on. YYYY-MM-DD. */
  readonly issueDate: string | null
  /** Valid until. YYYY-MM-DD. */
  readonly expirationDate: string | null
  /** Registration number. Digits. */
  readonly licenseNumber: string | null
  /** Class. Category letters, e.g. AB. */
  readonly licenseClass: string | null
  /** Parents. Names. */
  readonly filiation: readonly string[]
  /** CPF. Without punctuation. */
  readonly personalNumber: string | null
  /** Place of birth. City/state in two letters. */
  readonly placeOfBirth: string | null
  /** State of issue. Two letters. */
  readonly placeOfIssue: string | null
  /** Issued by. */
  readonly cardIssuer: string | null
  /** Remarks. */
  readonly comments: string | null
  /** Has the CETPP course. */
  readonly hasCetpp: boolean | null
  /** Consistency of the document. Of what is printed; no register is asked. */
  readonly documentValidation: boolean | null
}

export interface GuardianshipTerm {
  /** Title of the document. */
  readonly documentTitle: string | null
  readonly kind: 'GUARDA' | 'TUTELA' | 'CURATELA' | 'OTHER' | null
  readonly nature: 'PROVISIONAL' | 'DEFINITIVE' | null
  /** Case number. NNNNNNN-DD.AAAA.J.TR.OOOO. */
  readonly caseNumber: string | null
  /** Case number is valid. Whether its check digits are right. */
  readonly caseNumberValid: boolean | null
  /** Class of the case. */
  readonly caseClass: string | null
  /** Court. E.g. TJSP. */
  readonly court: string | null
  /** Division. */
  readonly courtDivision: string | null
  /** Judicial district. */
  readonly district: string | null
  /** Courthouse. */
  readonly forum: string | null
  /** State. Two letters. */
  readonly state: string | null
  /** Judge. */
  readonly judgeName: string | null
  /** Guardians, tutors or curators. */
  readonly guardians: readonly Guardian[]
  readonly wards: readonly Ward[]
  /** Name of the guardian. Of the first guardian. */
  readonly guardianName: string | null
  /** CPF of the guardian. Without punctuation. Of the first guardian. */
  readonly guardianCpf: string | null
  /** RG of the guardian. Of the first guardian. */
  readonly guardianRg: string | null
  /** Name of the ward. Of the first ward. */
  readonly wardName: string | null
  /** Birth of the ward. YYYY-MM-DD. Of the first ward. */
  readonly wardBirthDate: string | null
  /** CPF of the ward. Without punctuation. Of the first ward. */
  readonly wardCpf: string | null
  /** Date of the decision. YYYY-MM-DD. Of the decision that names the guardian. */
  readonly decisionDate: string | null
  /** Issued on. YYYY-MM-DD. Of the term. */
  readonly issueDate: string | null
  /** Valid until. YYYY-MM-DD. Null where no term is fixed. */
  readonly expirationDate: string | null
  /** Term as printed. E.g. "180 dias". */
  readonly validityText: string | null
  readonly powers: string | null
  readonly signedBy: readonly string[]
  /** Date of the signature. YYYY-MM-DD, or YYYY-MM-DDTHH:MM:SS where a time is printed. */
  readonly signatureDate: string | null
  /** Address to verify it. */
  readonly verificationLink: string | null
  readonly verificationCode: string | null
  /** Consistency of the document. Of what is printed; no register is asked. */
  readonly documentValidation: boolean | null
}

export interface EnvironmentalLicenceMore {
  /** Holder. */
  readonly holderName: string | null
  readonly agency: string | null
  /** Stage. One, or several that one licence covers. */
  readonly stage: readonly ('LP' | 'LI' | 'LO' | 'LU' | 'LAC' | 'AA')[]
  /** Issued on. YYYY-MM-DD. */
  readonly issueDate: string | null
  readonly coordinates: readonly Coordinates[]
  /** Conditions. Of the numbered lists; the page of each is in its evidence. */
  readonly conditions: readonly LicenceCondition[]
}

export interface DriverLicenceMore {
  /** Identity document. As printed, without spaces. */
  readonly identityNumber: string | null
  /** Identity document issued by. */
  readonly identityIssuer: string | null
  /** State of the identity document. Two letters. */
  readonly identityState: string | null
  /** First licence. YYYY-MM-DD. */
  readonly firstLicenceDate: string | null
  readonly nationality: string | null
  readonly cityOfIssue: string | null
  /** RENACH. State and nine digits. */
  readonly renach: string | null
  /** Security number. Eleven digits. */
  readonly securityNumber: string | null
  /** Number of the blank. Nine or ten digits. */
  readonly mirrorNumber: string | null
  /** Categories. Rows of the table on the back since 2022. */
  readonly categories: readonly LicenceCategory[]
  readonly restrictions: readonly Restriction[]
}

export type GuardianshipTermMore = Readonly<Record<never, never>>

const readCoordinates = record<Coordinates>({
  printed: text,
  latitude: text,
  longitude: text,
})

const readLicenceCondition = record<LicenceCondition>({
  heading: text,
  number: text,
  text: text,
})

const readLicenceCategory = record<LicenceCategory>({
  category: text,
  firstIssueDate: text,
  expirationDate: text,
  restrictions: text,
})

const readRestriction = record<Restriction>({
  code: text,
  meaning: text,
})

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
  role: code<'GUARDIAN' | 'TUTOR' | 'CURATOR'>(),
})

const readWard = record<Ward>({
  name: text,
  birthDate: text,
  cpf: text,
  rg: text,
  placeOfBirth: text,
  filiation: list(text),
  role: code<'WARD' | 'PUPIL' | 'CURATEE'>(),
})

export const DATA_READERS: { readonly [T in DocumentType]: Reader<DataOf[T]> } = {
  51: record<EnvironmentalLicence>({
    id: text,
    number: text,
    scope: code<'FEDERAL' | 'STATE' | 'MUNICIPAL'>(),
    accessKey: text,
    expirationDate: text,
    licensePlate: list(text),
    validationLink: text,
    mainActivity: list(text),
    authorizationDangerousProducts: flag,
    documentValidation: flag,
  }),
  54: record<DriverLicence>({
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
  }),
  23: record<GuardianshipTerm>({
    documentTitle: text,
    kind: code<'GUARDA' | 'TUTELA' | 'CURATELA' | 'OTHER'>(),
    nature: code<'PROVISIONAL' | 'DEFINITIVE'>(),
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
  }),
}

export const MORE_READERS: { readonly [T in DocumentType]: Reader<MoreOf[T]> } = {
  51: record<EnvironmentalLicenceMore>({
    holderName: text,
    agency: text,
    stage: list(code<'LP' | 'LI' | 'LO' | 'LU' | 'LAC' | 'AA'>()),
    issueDate: text,
    coordinates: list(optional(readCoordinates)),
    conditions: list(optional(readLicenceCondition)),
  }),
  54: record<DriverLicenceMore>({
    identityNumber: text,
    identityIssuer: text,
    identityState: text,
    firstLicenceDate: text,
    nationality: text,
    cityOfIssue: text,
    renach: text,
    securityNumber: text,
    mirrorNumber: text,
    categories: list(optional(readLicenceCategory)),
    restrictions: list(optional(readRestriction)),
  }),
  23: record<GuardianshipTermMore>({}),
}
