import { type Hit, withoutOverlaps } from './hit.ts'
import { numberFinder, type PrintedNumber, withMask } from './printed-number.ts'
import { stateCourt, type Uf } from './uf.ts'

export interface CaseNumberHit extends Hit {
  /** `NNNNNNN-DD.AAAA.J.TR.OOOO`. */
  readonly value: string
  /** The check digits pass. */
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
 * The case numbers of a text in the unified numbering of 2008 (Resolução CNJ 65): those printed with their mask whatever their check
 * digits, with look-alike letters when the check digits prove them. Twenty bare digits count only when the check digits pass (PJe
 * document numbers are as long).
 */
export function findCaseNumbers(text: string): CaseNumberHit[] {
  const hits = findUnified(text).map(({ masked: _, ...hit }) => {
    return { ...hit, value: withMask(CASE_NUMBER_PRINT.mask, hit.value) }
  })
  return withoutOverlaps(hits)
}

/** Digits of a number that a court gave by a rule of its own. */
const OWN_DIGITS_MIN = 5
const OWN_DIGITS_MAX = 20
/** So many digits in one group are a number of a court without its marks, not a year or the number of a page. */
const BARE_DIGITS_MIN = 9
const BARE_DIGITS_MAX = 14

/**
 * Numbers as courts gave them by rules of their own before 2008: `583.00.2007.123456-7` (TJSP), `97.02.14418-7` (TJCE),
 * `001/1.05.1234567-8` (TJRS), `12.418/388`, `170/96`, `200351000744`. Other numbers look the same, days do not: only the words
 * around one say whether it is a case's.
 */
export function findOwnNumbers(text: string): Hit[] {
  return [...text.matchAll(GROUPS)].flatMap(({ index: start, 0: raw }) => {
    const digits = raw.replace(/\D/g, '').length
    const isBare = digits === raw.length
    const [least, most] = isBare ? [BARE_DIGITS_MIN, BARE_DIGITS_MAX] : [OWN_DIGITS_MIN, OWN_DIGITS_MAX]
    const isNumber = digits >= least && digits <= most && !DAY.test(raw)
    return isNumber ? [{ start, end: start + raw.length, raw }] : []
  })
}

/** Groups of digits with a mark between each two; the last may be a check letter. */
const GROUPS = /(?<![\p{L}\d]|[\d][./-])\d+(?:[./-]\d+)*(?:-X)?(?![\p{L}\d]|[./-]\d)/gu
const DAY = /^(?:0?[1-9]|[12]\d|3[01])([./-])(?:0?[1-9]|1[0-2])\1(?:19|20)?\d{2}$/

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
