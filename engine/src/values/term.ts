import { addDays, addMonths, addYears } from './calendar.ts'
import { findDates } from './date.ts'
import { type Hit, spanOf } from './hit.ts'
import { normaliseWithMap } from './normalise.ts'
import { readNumberWordsBefore } from './number-words.ts'
import { closed } from './trimmed-text.ts'

export interface Term {
  /** 1 to 9999. */
  readonly amount: number
  readonly unit: 'year' | 'month' | 'day'
}

interface TermHit extends Hit, Term {}

const UNIT = /(?<![A-Z])(?:(ANO)(?:\(S\)|S)?|(M[E\uFFFD]S)(?:\(ES\)|ES)?|(DIA)(?:\(S\)|S)?)(?![A-Z])/g

/** `10`, `1.460`, `10 (dez)`, `(48)`, `(48) (quarenta e oito)`, typed `365 /trezentos/`; matched against a short window. */
const FIGURE_BEFORE =
  /(?<![\d/-]|\d[.,])(?:\((\d{1,4})\)|(\d{1,4}|\d\.\d{3}))(?: ?(?:\([^()]{0,60}\)|\/[^()\d/]{3,60}\/))? ?$/

/** "9999 (nove mil novecentos e noventa e nove) " has 43 characters. */
const WINDOW = 80

/**
 * Every relative term of a text, as validity clauses print it: `10 (dez) anos`, `48 (quarenta e oito)
 * meses`, `(48) meses`, `cinco (5) anos`, `cinco anos`, `1460 dias`, `10 ano(s)`. What the term is for
 * (validity, a deadline, an age) is the caller's question. `2 anos e 6 meses` gives two hits, and one of `findLengths`; `aos 12
 * dias do mês` is a date and gives none.
 */
function findTerms(text: string): TermHit[] {
  const { norm, map } = normaliseWithMap(text)
  const hits: TermHit[] = []
  for (const match of norm.matchAll(UNIT)) {
    const unit = match[1] !== undefined ? 'year' : match[2] !== undefined ? 'month' : 'day'
    const end = match.index + match[0].length
    if (unit === 'day' && norm.startsWith(' DO MES', end)) continue
    const amount = amountBefore(norm, match.index)
    if (amount === null || amount.value < 1) continue
    hits.push({
      amount: amount.value,
      unit,
      ...spanOf(text, map, amount.start, end),
    })
  }
  return hits
}

/** A length of time in one or several units: `2 anos e 6 meses`. */
export interface LengthHit extends Hit {
  readonly terms: readonly Term[]
}

const UNITS: readonly Term['unit'][] = ['year', 'month', 'day']
/** Between the units of one length. */
const AND = /^\s*,?\s*(?:e\s+)?$/i

/** Every length of a text. `1 ano, prorrogável por mais 1 ano` has two. */
export function findLengths(text: string): LengthHit[] {
  const lengths: LengthHit[] = []
  for (const { amount, unit, start, end } of findTerms(text)) {
    const last = lengths.at(-1)
    const before = last?.terms.at(-1)
    const isSmaller = before !== undefined && UNITS.indexOf(unit) > UNITS.indexOf(before.unit)
    const goesOn = last && isSmaller && AND.test(text.slice(last.end, start))
    const terms = [...(goesOn ? last.terms : []), { amount, unit }]
    const from = goesOn ? last.start : start
    lengths.splice(goesOn ? -1 : lengths.length, 1, { terms, start: from, end, raw: text.slice(from, end) })
  }
  return lengths
}

/** The day a length that begins on `iso` ends; null and errors as in `addYears`. */
export function addLength(iso: string, terms: readonly Term[]): string | null {
  return terms.reduce<string | null>((day, term) => day && addTerm(day, term), iso)
}

/** The day a term that begins on `iso` ends; null and errors as in `addYears`. */
function addTerm(iso: string, { amount, unit }: Term): string | null {
  if (unit === 'day') return addDays(iso, amount)
  return unit === 'month' ? addMonths(iso, amount) : addYears(iso, amount)
}

interface Amount {
  readonly value: number
  readonly start: number
}

function amountBefore(norm: string, at: number): Amount | null {
  const windowStart = Math.max(0, at - WINDOW)
  const figure = FIGURE_BEFORE.exec(norm.slice(windowStart, at))
  if (figure === null) return wordsBefore(norm, at)
  const value = Number((figure[1] ?? figure[2] ?? '').replace('.', ''))
  const start = windowStart + figure.index
  // "dez (10) anos": the words stand before the figure.
  const before = figure[1] === undefined ? null : wordsBefore(norm, start)
  return { value, start: before?.start ?? start }
}

function wordsBefore(norm: string, at: number): Amount | null {
  const end = norm.charAt(at - 1) === ' ' ? at - 1 : at
  return readNumberWordsBefore(norm, end)
}

const OPEN =
  /^(?:(?:POR|PRAZO|TEMPO|VALIDADE)[ :]+)*(?:INDETERMINAD[OA]|PERMANENTE|SEM (?:PRAZO|VENCIMENTO|LIMITE))\b/

/** Whether a cell, in capitals without accents, says nothing but that a term has no end, wherever its caption stands. */
export function isOpenTerm(norm: string): boolean {
  return OPEN.test(norm)
}

/** A length, a day, or what ends it. */
export function termOfOffice(text: string): string | null {
  const isTerm =
    findLengths(text).length > 0 ||
    findDates(text).length > 0 ||
    /(?<!\p{L})(?:até|enquanto|durante|indeterminad[oa]|definitiv[oa]|permanente|vitalíci[oa])\s?/iu.test(
      text,
    )
  return isTerm ? closed(text.replace(NEXT_THOUGHT, '')) : null
}

/** `6 meses, na forma dos artigos 33 a 35`. */
const NEXT_THOUGHT = /,\s.*$/su
