import { labelledCandidates } from '../../fields/candidates.ts'
import type { Candidate } from '../../fields/choose.ts'
import { type Flow, flowOf, wholeLines } from '../../fields/flow.ts'
import { type LabelHit, labelList } from '../../fields/labels.ts'
import type { Neighbour } from '../../fields/neighbours.ts'
import type { Reading } from '../../fields/reading.ts'
import { normalise } from '../../values/normalise.ts'
import { withPrintSpaces } from '../../values/print-spaces.ts'
import { activityTables } from './activity-table.ts'
import {
  clean,
  ELEMENT_START,
  isActivity,
  namesActivity,
  OTHER_CAPTION,
  splitElements,
} from './activity-text.ts'

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

/** `para realizar a atividade de …`, `autorizando a operação de …`: the activity inside a sentence. */
const SENTENCE =
  /(?:(?:realiza|opera|exerce|executa|desenvolve|desempenha|explora)r?\s+(?:a|as|sua|suas)\s+atividades?\s+d[ea]|(?:relativ|referente|destinad)[ao]?s?\s+[àa]s?\s+atividades?\s+d[ea]|(?:autoriza|licencia|permite)(?:ndo|r|d[ao])?\s+(?:a\s+)?(?:operação|o\s+funcionamento|exercer)(?:\s+d[aeo])?(?:\s+(?:a\s+)?atividades?\s+d[ea])?|para\s+(?:a\s+)?(?:operação|funcionamento)(?:\s+d[aeo])?(?:\s+atividades?\s+d[ea])?|cujas?\s+atividades?\s+(?:principa(?:l|is)\s+)?(?:consiste(?:m)?\s+em|é|são)|como\s+atividades?(?:\s+principa(?:l|is))?\s+(?:a|o|as|os)|(?:para|com|d[ae])\s+(?:a|as)\s+atividades?\s+d[ea]|(?:autoriza|licencia|permite)[\p{L}-]*\s+(?:a|as)\s+atividades?\s+d[ea]|autoriza(?:ndo|r|d[ao]s?)?\s+(?:a|o)(?=\s+(?!oper|func|exerc|desenv|realiz|execu|transporte\b.{0,20}d[eo]\s+pr)\p{L}{4,}(?:ção|mento|agem|cultura)\b)|autoriza(?:do|da|ndo)\s+a(?=\s+(?!oper|func|exerc|realiz|desenv|execut)\p{L}{3,}[aei]r\b)|autoriza(?:do|da|ndo)\s+a\s+(?:operar|exercer|realizar|desenvolver|executar)(?:\s+(?:a|o|as|os))?(?=\s+(?!atividade)\p{L}{4,})|para\s+(?:a|as)\s+atividades?(?=\s+\p{L}{3,}(?:ção|mento|agem|cultura)\b)|(?:visando|objetivando)\s+(?:a|à|ao|o)\s+(?:operação|funcionamento|exercício)\s+d[aeo]|cujo\s+objeto\s+é\s+(?:a|o)|(?:exercício|desenvolvimento|realização|execução|exploração|prática)\s+d[ao]s?\s+atividades?\s+d[ea]|atividades?\s+(?:ora\s+)?(?:licenciad|autorizad|permitid)as?\s+consiste(?:m)?\s+(?:n[ao]s?|em)|para\s+atividades?\s+d[ea])\s*:?(?:[^\S\n]+|[^\S\n]*\n(?!\n))/giu
/** Where such a sentence leaves the activity: a place, a law, the next clause. */
const SENTENCE_END =
  /[;]|\.(?:\s|$)|\n\n|\n(?=\p{Lu}[^:.;,\n]{1,45}:\s)|,?\s+(?:localizad|situad|(?<!capacidade\s)instalad|estabelecid|implantad|sediad|enquadrad|classificad|(?:sob\s+o\s+)?c[oó]digo\s|inscrit|no\s+munic[ií]pio|na\s+localidade|na\(s\)|no\s+endere[çc]o|conforme|nos\s+termos|com\s+(?:validade|prazo|base)|abaixo|a\s+seguir|mediante|devendo|observad|em\s+conformidade)|,\s+(?:na|no|em|situ|v[áa]lid|a\s+(?:operar|funcionar))\s/iu

/** A form's caption, not the rest of the sentence. */
const CAPTION = /^\p{Lu}[^:.;,]{1,45}:(?:\s|$)/u

const LENGTH_MAX = 400

