import type { Json } from '../generator/layout.ts'
import type { Random } from '../generator/random.ts'

/** What the guardianship papers of this set have in common: numbers, stamps and the shape of what is expected. */

/** Unified case number with its check digits. @param serial seven digits */
export function cnj(serial: string, year: number, tr: string, origin: string): string {
  const rest = BigInt(`${serial}${year}8${tr}${origin}00`) % 97n
  return `${serial}-${String(98n - rest).padStart(2, '0')}.${year}.8.${tr}.${origin}`
}

export interface Keeper {
  readonly name: string
  readonly cpf?: string
  readonly rg?: string
  readonly rgIssuer?: string
  readonly nationality?: string
  readonly maritalStatus?: string
  readonly occupation?: string
  readonly address?: string
  readonly relationship?: string
}

export interface Kept {
  readonly name: string
  readonly birthDate?: string
  readonly cpf?: string
  readonly rg?: string
  readonly placeOfBirth?: string
  readonly filiation?: readonly string[]
}

export interface Term {
  readonly documentTitle: string
  readonly kind: 'GUARDA' | 'TUTELA' | 'CURATELA'
  readonly nature: 'PROVISIONAL' | 'DEFINITIVE' | null
  readonly caseNumber: string
  readonly caseNumberValid?: boolean
  readonly caseClass?: string
  readonly court: string
  readonly courtDivision?: string
  readonly district?: string
  readonly forum?: string
  readonly state: string
  readonly judgeName?: string
  readonly guardians: readonly Keeper[]
  readonly wards: readonly Kept[]
  readonly decisionDate?: string
  readonly issueDate?: string
  readonly expirationDate?: string
  readonly validityText?: string
  readonly powers?: string
  readonly signedBy?: readonly string[]
  readonly signatureDate?: string
  readonly verificationLink?: string
  readonly verificationCode?: string
  readonly documentValidation: boolean
}

const ROLES = {
  GUARDA: ['GUARDIAN', 'WARD'],
  TUTELA: ['TUTOR', 'PUPIL'],
  CURATELA: ['CURATOR', 'CURATEE'],
} as const

/** Every field of the type, in order; what a paper does not say is null. */
export function expected(term: Term): Readonly<Record<string, Json>> {
  const [keeperRole, keptRole] = ROLES[term.kind]
  const guardians = term.guardians.map((one) => ({
    name: one.name,
    cpf: one.cpf ?? null,
    rg: one.rg ?? null,
    rgIssuer: one.rgIssuer ?? null,
    nationality: one.nationality ?? null,
    maritalStatus: one.maritalStatus ?? null,
    occupation: one.occupation ?? null,
    address: one.address ?? null,
    relationship: one.relationship ?? null,
    role: keeperRole,
  }))
  const wards = term.wards.map((one) => ({
    name: one.name,
    birthDate: one.birthDate ?? null,
    cpf: one.cpf ?? null,
    rg: one.rg ?? null,
    placeOfBirth: one.placeOfBirth ?? null,
    filiation: one.filiation ?? [],
    role: keptRole,
  }))
  return {
    documentTitle: term.documentTitle,
    kind: term.kind,
    nature: term.nature,
    caseNumber: term.caseNumber,
    caseNumberValid: term.caseNumberValid ?? true,
    caseClass: term.caseClass ?? null,
    court: term.court,
    courtDivision: term.courtDivision ?? null,
    district: term.district ?? null,
    forum: term.forum ?? null,
    state: term.state,
    judgeName: term.judgeName ?? null,
    guardians,
    wards,
    guardianName: guardians[0]?.name ?? null,
    guardianCpf: guardians[0]?.cpf ?? null,
    guardianRg: guardians[0]?.rg ?? null,
    wardName: wards[0]?.name ?? null,
    wardBirthDate: wards[0]?.birthDate ?? null,
    wardCpf: wards[0]?.cpf ?? null,
    decisionDate: term.decisionDate ?? null,
    issueDate: term.issueDate ?? null,
    expirationDate: term.expirationDate ?? null,
    validityText: term.validityText ?? null,
    powers: term.powers ?? null,
    signedBy: term.signedBy ?? [],
    signatureDate: term.signatureDate ?? null,
    verificationLink: term.verificationLink ?? null,
    verificationCode: term.verificationCode ?? null,
    documentValidation: term.documentValidation,
  }
}

/** `PJ4K2 XW9TR …`: the identifier of Projudi. */
export function projudiIdentifier(random: Random): string {
  const group = (count: number): string =>
    Array.from({ length: count }, () => random.pick([...'23456789ABCDEFGHJKLMNPQRSTUVWXYZ'])).join('')
  return `PJ${group(3)} ${group(5)} ${group(5)} ${group(5)}`
}

/** Small letters and digits, as CRCs and codes of some systems. */
export function lowHex(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick([...'0123456789abcdef'])).join('')
}

/** The same page with no word broken after its hyphen or slash; addresses of the web may break. */
export function unbroken(page: string): string {
  const [head = '', body = ''] = page.split(/(?=<body>)/)
  const words = body.replace(/>([^<]+)/g, (_, text: string) => `>${text.replace(/\S*[-/]\S*/g, whole)}`)
  return head + words
}

function whole(word: string): string {
  return /:\/\/|^.?$/.test(word) || word.length > 45
    ? word
    : `<span style="white-space:nowrap">${word}</span>`
}
