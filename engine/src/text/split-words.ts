import { CHARACTERS, LINE_ROWS, RECOGNISER } from '../model-facts.ts'
import { type Columns, widestBlank } from '../raster/ink.ts'
import type { DecodedChar } from './ctc.ts'

/** Characters between two spaces, with the columns of the cut line that they fill. */
export interface SplitWord {
  readonly characters: readonly DecodedChar[]
  readonly columns: Columns
  /** The space read before the word; null at the start of a cell, or where only the gap separates the words. */
  readonly space: DecodedChar | null
}

/** Columns of one em in a cut line. */
export const EM_COLUMNS = LINE_ROWS / RECOGNISER.crop.heightEm
/** A gap this wide is a column or a cell, as in a text layer (lines-from-glyphs.ts). */
const CELL_GAP = EM_COLUMNS
/** A justified line may stretch its spaces; a cell's gap stands out from the line's other gaps. */
const STRETCHED_SPACE_FACTOR = 2.2
/** Where no space was read, a gap this much wider than the line's letter gaps separates two words. */
const UNREAD_SPACE = 0.35 * EM_COLUMNS
/** Half of an average letter, for a word whose end no blank column shows. */
const HALF_LETTER = 0.28 * EM_COLUMNS
/** A letter's peak is at most this far from its edge. */
const REACH = 0.9 * EM_COLUMNS

/**
 * The words of a line, grouped into cells: runs of words without a gap that is a cell's border.
 *
 * @param ink for each column of the cut line whether it carries ink
 */
export function splitWords(characters: readonly DecodedChar[], ink: Uint8Array): SplitWord[][] {
  const visible = characters.filter((one) => !isSpace(one))
  const gaps = visible.map((one, i) => {
    const next = visible[i + 1]
    return next ? gapBetween(one, next, ink) : null
  })
  const letterGaps: number[] = []
  const wordGaps: number[] = []
  const spaces = spacesAfter(characters)
  for (const [i, gap] of gaps.entries()) {
    if (gap) (spaces[i] ? wordGaps : letterGaps).push(gap.to - gap.from)
  }
  const tracking = upperMiddle(letterGaps)
  const leaders = leaderEnds(visible)
  const cellGap = Math.max(
    CELL_GAP,
    wordGaps.length >= 3 ? STRETCHED_SPACE_FACTOR * upperMiddle(wordGaps) : 0,
  )
  const cells: SplitWord[][] = []
  let cell: SplitWord[] = []
  let word: DecodedChar[] = []
  let from = 0
  let space: DecodedChar | null = null
  const [first] = visible
  if (first) from = startOf(first, ink)
  for (const [i, one] of visible.entries()) {
    word.push(one)
    const gap = gaps[i]
    const width = gap ? gap.to - gap.from : Infinity
    const read = spaces[i] ?? null
    if (gap && !read && width <= tracking + UNREAD_SPACE && !leaders.has(i + 1)) continue
    cell.push({ characters: word, columns: { from, to: gap?.from ?? endOf(one, ink) }, space })
    word = []
    from = gap?.to ?? 0
    space = read
    if (width > cellGap) {
      cells.push(cell)
      cell = []
      space = null
    }
  }
  return cells
}

/** Dots that lead from a caption to its value or page: `Nome......: ANA`, `Introdução..24`. */
const LEADER = /\.{4,}|\.{2,}(?=\d)/g

/** Places among a line's characters where a leader begins or ends. */
function leaderEnds(visible: readonly DecodedChar[]): ReadonlySet<number> {
  const text = visible.map(({ value }) => CHARACTERS[value]).join('')
  return new Set([...text.matchAll(LEADER)].flatMap(({ index, 0: dots }) => [index, index + dots.length]))
}

function isSpace(one: DecodedChar): boolean {
  return CHARACTERS[one.value] === ' '
}

/** For each visible character the space read after it, if any. */
function spacesAfter(characters: readonly DecodedChar[]): (DecodedChar | null)[] {
  const spaces: (DecodedChar | null)[] = []
  for (const one of characters) {
    if (!isSpace(one)) spaces.push(null)
    else if (spaces.length > 0) spaces[spaces.length - 1] ??= one
  }
  return spaces
}

/**
 * The columns between two neighbouring characters: without ink where there are such, else none wide. Where not even
 * the characters' own halves show, glare took the ink and its lack shows nothing.
 */
function gapBetween(one: DecodedChar, next: DecodedChar, ink: Uint8Array): Columns {
  const [from, to] = [columnOf(one), columnOf(next)]
  const blank = widestBlank(ink, from, to)
  if (blank && (blank.from > from || blank.to < to)) return blank
  const middle = Math.round((from + to) / 2)
  return { from: middle, to: middle }
}

function startOf(one: DecodedChar, ink: Uint8Array): number {
  const peak = columnOf(one)
  for (let x = peak; x >= Math.max(0, peak - REACH); x--) if (ink[x] === 0 && ink[x + 1] === 1) return x + 1
  return Math.max(0, peak - HALF_LETTER)
}

function endOf(one: DecodedChar, ink: Uint8Array): number {
  const peak = columnOf(one)
  for (let x = peak; x < Math.min(ink.length, peak + REACH); x++) {
    if (ink[x] === 0 && ink[x - 1] === 1) return x
  }
  return Math.min(ink.length, peak + HALF_LETTER)
}

/** Middle column of the character's step. */
function columnOf(one: DecodedChar): number {
  return Math.round((one.step + 0.5) * RECOGNISER.stride)
}

function upperMiddle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
