import type { Candidate } from '../../fields/choose.ts'
import { type DateHit, findDates } from '../../values/date.ts'
import { pattern, patternPart } from '../../values/pattern.ts'
import { CITY, PLACE_BEFORE_DATE } from '../../values/place.ts'
import { candidateAt, type Prose } from './prose.ts'

interface DateCue {
  readonly weight: number
  /** Matched on the text before a date, up to it. */
  readonly before?: RegExp
  /** Matched on the text after a date. */
  readonly after?: RegExp
}

const LAW = pattern()`
  (?:LEI|DECRETO|RESOLUCAO|PROVIMENTO|PORTARIA|MEDIDA PROVISORIA|CODIGO|EMENDA|LEI COMPLEMENTAR)
  (?: [A-Z]+){0,3}(?:,? N[º°.O]*)?[\s\d./-]*(?:\/[A-Z]+)?,?\s?(?:DE|EM)?\s*$
`
const SIGNED = pattern()`
  (?:LIBERADO NOS AUTOS|ASSINAD[OA][^\n;]{0,40}(?:ELETRONICA|DIGITAL|(?<![A-Z])POR |PEL[OA] )[^\n;]{0,120}
    |DATA E HORA|DATA\/HORA|PUBLICADO[^\n]{0,40}|JUNTADA|GERADO[^\n]{0,60}|IMPRESSO[^\n]{0,40}
    |EMITIDO POR[^\n]{0,40}|CONSULTAD[^\n]{0,40})
  [^\n;]{0,12}$
`
const BORN = /(?:NASC[A-Z]*\.?|NATURAL)(?:(?!SENTENCA|DECISAO)[^;\n]){0,50}$/
const DECISION =
  '(?:R\\.\\s?)?(?:SENTENCA|DECISAO|DESPACHO|DELIBERACAO|ACORDAO|LIMINAR|DECISUM|DETERMINACAO JUDICIAL|PROVIMENTO JUDICIAL)'

const PLACE_BEFORE = new RegExp(`(?:^|[\\n.;]\\s*)${PLACE_BEFORE_DATE}$`, 'u')

