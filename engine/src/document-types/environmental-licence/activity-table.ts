import { isCaptionLine, startsWithCaption } from '../../fields/captions.ts'
import { linesCentredOn, middle } from '../../fields/centred-cell.ts'
import type { Candidate } from '../../fields/choose.ts'
import type { PageReading, Reading, ReadLine } from '../../fields/reading.ts'
import { evidenceOf, type Span } from '../../fields/span.ts'
import { overlap } from '../../geometry.ts'
import { pattern } from '../../values/pattern.ts'
import { activityScore, clean, isActivity, namesActivity, OTHER_CAPTION } from './activity-text.ts'

/** Tables with an activity column: one element for each row, its code before it. */
export function activityTables(reading: Reading): Candidate[] {
  return joinedOverPages(reading.pages.flatMap(tablesOf)).flatMap(({ rows, score }) => {
    const elements = rows.map(elementOf)
    if (!elements.every(isActivity)) return []
    const evidence = rows.flatMap((spans, n) => evidenceOf(spans, [n]))
    const several = rows.length > 1 ? SEVERAL_SCORE : 0
    const sum = score + several + activityScore(elements)
    return [{ value: elements, spans: rows.flat(), evidence, score: sum }]
  })
}

/** Rows below a header, each with its code; `lastPage` counts from 0. */
interface Table {
  readonly head: string
  readonly lastPage: number
  readonly rows: readonly (readonly Span[])[]
  readonly score: number
}

function tablesOf(page: PageReading): Table[] {
  return page.rows.flatMap((_, first) => {
    const heads = headerFrom(page.rows, first)
    const { row, last } = heads
    const named = row.filter((line) => HEAD.test(line.norm))
    // Beside a column of descriptions that of typologies holds their codes.
    const header = named.find(({ norm }) => norm !== 'TIPOLOGIA') ?? named[0]
    if (!header || row.length < 2 || header.line.text.trimEnd().endsWith(':')) return []
    if (isOfOtherThings(page.rows[first - 1] ?? [], header)) return []
    // `Atividade desenvolvida` and its value beside it are no header of two columns.
    const others = row.filter((line) => line !== header)
    if (
      (page.rows[last + 1]?.length ?? 0) < 2 &&
      !others.some((line) => isCaptionLine(line) || isColumnHead(line))
    )
      return []
    const code = row.find(
      (line) =>
        line !== header &&
        (/^(?:CODIGO|COD\b|CODRAM|CNAE)/.test(line.norm) ||
          (line.norm === 'TIPOLOGIA' && holdsCodes(page.rows.slice(last + 1), line))),
    )
    const rows =
      centredRows(page, heads, header, code ?? others[0], code !== undefined) ??
      tableRows(page, heads, header, code)
    if (rows.length === 0) return []
    const head = row.map(({ norm }) => norm).join(' | ')
    const score = TABLE_SCORE + (code ? 1.5 : 0) + (/ATIVIDADE/.test(header.norm) ? 0.5 : 0)
    return [{ head, lastPage: page.page.index, rows, score }]
  })
}

/**
 * The cells of a header, left to right, and its last row: where the head of a column takes two lines, the heads beside
 * it are centred between them.
 */
function headerFrom(rows: PageReading['rows'], first: number): HeaderRow {
  const [head, ...others] = rows[first] ?? []
  if (!head || others.length > 0 || !HEAD.test(head.norm)) return { row: rows[first] ?? [], last: first }
  let [last, bottom] = [first, head.box.bottom]
  const beside: ReadLine[] = []
  for (const row of rows.slice(first + 1)) {
    if (Math.min(...row.map(({ box }) => box.top)) > bottom - INTERLEAVED * head.line.height) break
    bottom = Math.max(...row.map(({ box }) => box.bottom))
    beside.push(
      ...row.filter((line) => overlap(line.box.left, line.box.right, head.box.left, head.box.right) <= 0),
    )
    last += 1
  }
  if (!beside.some(isColumnHead)) return { row: [head], last: first }
  return { row: [head, ...beside].sort((a, b) => a.box.left - b.box.left), last }
}

/** The heads of a table's columns; `last` is the index of the last row that they stand in. */
interface HeaderRow {
  readonly row: readonly ReadLine[]
  readonly last: number
}

/** Line heights by which rows overlap that are centred between each other's lines. */
const INTERLEAVED = 0.1

/** Heads of the column that names the activities. */
const HEAD =
  /^(?:DESCRICAO D[AE]S? )?ATIVIDADES?(?: .{0,30})?$|^(?:DESCRICAO|DENOMINACAO|DISCRIMINACAO)$|^TIPOLOGIA$/

