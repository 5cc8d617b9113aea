import type { Candidate } from '../../fields/choose.ts'
import { caseNumberParts, findCaseNumbers } from '../../values/case-number.ts'
import { fold } from '../../values/fold.ts'
import { pattern } from '../../values/pattern.ts'
import { tidy } from '../../values/tidy.ts'
import { candidateAt, type Prose } from './prose.ts'

const CASE_LABEL = pattern()`
  (?:PROCESSO|AUTOS|PROTOCOLO|FEITO|PROC\.|NUMERO UNICO|N(?:UMERO)?\.? (?:DO|UNICO)|CNJ)[^\n:;]{0,40}:?[\s.]*
  (?:N[º°O.]*|NUMERO)?[\s:.º°]*$
`
/** Other cases that a term mentions. */
const OTHER_CASE = pattern()`
  (?:PRINCIPAL|APENS|ORIGEM|ORIGINARI|DEPENDENCIA|RELACIONAD|INCIDENT|AGRAVO|RECURSO|CONEX|REFERENCIA
    |ANTERIOR|PREVENT|PRECATORIA|APELACAO|INQUERITO|MEDIDA PROTETIVA|DESTITUICAO)
  [^\n]{0,40}$
`
const STAMP = /(?:INFORME O PROCESSO|PROJUDI|PROCESSO:)[^\n]{0,20}$/

/** Court case numbers, best where the case block stands. */
export function caseNumberCandidates(prose: Prose): Candidate[] {
  return findCaseNumbers(prose.text).map((hit, i) => {
    const before = prose.folded.slice(Math.max(0, hit.start - 70), hit.start)
    const score =
      1.2 +
      (CASE_LABEL.test(before) ? 2.2 : 0) +
      (/[A-Z)]\s?N[º°O.]{0,2}\s*$/.test(before) ? 1.2 : 0) +
      (STAMP.test(before) ? -0.5 : 0) +
      (OTHER_CASE.test(before) ? -4 : 0) +
      (hit.valid ? 0.5 : -0.4) +
      (hit.numbering === 'old' ? -0.5 : 0) +
      (i === 0 ? 0.6 : 0)
    return candidateAt(prose, hit.value, hit.start, hit.end, score)
  })
}

/** `TJSP` and `SP` of a CNJ number. */
export function courtOfCaseNumber(caseNumber: string): { court: string | null; uf: string | null } {
  const parts = caseNumberParts(caseNumber)
  return { court: parts?.court ?? null, uf: parts?.uf ?? null }
}

const CLASS_LABELS: readonly { readonly pattern: RegExp; readonly weight: number }[] = [
  { pattern: /(?:^|\n|\d{4}\s+)[\s\d.)]*CLASSE\s?(?:[-–/]|E)\s?ASSUNTO\s*:?[ \t]*\n?/g, weight: 4 },
  {
    pattern:
      /(?:^|\n|[|;(]\s?|\s[-–]\s|\d{4}[\s,]+)[\s\d.)]*CLASSE(?: (?:JUDICIAL|PROCESSUAL|CNJ|D[OA] (?:PROCESSO|ACAO|FEITO)))?\s*:[ \t]*\n?/g,
    weight: 3.5,
  },
  {
    pattern: pattern('g')`
      (?:^|\n|[|;(]\s?|\s[-–]\s|\d{4}[\s,]+)[\s\d.)]*
      (?:TIPO DE ACAO|TIPO DE PROCESSO|ACAO|PROCEDIMENTO|ESPECIE|FEITO|NATUREZA(?: D[AO] [A-Z]+)?)\s*
      (?::|[-–](?=\s))[ \t]*\n?
    `,
    weight: 2.2,
  },
  {
    pattern:
      /(?:^|\n)CLASSE\s(?=(?:GUARDA|TUTELA|CURATELA|INTERDICAO|PROCEDIMENTO|ACAO|MEDIDA|CUMPRIMENTO)(?![A-Z]))/g,
    weight: 1.8,
  },
]
/** Up to the end of the line or the next caption on it. */
const CLASS_VALUE = pattern()`
  ^[^\n|;]+?
  (?=
    \s*
      (?:\s\d{7}-|\n|\||;|$
        |(?:[-–,]\s*)?(?<![A-Z])
          (?:ASSUNTOS?|REQUERENTES?|AUTOR(?:A|ES)?|PROCESSO|PARTES?|JUIZA?|VARA|COMARCA|VALOR
            |DISTRIBUI[A-Z]+|NIVEL DE SIGILO|SEGREDO)
          (?:\(A\)| DA CAUSA| DE JUSTICA| PRINCIPAL)?\s*:
        )
    |,\s(?:FOI|EM QUE|NOS|QUE|ONDE|PROMOVID|REQUERID|MOVID|PROPOST|COMPARECE|TENDO))
`
/** `INTERDIÇÃO/CURATELA Nº 5000000-…`: eproc prints the class before the number. */
const CLASS_BEFORE_NUMBER = pattern('g')`
  (?:^|\n)(?:(?:PROCESSO|AUTOS|FEITO)\s?:\s?)?([A-Z][A-Z /(),.-]{5,90}?)(?: \(\d{2,5}\))?,?\s(?:- )?N
  (?:UMERO|[º°O.]{0,2}):?\s?(?=\d{7}-\d{2})
`
/** `0802222-33.2022.8.10.0040 - GUARDA`: on the line of the number. */
const CLASS_OF_CASE =
  /(?:^|\n)\s*(?:AUTOS|PROCESSO|FEITO|ACAO) D[EA] ([A-Z][A-Z /()-]{4,60}?),? N[º°O.]{0,2}\s?(?=\d{3})/g
