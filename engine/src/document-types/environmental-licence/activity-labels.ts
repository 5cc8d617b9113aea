import { labelledCandidates } from '../../fields/candidates.ts'
import type { Candidate } from '../../fields/choose.ts'
import { type Label, type LabelHit, labelList } from '../../fields/labels.ts'
import type { Neighbour } from '../../fields/neighbours.ts'
import type { PageReading, Reading } from '../../fields/reading.ts'
import { wrappedLabel } from '../../fields/wrapped-label.ts'
import { normalise } from '../../values/normalise.ts'
import { pattern } from '../../values/pattern.ts'
import { activitiesBesideCodes } from './activity-code-cell.ts'
import { endInCell } from './activity-end.ts'
import { linesWithBullets } from './activity-lines.ts'
import { activityScore, isActivity, namesActivity, OTHER_CAPTION, splitElements } from './activity-text.ts'
import { isCondition } from './conditions.ts'

/** Activities beside or below their captions; secondary ones are listed after the main one. */
export function labelledActivities(reading: Reading): Candidate[] {
  return [...withLabels(reading, LABELS), ...activitiesBesideCodes(reading, LABELS)]
}

/** Captions of what is done besides: `CNAE secundários`, `Outras atividades`. */
export function secondaryActivities(reading: Reading): Candidate[] {
  return withLabels(reading, SECONDARY_LABELS)
}

/** Captions of much else: only words that name an activity are one beside them. */
const UNSPECIFIC = [
  ['EMPREENDIMENTO', 0.8],
  ['PARA', 1],
  ['REFERENTE A', 1],
  ['REFERENTE', 1],
] as const

const LABELS = labelList([
  ['OPERACAO RELATIVA A ATIVIDADE DE', 4],
  ['RELATIVA A ATIVIDADE DE', 4],
  ['DESCRICAO DA ATIVIDADE', 3.4],
  ['DESCRICAO DAS ATIVIDADES', 3.2],
  ['ATIVIDADE LICENCIADA', 3.4],
  ['ATIVIDADES LICENCIADAS', 3.2],
  ['ATIVIDADE AUTORIZADA', 3.2],
  ['ATIVIDADE PRINCIPAL', 3],
  ['ATIVIDADE ESPECIFICA', 3.2],
  ['SUBATIVIDADE', 3.2],
  ['SUBTIPOLOGIA', 3.2],
  ['ATIVIDADE DE', 1.6],
  ['PARA ATIVIDADE DE', 1.6],
  ['ATIVIDADES', 1.6],
  ['ATIVIDADE', 2.2],
  ['TIPOLOGIA', 2],
  ['CNAE PRINCIPAL', 1.8],
  ['CNAE', 0.6],
  ['TIPO DE ATIVIDADE', 2],
  ['RAMO DE ATIVIDADE', 1.4],
  ['RAMO', 1],
  ['OBJETO DO LICENCIAMENTO', 2.6],
  ['NATUREZA DA ATIVIDADE', 2.4],
  ['ENQUADRAMENTO', 1.2],
  ['DESCRICAO DO EMPREENDIMENTO', 1.6],
  ['NATUREZA DO EMPREENDIMENTO', 2],
  ['TIPO DE EMPREENDIMENTO', 2],
  ['TIPO DO EMPREENDIMENTO', 2],
  ['IDENTIFICACAO DA ATIVIDADE', 2.4],
  ['ESPECIFICACAO DA ATIVIDADE', 2.4],
  ['CARACTERIZACAO DA ATIVIDADE', 2],
  ['DENOMINACAO DA ATIVIDADE', 2.4],
  ['CARACTERIZACAO DO EMPREENDIMENTO', 1.2],
  ...['SERVICO', 'SERVICOS', 'USO', 'EMPREENDIMENTO', 'OPERACAO'].flatMap((noun) =>
    ['LICENCIAD', 'AUTORIZAD', 'PERMITID'].flatMap((verb) =>
      ['O', 'A', 'OS'].map((end) => [`${noun} ${verb}${end}`, 2] as const),
    ),
  ),
  ['OBJETO DA LICENCA', 2.4],
  ['OBJETO', 1.4],
  ['FINALIDADE', 1],
  ...UNSPECIFIC,
  ['DESCRICAO', 0.9],
])

const SECONDARY_LABELS = labelList(
  [
    'ATIVIDADE SECUNDARIA',
    'ATIVIDADES SECUNDARIAS',
    'ATIVIDADES COMPLEMENTARES',
    'ATIVIDADES ACESSORIAS',
    'ATIVIDADES ASSOCIADAS',
    'OUTRAS ATIVIDADES',
    'DEMAIS ATIVIDADES',
    'CNAE SECUNDARIO',
    'CNAE SECUNDARIOS',
    'CNAES SECUNDARIOS',
  ].map((phrase) => [phrase, 3]),
)

function withLabels(reading: Reading, labels: readonly Label[]): Candidate[] {
  return labelledCandidates(reading, labels, (text, neighbour, hit) => {
    // "a atividade de …" inside a sentence is read as a sentence.
    if (
      !hit.isCaption ||
      isRestOfCaption(text, neighbour, hit) ||
      NOT_LICENSED.test(wholeCaptionOf(pageOf(reading, hit), hit))
    )
      return []
    // A second caption below the first: `ATIVIDADE LICENCIADA: TIPOLOGIA`.
    const from = SECOND_CAPTION.exec(text)?.[0].length ?? 0
    const end = from + endInCell(text.slice(from))
    const printed = linesWithBullets(pageOf(reading, hit), neighbour.flow.locate(from, end))
    const own = (isOfTwo(hit) ? printed.replace(/\s\/\s[^/]*$/, '') : printed).replace(
      numberingBelow(hit),
      '',
    )
    const elements = splitElements(own.replace(LICENCE_BEFORE, ''))
    if (!elements.every(isActivity) || GRANTS.test(elements[0] ?? '')) return []
    if (isUnspecific(hit) && !(isWholeCaption(hit) && elements.every(namesActivity))) return []
    const longLabelLine =
      neighbour.direction === 'below' && hit.line.line.text.length > hit.label.phrase.length + 25 ? -2.5 : 0
    const coded = elements.length > 1 ? 1 : 0
    const asked = ASKED.test(captionOf(hit)) ? ASKED_SCORE : 0
    const score = longLabelLine + coded + asked + activityScore(elements) + 0.3
    return [{ value: elements, start: from, end, score }]
  })
}