/** `Resíduos autorizados` over a table whose head says no more than `Descrição`. */
function isOfOtherThings(above: readonly ReadLine[], header: ReadLine): boolean {
  const [title] = above
  if (!title || above.length > 1 || /ATIVIDADE/.test(header.norm)) return false
  const isNear = header.box.top - title.box.bottom < 2 * title.line.height
  return isNear && OTHER_THINGS.test(title.norm) && !/ATIVIDADE|TIPOLOGIA/.test(title.norm)
}

const OTHER_THINGS = pattern()`
  ^(?:\W*|.{0,30} )
  (?:RESIDUOS?|EQUIPAMENTOS?|PRODUTOS?|VEICULOS?|MATERIAS?[- ]PRIMAS?|INSUMOS?|TANQUES?|FONTES?|COMBUSTIVEIS
    |EXIGENCIAS?|CONDICIONANTES?|MONITORAMENTO|DOCUMENTOS?)
  \b
`

/** `C5.2` and the like right below the head of a column. */
function holdsCodes(below: PageReading['rows'], head: ReadLine): boolean {
  const first = below.flat().find((line) => sameColumn(line, head))
  return first !== undefined && /^[A-Z]?-?\d[\d.,/-]*$/.test(first.norm)
}

/** A header printed again on the next page over other rows: the same table goes on. Over the same rows it says them twice. */
function joinedOverPages(tables: readonly Table[]): Table[] {
  const joined: Table[] = []
  for (const table of tables) {
    const at = joined.findLastIndex(
      ({ head, lastPage }) => head === table.head && lastPage + 1 === table.lastPage,
    )
    const above = joined[at]
    const known = above?.rows.map(elementOf) ?? []
    if (above && !table.rows.some((row) => known.includes(elementOf(row))))
      joined[at] = { ...table, rows: [...above.rows, ...table.rows] }
    else joined.push(table)
  }
  return joined
}

function elementOf(row: readonly Span[]): string {
  return clean(row.map(textOf).join('\n'))
}

function isColumnHead({ norm }: ReadLine): boolean {
  return OTHER_CAPTION.test(norm) || /^(?:ITEM|N|ORDEM|COD)$/.test(norm)
}

/** A header of several cells over rows; several rows are no chance. */
const TABLE_SCORE = 3
const SEVERAL_SCORE = 2
/** Lines of one cell stand closer than this, in line heights. */
const WRAP_GAP_MAX = 1.1

function tableRows(
  page: PageReading,
  heads: HeaderRow,
  header: ReadLine,
  code: ReadLine | undefined,
): Span[][] {
  const rows: Span[][] = []
  const columnRight = Math.max(header.box.right, ...rightEdges(page, heads.row, header))
  // The code stands left of its text, seldom at the end of the row.
  const isCodeFirst = code !== undefined && code.box.left < header.box.left
  const codeRight = isCodeFirst ? (code.box.right + header.box.left) / 2 : Number.NEGATIVE_INFINITY
  const headerCells = heads.row.length
  let bottom = header.box.bottom
  let cellLeft: number | null = null
  let previousCode = ''
  for (const row of page.rows.slice(heads.last + 1)) {
    const top = Math.min(...row.map((line) => line.box.top))
    if (top - bottom > 2.2 * header.line.height) break
    const codeCell =
      code &&
      row.find(
        (line) =>
          (!isCodeFirst || line.box.left < codeRight) && sameColumn(line, code) && /\d/.test(line.norm),
      )
    const cell = row.find(
      (line) =>
        line !== codeCell &&
        line.box.left < columnRight - header.line.height &&
        line.box.right > Math.max(codeRight, Math.min(header.box.left, cellLeft ?? header.box.left)) &&
        !/^\d{1,3}\.?$/.test(line.norm),
    )
    // A row of other columns only: their cells are centred between the lines of a description that wraps.
    if (!cell && rows.length > 0 && !codeCell) continue
    if (!cell || isCaptionLine(cell) || startsWithCaption(cell)) break
    // Two cells where the table has one column: the next part of the form.
    const beside = row.find((line) => line !== cell && line !== codeCell && line.box.right < columnRight)
    if (beside && beside.box.left > cell.box.right + cell.line.height) break
    cellLeft ??= cell.box.left
    if (cell.box.left < cellLeft - 3 * header.line.height) break
    if (cell.box.left > cellLeft + 3 * header.line.height) continue
    if (rows.length > 0 && !codeCell && row.length > 1 && isCaptionOf(cell, header, rows, code)) break
    const previousBottom = bottom
    bottom = Math.max(...row.map((line) => line.box.bottom))
    const last = rows.at(-1)
    // Without codes the cells of other columns say where a row begins.
    const wraps = !code && headerCells > 1 && (row.length === 1 || isContinued(last, cell))
    if (last && wraps && top - previousBottom > WRAP_GAP_MAX * header.line.height) break
    if (last && (wraps || (code && (!codeCell || previousCode.endsWith('-'))))) {
      if (codeCell) last.splice(1, 0, whole(codeCell))
      last.push(whole(cell))
    } else rows.push(inOrder(codeCell, cell))
    previousCode = codeCell?.line.text ?? ''
  }
  return code ? rows.filter((spans) => spans.length > 1) : rows
}