const CLASS_AFTER_NUMBER = /\.\d{4}\s(?:[-–]\s|\()([A-Z][A-Z /()-]{4,70}?)(?=\)?\n)/g
/** `AÇÃO DE GUARDA` alone on a line of the case block. */
const CLASS_LINE =
  /(?:^|\n)[ ]*(ACAO DE (?:GUARDA|TUTELA|CURATELA|INTERDICAO|MODIFICACAO DE GUARDA)[A-Z ,/()-]{0,60})(?=\n)/g
const CLASS_WORDS =
  /GUARDA|TUTELA|CURATELA|INTERDICAO|PROCEDIMENTO|ACAO|ADOCAO|CUMPRIMENTO|ALVARA|MEDIDA|REMOCAO|DESTITUICAO|FAMILIA|PODER FAMILIAR/

/** The class of the case: after its label, up to the end of its value. */
export function caseClassCandidates(prose: Prose): Candidate[] {
  const labelled = CLASS_LABELS.flatMap(({ pattern, weight }) =>
    [...prose.folded.matchAll(pattern)].flatMap((match) => {
      const start = match.index + match[0].length
      const length = CLASS_VALUE.exec(prose.folded.slice(start, start + 200))?.[0].length ?? 0
      const value = prose.text.slice(start, start + length)
      return value ? [valueAt(prose, start, value, weight)] : []
    }),
  )
  const printed = [...prose.folded.matchAll(CLASS_BEFORE_NUMBER)].flatMap((match) => {
    const words = match[1] ?? ''
    if (/^(?:PROCESSO|AUTOS|PROTOCOLO|FEITO|TERMO)/.test(words) || !CLASS_WORDS.test(words)) return []
    const start = match.index + match[0].indexOf(words)
    const end = prose.folded.slice(start).search(/,?\s(?:- )?N(?:UMERO|[º°O.]{0,2}):?\s?\d{7}-/)
    return [valueAt(prose, start, prose.text.slice(start, start + end), 3)]
  })
  const after = [...prose.folded.matchAll(CLASS_AFTER_NUMBER)].flatMap((match) => {
    const words = match[1] ?? ''
    const start = match.index + match[0].length - words.length
    return CLASS_WORDS.test(words)
      ? [valueAt(prose, start, prose.text.slice(start, start + words.length), 1.6)]
      : []
  })
  const named = [...prose.folded.matchAll(CLASS_OF_CASE)].flatMap((match) => {
    const words = match[1] ?? ''
    const start = match.index + match[0].indexOf(words)
    return CLASS_WORDS.test(words)
      ? [valueAt(prose, start, prose.text.slice(start, start + words.length), 2.4)]
      : []
  })
  const titled = [...prose.folded.matchAll(CLASS_LINE)].map((match) => {
    const words = match[1] ?? ''
    const start = match.index + match[0].indexOf(words)
    return valueAt(prose, start, prose.text.slice(start, start + words.length), 1.4)
  })
  return [...labelled, ...printed, ...after, ...named, ...titled].filter(
    ({ value }) => typeof value === 'string' && /[A-Z]{4}/.test(fold(value)),
  )
}

function valueAt(prose: Prose, start: number, raw: string, score: number): Candidate {
  // The bracket that the whole label stands in is no part of the value.
  const value = /\)$/.test(raw) && !raw.includes('(') ? raw.slice(0, -1) : raw
  return candidateAt(prose, tidy(value), start, start + value.length, score)
}
