import { addDays, addMonths, addYears } from './calendar.ts'
import { type Hit, spanOf } from './hit.ts'
import { normaliseWithMap } from './normalise.ts'
import { readNumberWordsBefore } from './number-words.ts'

export interface Term {
  /** 1 to 9999. */
  readonly amount: number
  readonly unit: 'year' | 'month' | 'day'
}

export interface TermHit extends Hit, Term {
  /** Figure and words are both legible and differ; the figure wins. */
  readonly disagree: boolean
}

const UNIT = /(?<![A-Z])(?:(ANO)(?:\(S\)|S)?|(M[E\uFFFD]S)(?:\(ES\)|ES)?|(DIA)(?:\(S\)|S)?)(?![A-Z])/g

/** `10`, `1.460`, `10 (dez)`, `(48)`, `(48) (quarenta e oito)`; matched against a short window. */
const FIGURE_BEFORE = /(?<![\d/-]|\d[.,])(?:\((\d{1,4})\)|(\d{1,4}|\d\.\d{3}))(?: ?\(([^()]{0,60})\))? ?$/

/** "9999 (nove mil novecentos e noventa e nove) " has 43 characters. */
const WINDOW = 80

/**
 * Every relative term of a text, as validity clauses print it: `10 (dez) anos`, `48 (quarenta e oito)
 * meses`, `(48) meses`, `cinco (5) anos`, `cinco anos`, `1460 dias`, `10 ano(s)`. What the term is for
 * (validity, a deadline, an age) is the caller's question. `2 anos e 6 meses` gives two hits; `aos 12
 * dias do mês` is a date and gives none.
 */
export function findTerms(text: string): TermHit[] {
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
      disagree: amount.disagree,
      ...spanOf(text, map, amount.start, end),
    })
  }
  return hits
}

/** The day a term that begins on `iso` ends; null and errors as in `addYears`. */
export function addTerm(iso: string, { amount, unit }: Term): string | null {
  if (unit === 'day') return addDays(iso, amount)
  return unit === 'month' ? addMonths(iso, amount) : addYears(iso, amount)
}

interface Amount {
  readonly value: number
  readonly disagree: boolean
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
  if (before !== null) return { value, disagree: before.value !== value, start: before.start }
  const inside = figure[3]?.trim() ?? ''
  const words = readNumberWordsBefore(inside, inside.length)
  return { value, disagree: words !== null && words.value !== value, start }
}

function wordsBefore(norm: string, at: number): Amount | null {
  const end = norm.charAt(at - 1) === ' ' ? at - 1 : at
  const words = readNumberWordsBefore(norm, end)
  return words === null ? null : { ...words, disagree: false }
}