/** Rows of a table that are centred in their height: the cell of another column says where the middle is. */
function centredRows(
  page: PageReading,
  heads: HeaderRow,
  header: ReadLine,
  mark: ReadLine | undefined,
  isCode: boolean,
): Span[][] | null {
  if (!mark) return null
  const right = Math.max(header.box.right, ...rightEdges(page, heads.row, header))
  const below = page.rows.slice(heads.last + 1)
  // A row that begins with a caption is the next part of the form; a line across both columns is a paragraph below it.
  const edge = Math.min(header.box.left, mark.box.left) + header.line.height
  const isOver = (first: ReadLine) =>
    (first.box.left < edge && (isCaptionLine(first) || startsWithCaption(first))) ||
    [header, mark].every(({ box }) => overlap(first.box.left, first.box.right, box.left, box.right) > 0)
  const end = below.findIndex(([first]) => first && isOver(first))
  const lines = (end < 0 ? below : below.slice(0, end)).flat()
  const marks = withBrokenCodes(
    lines.filter((line) => sameColumn(line, mark) && (!isCode || /\d/.test(line.norm))),
  )
  const texts = lines.filter(
    (line) => !sameColumn(line, mark) && overlap(line.box.left, line.box.right, header.box.left, right) > 0,
  )
  const cells = marks.map((code) => linesCentredOn(middleOf(code), texts))
  const used = cells.flat()
  const bottom = Math.max(...used.map(({ box }) => box.bottom))
  const isWhole = used.length === texts.filter(({ box }) => box.top < bottom).length
  if (!isWhole || new Set(used).size < used.length || !cells.some((cell) => cell.length > 1)) return null
  if (cells.some((cell) => cell.length === 0)) return null
  return cells.map((cell, i) => {
    const spans = cell.map(whole)
    const code = marks[i] ?? []
    if (!isCode) return spans
    return mark.box.left < header.box.left ? [...code.map(whole), ...spans] : [...spans, ...code.map(whole)]
  })
}

/** `G-04-` over `01-4`: a narrow column breaks its codes after a hyphen. */
function withBrokenCodes(lines: readonly ReadLine[]): ReadLine[][] {
  const codes: ReadLine[][] = []
  for (const line of lines) {
    const above = codes.at(-1)
    if (above?.at(-1)?.line.text.endsWith('-')) above.push(line)
    else codes.push([line])
  }
  return codes
}

function middleOf(lines: readonly ReadLine[]): number {
  return lines.reduce((sum, line) => sum + middle(line), 0) / lines.length
}

/** `Atividades do operador portuário com` + `movimentação de granéis`: the cells beside wrap as well. */
function isContinued(above: readonly Span[] | undefined, cell: ReadLine): boolean {
  const last = above?.at(-1)
  return last !== undefined && /^\p{Ll}/u.test(cell.line.text) && !/[.;]$/.test(last.line.line.text)
}

/**
 * Below the values of a form stand its next captions: set like the first ones and not like the values, or with a
 * capital where a description with a code would go on, or without an activity's name where the first has one.
 */
function isCaptionOf(
  cell: ReadLine,
  header: ReadLine,
  rows: readonly (readonly Span[])[],
  code: ReadLine | undefined,
): boolean {
  const first = rows[0]?.[0]?.line
  if (!first || !/^\p{Lu}\p{Ll}/u.test(cell.line.text)) return false
  const like = (a: ReadLine, b: ReadLine) => Math.abs(a.line.height - b.line.height) < 0.05 * a.line.height
  const isAnother = namesActivity(first.line.text) && !namesActivity(cell.line.text)
  return code !== undefined || isAnother || (like(cell, header) && !like(first, header))
}

function inOrder(code: ReadLine | undefined, cell: ReadLine): Span[] {
  if (!code) return [whole(cell)]
  return code.box.left < cell.box.left ? [whole(code), whole(cell)] : [whole(cell), whole(code)]
}

/** Where the next column begins, so that a description may be wider than its header. */
function rightEdges(page: PageReading, row: readonly ReadLine[], header: ReadLine): number[] {
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
