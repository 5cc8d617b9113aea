import { isOneEdge, median, middleOf, overlap, shareColumn } from '../geometry.ts'
import type { PlacedLine, Row } from './reading-order.ts'

/** Lines of a paragraph differ in font size by less than this factor. */
const HEIGHT_RATIO_MAX = 1.25
/** White space between two lines of a paragraph, in line heights. */
const LEADING_MAX = 0.9
/** The same in a page that is set with wide spacing throughout, as courts do: up to triple. */
const WIDE_MAX = 2.5
/** How far the distance of two lines may be from the page's usual one. */
const PITCH_TOLERANCE = 0.15
/** A line that ends this near to its column's right edge (a share of the width) was broken there, not ended. */
const FULL_LINE_SHARE = 0.85
/** Lines of a paragraph share this part of the shorter one's width. */
const SHARED_WIDTH_MIN = 0.5

/** A number or a code: one word with a figure. */
const CODE = /^\S*\d\S*$/

interface Block<L extends PlacedLine> {
  readonly lines: L[]
  /** The last line. */
  tail: PlacedLine
}

/**
 * Paragraphs, columns and cells: a line continues the block above it when it has about the same size and stands close below,
 * or beside it as words stand. Of two that it stands below, it belongs to the one whose lines begin where it does, then to
 * the nearer one. On a page with wide spacing, "close" is the page's usual distance, after a line that fills its column.
 * Blocks come in the order of their first line.
 */
export function blocksOf<L extends PlacedLine>(rows: readonly (readonly L[])[]): L[][] {
  const pitch = usualPitch(rows)
  const lines = rows.flat()
  const blocks: Block<L>[] = []
  const open = new Set<Block<L>>()
  for (const row of rows) {
    let beside: Block<L> | undefined
    for (const item of row) {
      const goesOn = ({ tail }: Block<L>) => continues(tail, item, pitch, lines)
      // A code in a cell of its own may touch the second line of the cell beside it.
      const isOfCell = (code: PlacedLine) =>
        CODE.test(code.line.text) && [...open].some((one) => isUnder(item, one) && goesOn(one))
      const isBeside: boolean = beside !== undefined && isOneLine(beside.tail, item) && !isOfCell(beside.tail)
      const block: Block<L> | undefined = isBeside
        ? beside
        : [...open].filter(goesOn).sort(byPlaceOf(item))[0]
      if (block) {
        block.lines.push(item)
        block.tail = item
        beside = block
      } else {
        const started: Block<L> = { lines: [item], tail: item }
        blocks.push(started)
        open.add(started)
        beside = started
      }
    }
    const rowTop = Math.min(...row.map((item) => item.box.top))
    for (const block of open) {
      if (rowTop - block.tail.box.bottom > 3 * block.tail.line.height) open.delete(block)
    }
  }
  return blocks.map((block) => block.lines)
}

/** Pieces of a row that are no further apart than words. */
function isOneLine(left: PlacedLine, { line, box }: PlacedLine): boolean {
  const gap = box.left - left.box.right
  return gap >= 0 && gap < line.height && isAlike(left.line.height, line.height)
}

function isAlike(a: number, b: number): boolean {
  return Math.max(a, b) <= HEIGHT_RATIO_MAX * Math.min(a, b)
}

function continues(tail: PlacedLine, item: PlacedLine, pitch: number, lines: readonly PlacedLine[]): boolean {
  // What ends with a colon announces something else, a caption's value or a list; in a full line of prose the next word had no room.
  if (tail.line.text.endsWith(':') && !fillsColumn(tail, lines)) return false
  if (!isAlike(tail.line.height, item.line.height) || item.box.top <= tail.box.top) return false
  const shared = overlap(tail.box.left, tail.box.right, item.box.left, item.box.right)
  const shorter = Math.min(tail.box.right - tail.box.left, item.box.right - item.box.left)
  if (shared < SHARED_WIDTH_MIN * shorter) return false
  // A line without tall letters, as `sete.`, stands as near as any other.
  const [above, own] = [tail.box, item.box].map(({ top, bottom }) => bottom - top)
  const down = distance(tail, item)
  const gap = down - Math.max(above ?? 0, own ?? 0)
  if (gap <= LEADING_MAX * item.line.height) return true
  const usual = Math.abs(down - pitch) <= PITCH_TOLERANCE * pitch
  return usual && gap <= WIDE_MAX * item.line.height && fillsColumn(tail, lines)
}

/** Median distance of a long line from the long line right below it; 0 when there is no prose. */
function usualPitch(rows: readonly Row[]): number {
  const distances = rows.flatMap((row, i) => {
    const [line, next] = [row[0], rows[i + 1]?.[0]]
    if (!line || !next || row.length > 1 || !isLong(line) || !isLong(next)) return []
    return [distance(line, next)]
  })
  return distances.length >= 3 ? median(distances) : 0
}

/** From baseline to baseline. Bottoms differ by descenders and tops by accents; the middle of both is steady enough. */
function distance(above: PlacedLine, below: PlacedLine): number {
  return middleOf(below.box) - middleOf(above.box)
}

/** Prose lines have many words; captions and cells have few. */
function isLong(item: PlacedLine): boolean {
  return item.line.words.length >= 6
}

function fillsColumn(item: PlacedLine, lines: readonly PlacedLine[]): boolean {
  if (!isLong(item)) return false
  const column = lines.filter((other) => shareColumn(other.box, item.box))
  const left = Math.min(...column.map((other) => other.box.left))
  const right = Math.max(...column.map((other) => other.box.right))
  return item.box.right - left >= FULL_LINE_SHARE * (right - left)
}

/** Whether a piece begins where the last line of a block does. */
function isUnder({ line, box }: PlacedLine, { tail }: Block<PlacedLine>): boolean {
  return isOneEdge(tail.box.left, box.left, line.height)
}

function byPlaceOf(item: PlacedLine) {
  type Above = Block<PlacedLine>
  const gap = ({ tail }: Above) => item.box.top - tail.box.bottom
  const isApart = ({ lines }: Above) =>
    !lines.some(({ box }) => isOneEdge(box.left, item.box.left, item.line.height))
  return (a: Above, b: Above) => Number(isApart(a)) - Number(isApart(b)) || gap(a) - gap(b)
}
