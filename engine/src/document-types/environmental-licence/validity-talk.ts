import type { Flow } from '../../fields/flow.ts'
import type { Reading, ReadLine } from '../../fields/reading.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { isCondition, isInCondition } from './conditions.ts'

/** Talk about validity that is not this licence's: renewal deadlines, older licences, annexed papers. */
const DECOYS = pattern()`
  RENOVACAO|\bRECURSO\b|INTERPO|IMPUGNA|PRAZO (?:LIMITE )?PARA|REVOG|ABSORVID|INCORPORAD|EXPIROU|VENCEU
  |EXPIRAD|VENCID|\bERAM?\b|TINHA|\bFOI VALID|CERTIDAO|APOLICE|SEGURO|REQUERI|ANTECEDENCIA|\bANTES\b|PUBLICAR
  |PUBLICACAO D[EO] (?:RECEB|PEDID|EXTRAT)|ANTERIOR|RENOVA A|INSTALACAO|\bPREVIA\b|A RENOVAR|\bL[IP]\b|\bART\b
  |ANOTACAO|CERTIFICADOS? D|HABITE-SE|TERMO DE COMPROMISSO|CRONOGRAMA|GUIA D|PARECER|\bCND\b|EXTINTOR|AVCB
  |CAPTURA|SUPRESSAO|APRESENTAR|COMPROVANTE|CONTRATO|OUTORGA|ALVARA|LAUDO|SUBSTITUI
`

/** Words that say whose validity it is. */
const GRANTED = pattern()`
  (?:\bD?ESTA|\bD?ESTE|\bPRESENTE|\bMESMA) (?:RENOVACAO|LICENCA|DOCUMENTO|ATO|ALVARA|AUTORIZACAO|CERTIFICADO
    |LICENCIAMENTO|PORTARIA|L[AM]?O\b)
  |\bORA (?:CONCEDID|OUTORGAD|EXPEDID|RENOVAD)|\b(?:E|FICA) (?:OUTORGAD|CONCEDID|RENOVAD|EXPEDID|DEFERID)
`
/** A renewal that is granted is the licence itself. */
const GRANTED_RENEWAL = /RENOVACAO (?:D[AE] LICENCA[^,]{0,60},|(?=(?:E|ORA|FICA|TEM|TERA|VALE|VIGORA\w*) ))/g

/** Log-odds that talk of validity in `sentence` is about this licence; 0 or less. */
export function decoyScore(sentence: string): number {
  return DECOYS.test(sentence.replace(GRANTED_RENEWAL, '').replace(GRANTED_ALL, '')) ? DECOY_SCORE : 0
}

/** Nouns that this licence is called by, and verbs of granting; a sentence without them is about something else. */
const LICENCE = pattern()`
  LICENC|\bL[AM]?O\b|DOCUMENTO|AUTORIZA|ALVARA|CERTIFICADO|\bATO\b|PORTARIA|PRESENTE|CONCE[DS]|RENOVACAO
  |VALIDADE|PRAZO|VIGENCIA|RESOLVE|EXPED|OUTORGA|FUNCIONAMENTO|OPERACAO
  |\bA (?:OPERAR|FUNCIONAR|CIRCULAR|TRAFEGAR|EXERCER)\b
`
const VALID_UNTIL = /^(?:ATE|DIA|VALID\w*|VENC\w*|EXPIR\w*|VIG[EO]\w*)$/
const SUBJECT_WORDS_MIN = 2
const FOREIGN_SCORE = -2.6

/** Log-odds that a sentence about validity, as far as it goes, speaks of this licence: `A CND tem validade até …` does not. */
export function subjectScore(sentence: string): number {
  const words = sentence.split(' ').filter((word) => /[A-Z]{3}/.test(word) && !VALID_UNTIL.test(word))
  return words.length >= SUBJECT_WORDS_MIN && !LICENCE.test(sentence) ? FOREIGN_SCORE : 0
}

const GRANTED_ALL = new RegExp(GRANTED.source, 'g')
const DECOY_SCORE = -5.5
const CONDITION_SCORE = -2.8

/** Conditions have the lowest weight (docs/domain.md 2.4), but articles and clauses of an act are numbered too. */
export function conditionScore(reading: Reading, line: ReadLine, sentence: string): number {
  return !GRANTED.test(sentence) && isCondition(reading, line) ? CONDITION_SCORE : 0
}

/** The same at an offset of running text. */
export function conditionScoreAt(flow: Flow, at: number, sentence: string): number {
  return !GRANTED.test(sentence) && isInCondition(flow.text, at) ? CONDITION_SCORE : 0
}

/** What follows the last end of a sentence; a point inside a number ends none. */
export function lastSentence(norm: string): string {
  const end = [...norm.matchAll(/[.;](?: |$)|, SENDO /g)].at(-1)
  return end ? norm.slice(end.index + end[0].length) : norm
}

/** The end of running text, from its last paragraph on where that speaks of validity by itself: a title above it is another's talk. */
export function ownParagraph(text: string): string {
  const own = text.slice(text.lastIndexOf('\n\n') + 1)
  return /VALID|VIG[EO]|PRAZO|VENC|EXPIR/.test(normalise(own)) ? own : text
}

/** What the sentence says before an offset of a line, from the lines above in its block on. */
export function sentenceBefore(reading: Reading, line: ReadLine, offset: number): string {
  const page = reading.pages.find((one) => one.page === line.page)
  const block = page?.blocks.find((one) => one.includes(line)) ?? [line]
  const above = block.slice(Math.max(0, block.indexOf(line) - SENTENCE_LINES), block.indexOf(line))
  const own = normalise(line.line.text.slice(0, offset))
  return lastSentence([...above.map(({ norm }) => norm), own].join(' '))
}

/** A sentence about validity seldom begins further above. */
const SENTENCE_LINES = 3
