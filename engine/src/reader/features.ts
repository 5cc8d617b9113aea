import { boxAround, boxOf } from '../geometry.ts'
import { READER, WORD_COLUMNS } from '../model-facts.ts'
import { isUpright } from '../page/reading-order.ts'
import type { Box, TextLine } from '../types.ts'
import { FAR, type Nearest, neighboursOf } from './neighbours.ts'
import { gramsOf, shapeOf } from './word-shape.ts'

/**
 * One row for each word: n-grams, shape, place, position, pointers. models/training/ficha_train/reader/features.py
 * computes the same, and test/engine/reader/features.test.ts holds both to models/samples/reader.json.
 */
const { pointers, sizes: SIZES } = READER.features

/** Where a row's pointers stand: numbers of words, -1 where there is none. */
export const POINTERS = { from: WORD_COLUMNS - pointers.length, count: pointers.length }

interface PlacedLine {
  readonly words: readonly string[]
  /** Upright, one for each word, in single precision. */
  readonly boxes: readonly Box[]
  readonly box: Box
  readonly isUpright: boolean
  /** Number of its first word in the document. */
  readonly start: number
}

/**
 * [words, WORD_COLUMNS] of a document, row-major.
 *
 * @param pages lines that have words, in reading order
 */
export function documentRows(pages: readonly (readonly TextLine[])[]): Float32Array {
  const total = pages.flat().reduce((sum, { words }) => sum + words.length, 0)
  const rows = new Float32Array(total * WORD_COLUMNS)
  let at = 0
  for (const [number, lines] of pages.entries()) {
    for (const row of pageRows(lines, number, pages.length, at / WORD_COLUMNS)) {
      if (row.length !== WORD_COLUMNS) {
        throw new RangeError(`a word has ${row.length} numbers; the network takes ${WORD_COLUMNS}`)
      }
      rows.set(row, at)
      at += WORD_COLUMNS
    }
  }
  return rows
}

function* pageRows(
  given: readonly TextLine[],
  page: number,
  pageCount: number,
  first: number,
): Generator<number[]> {
  if (given.length === 0) return
  const lines = placed(given, first)
  const printed = boxAround(lines.map(({ box }) => box))
  const em = usualHeight(lines)
  const width = Math.max(printed.right - printed.left, 1)
  const height = Math.max(printed.bottom - printed.top, 1)
  const neighbours = neighboursOf(lines, em)
  for (const [i, line] of lines.entries()) {
    const beside = neighbours[i]
    if (!beside) throw new TypeError('a line has no neighbours')
    const { left, above, below, right } = beside
    const count = line.words.length
    const pointed = ({ index, gap }: Nearest, limit: number) => (gap < limit ? lines[index] : undefined)
    const near = Math.fround(SIZES.near * em)
    const lineAbove = pointed(above, near)
    for (const [j, word] of line.words.entries()) {
      const box = line.boxes[j] ?? line.box
      const before = line.boxes[j - 1]
      yield [
        ...gramsOf(word),
        ...shapeOf(word),
        (box.left - printed.left) / width,
        (box.right - printed.left) / width,
        (box.top - printed.top) / height,
        clipped((line.box.bottom - line.box.top) / em - 1),
        clipped(before ? (box.left - before.right) / em : SIZES.clip),
        Number(j === 0),
        Number(j === count - 1),
        Math.min(count, SIZES.words) / SIZES.words,
        Math.min(j, SIZES.word) / SIZES.word,
        clipped((left.gap / em) * SIZES.across),
        clipped((above.gap / em) * SIZES.down),
        clipped((below.gap / em) * SIZES.down),
        clipped((right.gap / em) * SIZES.across),
        Number(!line.isUpright),
        Number(page === 0),
        Number(page > 0),
        Number(page === pageCount - 1),
        (box.left - printed.left) / em,
        (box.top - printed.top) / em,
        page * SIZES.page,
        line.start,
        pointed(left, FAR)?.start ?? -1,
        lineAbove?.start ?? -1,
        pointed(below, near)?.start ?? -1,
        lineAbove ? lineAbove.start + wordOver(lineAbove.boxes, box) : -1,
      ]
    }
  }
}

function placed(lines: readonly TextLine[], first: number): PlacedLine[] {
  let start = first
  return lines.map((line) => {
    const boxes = line.words.map(({ quad }) => rounded(boxOf(quad)))
    const own = start
    start += boxes.length
    const words = line.words.map(({ text }) => text)
    return { words, boxes, box: boxAround(boxes), isUpright: isUpright(line), start: own }
  })
}

/** Median height of the upright lines, else of all. */
function usualHeight(lines: readonly PlacedLine[]): number {
  const upright = lines.filter((line) => line.isUpright)
  const heights = (upright.length > 0 ? upright : lines)
    .map(({ box }) => Math.fround(box.bottom - box.top))
    .sort((a, b) => a - b)
  const half = heights.length >> 1
  const [lower = 0, upper = 0] = [heights[Math.ceil(heights.length / 2) - 1], heights[half]]
  return Math.max(SIZES.emMin, Math.fround(Math.fround(lower + upper) / 2))
}

/** Which word of the line above stands over the box: the one that shares most, else the nearest. */
function wordOver(above: readonly Box[], box: Box): number {
  const shares = above.map((word) =>
    Math.fround(Math.min(word.right, box.right) - Math.max(word.left, box.left)),
  )
  const most = Math.max(...shares)
  if (most > 0) return shares.indexOf(most)
  const apart = above.map((word) => {
    const sum = Math.fround(word.left + word.right)
    return Math.abs(Math.fround(Math.fround(sum - box.left) - box.right))
  })
  return apart.indexOf(Math.min(...apart))
}

function rounded({ left, top, right, bottom }: Box): Box {
  const f = Math.fround
  return { left: f(left), top: f(top), right: f(right), bottom: f(bottom) }
}

function clipped(value: number): number {
  return Math.max(-SIZES.clip, Math.min(SIZES.clip, value))
}
