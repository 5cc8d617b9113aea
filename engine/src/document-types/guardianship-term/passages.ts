import type { Block, PageReading, ReadLine } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import { CAPTION_START } from './captions.ts'
import { formPassages } from './form.ts'
import { fold } from './prose.ts'
import { tablePassages } from './table.ts'

/** Lines that are read one after the other. */
export interface Passage {
  /** A `row` is a caption with its value; rows that follow each other belong together. */
  readonly kind: 'block' | 'row'
  readonly top: number
  readonly pieces: readonly Piece[]
}

/** `before` says how the piece follows the one before it: as a line of its own, the same line wrapped, or the value of a caption. */
export interface Piece {
  readonly span: Span
  readonly before: 'wrap' | 'line' | 'value'
}

/** A caption ends with a colon, however many cells it is away from its value. */
const CAPTION_CELL = /:\s*$/
const CENTRED_EM = 1
/** Fewer lines than this at one right edge may be there by chance. */
const EDGE_LINES_MIN = 3
/** A line that goes on in small letters fills at least this share of its block. */
const LONG_SHARE = 0.6

/** Blocks, with the cells of forms and tables put beside their captions; turned text last. */
export function passagesOf(page: PageReading): Passage[] {
  const table = tablePassages(page)
  const used = new Set(table.flatMap((passage) => passage.pieces.map((piece) => piece.span.line)))
  const rows = formPassages(page, used)
  for (const row of rows) for (const piece of row.pieces) used.add(piece.span.line)
  const blocks = page.blocks
    .map((block) => block.filter((line) => !used.has(line)))
    .filter((block) => block.length > 0)
    .map((block) => blockPassage(page, block))
  const upright = [...table, ...rows, ...blocks].sort((a, b) => a.top - b.top)
  return page.turned.length === 0 ? upright : [...upright, turnedPassage(page.turned)]
}

function blockPassage(page: PageReading, block: Block): Passage {
  const own = Math.max(...block.map((line) => line.box.right))
  const edge = textEdge(page)
  const right = hasColumnBeside(page, block) || own > edge + (block[0]?.line.height ?? 0) ? own : edge
  const isJustified = block.filter((line) => own - line.box.right < line.line.height).length > 2
  const isList = isCentred(block)
  return {
    kind: 'block',
    top: block[0]?.box.top ?? 0,
    pieces: block.map((line, i) => {
      const previous = block[i - 1]
      const goesOn =
        previous &&
        !isForm(previous, line) &&
        (continuesWords(previous, line, own) ||
          (!isList && (isFull(previous, line, right) || (isJustified && isFull(previous, line, own)))))
      return { span: whole(line), before: goesOn ? 'wrap' : 'line' }
    }),
  }
}

function isForm(line: ReadLine, next: ReadLine): boolean {
  const isRule = /^[_\s]+$/.test(line.line.text) || /^[_\s]+$/.test(next.line.text)
  return isRule || CAPTION_START.test(fold(next.line.text)) || CAPTION_CELL.test(line.line.text)
}

/** The next word would not have fitted. */
function isFull(line: ReadLine, next: ReadLine, right: number): boolean {
  const { text } = next.line
  const word = /^\S+/.exec(text)?.[0].length ?? 0
  const perChar = (next.box.right - next.box.left) / Math.max(1, text.length)
  return line.box.right + (word + 1) * perChar > right
}

/** The words themselves go on: `… e comarca de / Campinas`, `… vai devidamente / assinado`. */
function continuesWords(line: ReadLine, next: ReadLine, right: number): boolean {
  const isOpen = /(?:[,(]|\s(?:D[EAO]S?|E|EM|N[AO]S?|COM|POR|PARA|SOB|AOS?|N[º°]))$/.test(
    fold(line.line.text),
  )
  const isLong = line.box.right - line.box.left > LONG_SHARE * (right - line.box.left)
  return isOpen || (isLong && /^\p{Ll}/u.test(next.line.text))
}

/** Where the page's paragraphs end: the right edge that most lines share. */
function textEdge(page: PageReading): number {
  const lines = page.rows.flat()
  const near = (right: number) =>
    lines.filter((line) => Math.abs(line.box.right - right) < 0.4 * line.line.height).length
  const best = lines.reduce<{ right: number; count: number }>(
    (top, { box }) => {
      const count = near(box.right)
      return count > top.count || (count === top.count && box.right > top.right)
        ? { right: box.right, count }
        : top
    },
    { right: 0, count: 0 },
  )
  return best.count >= EDGE_LINES_MIN ? best.right : Math.max(...lines.map((line) => line.box.right))
}

function hasColumnBeside(page: PageReading, block: Block): boolean {
  return block.some((line) => page.rows.some((row) => row.includes(line) && row.at(-1) !== line))
}

function isCentred(block: Block): boolean {
  const [first] = block
  if (!first || block.length < 2) return false
  const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const { height } = first.line
  return (
    spread(block.map((line) => line.box.left)) > CENTRED_EM * height &&
    spread(block.map((line) => (line.box.left + line.box.right) / 2)) < height
  )
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
