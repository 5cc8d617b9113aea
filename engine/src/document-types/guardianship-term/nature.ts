import type { Candidate } from '../../fields/choose.ts'
import { pattern } from '../../values/pattern.ts'
import { candidateAt, type Prose } from './prose.ts'

const OFFICE =
  '(?:GUARDA|TUTELA|CURATELA|INTERDICAO|CURADOR[A-Z]*|TUTOR[A-Z]*|GUARDIA[A-Z]*|RESPONSABILIDADE|COMPROMISSO|TERMO)(?:\\([A-Z]{1,3}\\))?'
const BETWEEN =
  '(?:,? (?:E |O |A |DE |DA |DO |ENCARGO |CARGO |CURADOR[A-Z]*(?:\\([A-Z]+\\))? |' +
  'TUTOR[A-Z]*(?:\\([A-Z]+\\))? |RESPONSABILIDADE |LEGAL |UNILATERAL |COMPARTILHAD[OA] |JUDICIAL ' +
  ')?){0,3}'

const PROVISIONAL: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${OFFICE}${BETWEEN} ?\\(?(?:EM CARATER |A TITULO |DE FORMA )?PROVISORI[OA]`, 'g'), 2.6],
  [/(?:CARATER|TITULO|FORMA|MODO) (?:PROVISORI|TEMPORARI|PRECARI)[OA]|PROVISORIAMENTE/g, 2.2],
  [
    pattern('g')`
      (?:TUTELA (?:PROVISORIA )?DE URGENCIA
        |TUTELA (?:PROVISORIA|ANTECIPADA)(?! D[EOA]S? (?:MENOR|CRIANCA|ADOL))
        |ANTECIPACAO D[EA]S? (?:EFEITOS DA )?TUTELA|LIMINAR(?:MENTE)?|CAUTELAR(?:MENTE)?)
      (?![A-Z])
    `,
    1.6,
  ],
  [
    pattern('g')`
      ATE (?:A )?
      (?:ULTERIOR|POSTERIOR|NOVA|FINAL|SEGUNDA|DECISAO|SENTENCA|O JULGAMENTO|JULGAMENTO|O TRANSITO|O DESFECHO
        |O FINAL|DELIBERACAO)
    `,
    2,
  ],
  // docs/domain.md 3.1: a term in days, months or years.
  [/PELO (?:PRAZO|PERIODO) DE \d{1,3}(?: \([A-Z ]+\))? (?:DIAS?|MES(?:ES)?|ANOS?)(?![A-Z])/g, 1.6],
  [/ENQUANTO (?:DURAR|TRAMITAR|PERDURAR)(?:EM)? [OA]S? (?:PROCESSO|FEITO|ACAO)/g, 1.8],
]
const DEFINITIVE: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${OFFICE}${BETWEEN} ?\\(?(?:EM CARATER |A TITULO |DE FORMA )?DEFINITIV[OA]`, 'g'), 2.8],
  [/(?:CARATER|TITULO|FORMA) DEFINITIV[OA]|DEFINITIVAMENTE/g, 2.2],
  [/(?:SENTENCA|DECISAO) DEFINITIVA(?![A-Z])/g, 2],
  [/TRANSIT(?:ADA|OU|O) EM JULGADO|TRANSITAD[OA] EM JULGADO/g, 2.4],
]
/** `( X ) PROVISÓRIA  (   ) DEFINITIVA`: the box that is ticked. */
const TICKED = /[([]\s?X\s?[)\]]\s*(PROVISORI|DEFINITIV)[OA]/g
const TICKED_SCORE = 4
/** Words beside a box that nobody ticked say nothing. */
const UNTICKED = /[([]\s*[)\]]\s*$/
/** An earlier order that this term replaces, or a later one that will end it. */
const PASSED = pattern()`
  (?:REVOG|SUBSTITU|CONVERT|CONVOL|CONVERSAO|ANTERIOR|ANTES|OUTRORA|ENTAO|CESSA|TORNA(?:NDO)? DEFINITIV
    |CONFIRM|JA EXERC|VINHA EXERC|ATE A |ATE O |ATE DECISAO|APOS O |QUANDO D[OA])
  [^.;\n]{0,45}$
`
const TITLE_WEIGHT = 2.4

export function natureCandidates(prose: Prose, title: { start: number; end: number } | null): Candidate[] {
  const of = (value: string, cues: readonly (readonly [RegExp, number])[]) =>
    cues.flatMap(([pattern, weight]) =>
      [...prose.folded.matchAll(pattern)].slice(0, 4).flatMap((match, nth) => {
        const start = match.index
        const end = start + match[0].length
        const inTitle = title !== null && start >= title.start && end <= title.end
        if (UNTICKED.test(prose.folded.slice(Math.max(0, start - 8), start))) return []
        const isPassed = PASSED.test(prose.folded.slice(Math.max(0, start - 70), start))
        const score = (isPassed ? -1 : weight - 0.8 * nth) + (inTitle ? TITLE_WEIGHT : 0)
        return [candidateAt(prose, value, start, end, score)]
      }),
    )
  const title_ = title ? prose.folded.slice(title.start, title.end) : ''
  const words = (['PROVISIONAL', 'DEFINITIVE'] as const).flatMap((value) => {
    const pattern = value === 'PROVISIONAL' ? /PROVISORI|TEMPORARI/ : /DEFINITIV/
    const at = title_.search(pattern)
    if (!title || at < 0) return []
    return [candidateAt(prose, value, title.start + at, title.start + at + 10, 5)]
  })
  const ticked = [...prose.folded.matchAll(TICKED)].map((match) => {
    const value = match[1] === 'DEFINITIV' ? 'DEFINITIVE' : 'PROVISIONAL'
    return candidateAt(prose, value, match.index, match.index + match[0].length, TICKED_SCORE)
  })
  return [...words, ...ticked, ...of('PROVISIONAL', PROVISIONAL), ...of('DEFINITIVE', DEFINITIVE)]
}