/** `1.1` below the heading `1. OBJETO`; elsewhere it is a code. */
function numberingBelow({ line }: LabelHit): RegExp {
  const [, number] = /^(\d{1,2})\s?[.)–-]/.exec(line.line.text) ?? []
  return number ? new RegExp(`^${number}\\.\\d{1,2}[.)]?\\s+`) : /^(?!)/
}

/** `Atividade/porte: Suinocultura / médio`. */
function isOfTwo(hit: LabelHit): boolean {
  const [, second = ''] = /\/ ?([A-Z ]+)$/.exec(captionOf(hit)) ?? []
  return OTHER_CAPTION.test(second)
}

/** What was asked for may be more than what is licensed. */
const ASKED = /\b(?:REQUERID|SOLICITAD|PRETENDID)/
const ASKED_SCORE = -1

/** `Esta licença autoriza a operação de …`: a sentence in a cell is read as a sentence. */
const GRANTS = /^(?:(?:a\s+presente|esta)\s+licença\s|autoriza(?:r|-se|ção)?\s+(?:a|o|para\s+o?)\s)/iu

/** `Objeto: Licença de Operação para …`. */
const LICENCE_BEFORE =
  /^(?:renovação\s+da\s+)?licença\s+(?:ambiental\s+)?de\s+(?:operação|funcionamento)\s+(?:para\s+(?:[ao]s?\s+)?|d[aeo]s?\s+)/iu

/** A caption that nobody knows beside words that name an activity: only where nothing else was found. */
export function namedActivities(reading: Reading): Candidate[] {
  return reading.lines.flatMap((line) => {
    const [, caption = '', text = ''] = /^(\p{Lu}[^:.;,\d]{2,40}:\s+)(.+)$/u.exec(line.line.text) ?? []
    if (!namesActivity(text) || isCondition(reading, line)) return []
    const end = endInCell(text)
    const spans = [{ line, start: caption.length, end: caption.length + end }]
    return [{ value: splitElements(text.slice(0, end)), spans, score: NAMED_SCORE }]
  })
}

const NAMED_SCORE = 0.2

function pageOf(reading: Reading, { line }: LabelHit): PageReading {
  const page = reading.pages.find((one) => one.page === line.page)
  if (!page) throw new RangeError(`a label on page ${line.page.index + 1}, which is not in the reading`)
  return page
}

function isUnspecific(hit: LabelHit): boolean {
  return UNSPECIFIC.some(([phrase]) => phrase === hit.label.phrase) && !SPECIFIED.test(captionOf(hit))
}

/** `A operação da atividade fica condicionada a:`, `Atividade da licença anterior`, `Atividades não contempladas`. */
export const NOT_LICENSED = pattern()`
  \b
    (?:CONDICION|SUJEIT|OBSERVAD|RESTRI|EXIGENCIA|ANTERIOR|EXCLUID|DISPENSAD|VEDAD|PROIBID
      |NAO (?:\w+ )?(?:LICENCIAD|CONTEMPLAD|AUTORIZAD|ABRANGID|PERMITID)|TECNICA)
  |^(?:CODIGO|COD\.?|CLASSIFICACAO) D[AE]S? ATIVIDADES?
`

/** The caption from the sign before it to its colon, or all lines of one that has none and is short. */
function wholeCaptionOf(page: PageReading, { line, start }: LabelHit): string {
  const before = normalise(line.line.text.slice(0, start)).split(/[:;] /).at(-1) ?? ''
  const [caption = ''] = wrappedLabel(page, line)
    .map((one) => (one === line ? before + normalise(line.line.text.slice(start)) : one.norm))
    .join(' ')
    .split(':')
  return caption.length <= CAPTION_LENGTH_MAX ? caption : ''
}

const CAPTION_LENGTH_MAX = 60

const SPECIFIED = /ATIVIDADE|TIPOLOGIA|NATUREZA|DESCRICAO|OBJETO|CARACTERIZACAO/

const SECOND_CAPTION =
  /^(?:(?:TIPOLOGIA|DESCRIÇÃO|CÓDIGO E DESCRIÇÃO)\s*|(?:GRUPO [\dA-D]|PORTE|POTENCIAL)\b[^\n]{1,40})\n(?=.)/iu

/** `Empreendimento:`, but not `Empreendimento vistoriado em:`. */
function isWholeCaption(hit: LabelHit): boolean {
  return captionOf(hit).length <= hit.label.phrase.length + 2
}

function captionOf({ line, end }: LabelHit): string {
  return normalise(line.line.text.slice(0, end)).replace(/^[^A-Z]+|[^A-Z]+$/g, '')
}

/** `Atividade ao Ar Livre`: what goes on in small letters without a colon is another caption, or its rest. */
function isRestOfCaption(text: string, { direction }: Neighbour, { line, end }: LabelHit): boolean {
  const rest = line.line.text.slice(end)
  if (/^\s+(?:ao|à|em|por|com|para)\s/.test(rest)) return true
  return direction === 'after' && /^\p{Ll}/u.test(text) && /^\s*\p{Ll}/u.test(rest)
}
