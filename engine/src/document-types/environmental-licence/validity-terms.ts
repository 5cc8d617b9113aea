import { labelledCandidates, slotText } from '../../fields/candidates.ts'
import type { Candidate } from '../../fields/choose.ts'
import type { Flow } from '../../fields/flow.ts'
import type { Label } from '../../fields/labels.ts'
import type { Reading } from '../../fields/reading.ts'
import { evidenceOf, spanText } from '../../fields/span.ts'
import type { Evidence, Field } from '../../types.ts'
import { findDates } from '../../values/date.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { addTerm, findTerms, type Term, type TermHit } from '../../values/term.ts'
import { conditionScoreAt, decoyScore, lastSentence, ownParagraph } from './validity-talk.ts'

/** What ties a relative term to this document: `válida por`, `prazo de validade de`, `pelo prazo de`. */
const TERM_CONTEXT =
  /(?:VALID[AO]S?|VALIDADE|VIGENCIA|VIGORA|VALE|PRAZO|LAPSO|PERIODO|DURACAO|EFICACIA|CONCEDIDA|EXPEDIDA|OUTORGADA)\b[^.;]{0,60}$/
const STRONG_TERM_CONTEXT = pattern()`
  (?:VALID[AO]S?|VALIDADE|VIGENCIA|VALE POR|PRAZO D(?:A|ESTA|E) (?:LICENCA|DURACAO|VIGENCIA))\b[^.;]{0,60}$
  |\b(?:PRAZO|DURACAO)\s?[:–-]\s?$|(?:CONCEDID|EXPEDID|OUTORGAD|EMITID)A(?: PELO PRAZO DE| POR)\s?$
  |(?:CONCEDID|EXPEDID|OUTORGAD|EMITID|LICENC)[AO][^.;]{0,60}\bCOM PRAZO DE\s?$
`
const CONTEXT_CHARACTERS = 90

/** Ends of terms that count from a date: `válida por quatro anos, a contar da emissão`. */
export function termCandidates(flow: Flow, issued: Field): Candidate[] {
  return findTerms(flow.text).flatMap((term): Candidate[] => {
    const before = normalise(
      ownParagraph(flow.text.slice(Math.max(0, term.start - CONTEXT_CHARACTERS), term.start)),
    )
    // A cell is over where its block is: the caption below it speaks of something else.
    const [rest = ''] = flow.text.slice(term.end, term.end + CONTEXT_CHARACTERS).split('\n\n')
    const after = normalise(rest)
    const near = before.slice(-70)
    const announced = TERM_CONTEXT.test(near) || /VALIDADE|VALID[AO]/.test(before.slice(-40))
    const counted = /^[^.;]{0,25}(?:A PARTIR D|A CONTAR D|CONTAD[OA]S? D|DA DATA D|APOS)/.test(after)
    if (!announced && !counted) return []
    const base =
      (counted ? dateAfter(flow, term) : null) ??
      (/PUBLICACAO/.test(clauseOf(after)) ? publicationBase(flow) : null) ??
      issueBase(issued)
    const end = base && addTerm(base.iso, term)
    if (!base || !end) return []
    const sentence = lastSentence(before)
    const score =
      0.6 +
      (STRONG_TERM_CONTEXT.test(near)
        ? 2.2
        : /PELO (?:PRAZO|LAPSO|PERIODO) D[EO]/.test(near)
          ? 1
          : announced
            ? -1.2
            : 0) +
      (counted ? 1.2 : 0) +
      (term.disagree ? -0.5 : 0) +
      decoyScore(`${sentence} ${clauseOf(after)}`) +
      conditionScoreAt(flow, term.start, sentence)
    const spans = flow.locate(term.start, term.end)
    const evidence = [...evidenceOf(spans), ...base.evidence]
    const raw = flow.text.slice(term.start, term.end).replace(/\s+/g, ' ')
    // The sum cannot have more confidence than the base date.
    return [{ value: end, spans, evidence, raw, score: score + Math.log(base.confidence) }]
  })
}