const ISSUE_CUES: readonly DateCue[] = [
  {
    weight: 4.5,
    before:
      /(?:^|[\n.:;"-]\s*)(?:AOS?|AO\(S\)|NO(?: DIA)?|NA DATA DE|HOJE,?|EM DATA DE)(?: DIA(?:S|\(S\))?)?:?\s*$/,
  },
  { weight: 3.6, before: /(?:^|\n)\s*EM\s*$/ },
  {
    weight: 3.8,
    before: PLACE_BEFORE,
    after: /^\s*\.?\s*(?:\n|$|\f)/,
  },
  {
    weight: 2.6,
    before: PLACE_BEFORE,
  },
  {
    weight: 3.4,
    before: pattern()`
      (?:LAVRAD[OA]|EXPEDID[OA]|EMITID[OA]|FIRMA(?:D[OA])?(?: O PRESENTE [A-Z]+)?|PASSAD[OA]
        |DATA D[OAE] (?:TERMO|EXPEDICAO|EMISSAO|LAVRATURA|ASSINATURA|COMPROMISSO)|DAD[OA]|PRESENTES?|DIGITEI
        |SUBSCREVI|COMPROMISSO(?: LEGAL)?|PRESENTE TERMO)
      [^.;\n]{0,70}?(?: EM(?: DATA DE)?| AOS?| NO DIA|:)\s*$
    `,
  },
  {
    weight: 3,
    before: new RegExp(
      `(?:ASSINA[MR]?|FIRMA[MR]?|PRESENTE|COMPROMISSO|TERMO)[^.;\\n]{0,30} EM ${PLACE_BEFORE_DATE}$`,
      'u',
    ),
  },
  { weight: 2, before: /(?:^|\n)\s*(?:LOCAL E DATA|DATA)\s*:\s*[^\n\d]{0,40}$/ },
  {
    weight: 3,
    before: /,\s?(?:EM|AOS?|NO DIA)\s*$/,
    after: pattern()`
      ^[^.;\n]{0,90}
      (?:COMPROMETE|PREST(?:A|OU|ARAM)(?![A-Z])|COMPARECE|ASSUM(?:E|IU|IRAM)|ACEIT(?:A|OU|ARAM)
        |DECLAR(?:A|OU)|RECEBE|FIRM(?:A|OU|ARAM)(?![A-Z])|ASSIN(?:A|OU|ARAM)(?![A-Z])|LAVR)
    `,
  },
  {
    weight: 3.2,
    before: /(?:^|\n)\s*(?:LAVRATURA|EXPEDICAO|EMISSAO|COMPROMISSO)(?: D[OAE] [A-Z]+)?\s*:\s*$/,
  },
  // `Vai assinado em …` without a word of electronic signatures.
  {
    weight: 2.4,
    before: /(?:ASSINAD[OA]S?|DATAD[OA])(?![A-Z])[^.;\n]{0,70}(?: EM(?: DATA DE)?| AOS?| NO DIA|,)\s*$/,
  },
  // `Catalão – 12 de março`, `CATALÃO (GO) EM 12 DE MARÇO`.
  {
    weight: 2.2,
    before: new RegExp(`(?:^|\\n)\\s*${CITY}(?:\\s?[|:-]|\\s(?:EM|AOS?))\\s$`, 'u'),
    after: /^\s*\.?\s*(?:\n|$|\f)/,
  },
  // Alone on its line.
  { weight: 1.6, before: /(?:^|\n)\s*$/, after: /^\s*\.?\s*(?:\n|$|\f)/ },
  { weight: 1.2, before: /(?:NESTA DATA|AO?S?)\s*,?\s*\(?$/ },
]

const DECISION_CUES: readonly DateCue[] = [
  {
    weight: 4.2,
    before: new RegExp(
      patternPart`
        ${DECISION}[^.;\n]{0,130}?
        (?:DATAD[OA]|PROFERID[OA]|PROLATAD[OA]|EXARAD[OA]|LAVRAD[OA]|PUBLICAD[OA]|ASSINAD[OA]|DADA|LANCAD[OA]
          |ID)?
        [^.;\n]{0,50}?(?:DE|EM|AOS?|DIA|DATA)\s*$
      `,
    ),
  },
  {
    weight: 4,
    before: /(?:^|\n)\s*DATA D[AEO]S? (?:R\. )?(?:DECISAO|SENTENCA|NOMEACAO|DEFERIMENTO)[^\n:]{0,30}:\s*$/,
  },
  {
    weight: 3.4,
    before: /(?:DATAD[OA]|PROFERID[OA]|PROLATAD[OA]|EXARAD[OA])[^.;\n]{0,40}?(?:DE|EM|AOS?|DIA|DATA)\s*$/,
  },
  {
    weight: 2.6,
    before: pattern()`
      (?:DEFERI(?:D[OA]|U)|CONCED(?:ID[OA]|EU)|CONFERI(?:D[OA]|U)|NOME(?:AD[OA]|OU)|DECRET(?:AD[OA]|OU)
        |JULG(?:AD[OA]|OU)|DETERMIN(?:AD[OA]|OU)|HOMOLOG(?:AD[OA]|OU))
      [^.;\n]{0,60}?(?: EM(?: DATA DE)?| AOS?| NO DIA|,)\s*$
    `,
  },
  { weight: 2.8, before: new RegExp(`${DECISION}[^.;\\n]{0,60}\\(?\\s*$`) },
]
const TRANSIT =
  /TRANSIT[A-Z]* EM JULGADO(?:,? (?:CERTIFICAD[OA]|OCORRID[OA]|OPERAD[OA]|VERIFICAD[OA]))?(?:,? (?:EM|NO DIA|AOS|NA DATA DE|DIA))?\s*\(?$/
const WINDOW = 190

/** `Erechim, data da assinatura eletrônica`: the term is as old as its signature. */
const AS_SIGNED = pattern('g')`
  ,\s(?:N?A )?
    DATA (?:D[AO] (?:ASSINATURA|SISTEMA)|E ASSINATURA|D[AO]S? (?:ELETRONICA|DIGITAL)|REGISTRADA|CONSTANTE)
    [^\n:]{0,60}(?=\n|$)
  |(?<![A-Z])DATAD[OA] E ASSINAD[OA] (?:ELETRONICA|DIGITAL)MENTE(?=[\s.]*(?:\n|$))
`

/** @param signatureDate when it was signed, ISO, perhaps with a time */
export function issueDateCandidates(
  prose: Prose,
  dates: readonly DateHit[],
  signatureDate: string | null,
): Candidate[] {
  const signed =
    signatureDate === null
      ? []
      : [...prose.folded.matchAll(AS_SIGNED)].map((match) =>
          candidateAt(prose, signatureDate.slice(0, 10), match.index, match.index + match[0].length, 2.6),
        )
  const printed = dates.flatMap((date) => {
    const { before, after } = around(prose, date)
    if (BORN.test(before) || LAW.test(before) || FILED.test(before)) return []
    const cue = bestCue(ISSUE_CUES, before, after)
    if (!cue) return []
    // Stamps print the time.
    const isStamp = SIGNED.test(before) || (date.time !== null && /ASSINAD[OA][^\n;]{0,130}$/.test(before))
    const isDecision = bestCue(DECISION_CUES.slice(0, 4), before, after) !== null
    const score = cue.weight - (isStamp ? 4 : 0) - (isDecision ? 2.5 : 0)
    return [candidateAt(prose, date.iso, date.start, date.end, score)]
  })
  return [...printed, ...signed, ...unclaimedDates(prose, dates)]
}

/** A term has a day: where nothing announces one, a day that nothing else claims may be it. */
function unclaimedDates(prose: Prose, dates: readonly DateHit[]): Candidate[] {
  const free = dates.filter((date) => {
    const { before, after } = around(prose, date)
    const claimed = [BORN, LAW, SIGNED, TRANSIT, CLAIMED].some((claim) => claim.test(before))
    return (
      !claimed &&
      date.time === null &&
      !CLAIMED_AFTER.test(after) &&
      bestCue(DECISION_CUES, before, after) === null
    )
  })
  return free.map((date) => candidateAt(prose, date.iso, date.start, date.end, UNCLAIMED_SCORE))
}

/** The day of the case or of a death, whatever line it stands on. */
const FILED = /(?:DISTRIBU|AUTUAD|AJUIZAD|OBITO|FALEC)[A-Z]*[^.;\n]{0,30}$/
const UNCLAIMED_SCORE = 0.7
/** What other days of a term are days of. */
const CLAIMED = new RegExp(
  `(?:${[
    'DISTRIBU[A-Z]*',
    'AUTUAD',
    'AJUIZAD',
    'OBITO',
    'FALEC[A-Z]*',
    'CASAMENTO',
    'CASAD[OA]S?',
    'EXPEDID[OA] (?:EM|AOS|PEL)',
    'ORGAO',
    'CERTIDAO',
    'AUDIENCIA',
    'LAUDO',
    'ESTUDO',
    'VALID[OA]',
    'VALIDADE',
    'VIGENCIA',
    'VENC[A-Z]*',
    'PRAZO',
    'ATE',
    'DESDE',
    'A PARTIR',
    'ID\\.?',
    'FLS?\\.?',
    'MOV\\.?',
    'EVENTO',
    'PUBLICAD[OA]',
    'DISPONIBILIZAD[OA]',
    'JUNTAD[OA]',
    'CODIGO',
    'DOCUMENTO',
    'PORTARIA',
    'REMOVID[OA]',
    'REVOGAD[OA]',
  ].join('|')})(?![A-Z])[^.;\\n]{0,45}$`,
)
const CLAIMED_AFTER = /^:\s?[A-Z]|^\s?[,(-]?\s?(?:\(?FLS|\(?ID |DATA D[OE] (?:OBITO|NASC))/

export function decisionDateCandidates(
  prose: Prose,
  dates: readonly DateHit[],
  issueDate: string | null,
): Candidate[] {
  const candidates = dates.flatMap((date, i) => {
    const { before, after } = around(prose, date)
    // What stands before the previous date belongs to that one.
    const previous = dates[i - 1]
    const since = previous ? before.slice(Math.max(0, before.length - (date.start - previous.end))) : before
    if (LAW.test(since) || TRANSIT.test(since) || SIGNED.test(since)) return []
    const cue = bestCue(DECISION_CUES, since, after)
    if (!cue || BORN.test(since.slice(-60))) return []
    const other =
      /(?:REVOG|ANTERIOR|SUBSTITUI|ATE A|AGRAVO|ADOCAO|OBITO|FALEC|FORA NOMEAD|HAVIA SIDO|TINHA SIDO)[^.;\n]{0,60}$/.test(
        since,
      )
        ? -2.5
        : 0
    const naming = /(?:NOME|DEFER|CUMPRIMENTO|CONFORME|TERMOS|FORCA|POR|DETERMIN)[^.;\n]{0,90}$/.test(since)
      ? 0.6
      : 0
    return [candidateAt(prose, date.iso, date.start, date.end, cue.weight + other + naming)]
  })
  return [...candidates, ...sameDay(prose, issueDate)]
}

/** `em decisão desta data`, `por sentença proferida nesta data`. */
function sameDay(prose: Prose, issueDate: string | null): Candidate[] {
  if (issueDate === null) return []
  const pattern = new RegExp(
    `${DECISION}[^.;\\n]{0,60}?(?:D?ESTA (?:MESMA )?DATA|NESTA DATA|DE HOJE|NO DIA DE HOJE)`,
    'g',
  )
  return [...prose.folded.matchAll(pattern)].map((match) =>
    candidateAt(prose, issueDate, match.index, match.index + match[0].length, 3.4),
  )
}

function bestCue(cues: readonly DateCue[], before: string, after: string): DateCue | null {
  const fitting = cues.filter((cue) => (cue.before?.test(before) ?? true) && (cue.after?.test(after) ?? true))
  return [...fitting].sort((a, b) => b.weight - a.weight)[0] ?? null
}

function around(prose: Prose, date: DateHit): { before: string; after: string } {
  return {
    before: prose.folded
      .slice(Math.max(0, date.start - WINDOW), date.start)
      .replace(/(?<![A-Z])(?:MM|DRA?|EXM[OA]|R|FLS?|N|ART|SRA?|V)\./g, (dotted) => dotted.replace('.', ' ')),
    after: prose.folded.slice(date.end, date.end + 60),
  }
}

export function datesOf(prose: Prose): DateHit[] {
  return findDates(prose.text)
}
