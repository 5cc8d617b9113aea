import { mean, midpoint } from '../geometry.ts'
import type { Point } from '../types.ts'
import { lengthOf, type Piece } from './join-pieces.ts'

/** A letter alone is no longer than this many times its height. */
const LETTER_LENGTH = 1.6
/** Letters of a row differ by at most this factor in height, and by this part of a height in place. */
const [HEIGHT_RATIO, OFFSET] = [2.5, 0.45]
/** From the middle of a letter to the next, in heights: less is a word, more are cells of a table. */
const [PITCH_MIN, PITCH_MAX] = [1.1, 4]
/** So many letters at one pitch, of which some that lie between may not have been seen. */
const [LETTERS_MIN, LOST_MAX] = [5, 2]
/** No form has more cells in a row. */
const LETTERS_MAX = 60
/** Of those so many are seen well. */
const SEEN_MIN = 3
/** Of a pitch, how far a letter may stand from its cell's middle. */
const WANDER = 0.17
/** In a table the rows above and below have letters at the same places, this many heights away. */
const NEXT_ROW = 3

/**
 * Letters that stand one in each cell of a form (`|2|3|9|`), joined to a line: alone they are hardly seen and hardly read. Columns of
 * a table stay apart.
 */
export function joinCombs(pieces: readonly Piece[]): Piece[] {
  const letters = pieces.filter(
    (one) => lengthOf(one) <= LETTER_LENGTH * one.height && one.start[0] <= one.end[0],
  )
  const combs = rowsOf(letters).flatMap(evenRuns)
  const joined = combs.filter((comb) => !isInTable(comb, letters))
  const own = new Set(joined.flat())
  return [...pieces.filter((one) => !own.has(one)), ...joined.map(whole)]
}

/** Letters beside each other, from left to right. */
function rowsOf(letters: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  let open: { readonly row: Piece[]; last: Piece }[] = []
  for (const letter of letters.toSorted((a, b) => middleOf(a)[0] - middleOf(b)[0])) {
    const [x, y] = middleOf(letter)
    open = open.filter(({ last }) => x - middleOf(last)[0] <= (LOST_MAX + 1) * PITCH_MAX * last.height)
    const own = open.find(({ last }) => {
      const apart = Math.abs(middleOf(last)[1] - y)
      return areAlike(last, letter) && apart < OFFSET * Math.max(last.height, letter.height)
    })
    if (own) {
      own.row.push(letter)
      own.last = letter
    } else {
      const row = [letter]
      open.push({ row, last: letter })
      rows.push(row)
    }
  }
  return rows
}

function areAlike(a: Piece, b: Piece): boolean {
  return Math.max(a.height, b.height) < HEIGHT_RATIO * Math.min(a.height, b.height)
}

/** The stretches of a row in which all letters stand at whole multiples of one pitch. */
function evenRuns(row: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = []
  for (let from = 0; from + LETTERS_MIN <= row.length; ) {
    let to = from + 1
    const end = Math.min(row.length, from + LETTERS_MAX)
    while (to < end && areEven(row.slice(from, to + 1))) to++
    if (to - from >= LETTERS_MIN) runs.push(row.slice(from, to))
    from = Math.max(to, from + 1)
  }
  return runs
}

/** Whether letters stand at one pitch, with room for those between that were not seen. */
function areEven(letters: readonly Piece[]): boolean {
  const gaps = letters.slice(1).map((letter, i) => middleOf(letter)[0] - middleOf(letters[i] ?? letter)[0])
  const height = mean(letters.map((one) => one.height))
  const least = Math.min(...gaps)
  if (least < PITCH_MIN * height || least > PITCH_MAX * height) return false
  const pitch = mean(gaps) / mean(gaps.map((gap) => Math.round(gap / least)))
  return gaps.every((gap) => {
    const steps = Math.round(gap / pitch)
    return steps >= 1 && steps <= LOST_MAX + 1 && Math.abs(gap - steps * pitch) <= WANDER * pitch
  })
}

function isInTable(comb: readonly Piece[], letters: readonly Piece[]): boolean {
  const own = new Set(comb)
  const others = letters.filter((one) => !own.has(one)).map(middleOf)
  const inColumns = comb.filter((letter) => {
    const [x, y] = middleOf(letter)
    return others.some(([x2, y2]) => {
      return Math.abs(x2 - x) < letter.height && Math.abs(y2 - y) < NEXT_ROW * letter.height
    })
  })
  return 2 * inColumns.length >= comb.length
}

/** One line from the first letter to the last. */
function whole(comb: readonly Piece[]): Piece {
  const [first, last] = [comb[0], comb.at(-1)]
  if (!first || !last) throw new RangeError('a comb has no letters')
  return {
    start: [first.start[0], middleOf(first)[1]],
    end: [last.end[0], middleOf(last)[1]],
    height: Math.max(...comb.map(({ height }) => height)),
    spine: comb.flatMap(({ spine }) => spine),
    // Letters that were hardly seen take nothing from the others.
    score: comb.map(({ score }) => score).toSorted((a, b) => b - a)[SEEN_MIN - 1] ?? 0,
    certainty: mean(comb.map(({ certainty }) => certainty)),
  }
}

function middleOf({ start, end }: Piece): Point {
  return midpoint(start, end)
}