/** Activities as printed, codes included; one array for each place of the document that lists them. */
export function mainActivityCandidates(reading: Reading): Candidate[] {
  const flow = flowOf(reading)
  const found = [
    ...activityTables(reading),
    ...labelled(reading),
    ...sentences(flow),
    ...lists(flow),
    ...purposes(flow),
    ...references(flow),
    ...codedLines(reading),
  ]
  return found.map((candidate) =>
    candidate.spans.some(({ line }) => line.line.source === 'ocr')
      ? { ...candidate, value: [candidate.value].flat().map((element) => withPrintSpaces(String(element))) }
      : candidate,
  )
}

/** `Cód. 3.11.0 - Destilaria de etanol` in a cell whose caption cannot be read: the code says what it is. */
function codedLines(reading: Reading): Candidate[] {
  return reading.pages.flatMap((page) =>
    page.blocks.flatMap((block) => {
      const [first] = block
      if (first?.line.source !== 'ocr' || !CODED.test(first.line.text)) return []
      const text = block.map(({ line }) => line.text).join('\n')
      const value = clean(text.slice(0, endOfCell(text)))
      if (value.length > CODED_LENGTH_MAX || !isActivity(value)) return []
      return [{ value: [value], spans: wholeLines(block), score: CODED_SCORE }]
    }),
  )
}

const CODED =
  /^(?:(?:C[óo]d(?:igo)?|CNAE|CODRAM)\.?:? )?(?:[A-Z]-)?\d{1,4}(?:[.,/-]\d{1,4}){1,4} ?[-–—:] ?\p{Lu}\p{L}{3,}/u
const CODED_LENGTH_MAX = 200
/** Only where nothing with a caption was found. */
const CODED_SCORE = 0.4

function labelled(reading: Reading): Candidate[] {
  return labelledCandidates(reading, LABELS, (text, neighbour, hit) => {
    // "a atividade de …" inside a sentence is read as a sentence.
    if (!hit.isCaption || isRestOfCaption(text, neighbour, hit)) return []
    // A second caption below the first: `ATIVIDADE LICENCIADA: TIPOLOGIA`.
    const from = SECOND_CAPTION.exec(text)?.[0].length ?? 0
    const end = from + endOfCell(text.slice(from))
    const elements = splitElements(text.slice(from, end))
    if (!elements.every(isActivity)) return []
    if (isUnspecific(hit) && !(isWholeCaption(hit) && elements.every(namesActivity))) return []
    const longLabelLine =
      neighbour.direction === 'below' && hit.line.line.text.length > hit.label.phrase.length + 25 ? -2.5 : 0
    const coded = elements.length > 1 ? 1 : 0
    return [{ value: elements, start: from, end, score: longLabelLine + coded + 0.3 }]
  })
}

function isUnspecific(hit: LabelHit): boolean {
  return UNSPECIFIC.some(([phrase]) => phrase === hit.label.phrase) && !SPECIFIED.test(captionOf(hit))
}

const SPECIFIED = /ATIVIDADE|TIPOLOGIA|NATUREZA|DESCRICAO|OBJETO|CARACTERIZACAO/

const SECOND_CAPTION = /^(?:TIPOLOGIA|DESCRIÇÃO|CÓDIGO E DESCRIÇÃO)\s*\n/iu

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

const LIST_INTRODUCTION =
  /(?:seguintes?\s+atividades?|atividades?\s+(?:abaixo|a\s+seguir)(?:\s+\p{L}+){0,2}|(?:licen[çc]|autoriz|conced|outorg|permit)\p{L}*[^.;:\n]{0,80}\b(?:exerc[ií]cio|opera[çc][ãa]o|funcionamento|desenvolvimento|realiza[çc][ãa]o)(?:\s+d[ae]s?(?:\s+atividades?)?(?:\s+d[ae])?)?)\s*:\s*\n+/giu
const PURPOSE =
  /(?:,|\n\n)\s*para\s+(\p{Ll}{2,}[aeio]r\b)|\s+para\s+(?:a\s+|o\s+|as\s+|os\s+)?(\p{Ll}+(?:ção|ções|mento|agem|cultura|porte)\b)/gu
const PURPOSE_END =
  /[;]|\.(?:\s|$)|\n\n|,\s+(?:mediante|conforme|nos\s+termos|desde\s+que|observad|localizad|situad|na\s+localidade|n[ao]s?\s+(?:rua|av|rod|estrada|praça|travessa|alameda|quadra|lote|sítio|fazenda|endereço|imóvel|município)\b)/iu

/** `Referente à operação da linha …` as a paragraph of its own. */
const REFERENCE =
  /(?:^|\n\n|\f)(?:referente|relativ[oa]s?|destinad[oa]s?)\s+(?:[àa]s?|aos?)\s+(?!processos?\b|requerimento|an[áa]lise)(?=\p{L})/giu

