import type { Candidate } from '../../fields/choose.ts'
import { pattern, patternPart } from '../../values/pattern.ts'
import { candidateAt, type Prose } from './prose.ts'

/** Words of clauses about powers, limits and duties of the office. */
const POWER_WORDS: readonly (readonly [RegExp, number])[] = [
  [/(?<![A-Z])(?:NAO )?PODERA[OS]?(?![A-Z])|(?<![A-Z])PODERAO(?![A-Z])|PODENDO/, 1.6],
  [
    /ALIENA[RC]|ONERA[RC]|VENDER|VENDA|PERMUTA|DISPOR D|EMPRESTIMO|HIPOTECA|GRAVAR|ADQUIRIR BENS|CONTRAIR/,
    1.3,
  ],
  [/REPRESENTA-?L?[OA]?S?R?|REPRESENTAR|ASSISTI-?L[OA]|ASSISTIR/, 1],
  [
    /ADMINISTRA|GERIR|GERENCIAR|RECEBER|MOVIMENTAR|MATRICULAR|AUTORIZAR|DIRIGIR A EDUCACAO|PRATICAR|GESTAO|DECIDI|LEVAR|MUDAR|TRANSFERIR/,
    0.8,
  ],
  [/ASSISTENCIA (?:MATERIAL|MORAL|EDUCACIONAL)/, 1.4],
  [/PATRIMONIA[IL]S?|NEGOCIA[IL]S?|NATUREZA PATRIMONIAL/, 1.1],
  [
    /LIMITA(?:D[OA]S?|-SE|M-SE|NDO-SE)|RESTRIT[OA]S?|LIMITES DA|ALCANCA|ABRANGE|RESTRINGE|AFETA(?:RA)? (?:TAO|SO)/,
    0.9,
  ],
  [
    pattern()`
      VEDAD[OA]|PROIBID[OA]|DEFES[OA]|SEM (?:PREVIA |EXPRESSA )?(?:AUTORIZACAO|COMUNICA)|AUTORIZACAO JUDICIAL
      |ALVARA JUDICIAL|REVOGAD[OA] A QUALQUER TEMPO
    `,
    1.4,
  ],
  [/OBRIGA|INCUMB|COMPETE|CABENDO|CABERA|DEVE(?:RA|NDO|M)?(?![A-Z])|DEVERAO|DEVERES|RESPONSABILIZA/, 0.8],
  [/^(?:INCUMBE|COMPETE|CABE|CUMPRE)M? (?:A|AO|AS|AOS)(?:\(A\))? /, 1],
  [/ADVERTID|CIENTE|CIENTIFICAD/, 0.8],
  [/RESPONSAVE(?:L|IS) P|RESPONSABILI|RESPONDE(?:RA|M|RAO|NDO)? P/, 0.7],
  [/SEM (?:PODER|(?:A )?(?:PREVIA )?(?:CIENCIA|ANUENCIA|LICENCA|CONSENTIMENTO))(?![A-Z])/, 1.2],
  [/(?:DIREITO|DEVER) DE /, 0.6],
  [/COMUNICAR|INFORMAR/, 0.4],
  [
    pattern()`
      ^(?:O|A|OS|AS)(?:\(A\))? (?:GUARDI|CURADOR|TUTOR|COMPROMISSAD)[A-Z()]* (?:NAO |SE )?
      (?:FICA|COMPROMETE|OBRIGA|TEM |[A-Z]+RA(?:O)?(?![A-Z]))
    `,
    0.7,
  ],
  [/^FICAM? (?:O|A|OS|AS)(?:\(A\))? (?:GUARDI|CURADOR|TUTOR|COMPROMISSAD|RESPONSAVE)/, 0.7],
  [/SUSTENTAR|PROTEGER|EDUCAR/, 0.8],
  [/ALIMENTOS|EDUCACAO|SUSTENTO|ZELAR|VELAR|CUIDA(?:R|DOS?)|ESCOLAR|DEFENDE|SAUDE|BEM-ESTAR/, 0.8],
  [/(?<![A-Z])BENS(?![A-Z])|PRESTA[A-Z]*(?: DE)? CONTAS/, 0.5],
  [/OPOR-SE A TERCEIROS|PREVIDENCIARI|BENEFICIO/, 0.9],
  [/CONDICAO DE DEPENDENTE/, 0.9],
  [/ARTIGOS? 1\.?7[4-8]\d|ART(?:S?\.|IGOS?) ?(?:33|84|85)|ARTIGOS 1\.740/, 0.6],
  [/PODERES|ATOS DA VIDA CIVIL|ATOS DE/, 0.7],
]
/** The compromise itself, the recital and the closing are no powers. */
const OTHER_WORDS: readonly (readonly [RegExp, number])[] = [
  [/BEM E FIELMENTE|SEM DOLO|(?<![A-Z])PROMET|ACEIT(?:O|OU|A|AVA|EI)(?![A-Z])|FIRMA O PRESENTE/, -2.4],
  [
    /LAVREI|LAVROU|LAVRAD|LIDO E ACHADO|NADA MAIS|DIGITEI|SUBSCREV|CONFERI(?![A-Z])|VAI (?:DEVIDAMENTE )?ASSINAD|CONSTAR/,
    -4,
  ],
  [
    /ASSINAD[OA] (?:ELETRONICA|DIGITAL)|CODIGO VERIFICADOR|AUTENTICIDADE|INFORME O PROCESSO|WWW\.|HTTP|E-MAIL/,
    -6,
  ],
  [/CIENTIFICAD[OA]S? DAS PENAS|SOB AS PENAS|PENAS DA LEI|PENAS DO ART/, -1.6],
  [/TESTEMUNHA|COMPARECE(?!R)/, -1.2],
  // The law, quoted.
  [/["”]\s*\((?:LEI|CODIGO|ECA|ART)(?![A-Z])/, -4],
  // How long it holds is a field of its own.
  [/(?:TEM|TERA|COM) VALIDADE|VIGORA|VALE(?:RA)?(?![A-Z])|E VALID[OA] (?:ATE|POR)|VIGENCIA/, -3],
]
const GUARDIAN_GIVEN = '(?:[A-Z]+ )?(?:[OA]S? [A-Z]+ )?'
/** Openings of a clause that hangs on a longer sentence. */
const OPENINGS = [
  patternPart`
    (?:FICANDO|ESTANDO) ${GUARDIAN_GIVEN}
    (?:CIENTES?|ADVERTID|AUTORIZAD|VEDAD|PROIBID|OBRIGAD|INCUMBID|LIMITAD|RESTRIT|RESSALVAD|EXPRESSAMENTE
      |RESPONSAVE)
  `,
  'FICANDO-LHE',
  '(?:LIMITAD|RESTRIT|RESTRINGINDO|LIMITANDO|LIMITADOS)[A-Z]*(?:-SE)? ',
  '(?:NAO )?PODENDO ',
  'DEVENDO ',
  'CABENDO',
  'INCUMBINDO',
  'COMPETINDO',
  'COM (?:OS )?(?:AMPLOS )?PODERES ',
  'COM A (?:INCUMBENCIA|OBRIGACAO|RESSALVA|FINALIDADE)',
  'COM (?:O )?(?:DIREITO|DEVER) ',
  'SENDO-LHES? (?:VEDAD|DEFES|PERMIT|PROIB|AUTORIZ)',
  'VEDAD[OA]S? ',
  'PARA (?:REPRESENTA|ADMINISTRA|PRATICAR|O FIM DE REPRES|TODOS OS (?:FINS|ATOS))',
  'EXCLUSIVAMENTE ',
  'CUJOS (?:LIMITES|PODERES)',
  'CONFERINDO(?:-LHE)? ',
  'CIENTES? D',
  'COMPROMETENDO-SE A',
  '(?:A QUEM|AO QUAL|A QUAL) (?:INCUMBE|COMPETE|CABE)',
  'OBRIGANDO-SE A',
]
const CLAUSE = new RegExp(`,\\s+(?=${OPENINGS.join('|')})`, 'g')
/** A form that says so. */
const POWERS_CAPTION =
  /(?<![A-Z])(?:PODERES|DEVERES|LIMITES|ATRIBUICOES|OBRIGACOES|EXTENSAO|ALCANCE)(?![A-Z])/
const POWERS_CAPTION_SCORE = 1.2
/** `Teor: …`, `6. DEVERES: …`: the caption is not the sentence's. */
const CAPTION = /^(?:\d{1,2}\s?[.)-]\s*)?[A-Z][A-Z ]{2,30}:\s+/
const SENTENCE_MIN = 1.3
const RECITAL = pattern()`
  COMPARECE(?!R)|C\.?P\.?F|(?<![A-Z])R\.?G\.?(?![A-Z])|NASCID|RESIDENTE|BRASILEIR|BEM E FIELMENTE
  |DEFERID[OA] O COMPROMISSO|FLS\.|CONCEDEU|CONCEDID|DEFERIU|NOMEOU|PROFERI|DATAD[OA]|LAVRAR
`

/** `…, conforme decisão proferida em …`: what grants the powers closes their sentence. */
const GRANTED_BY =
  /,?\s(?:CONFORME|CONSOANTE|NOS TERMOS D[AO]|POR FORCA D[AO])\s(?:R\.?\s)?(?:DECISAO|SENTENCA)\s[^,;]*$/

interface Sentence {
  readonly start: number
  readonly end: number
  readonly paragraph: number
}

/** Runs of sentences about powers, and the clause of the recital that gives them. */
export function powersCandidates(prose: Prose): Candidate[] {
  const found: { start: number; end: number; score: number; paragraph: number; isClause: boolean }[] = []
  for (const sentence of sentencesOf(prose)) {
    const whole = prose.folded.slice(sentence.start, sentence.end)
    const { start, isClause } = clauseStart(whole)
    if (start === null) continue
    const named = POWERS_CAPTION.test(whole.slice(0, start)) ? POWERS_CAPTION_SCORE : 0
    const score = scoreOf(whole.slice(start)) + named
    if (score < SENTENCE_MIN || whole.length - start < 25) continue
    const piece = {
      start: sentence.start + start,
      end: sentence.end,
      score,
      paragraph: sentence.paragraph,
      isClause,
    }
    const last = found.at(-1)
    const continues =
      last && !isClause && prose.folded.slice(last.end, piece.start).trim().replace(/^[.;]/, '').trim() === ''
    if (last && continues && !/\f/.test(prose.text.slice(last.end, piece.start))) {
      found[found.length - 1] = { ...last, end: piece.end, score: last.score + piece.score / 2 }
    } else found.push(piece)
  }
  return found.map(({ start, end, score, isClause }) => {
    const value = prose.text
      .slice(start, end)
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[\s.;,:]+$/, '')
    return candidateAt(prose, value, start, end, Math.min(4.5, score) - (isClause ? 0.3 : 0))
  })
}

