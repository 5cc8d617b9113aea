import type { PageReading, ReadLine } from '../../fields/reading.ts'
import { overlap } from '../../geometry.ts'
import { isDetailCaption, isKnownCaption, isPartHeading, isRoleCaption } from './captions.ts'
import type { Passage, Piece } from './passage.ts'

/** A value stands at most this many line heights below what is above it. */
const GAP_HEIGHTS_MAX = 2.2
/** Puts columns that begin at one height in their order; far less than any two rows are apart. */
const ORDER_EM = 0.001

/** Tables with a head of known captions, read record by record as `CAPTION value` lines. */
export function tablePassages(page: PageReading): Passage[] {
  return page.rows.flatMap((row, i) => {
    if (row.length >= 2 && row.every((line) => isRoleCaption(line.line.text))) return readMatrix(page, i, row)
    return row.length >= 2 && isHead(page, i, row) ? readTable(page, i, row) : []
  })
}

/** All its cells are captions; or one is, the others are printed like it, and a value stands under each. */
function isHead(page: PageReading, index: number, row: readonly ReadLine[]): boolean {
  const known = row.filter((line) => isKnownCaption(line.line.text))
  if (known.length === row.length) return true
  const below = page.rows[index + 1] ?? []
  return (
    known.length > 0 &&
    below.length === row.length &&
    row.every((line) => UNKNOWN_CAPTION.test(line.line.text)) &&
    below.some((line) => !UNKNOWN_CAPTION.test(line.line.text)) &&
    row.every((head, i) => below[i] !== undefined && isUnder(head, below[i]))
  )
}

/** Capitals without figures or signs. */
const UNKNOWN_CAPTION = /^\p{Lu}[\p{Lu} ()/.-]{2,34}$/u

/** Begins where the head begins, or is centred on it. */
function isUnder(head: ReadLine, line: ReadLine): boolean {
  const slack = 0.5 * line.line.height
  const middle = ({ box }: ReadLine) => (box.left + box.right) / 2
  return Math.abs(head.box.left - line.box.left) < slack || Math.abs(middle(head) - middle(line)) < slack
}

/** A column for each person, a caption before each row: read person by person. */
function readMatrix(page: PageReading, headIndex: number, heads: readonly ReadLine[]): Passage[] {
  const left = Math.min(...heads.map((head) => head.box.left))
  const rows = page.rows.slice(headIndex + 1)
  const end = rows.findIndex(([first]) => !first || first.box.left > left || !isKnownCaption(first.line.text))
  const body = end < 0 ? rows : rows.slice(0, end)
  if (body.length < 2 || body.some((row) => row.length > heads.length + 1)) return []
  return heads.map((head, column) => {
    const pieces: Piece[] = body.flatMap(([caption, ...cells]) => {
      const own = cells.filter((cell) => columnOf(heads, cell) === column)
      if (!caption || own.length === 0) return []
      return [caption, ...own].map((line, i) => ({
        span: { line, start: 0, end: line.line.text.length },
        before: i === 0 ? ('line' as const) : i === 1 ? ('value' as const) : ('wrap' as const),
      }))
    })
    const heading: Piece = { span: { line: head, start: 0, end: head.line.text.length }, before: 'line' }
    return {
      kind: 'block',
      top: head.box.top + column * ORDER_EM * head.line.height,
      pieces: [heading, ...pieces],
    }
  })
}

function readTable(page: PageReading, headIndex: number, heads: readonly ReadLine[]): Passage[] {
  const body = bodyOf(page, headIndex, heads)
  const cells = body.map((line) => ({ line, column: columnOf(heads, line) }))
  const anchors = anchorsOf(heads.length, cells)
  return anchors.map((anchor) => {
    const record = cells.filter(({ line }) => nearest(anchors, line) === anchor)
    const pieces: Piece[] = heads.flatMap((head, column) => {
      const own = record.filter((cell) => cell.column === column).map((cell) => cell.line)
      if (own.length === 0) return []
      return [head, ...own].map((line, i) => ({
        span: { line, start: 0, end: line.line.text.length },
        before: i === 0 ? ('line' as const) : i === 1 ? ('value' as const) : ('wrap' as const),
      }))
    })
    return { kind: 'block', top: anchor.box.top, pieces }
  })
}

/** The rows under the head, down to a wide gap, a caption or a line that crosses the columns. */
function bodyOf(page: PageReading, headIndex: number, heads: readonly ReadLine[]): ReadLine[] {
  const body: ReadLine[] = []
  let bottom = Math.max(...heads.map((head) => head.box.bottom))
  const left = Math.min(...heads.map((head) => head.box.left))
  for (const row of page.rows.slice(headIndex + 1)) {
    const [first] = row
    if (!first || first.box.top - bottom > GAP_HEIGHTS_MAX * first.line.height) break
    const isCentred = heads.some((head) => isUnder(head, first))
    if (first.box.left < left - 2 * first.line.height && !isCentred) break
    const crosses = row.some((line) => heads.filter((head) => covers(line, head)).length > 1)
    // A role alone on its row is the heading of what follows, in a row of cells it is a value.
    const isCaption = row.length === 1 ? isKnownCaption : isDetailCaption
    if (row.some((line) => isPartHeading(line.line.text))) break
    if (crosses || row.some((line) => /:\s/.test(line.line.text) || isCaption(line.line.text))) break
    body.push(...row)
    bottom = Math.max(...row.map((line) => line.box.bottom))
  }
  return body
}

function covers(line: ReadLine, head: ReadLine): boolean {
  return overlap(line.box.left, line.box.right, head.box.left, head.box.right) > 0
}

function columnOf(heads: readonly ReadLine[], line: ReadLine): number {
  const distance = (head: ReadLine) =>
    -overlap(line.box.left, line.box.right, head.box.left, head.box.right) +
    Math.abs(head.box.left - line.box.left) / 4
  return heads.reduce((best, head, i) => {
    const current = heads[best]
    return current && distance(head) < distance(current) ? i : best
  }, 0)
}

/** One line per record: those of the column that wraps least but is never empty. */
function anchorsOf(columns: number, cells: readonly { line: ReadLine; column: number }[]): ReadLine[] {
  const lines = (column: number) => cells.filter((cell) => cell.column === column).map((cell) => cell.line)
  const counts = Array.from({ length: columns }, (_, column) => lines(column)).filter((own) => own.length > 0)
  return counts.sort((a, b) => a.length - b.length)[0] ?? []
}

function nearest(anchors: readonly ReadLine[], line: ReadLine): ReadLine | undefined {
  const gap = (anchor: ReadLine) => Math.abs(anchor.box.top - line.box.top)
  return [...anchors].sort((a, b) => gap(a) - gap(b))[0]
}
