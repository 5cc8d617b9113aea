import type { Candidate } from '../../fields/choose.ts'
import { addYears } from '../../values/calendar.ts'
import { findDates } from '../../values/date.ts'
import { pattern } from '../../values/pattern.ts'
import { addTerm, findTerms, type Term, type TermHit } from '../../values/term.ts'
import { tidy } from '../../values/tidy.ts'
import { candidateAt, type Prose } from './prose.ts'
import { untilClauses } from './until-clauses.ts'

/** A term of the office as printed, and when it ends if the page says so. */
export interface ValidityCandidate extends Candidate {
  readonly expiry: Expiry
}

export type Expiry =
  /** Several for `1 ano e 6 meses`. */
  | { readonly kind: 'term'; readonly terms: readonly Term[] }
  | { readonly kind: 'date'; readonly iso: string }
  | { readonly kind: 'majority' }
  | { readonly kind: 'open' }

const TERM_CUE = pattern()`
  (?:
    (?:PELO|POR(?: UM)?|COM|NO|EM|O) (?:PRAZO|PERIODO|LAPSO|TEMPO)
      (?: (?:DE VALIDADE|DE VIGENCIA|MAXIMO|INICIAL|CERTO|DETERMINADO|PROVISORIO|IMPRORROGAVEL))* (?:DE|:)
    |PRAZO(?: (?:DE VALIDADE|DE VIGENCIA|DA GUARDA|DA CURATELA|DA TUTELA))?\s?(?::|DE|E DE)
    |VALIDADE(?: (?:DO TERMO|DA GUARDA))?\s?(?::|DE|POR|E DE)|VIGENCIA\s?(?::|DE|POR|SERA DE)
    |VALID[OA](?:\(A\))? (?:POR|PELO PRAZO DE)|VIGORA(?:RA|NDO)? (?:POR|PELO PRAZO DE)|VIGERA POR
    |VALE(?:RA)? POR|TERA VALIDADE (?:DE|POR)|EM VIGOR POR|LIMITAD[OA]S? A|DURANTE|PELO TEMPO DE
    |(?:PROVISORI[OA]S?|ENCARGO|CARGO|MUNUS|GUARDA|CURATELA|TUTELA|COMPROMISSO),? POR|DURACAO (?:DE|:))
  \s*$
`
/** `defere a guarda de Fulano …, por 90 dias`: nothing but the preposition. */
const FOR = /(?:^|,\s)POR\s*$/
/** Deadlines and limits that are no term of the office. */
const OTHER_TERM = pattern()`
  (?:AUSENTAR|VIAGEM|CONTESTAR|PRESTAR CONTAS|COMPARECER|MULTA|RELATORIO|RECURSO|IMPUGNA|RENOVACAO
    |DEVERA[^.;]{0,30}(?:EM|NO PRAZO)|JUNTAR|APRESENTAR|COMUNICA|INTIMA|PENA |RECLUSAO|DETENCAO)
  [^.;\n]{0,60}$
`
const MAJORITY = /MAIORIDADE|18 ?\(?[A-Z]*\)? ?ANOS|DEZOITO ANOS/
const INDEFINITE = /(?:POR )?((?:PRAZO|TEMPO) INDETERMINADO)/g
const UNTIL_DATE = pattern()`
  (?:VALID[OA](?:\(A\))?|VALIDADE|VIGENCIA|VIGOR|VIGORAR?A?|PRAZO|TERMO FINAL|EXPIRA)[^.;\n]{0,20}
    (?:ATE|:|EM)(?: O DIA| A DATA DE)?\s*$
  |,\sATE(?: O DIA| A DATA DE)?\s*$
`

export function validityCandidates(prose: Prose): ValidityCandidate[] {
  return [...terms(prose), ...untils(prose), ...untilDates(prose)]
}

