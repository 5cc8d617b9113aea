import { DIGIT_LIKE, repairDigits } from './digits.ts'
import { type Hit, withoutOverlaps } from './hit.ts'
import type { Uf } from './uf.ts'

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

const CNJ = /(?<!\d)(?<!\d[./-])\d{7} ?[-–—]? ?\d{2} ?\.? ?\d{4} ?\.? ?\d ?\.? ?\d{2} ?\.? ?\d{4}(?!\d)/g
const D = `[${DIGIT_LIKE}]`
const CONFUSED_CNJ = new RegExp(
  `(?<![\\p{L}\\d])${D}{7} ?[-–—] ?${D}{2} ?\\. ?${D}{4} ?\\. ?${D} ?\\. ?${D}{2} ?\\. ?${D}{4}(?![\\p{L}\\d])`,
  'gu',
)

/** TJSP `583.00.2007.123456-7`, federal `2005.81.00.000002-9`, TJRJ `2007.001.123456-7`, TJMG `0024.07.123456-7`. */
const OLD = [
  /(?<![\d.])\d{3}\.\d{2}\.\d{4}\.\d{6}-[\dX](?!\d)/g,
  /(?<![\d.])(?:19|20)\d{2}\.\d{2}\.\d{2}\.\d{6}-[\dX](?!\d)/g,
  /(?<![\d.])(?:19|20)\d{2}\.\d{3}\.\d{6}-[\dX](?!\d)/g,
  /(?<!\d)(?<!\d\.)(?:\d\.)?\d{4}\.\d{2}\.\d{6}-[\dX](?!\d)/g,
] as const

/**
 * Every court case number of a text: CNJ numbers whatever their check digits, CNJ numbers with
 * look-alike letters when the check digits prove them, and old numbers. Twenty bare digits count only
 * when the check digits pass (PJe document numbers are as long).
 */
export function findCaseNumbers(text: string): CaseNumberHit[] {
  const hits: CaseNumberHit[] = []
  for (const match of text.matchAll(CNJ)) {
    const value = parseCaseNumber(match[0])
    if (value === null) continue
    const valid = isValidCaseNumber(value)
    if (!valid && !match[0].includes('.')) continue
    hits.push({ value, numbering: 'cnj', valid, ...hitOf(match) })
  }
  for (const match of text.matchAll(CONFUSED_CNJ)) {
    const value = repairCaseNumber(match[0])
    if (value !== null) hits.push({ value, numbering: 'cnj', valid: true, ...hitOf(match) })
  }
  for (const pattern of OLD) {
    for (const match of text.matchAll(pattern)) {
      hits.push({ value: match[0], numbering: 'old', valid: false, ...hitOf(match) })
    }
  }
  return withoutOverlaps(hits)
}

/** A slot that holds a CNJ number and nothing else, in canonical form; its check digits may fail. */
export function parseCaseNumber(text: string): string | null {
  const compact = text.replace(/\s/g, '').replace(/[–—]/g, '-')
  if (!/^\d{7}-?\d{2}\.?\d{4}\.?\d\.?\d{2}\.?\d{4}$/.test(compact)) return null
  return formatCaseNumber(compact.replace(/\D/g, ''))
}

/** The CNJ number of a slot after reading look-alikes as digits, when the check digits prove it. */
export function repairCaseNumber(slot: string): string | null {
  const digits = repairDigits(slot, 20, isValidCaseNumber)
  return digits === null ? null : formatCaseNumber(digits)
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

/**
 * Check digits DD of a number.
 *
 * @param base 18 digits: NNNNNNN AAAA J TR OOOO
 * @throws {RangeError} when `base` is not 18 digits
 */
export function caseNumberCheckDigits(base: string): string {
  if (!/^\d{18}$/.test(base)) throw new RangeError('a case number without check digits has 18 digits')
  return String(98 - modulo97(`${base}00`)).padStart(2, '0')
}

/** `NNNNNNN-DD.AAAA.J.TR.OOOO`. @throws {RangeError} when `digits` is not 20 digits */
export function formatCaseNumber(digits: string): string {
  if (!/^\d{20}$/.test(digits)) throw new RangeError('a case number has 20 digits')
  return digits.replace(/^(\d{7})(\d{2})(\d{4})(\d)(\d{2})/, '$1-$2.$3.$4.$5.')
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
  return { year, court: uf === 'DF' ? 'TJDFT' : `TJ${uf}`, uf }
}

function modulo97(digits: string): number {
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97
  return remainder
}

function hitOf(match: RegExpExecArray): Hit {
  return { start: match.index, end: match.index + match[0].length, raw: match[0] }
}