function references(flow: Flow): Candidate[] {
  return [...flow.text.matchAll(REFERENCE)].flatMap((match) => {
    const start = match.index + match[0].length
    const window = flow.text.slice(start, start + LENGTH_MAX)
    const stop = window.search(SENTENCE_END)
    const end = start + (stop < 0 ? window.length : stop)
    const value = clean(flow.text.slice(start, end).replace(/^atividades?\s+d[ea]\s+/i, ''))
    return isActivity(value) ? [{ value: [value], spans: flow.locate(start, end), score: 1.4 }] : []
  })
}

/** `Situada em` below the activity: its place, with or without a colon. */
const PLACE_CAPTION =
  /^(?:(?:A SER )?(?:SITUAD|LOCALIZAD|INSTALAD|ESTABELECID|SEDIAD)[AO]S?|NO ENDERECO|ENDERECO|LOCAL|LOGRADOURO)\b(?: \w+){0,2}:?$/

/** A cell ends where its text does, or with a sentence of another kind. */
function endOfCell(text: string): number {
  const lines = text.split('\n')
  let end = 0
  for (const line of lines) {
    if (OTHER_CAPTION.test(normalise(line)) && /:/.test(line)) break
    if (end > 0 && PLACE_CAPTION.test(normalise(line))) break
    // A sentence is over; the items of a list end with a full stop or a semicolon each.
    if (end > 0 && /[.;]$/.test(text.slice(0, end).trimEnd()) && !ELEMENT_START.test(line)) break
    end += line.length + 1
  }
  return Math.max(0, Math.min(end, text.length, LENGTH_MAX))
}

function sentences(flow: Flow): Candidate[] {
  return [...flow.text.matchAll(SENTENCE)].flatMap((match) => {
    const start = match.index + match[0].length
    const window = flow.text.slice(start, start + LENGTH_MAX)
    const stop = window.search(SENTENCE_END)
    const end = start + (stop < 0 ? window.length : stop)
    const value = clean(flow.text.slice(start, end))
    if (!isActivity(value) || CAPTION.test(value)) return []
    const late = flow.text.slice(0, start).includes('\f') ? -2 : 0
    const named = /atividade/i.test(match[0]) ? 0.8 : 0
    return [{ value: [value], spans: flow.locate(start, end), score: 2.4 + named + late }]
  })
}

/** `exercer as seguintes atividades:` and a list, each item ended by a semicolon or a full stop. */
function lists(flow: Flow): Candidate[] {
  return [...flow.text.matchAll(LIST_INTRODUCTION)].flatMap((match) => {
    const start = match.index + match[0].length
    let end = start
    for (const line of flow.text.slice(start, start + LENGTH_MAX * 3).split('\n')) {
      const open = end > start && !/[;.]\s*$/.test(flow.text.slice(start, end))
      if (line.trim() === '' || !(ELEMENT_START.test(line) || open)) break
      end += line.length + 1
    }
    if (end === start) return oneActivity(flow, start)
    const elements = splitElements(flow.text.slice(start, end))
    if (!elements.every(isActivity)) return []
    return [{ value: elements, spans: flow.locate(start, end), score: 3.4 }]
  })
}

/** `a seguinte atividade:` and a paragraph that names it. */
function oneActivity(flow: Flow, start: number): Candidate[] {
  const [text = ''] = flow.text.slice(start, start + LENGTH_MAX).split('\n\n')
  const value = clean(text)
  return namesActivity(value)
    ? [{ value: [value], spans: flow.locate(start, start + text.length), score: 2.4 }]
    : []
}

/** `Conceder licença a X, CNPJ …, para fabricar resinas …`: what the act is granted for. */
function purposes(flow: Flow): Candidate[] {
  return [...flow.text.matchAll(PURPOSE)].flatMap((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? match[2] ?? '')
    const before = normalise(flow.text.slice(Math.max(0, match.index - 600), match.index))
    if (!/(?:CONCED|OUTORG|AUTORIZ|EXPED)[A-Z]* .{0,590}\b(?:CNPJ|CPF)\b/.test(before)) return []
    const window = flow.text.slice(start, start + LENGTH_MAX)
    const stop = window.search(PURPOSE_END)
    const end = start + (stop < 0 ? window.length : stop)
    const value = clean(flow.text.slice(start, end))
    if (
      !isActivity(value) ||
      /^(?:exercer|realizar|desenvolver|executar|desempenhar|operar)\s+(?:a|as)\s+atividade/i.test(value)
    )
      return []
    return [{ value: [value], spans: flow.locate(start, end), score: 1.6 }]
  })
}
