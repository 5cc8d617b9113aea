import { type Hit, withoutOverlaps } from './hit.ts'
import { numberFinder, type PrintedNumber, withMask } from './printed-number.ts'
import { stateCourt, type Uf } from './uf.ts'

export interface CaseNumberHit extends Hit {
  /** `NNNNNNN-DD.AAAA.J.TR.OOOO` for a CNJ number, as printed without spaces for an old one. */
  readonly value: string
  /** `cnj`: unified numbering of 2008 (Resolução CNJ 65); `old`: a court's own earlier numbering. */
  readonly numbering: 'cnj' | 'old'
  /** The check digits pass; false for old numbers, whose rules differ by court. */
  readonly valid: boolean
}

/** What a CNJ number says about its case. */
export interface CaseNumberParts {
  /** Year of filing. */
  readonly year: number
  /** `TJSP`, `TJDFT`, `TRF4`; null for the other branches of justice and unknown courts. */
  readonly court: string | null
  /** State of a state court, else null. */
  readonly uf: Uf | null
}

/** TR 01 to 27 of the state courts (J = 8). */
const STATE_COURTS: readonly Uf[] = [
  ...(['AC', 'AL', 'AP', 'AM', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MT', 'MS', 'MG', 'PA'] as const),
  ...(['PB', 'PR', 'PE', 'PI', 'RJ', 'RN', 'RS', 'RO', 'RR', 'SC', 'SE', 'SP', 'TO'] as const),
]

/** Unified numbering: `NNNNNNN-DD.AAAA.J.TR.OOOO`. */
export const CASE_NUMBER_PRINT: PrintedNumber = {
  mask: '9999999-99.9999.9.99.9999',
  mark: /[.,]/,
  isFoundBare: false,
  hasSuffix: true,
  isValid: isValidCaseNumber,
}
const findUnified = numberFinder(CASE_NUMBER_PRINT)

/**
 * TJSP `583.00.2007.123456-7`, federal `2005.81.00.000002-9`, TJRJ `2007.001.123456-7`, TJMG `0024.07.123456-7`, TJES
 * `024.06.006127-3`, TJRS `001/1.05.1234567-8`.
 */
const OLD = [
  /(?<![\d.])\d{3}\.\d{2}\.\d{4}\.\d{6}-[\dX](?!\d)/g,
  /(?<![\d.])(?:19|20)\d{2}\.\d{2}\.\d{2}\.\d{6}-[\dX](?!\d)/g,
  /(?<![\d.])(?:19|20)\d{2}\.\d{3}\.\d{6}-[\dX](?!\d)/g,
  /(?<!\d)(?<!\d\.)(?:\d\.)?\d{3,4}\.\d{2}\.\d{6}-[\dX](?!\d)/g,
  /(?<![\d./])\d{3}\/\d\.\d{2}\.\d{7}-[\dX](?!\d)/g,
] as const

/**
 * Every court case number of a text: CNJ numbers whatever their check digits, CNJ numbers with
 * look-alike letters when the check digits prove them, and old numbers. Twenty bare digits count only
 * when the check digits pass (PJe document numbers are as long).
 */
export function findCaseNumbers(text: string): CaseNumberHit[] {
  const unified = findUnified(text).map(({ masked: _, ...hit }): CaseNumberHit => {
    return { ...hit, value: withMask(CASE_NUMBER_PRINT.mask, hit.value), numbering: 'cnj' }
  })
  const old = OLD.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ index: start, 0: raw }): CaseNumberHit => {
      return { value: raw, numbering: 'old', valid: false, start, end: start + raw.length, raw }
    }),
  )
  return withoutOverlaps([...unified, ...old])
}

/**
 * ISO 7064 MOD 97-10 over NNNNNNN AAAA J TR OOOO DD.
 *
 * @param text 20 digits, with or without the mask
 */
export function isValidCaseNumber(text: string): boolean {
  const parts = /^(\d{7})-?(\d{2})\.?(\d{4}\.?\d\.?\d{2}\.?\d{4})$/.exec(text)
  if (parts === null) return false
  return modulo97(`${parts[1]}${parts[3]?.replaceAll('.', '')}${parts[2]}`) === 1
}

/** @returns null when `value` is no CNJ number */
export function caseNumberParts(value: string): CaseNumberParts | null {
  const match = /^\d{7}-?\d{2}\.?(\d{4})\.?(\d)\.?(\d{2})\.?\d{4}$/.exec(value)
  if (match === null) return null
  const [year, branch, tribunal] = [Number(match[1]), match[2], Number(match[3])]
  if (branch === '4')
    return { year, court: tribunal >= 1 && tribunal <= 6 ? `TRF${tribunal}` : null, uf: null }
  const uf = branch === '8' ? (STATE_COURTS[tribunal - 1] ?? null) : null
  if (uf === null) return { year, court: null, uf: null }
  return { year, court: stateCourt(uf), uf }
}

function modulo97(digits: string): number {
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}