function terms(prose: Prose): ValidityCandidate[] {
  const hits = findTerms(prose.text)
  const fixed = hits.flatMap((term, i): ValidityCandidate[] => {
    const before = prose.folded.slice(Math.max(0, term.start - 110), term.start)
    const isCued = TERM_CUE.test(before)
    if (!(isCued || FOR.test(before)) || OTHER_TERM.test(before)) return []
    const parts = joinedTerms(prose, hits.slice(i))
    const last = parts.at(-1) ?? term
    const half =
      last.unit === 'year' ? (HALF.exec(prose.folded.slice(last.end, last.end + 10))?.[0] ?? '') : ''
    const end = last.end + half.length
    const value = tidy(prose.text.slice(term.start, end))
    // `no prazo de` announces deadlines as often as terms.
    const score = /(?<![A-Z])(?:NO|EM|O) PRAZO DE\s*$/.test(before) ? 0.4 : isCued ? 3.6 : 1.5
    return [
      {
        ...candidateAt(prose, value, term.start, end, score),
        expiry: { kind: 'term', terms: half === '' ? parts : [...parts, HALF_YEAR] },
      },
    ]
  })
  const open = [...prose.folded.matchAll(INDEFINITE)].map((match): ValidityCandidate => {
    const words = match[1] ?? ''
    const start = match.index + match[0].length - words.length
    const end = start + words.length
    return { ...candidateAt(prose, prose.text.slice(start, end), start, end, 2.6), expiry: { kind: 'open' } }
  })
  return [...fixed, ...open]
}

/** `1 (um) ano e 6 (seis) meses` is one term: the first and what is joined to it in smaller units. */
function joinedTerms(prose: Prose, hits: readonly TermHit[]): readonly TermHit[] {
  const end = hits.findIndex((hit, i) => {
    const next = hits[i + 1]
    if (!next || UNITS.indexOf(next.unit) <= UNITS.indexOf(hit.unit)) return true
    return !/^(?:,?\sE|,)\s$/.test(prose.folded.slice(hit.end, next.start))
  })
  return hits.slice(0, end + 1)
}

const UNITS = ['year', 'month', 'day']
/** `1 ano e meio`. */
const HALF = /^\sE MEIO(?![A-Z])/
const HALF_YEAR = { amount: 6, unit: 'month' } as const

function untils(prose: Prose): ValidityCandidate[] {
  return untilClauses(prose).flatMap(({ start, end, words, score }): ValidityCandidate[] => {
    if (OTHER_TERM.test(prose.folded.slice(Math.max(0, start - 90), start))) return []
    const expiry: Expiry =
      words.startsWith('ATE') && MAJORITY.test(words) ? { kind: 'majority' } : { kind: 'open' }
    return [{ ...candidateAt(prose, tidy(prose.text.slice(start, end)), start, end, score), expiry }]
  })
}

function untilDates(prose: Prose): ValidityCandidate[] {
  return findDates(prose.text).flatMap((date): ValidityCandidate[] => {
    const before = prose.folded.slice(Math.max(0, date.start - 60), date.start)
    if (!UNTIL_DATE.test(before)) return []
    const lead = /ATE(?: O DIA| A DATA DE)?\s*$/.exec(before)
    const start = lead ? date.start - (before.length - lead.index) : date.start
    const value = tidy(prose.text.slice(start, date.end))
    return [{ ...candidateAt(prose, value, start, date.end, 3), expiry: { kind: 'date', iso: date.iso } }]
  })
}

/** The last day of the office; null where it is open or what it is counted from is unknown. */
export function expiryOf(expiry: Expiry, issueDate: string | null, birthDate: string | null): string | null {
  switch (expiry.kind) {
    case 'open':
      return null
    case 'date':
      return expiry.iso
    case 'majority':
      return birthDate === null ? null : addYears(birthDate, 18)
    case 'term': {
      if (issueDate === null) return null
      return expiry.terms.reduce<string | null>((day, term) => day && addTerm(day, term), issueDate)
    }
  }
}