/** `Prazo de validade | 05 (cinco) anos`: a term that stands alone in the cell of its caption. */
export function termsInCells(reading: Reading, labels: readonly Label[], issued: Field): Candidate[] {
  const base = issueBase(issued)
  if (!base) return []
  const found = labelledCandidates(reading, labels, (text, neighbour, { isCaption }) => {
    const slot = slotText(text, neighbour)
    const term = findTerms(slot)[0]
    const end = term && addTerm(base.iso, term)
    if (!term || !end || !isCaption || !/^\W*$/.test(slot.slice(0, term.start) + slot.slice(term.end)))
      return []
    return [{ value: end, start: term.start, end: term.end, score: Math.log(base.confidence) }]
  })
  return found.map((one) => ({
    ...one,
    evidence: [...evidenceOf(one.spans), ...base.evidence],
    raw: spanText(one.spans),
  }))
}

/** `Validade (anos): 4`. */
export function unitInCaption(flow: Flow, issued: Field): Candidate[] {
  const base = issueBase(issued)
  if (!base) return []
  return [...flow.text.matchAll(UNIT_IN_CAPTION)].flatMap((match) => {
    const [whole, unit = '', amount = ''] = match
    const end = addTerm(base.iso, {
      amount: Number(amount),
      unit: UNITS[unit.charAt(0).toLowerCase()] ?? 'day',
    })
    const spans = flow.locate(match.index, match.index + whole.length)
    const evidence = [...evidenceOf(spans), ...base.evidence]
    return end ? [{ value: end, spans, evidence, raw: whole, score: 3 + Math.log(base.confidence) }] : []
  })
}

const UNIT_IN_CAPTION = /(?:validade|vigência|prazo)\s*\((anos?|meses|dias)\)\s*:?\s*(\d{1,4})(?![\d/.])/giu
const UNITS: Readonly<Record<string, Term['unit']>> = { a: 'year', m: 'month', d: 'day' }

/** The date that a term is counted from. */
interface Base {
  readonly iso: string
  readonly confidence: number
  readonly evidence: readonly Evidence[]
}

/** `a contar da data 22 de junho de 2024`: the sentence itself says where the term begins. */
function dateAfter(flow: Flow, term: TermHit): Base | null {
  const after = flow.text.slice(term.end, term.end + CONTEXT_CHARACTERS)
  const sentence = after.slice(0, after.search(/[.;](?:\s|$)/) + 1 || after.length)
  const date = findDates(sentence)[0]
  if (!date) return null
  const spans = flow.locate(term.end + date.start, term.end + date.end)
  return { iso: date.iso, confidence: 1, evidence: evidenceOf(spans, [], 'derived') }
}

/** A clause after a term speaks of it no further than this. */
const CLAUSE_CHARACTERS = 30

function clauseOf(after: string): string {
  return after.slice(0, CLAUSE_CHARACTERS)
}

/** `Publicada no Diário Oficial do Estado nº 153, de 12/03/2021`, `Publicação: 12/03/2021`. */
const PUBLISHED =
  /(?:^|[\n.;(]\s*)(?:publicad[oa]s?\s+(?:n[oa]|em)\b|(?:data\s+d[ae]\s+)?publica[çc][ãa]o(?:\s+n[oa][^:\n]{0,40})?\s*:)/giu
const PUBLISHED_WINDOW = 90

function publicationBase(flow: Flow): Base | null {
  for (const match of flow.text.matchAll(PUBLISHED)) {
    const from = match.index + match[0].length
    const date = findDates(flow.text.slice(from, from + PUBLISHED_WINDOW))[0]
    if (!date) continue
    const spans = flow.locate(from + date.start, from + date.end)
    return { iso: date.iso, confidence: PUBLISHED_CONFIDENCE, evidence: evidenceOf(spans, [], 'derived') }
  }
  return null
}

/** Another act's publication may be mentioned like this. */
const PUBLISHED_CONFIDENCE = 0.9

function issueBase(issued: Field): Base | null {
  if (issued.status !== 'found') return null
  const evidence = issued.evidence.map((item) => ({ ...item, source: 'derived' as const }))
  return { iso: String(issued.value), confidence: issued.confidence, evidence }
}
