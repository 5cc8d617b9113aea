import { labelledCandidates } from '../../fields/candidates.ts'
import { isCaptionLine, startsWithCaption } from '../../fields/captions.ts'
import type { Candidate } from '../../fields/choose.ts'
import { type Flow, flowOf } from '../../fields/flow.ts'
import type { PageReading, Reading, ReadLine } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import { overlap } from '../../geometry.ts'
import { normalise } from '../../values/normalise.ts'

const LABELS = [
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
  ['OBJETO DA LICENCA', 2.4],
  ['OBJETO', 1.4],
  ['FINALIDADE', 1],
  ['DESCRICAO', 0.9],
].map(([phrase, weight]) => ({ phrase: String(phrase), weight: Number(weight) }))

/** `para realizar a atividade de …`, `autorizando a operação de …`: the activity inside a sentence. */
const SENTENCE =
  /(?:(?:realizar|operar|exercer|executar|desenvolver|desempenhar|explorar)\s+(?:a|as|sua|suas)\s+atividades?\s+d[ea]|(?:relativ|referente|destinad)[ao]?s?\s+[àa]s?\s+atividades?\s+d[ea]|autoriza(?:ndo|r|d[ao])?\s+(?:a\s+)?(?:operação|o\s+funcionamento|exercer)(?:\s+d[aeo])?(?:\s+(?:a\s+)?atividades?\s+d[ea])?|para\s+(?:a\s+)?(?:operação|funcionamento)(?:\s+d[aeo])?(?:\s+atividades?\s+d[ea])?|cujas?\s+atividades?\s+(?:principa(?:l|is)\s+)?(?:consiste(?:m)?\s+em|é|são)|como\s+atividades?(?:\s+principa(?:l|is))?\s+(?:a|o|as|os)|(?:para|com|d[ae])\s+(?:a|as)\s+atividades?\s+d[ea]|para\s+atividades?\s+d[ea])\s*:?(?:[^\S\n]+|[^\S\n]*\n(?!\n))/giu
/** Where such a sentence leaves the activity: a place, a law, the next clause. */
const SENTENCE_END =
  /[;]|\.(?:\s|$)|\n\n|\n(?=\p{Lu}[^:.;,\n]{1,45}:\s)|,?\s+(?:localizad|situad|instalad|estabelecid|implantad|sediad|no\s+munic[ií]pio|na\s+localidade|na\(s\)|no\s+endere[çc]o|conforme|nos\s+termos|com\s+(?:validade|prazo|base)|abaixo|a\s+seguir|mediante|devendo|observad|em\s+conformidade)|,\s+(?:na|no|em|com|situ|v[áa]lid)\s/iu

const BULLET = /^\s*(?:[•▪◦*·]|[-–—](?=\s)|[a-z]\)|\d{1,2}[.)](?=\s))\s*/
/** `D-01-13-9 …`, `1011-2/01 - …`, `47.10.10 – …`, or a bullet. */
const ELEMENT_START = /^\s*(?:[•▪◦*·]|[-–—]\s|[a-z]\)\s|\d{1,2}[.)]\s|(?:[A-Z]-)?\d[\d.,/-]{3,}\d(?:\s|$))/
/** A form's caption, not the rest of the sentence. */
const CAPTION = /^\p{Lu}[^:.;,]{1,45}:(?:\s|$)/u
/** Letters an activity must have; less is a code or a measure. */
const LETTERS_MIN = 6
const LENGTH_MAX = 400
/** Captions of other columns: an activity is none of them. */
const OTHER_CAPTION =
  /^(?:CODIGO|PARAMETRO|QUANTIDADE|UNIDADE|PORTE|MEDIDA|CLASSE|POTENCIAL|CNAE|ENDERECO|MUNICIPIO|BACIA|LOCALIZACAO|CEP|BAIRRO|AREA|CORPO|COORDENADA|CPF|CNPJ|NOME|RAZAO)\b/

/** Activities as printed, codes included; one array for each place of the document that lists them. */
export function mainActivityCandidates(reading: Reading): Candidate[] {
  const flow = flowOf(reading)
  return [...tables(reading), ...labelled(reading), ...sentences(flow), ...lists(flow), ...purposes(flow)]
}

function labelled(reading: Reading): Candidate[] {
  return labelledCandidates(reading, LABELS, (text, neighbour, hit) => {
    // "a atividade de …" inside a sentence is read as a sentence.
    if (!hit.isCaption) return []
    const end = endOfCell(text)
    const elements = splitElements(text.slice(0, end))
    if (!elements.every(isActivity)) return []
    const longLabelLine =
      neighbour.direction === 'below' && hit.line.line.text.length > hit.label.phrase.length + 25 ? -2.5 : 0
    const coded = elements.length > 1 ? 1 : 0
    return [{ value: elements, start: 0, end, score: longLabelLine + coded + 0.3 }]
  })
}

const LIST_INTRODUCTION =
  /(?:seguintes?\s+atividades?|atividades?\s+(?:abaixo|a\s+seguir)(?:\s+\p{L}+){0,2})\s*:\s*\n+/giu
const PURPOSE = /,\s+para\s+(\p{Ll}{2,}[aeio]r\b)/gu
const PURPOSE_END =
  /[;]|\.(?:\s|$)|\n\n|,\s+(?:mediante|conforme|nos\s+termos|desde\s+que|observad|localizad|situad|na\s+localidade)/iu

