import type { Block, PageReading, ReadLine } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import { fold } from './prose.ts'
import { tablePassages } from './table.ts'

/** Lines that are read one after the other. */
export interface Passage {
  /** A `row` is a caption with its value; rows that follow each other belong together. */
  readonly kind: 'block' | 'row'
  readonly top: number
  readonly pieces: readonly Piece[]
}

/** `before` says how the piece follows the one before it: as a line of its own, or the same line wrapped. */
export interface Piece {
  readonly span: Span
  readonly before: 'wrap' | 'line'
}

/** A caption ends with a colon, however many cells it is away from its value. */
const CAPTION_CELL = /:\s*$/
/** `Requerente: …` begins a new line even where the line above is full. */
const CAPTION_START = /^[\s•-]*[A-Z][^:.;,]{1,45}:(?!\/\/)(?:\s|$)/
const CENTRED_EM = 1

/** Blocks, with the cells of forms and tables put beside their captions; turned text last. */
export function passagesOf(page: PageReading): Passage[] {
  const table = tablePassages(page)
  const used = new Set(table.flatMap((passage) => passage.pieces.map((piece) => piece.span.line)))
  const rows = formRows(page, used)
  for (const row of rows) for (const piece of row.pieces) used.add(piece.span.line)
  const blocks = page.blocks
    .map((block) => block.filter((line) => !used.has(line)))
    .filter((block) => block.length > 0)
    .map((block) => blockPassage(page, block))
  const upright = [...table, ...rows, ...blocks].sort((a, b) => a.top - b.top)
  return page.turned.length === 0 ? upright : [...upright, turnedPassage(page.turned)]
}

/** `caption: | value` side by side, with the lines that continue the value below it. */
function formRows(page: PageReading, taken: ReadonlySet<ReadLine>): Passage[] {
  const passages: Passage[] = []
  const used = new Set<ReadLine>(taken)
  for (const [i, row] of page.rows.entries()) {
    const cells = row.filter((line) => !used.has(line))
    for (const [at, caption] of cells.entries()) {
      const value = cells[at + 1]
      if (used.has(caption) || !value || !CAPTION_CELL.test(caption.line.text)) continue
      if (CAPTION_CELL.test(value.line.text)) continue
      const lines = [value, ...continuation(page, i, value)]
      for (const line of [caption, ...lines]) used.add(line)
      passages.push({
        kind: 'row',
        top: caption.box.top,
        pieces: [caption, ...lines].map((line) => ({ span: whole(line), before: 'wrap' })),
      })
    }
  }
  return passages
}

/** Lines right below a value, in its column, with no caption beside them. */
function continuation(page: PageReading, rowIndex: number, value: ReadLine): ReadLine[] {
  const found: ReadLine[] = []
  let last = value
  for (const row of page.rows.slice(rowIndex + 1, rowIndex + 5)) {
    const [only] = row
    if (!only || row.length > 1) break
    const { height } = last.line
    const isBelow = only.box.top - last.box.bottom < 0.9 * height
    if (!isBelow || Math.abs(only.box.left - value.box.left) > 0.5 * height) break
    if (CAPTION_START.test(fold(only.line.text))) break
    found.push(only)
    last = only
  }
  return found
}

function blockPassage(page: PageReading, block: Block): Passage {
  const right = rightEdge(page, block)
  return {
    kind: 'block',
    top: block[0]?.box.top ?? 0,
    pieces: block.map((line, i) => {
      const previous = block[i - 1]
      return { span: whole(line), before: previous && wraps(previous, line, right) ? 'wrap' : 'line' }
    }),
  }
}

/** A line wraps where the next word would not have fitted. */
function wraps(line: ReadLine, next: ReadLine, right: number): boolean {
  if (CAPTION_START.test(fold(next.line.text)) || CAPTION_CELL.test(line.line.text)) return false
  if (/^[_\s]+$/.test(line.line.text) || /^[_\s]+$/.test(next.line.text)) return false
  const text = next.line.text
  const word = /^\S+/.exec(text)?.[0].length ?? 0
  const perChar = (next.box.right - next.box.left) / Math.max(1, text.length)
  return line.box.right + (word + 1) * perChar > right
}

/** Where the lines of a block could have reached: centred lines the page's text, others their block's. */
function rightEdge(page: PageReading, block: Block): number {
  const own = Math.max(...block.map((line) => line.box.right))
  const height = block[0]?.line.height ?? 0
  const lefts = block.map((line) => line.box.left)
  const isRagged = Math.max(...lefts) - Math.min(...lefts) > CENTRED_EM * height
  const all = Math.max(...page.rows.flat().map((line) => line.box.right))
  return isRagged && isCentred(block) ? Math.max(own, all) : own
}

function isCentred(block: Block): boolean {
  const middles = block.map((line) => (line.box.left + line.box.right) / 2)
  return Math.max(...middles) - Math.min(...middles) < (block[0]?.line.height ?? 0)
}

/** The stamp in the margin: each line may go on in the next. */
function turnedPassage(lines: readonly ReadLine[]): Passage {
  return {
    kind: 'block',
    top: Number.POSITIVE_INFINITY,
    pieces: lines.map((line) => ({ span: whole(line), before: 'wrap' })),
  }
}

function whole(line: ReadLine): Span {
  return { line, start: 0, end: line.line.text.length }
}
