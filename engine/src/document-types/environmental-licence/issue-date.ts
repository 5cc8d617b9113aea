import { labelledCandidates, slotText } from '../../fields/candidates.ts'
import { type Candidate, choose } from '../../fields/choose.ts'
import { flowOf } from '../../fields/flow.ts'
import { labelList } from '../../fields/labels.ts'
import type { Reading } from '../../fields/reading.ts'
import type { Field } from '../../types.ts'
import { findDates } from '../../values/date.ts'
import { pattern } from '../../values/pattern.ts'
import { PLACE_BEFORE_DATE } from '../../values/place.ts'

const LABELS = labelList([
  ['DATA DE EMISSAO', 3.5],
  ['DATA DA EMISSAO', 3.5],
  ['DATA DE EXPEDICAO', 3.5],
  ['DATA DA EXPEDICAO', 3.5],
  ['DATA DA CONCESSAO', 3],
  ['DATA DE CONCESSAO', 3],
  ['DATA DA ASSINATURA', 2.5],
  ['EMITIDA EM', 3],
  ['EMITIDO EM', 3],
  ['EXPEDIDA EM', 3],
  ['EXPEDIDO EM', 3],
  ['CONCEDIDA EM', 2.5],
  ['EMISSAO', 2.5],
  ['EXPEDICAO', 2],
  ['DATA DA LICENCA', 2.5],
  ['DATA DE LAVRATURA', 2],
  ['LOCAL E DATA', 2.5],
  ['EXPEDIDA AOS', 2.5],
  ['DATA DE ASSINATURA', 2.5],
  ['ASSINADO ELETRONICAMENTE', 1],
  ['ASSINADO DIGITALMENTE', 1],
  ['DATA', 1.5],
])

/** `Cubatão, 12 de maio de 2022.` or `Recife/PE, em 12/05/2022`: a place, then the date, alone on the line. */
const PLACE_AND_DATE = new RegExp(
  `(?:^|\\n)${PLACE_BEFORE_DATE}(?=\\d|\\p{L}+\\s+dias\\s+do\\s+m[êe]s)`,
  'gu',
)
/** `PORTARIA SEMA Nº 12.345 DE 12 DE MAIO DE 2022`: acts carry their date in the title. */
const ACT = pattern('gu')`
  (?:^|\n)[ \t]*(?:PORTARIA|ATO|ALVAR[ÁA]|LICEN[ÇC]A|AUTORIZA[ÇC][ÃA]O|CERTIFICADO)(?:\s+[\p{Lu}/-]+){0,5}\s+N
  [º°.o]*\s*[\d./-]+(?:-[\p{Lu}\d]+)?,?\s+DE\s+
`

/** `Documento assinado eletronicamente por X, Presidente, em 12/05/2022, às 10:15`: the last resort. */
const SIGNED = pattern('giu')`
  assinad[oa]\s+(?:(?:eletr[ôo]nica|digital)mente|com\s+(?:certificado|assinatura)[^\n]{0,40}?)
  (?:,?\s+por\b|\s*:)[^\f]{3,200}?,?\s+(?:em|data:?|aos)\s+(?=\d)
`
/** "seis dias do mês de janeiro do ano de dois mil e vinte e um (6 de janeiro de 2021)" */
const DATE_WINDOW = 100
/** Date of issue; not a field of the specification, but what relative validity counts from. */
export function issueDate(reading: Reading): Field {
  return choose(issueDateCandidates(reading))
}

function issueDateCandidates(reading: Reading): Candidate[] {
  const flow = flowOf(reading)
  const labelled = labelledCandidates(reading, LABELS, (text, neighbour, label) => {
    // "Data de validade" is another date's caption.
    if (label.label.phrase === 'DATA' && /^\s*d[aeo]/i.test(label.line.line.text.slice(label.end))) return []
    const hit = findDates(slotText(text, neighbour))[0]
    return hit && hit.start < 40 ? [{ value: hit.iso, start: hit.start, end: hit.end, score: 0 }] : []
  })
  const placed = [...flow.text.matchAll(PLACE_AND_DATE)].map((match) => ({
    at: match.index + match[0].length,
    score: 3,
  }))
  const acts = [...flow.text.matchAll(ACT)].map((match) => ({ at: match.index + match[0].length, score: 3 }))
  const signed = [...flow.text.matchAll(SIGNED)].map((match) => ({
    at: match.index + match[0].length,
    score: 1.2,
  }))
  const written = [...placed, ...acts, ...signed].flatMap(({ at, score }) => {
    const hit = findDates(flow.text.slice(at, at + DATE_WINDOW))[0]
    if (!hit || hit.start > (/^\d/.test(flow.text.slice(at)) ? 2 : DATE_WINDOW)) return []
    return [{ value: hit.iso, spans: flow.locate(at + hit.start, at + hit.end), score }]
  })
  return [...labelled, ...written]
}