/** Lists put a code or a bullet before each activity; without them the cell is one activity that wraps. */
function splitElements(text: string): string[] {
  // `4930-2/03 - Transporte …; 5211-7/99 - Depósitos …`: a code after a semicolon begins the next one.
  const lines = text
    .replace(/;\s+(?=(?:[A-Z]-)?\d[\d.,/-]{3,}\d\s)/g, '\n')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const starts = lines.filter((line) => ELEMENT_START.test(line)).length
  if (starts < 2 || !ELEMENT_START.test(lines[0] ?? '')) return [clean(text.replace(BULLET, ''))]
  const elements: string[] = []
  for (const line of lines) {
    if (ELEMENT_START.test(line)) elements.push(line)
    else elements[elements.length - 1] += ` ${line}`
  }
  return elements.map((element) => clean(element.replace(BULLET, '')))
}

/** A cell ends where its text does, or with a sentence of another kind. */
function endOfCell(text: string): number {
  const lines = text.split('\n')
  let end = 0
  for (const line of lines) {
    if (OTHER_CAPTION.test(normalise(line)) && /:/.test(line)) break
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
    const elements = splitElements(flow.text.slice(start, end))
    if (end === start || !elements.every(isActivity)) return []
    return [{ value: elements, spans: flow.locate(start, end), score: 3.4 }]
  })
}

/** `Conceder licença a X, CNPJ …, para fabricar resinas …`: what the act is granted for. */
function purposes(flow: Flow): Candidate[] {
  return [...flow.text.matchAll(PURPOSE)].flatMap((match) => {
    const start = match.index + match[0].indexOf(match[1] ?? '')
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

/** Tables with an activity column: one element for each row, its code before it. */
function tables(reading: Reading): Candidate[] {
  return reading.pages.flatMap((page) =>
    page.rows.flatMap((row, i) => {
      const header = row.find((line) =>
        /^(?:DESCRICAO D[AE]S? )?ATIVIDADES?(?: .{0,30})?$|^DESCRICAO$|^TIPOLOGIA$/.test(line.norm),
      )
      if (!header || row.length < 2 || header.line.text.trimEnd().endsWith(':')) return []
      const code = row.find((line) => /^(?:CODIGO|COD\b|CODRAM|CNAE)/.test(line.norm) && line !== header)
      const found = tableRows(page, i, header, code)
      if (found.length === 0) return []
      const elements = found.map((spans) =>
        clean(
          spans
            .map(textOf)
            .join(' ')
            .replace(/^(\S*\d-) (\d+)\b/, '$1$2'),
        ),
      )
      if (!elements.every(isActivity)) return []
      return [
        {
          value: elements,
          spans: found.flat(),
          evidence: found.flatMap((spans, n) => evidenceOf(spans, [n])),
          score: (code ? 4.5 : 3) + (/ATIVIDADE/.test(header.norm) ? 0.5 : 0),
        },
      ]
    }),
  )
}

function tableRows(
  page: PageReading,
  headerRow: number,
  header: ReadLine,
  code: ReadLine | undefined,
): Span[][] {
  const rows: Span[][] = []
  const columnRight = Math.max(header.box.right, ...rightEdges(page, headerRow, header))
  const codeRight = code ? (code.box.right + header.box.left) / 2 : Number.NEGATIVE_INFINITY
  let bottom = header.box.bottom
  let cellLeft: number | null = null
  let previousCode = ''
  for (const row of page.rows.slice(headerRow + 1)) {
    const top = Math.min(...row.map((line) => line.box.top))
    if (top - bottom > 2.2 * header.line.height) break
    const codeCell =
      code && row.find((line) => line.box.left < codeRight && sameColumn(line, code) && /\d/.test(line.norm))
    const cell = row.find(
      (line) =>
        line !== codeCell && line.box.left < columnRight - header.line.height && line.box.right > codeRight,
    )
    // A row of other columns only: their cells are centred between the lines of a description that wraps.
    if (!cell && rows.length > 0 && !codeCell) continue
    if (!cell || isCaptionLine(cell) || startsWithCaption(cell)) break
    cellLeft ??= cell.box.left
    if (cell.box.left < cellLeft - 3 * header.line.height) break
    if (cell.box.left > cellLeft + 3 * header.line.height) continue
    bottom = Math.max(...row.map((line) => line.box.bottom))
    const last = rows.at(-1)
    if (last && code && (!codeCell || previousCode.endsWith('-'))) {
      if (codeCell) last.splice(1, 0, whole(codeCell))
      last.push(whole(cell))
    } else rows.push([...(codeCell ? [whole(codeCell)] : []), whole(cell)])
    previousCode = codeCell?.line.text ?? ''
  }
  return code ? rows.filter((spans) => spans.length > 1) : rows
}

/** Where the next column begins, so that a description may be wider than its header. */
function rightEdges(page: PageReading, headerRow: number, header: ReadLine): number[] {
  const row = page.rows[headerRow] ?? []
  const next = row[row.indexOf(header) + 1]
  return next ? [next.box.left - header.line.height] : [page.page.width]
}

function sameColumn(a: ReadLine, b: ReadLine): boolean {
  return (
    overlap(a.box.left, a.box.right, b.box.left, b.box.right) > 0 ||
    Math.abs(a.box.left - b.box.left) < 2 * a.line.height
  )
}

function whole(line: ReadLine): Span {
  return { line, start: 0, end: line.line.text.length }
}

function textOf(span: Span): string {
  return span.line.line.text.slice(span.start, span.end)
}

function clean(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s:–—-]+/, '')
    .replace(/[\s.,;:]+$/, '')
}

function isActivity(value: string): boolean {
  const norm = normalise(value)
  return (
    (norm.match(/[A-Z]/g)?.length ?? 0) >= LETTERS_MIN &&
    !OTHER_CAPTION.test(norm) &&
    !/^(?:NENHUMA?|NAO |ISENT|ABAIXO|A SEGUIR|ACIMA|PRINCIPAL|DESCRICAO)\b/.test(norm)
  )
}
