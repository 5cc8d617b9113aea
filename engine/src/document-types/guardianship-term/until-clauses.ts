import { fold } from '../../values/fold.ts'
import { patternPart } from '../../values/pattern.ts'
import { isKnownCaption } from './captions.ts'
import type { Prose } from './prose.ts'

/** `até …` and `enquanto …`: a term that an event ends. Offsets in the prose. */
export interface UntilClause {
  readonly start: number
  readonly end: number
  /** In capitals without accents. */
  readonly words: string
  /** Log-odds that it is the term of the office. */
  readonly score: number
}

/** Every clause that tells an end, without the thought that follows it. */
export function untilClauses(prose: Prose): UntilClause[] {
  return CLAUSES.flatMap(({ pattern, score }) =>
    [...prose.folded.matchAll(pattern)].map((match) => {
      const clause = match[0]
      const start = match.index
      const printed = prose.text.slice(start, start + clause.length)
      const cuts = [UNTIL_END, SAID].map((end) => clause.search(end)).filter((at) => at > 0)
      const isBeforeColon = prose.folded.charAt(start + clause.length) === ':'
      const captioned = isBeforeColon ? captionStart(printed) : clause.length
      const cut = Math.min(...cuts, captioned, clause.length)
      const words = clause.slice(0, cut).replace(/\s(?:E|OU)\s*$/, '')
      const end = start + words.trimEnd().length
      return { start, end, words, score }
    }),
  )
}

/** Whose judgment, whose day: what may stand between `até` and the event. */
const SUBJECT = [
  '[OA]S? [A-Z]{4,14} (?=COMPLETAR|ATINGIR|ALCANCAR)',
  'QUE (?:EST[AE]S? |EL[AE]S? |[OA]S? [A-Z]+ )?',
  'A ',
  'O ',
  'SEU ',
  'SUA ',
  'QUANDO ',
].join('|')
const WHICH = '(?:ULTERIOR(?:ES)?|POSTERIOR|NOVA|SEGUNDA|FINAL|EVENTUAL|DEFINITIVA|PROXIMA|OUTRA|EXPRESSA)\\s'
const EVENTS = [
  'DELIBERAC(?:AO|OES)',
  'DECISAO',
  'DETERMINACAO',
  'ORDEM',
  'MANIFESTACAO',
  'SENTENCA',
  'JULGAMENTO',
  'TRANSITO EM JULGADO',
  'DESFECHO',
  'SOLUCAO',
  'ESTUDO',
  'LAUDO',
  'PERICIA',
  'AUDIENCIA',
  'REALIZACAO',
  'VINDA',
  'JUNTADA',
  'APRESENTACAO',
  'DECURSO',
  'REAVALIACAO',
  'CONCLUSAO',
  'CESSACAO',
  'LEVANTAMENTO',
  'REVOGACAO',
  'RECUPERACAO',
  'FINAL',
  'FIM',
  'TERMINO',
  'ENCERRAMENTO',
  'EXTINCAO',
  'RETORNO',
  'RESTABELECIMENTO',
  'REGULARIZACAO',
  'DEFINICAO',
  'MAIORIDADE',
  'CAPACIDADE',
  'EMANCIPACAO',
  'COMPLET(?:AR|E|EM)',
  'ATIN(?:GIR|JA|JAM)',
  'ALCAN(?:CAR|CE)',
  'IMPLEMENTO',
  'SE(?:R|JA) PROFERIDA',
  'SOBREVENHA',
  '(?:OS )?(?:18|DEZOITO)(?: ANOS)?',
].join('|')
const REST = '[^,;.:\\n]'
const CLAUSES: readonly { readonly pattern: RegExp; readonly score: number }[] = [
  {
    pattern: new RegExp(`(?<![A-Z])ATE (?:${SUBJECT})?(?:${WHICH})?(?:${EVENTS})(?![A-Z])${REST}{0,90}`, 'g'),
    score: 3,
  },
  // `até que se conclua a perícia`: whatever follows, it tells an end.
  { pattern: new RegExp(`(?<![A-Z])ATE QUE [A-Z]${REST}{5,90}`, 'g'), score: 2.2 },
  // `até a prolação da sentença`: any deed or event.
  {
    pattern: new RegExp(`(?<![A-Z])ATE (?:A|O) [A-Z]{3,14}(?:CAO|SAO|MENTO)(?![A-Z])${REST}{0,90}`, 'g'),
    score: 2,
  },
  // `enquanto perdurar a incapacidade dos pais`
  {
    pattern: new RegExp(
      patternPart`
        (?<![A-Z])ENQUANTO (?:DURAR|PERDURAR|PERSISTIR|SUBSISTIR|TRAMITAR|VIGORAR|NAO (?:SOBREVIER|HOUVER|FOR))
        (?:EM)?(?![A-Z])${REST}{0,80}
      `,
      'g',
    ),
    score: 2.6,
  },
]

