import { median, middleOf, overlap } from '../geometry.ts'
import type { PlacedLine, Row } from './reading-order.ts'

/** Lines of a paragraph differ in font size by less than this factor. */
const HEIGHT_RATIO_MAX = 1.25
/** White space between two lines of a paragraph, in line heights. */
const LEADING_MAX = 0.9
/** The same in a page that is set with wide spacing throughout, as courts do: up to triple. */
const WIDE_LEADING_MAX = 2.4
/** How far the distance of two lines may be from the page's usual one. */
const PITCH_TOLERANCE = 0.15
/** A line that ends this near to its column's right edge (a share of the width) was broken there, not ended. */
const FULL_LINE_SHARE = 0.85
/** Lines of a paragraph share this part of the shorter one's width. */
const SHARED_WIDTH_MIN = 0.5
/** Lines of a column begin this near to each other, in line heights. */
const EDGE_TOLERANCE = 0.5

/**
 * Paragraphs, columns and cells: a line continues the block above it when it has about the same
 * size and stands close below. Of two that it stands below, it belongs to the one whose lines begin where it does, then to
 * the nearer one. On a page with wide spacing, "close" is the page's usual distance, after a line that fills its column.
 * Blocks come in the order of their first line.
 */
export function blocksOf(rows: readonly Row[]): PlacedLine[][] {
  const pitch = usualPitch(rows)
  const lines = rows.flat()
  const blocks: PlacedLine[][] = []
  const open = new Set<PlacedLine[]>()
  for (const row of rows) {
    for (const item of row) {
      const block = [...open]
        .filter((candidate) => continues(candidate, item, pitch, lines))
        .sort(byPlaceOf(item))[0]
      if (block) block.push(item)
      else {
        const started = [item]
        blocks.push(started)
        open.add(started)
      }
    }
    const rowTop = Math.min(...row.map((item) => item.box.top))
    for (const block of open) {
      const last = block.at(-1)
      if (last && rowTop - last.box.bottom > 3 * last.line.height) open.delete(block)
    }
  }
  return blocks
}

function continues(
  block: readonly PlacedLine[],
  item: PlacedLine,
  pitch: number,
  lines: readonly PlacedLine[],
): boolean {
  const last = block.at(-1)
  // What ends with a colon announces something else, a caption's value or a list; in a full line of prose the next word had no room.
  if (!last || (last.line.text.endsWith(':') && !fillsColumn(last, lines))) return false
  const ratio = Math.max(last.line.height, item.line.height) / Math.min(last.line.height, item.line.height)
  if (ratio > HEIGHT_RATIO_MAX || item.box.top <= last.box.top) return false
  const shared = overlap(last.box.left, last.box.right, item.box.left, item.box.right)
  const shorter = Math.min(last.box.right - last.box.left, item.box.right - item.box.left)
  if (shared < SHARED_WIDTH_MIN * shorter) return false
  const gap = item.box.top - last.box.bottom
  if (gap <= LEADING_MAX * item.line.height) return true
  const usual = Math.abs(baseline(item) - baseline(last) - pitch) <= PITCH_TOLERANCE * pitch
  return usual && gap <= WIDE_LEADING_MAX * item.line.height && fillsColumn(last, lines)
}

/** Median distance of a long line from the long line right below it; 0 when there is no prose. */
function usualPitch(rows: readonly Row[]): number {
  const distances = rows.flatMap((row, i) => {
    const [line, next] = [row[0], rows[i + 1]?.[0]]
    if (!line || !next || row.length > 1 || !isLong(line) || !isLong(next)) return []
    return [baseline(next) - baseline(line)]
  })
  return distances.length >= 3 ? median(distances) : 0
}

/** Prose lines have many words; captions and cells have few. */
function isLong(item: PlacedLine): boolean {
  return item.line.words.length >= 6
}

function fillsColumn(item: PlacedLine, lines: readonly PlacedLine[]): boolean {
  if (!isLong(item)) return false
  const column = lines.filter(
    (other) => overlap(other.box.left, other.box.right, item.box.left, item.box.right) > 0,
  )
  const left = Math.min(...column.map((other) => other.box.left))
  const right = Math.max(...column.map((other) => other.box.right))
  return item.box.right - left >= FULL_LINE_SHARE * (right - left)
}

/** Bottoms differ by descenders and tops by accents; the middle of both is steady enough. */
function baseline({ box }: PlacedLine): number {
  return middleOf(box)
}

function byPlaceOf(item: PlacedLine): (a: readonly PlacedLine[], b: readonly PlacedLine[]) => number {
  const gap = (block: readonly PlacedLine[]) => item.box.top - (block.at(-1)?.box.bottom ?? 0)
  const isApart = (block: readonly PlacedLine[]) =>
    !block.some(({ box }) => Math.abs(box.left - item.box.left) <= EDGE_TOLERANCE * item.line.height)
  return (a, b) => Number(isApart(a)) - Number(isApart(b)) || gap(a) - gap(b)
}
