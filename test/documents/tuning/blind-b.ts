import type { Json } from '../generator/layout.ts'
import type { Random } from '../generator/random.ts'

/** What the layouts of `blind-b` have in common: the whole reading from what was printed, and two stamps. */

type Fields = Readonly<Record<string, Json>>

const GUARDIAN_ROLE = { GUARDA: 'GUARDIAN', TUTELA: 'TUTOR', CURATELA: 'CURATOR' } as const
const WARD_ROLE = { GUARDA: 'WARD', TUTELA: 'PUPIL', CURATELA: 'CURATEE' } as const

interface Printed {
  readonly documentTitle: string
  readonly kind: keyof typeof WARD_ROLE
  readonly caseNumber: string
  readonly state: string
  readonly issueDate: string
  readonly guardians: readonly Fields[]
  readonly wards: readonly Fields[]
  readonly signedBy: readonly string[]
  readonly [field: string]: Json | readonly Fields[] | undefined
}

export function reading(printed: Printed): Fields {
  const guardians = printed.guardians.map((one) => ({
    name: null,
    cpf: null,
    rg: null,
    rgIssuer: null,
    nationality: null,
    maritalStatus: null,
    occupation: null,
    address: null,
    relationship: null,
    ...one,
    role: GUARDIAN_ROLE[printed.kind],
  }))
  const wards = printed.wards.map((one) => ({
    name: null,
    birthDate: null,
    cpf: null,
    rg: null,
    placeOfBirth: null,
    filiation: [],
    ...one,
    role: WARD_ROLE[printed.kind],
  }))
  const nothing: Record<string, Json> = {
    documentTitle: null,
    kind: null,
    nature: null,
    caseNumber: null,
    caseNumberValid: true,
    caseClass: null,
    court: `TJ${printed.state}`,
    courtDivision: null,
    district: null,
    forum: null,
    state: null,
    judgeName: null,
    guardians: [],
    wards: [],
    guardianName: guardians[0]?.name ?? null,
    guardianCpf: guardians[0]?.cpf ?? null,
    guardianRg: guardians[0]?.rg ?? null,
    wardName: wards[0]?.name ?? null,
    wardBirthDate: wards[0]?.birthDate ?? null,
    wardCpf: wards[0]?.cpf ?? null,
    decisionDate: null,
    issueDate: null,
    expirationDate: null,
    validityText: null,
    powers: null,
    signedBy: [],
    signatureDate: null,
    verificationLink: null,
    verificationCode: null,
    documentValidation: true,
  }
  const known = Object.keys(nothing)
  for (const field of Object.keys(printed)) {
    if (!known.includes(field)) throw new RangeError(`no field is called ${field}`)
  }
  return { ...nothing, ...(printed as Fields), guardians, wards }
}

/** The foot that PJe prints: lines, and what should be read of them. */
export function pje(random: Random, host: string, signer: string, date: string, time: string) {
  const compact = `${date.replaceAll('-', '').slice(2)}${time.replaceAll(':', '')}`
  const code = `${compact}00000${random.digits(12)}`
  const link = `https://${host}/pje/Processo/ConsultaDocumento/listView.seam?x=${code}`
  const printedDate = date.split('-').reverse().join('/')
  return {
    lines: [
      `Assinado eletronicamente por: ${signer} - ${printedDate} ${time}`,
      link,
      `Número do documento: ${code}`,
    ],
    read: {
      signedBy: [signer],
      signatureDate: `${date}T${time}`,
      verificationLink: link,
      verificationCode: code,
    },
  }
}

/** The stamp that e-SAJ turns in the margin. */
export function esaj(
  random: Random,
  site: string,
  number: string,
  signer: string,
  date: string,
  time: string,
) {
  const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghkmnpqrstuvwxyz23456789'
  const code = Array.from({ length: 8 }, () => random.pick([...letters])).join('')
  const printedDate = date.split('-').reverse().join('/')
  return {
    text: `Este documento é cópia do original, assinado digitalmente por ${signer}, liberado nos autos em ${printedDate} às ${time} . Para conferir o original, acesse o site ${site}, informe o processo ${number} e código ${code}.`,
    read: {
      signedBy: [signer],
      signatureDate: `${date}T${time}:00`,
      verificationLink: site,
      verificationCode: code,
    },
  }
}

/** The page with every hyphenated word and number on one line. */
export function unbroken(page: string): string {
  const [head = '', body = ''] = page.split('<body>')
  const whole = body.replace(/[^<>]+(?=<)/g, (text) =>
    text.replace(
      /[\p{L}\d./]+(?:-[\p{L}\d./]+)+/gu,
      (word) => `<span style="white-space:nowrap">${word}</span>`,
    ),
  )
  return `${head}<body>${whole}`
}