/** Where the powers begin in a sentence: at its start, or at a clause after a comma if it tells more. */
function clauseStart(folded: string): { start: number | null; isClause: boolean } {
  if (!RECITAL.test(folded)) return { start: CAPTION.exec(folded)?.[0].length ?? 0, isClause: false }
  // The first clause after which the recital does not go on.
  const clauses = [...folded.matchAll(CLAUSE)].map((match) => match.index + match[0].length)
  const start = clauses.find((at) => !RECITAL.test(folded.slice(at).replace(GRANTED_BY, '')))
  return { start: start ?? null, isClause: true }
}

function scoreOf(folded: string): number {
  const weigh = (words: readonly (readonly [RegExp, number])[]) =>
    words.reduce((sum, [pattern, weight]) => sum + (pattern.test(folded) ? weight : 0), 0)
  return weigh(POWER_WORDS) + weigh(OTHER_WORDS)
}

function sentencesOf(prose: Prose): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let paragraph = 0
  const push = (end: number): void => {
    const lead = /^\s*/.exec(prose.text.slice(start, end))?.[0].length ?? 0
    if (end - start - lead > 20) sentences.push({ start: start + lead, end, paragraph })
    start = end
  }
  for (const stop of prose.folded.matchAll(/[.](?=\s+["“(]?[A-Z0-9])|\n+|\f|$/g)) {
    const before = prose.folded.slice(Math.max(start, stop.index - 12), stop.index)
    if (stop[0] === '.' && (ABBREVIATION.test(before) || /^\.\s+\d/.test(prose.folded.slice(stop.index))))
      continue
    push(stop.index)
    start = stop.index + stop[0].length
    if (stop[0] !== '.') paragraph++
  }
  return sentences
}

const ABBREVIATION =
  /(?:^|[^A-Z])(?:AV|DRA?S?|SRA?S?|STA|STO|ART|ARTS|FLS?|INC|MM|EXM[OA]|R|N|C|P\.F|R\.G|C\.P|P|L|DES|PROF|CF|§|V)$/