/** Where the clause goes over to the next thought. */
const NEXT_THOUGHT = [
  '[A-Z]+(?:ANDO|ENDO|INDO)(?:-[A-Z]+)?',
  'COM (?:OS )?PODERES',
  'COM DISPENSA',
  'DISPENSAD[OA]',
  'INDEPENDENTEMENTE',
  'SEM NECESSIDADE',
  'O QUE',
  'COM (?:OS|AS|O|A) (?:SEGUINTES|DEVER(?:ES)?|OBRIGAC[A-Z]+|ENCARGO)',
  'CONFORME',
  'CONSOANTE',
  'SEGUNDO',
  'NOS TERMOS',
  'NA FORMA',
  'POR FORCA',
  'POR (?:DECISAO|SENTENCA)',
  'EM (?:CUMPRIMENTO|CONFORMIDADE|RAZAO|VIRTUDE)',
  'DE ACORDO',
  '(?:A QUEM|AO QUAL|A QUAL)',
  'A FIM',
  'PARA (?:QUE|FINS|OS|TODOS|[A-Z]+R)',
  'SOB (?:PENA|AS|COMPROMISSO)',
  'SEM PREJUIZO',
  'SALVO',
  'BEM COMO',
  'MEDIANTE',
  'OCASIAO',
  '(?:QUANDO|QUE) (?:DEVERA|SERA|PODERA)',
  'E (?:COMPROMETE|PROMET|DECLAR|OBRIG|PREST|ASSUM|ASSIN|ACEIT|FIRM|FICA|DEVERA|PODERA|NAO|SERA|TERA|SE|QUE)[A-Z-]*',
].join('|')
const UNTIL_END = new RegExp(`\\s(?:(?<!\\d\\s)[-(](?=[\\sA-Z\\d])|(?:${NEXT_THOUGHT})(?![A-Z]))`)
/** `deste Juízo`, `judicial`, `a maioridade civil`: nothing but these goes on with the same thought. */
const SAME_THOUGHT = [
  'D[AEO]S?(?![A-Z])',
  'DEST',
  'NEST',
  'CIVIL',
  'LEGAL',
  'PLENA',
  'COMPETENTE',
  'OU ',
  'E ',
  'EM (?:SENTIDO )?CONTRARIO',
  'N[AEO]S? (?:AUTOS|PROCESSO|FEITO|ACAO|PRINCIPAL)',
  'SOBRE',
  'QUE ',
  'FINAL',
  'DEFINITIV',
  'POSTERIOR',
  'EXPRESS',
].join('|')
const SAID = new RegExp(`(?<=JUIZO|JUDICIAL|MAIORIDADE|MAIORIDADE CIVIL)\\s(?!${SAME_THOUGHT})`)

/** Where the caption before a colon begins: `até a maioridade Data do termo:` are two cells of a form. */
function captionStart(printed: string): number {
  const starts = [...printed.matchAll(/(?<!\s(?:deste|desse|neste|d[aeo]s?|n[ao]|[oa]))\s(?=\p{Lu})/giu)]
    .map((match) => match.index)
    .filter((at) => /\p{Lu}/u.test(printed.charAt(at + 1)))
  const known = starts.find((at) => isKnownCaption(fold(printed.slice(at + 1))))
  return known ?? (printed === printed.toUpperCase() ? printed.length : (starts.at(-1) ?? printed.length))
}
