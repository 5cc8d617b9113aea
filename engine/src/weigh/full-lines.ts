import type { ReadLine } from '../fields/reading.ts'
import { boxOf, isOneEdge, overlap } from '../geometry.ts'
import { firstWhere } from '../in-order.ts'
import { LIMITS } from '../limits.ts'
import { remembered } from '../remembered.ts'
import type { Box, ReadPage } from '../types.ts'

/**
 * Whether a line is full: the first word of the next would not fit behind its last one, before the next cell or the print's end. Between
 * words and between cells there is a height of print.
 */
export function isFull({ box, line, page }: ReadLine, { line: next }: ReadLine): boolean {
  const [word] = next.words
  if (!word) return false
  const { left, right } = boxOf(word.quad)
  const cell = nextCell(box, page)
  const end = cell ? cell.box.left - line.height : printOf(page).right
  return box.right + (right - left) + line.height > end
}

/** Capitals and small letters of one print differ less in height. */
const SIZES_APART = 1.7

/**
 * Whether a name may go on in another line: in print of its size, for below it in smaller print stands what is said of somebody,
 * `AGREGADO`; and not in the next row of a table, each of which has a number behind it in one column.
 */
export function mayGoOn(last: ReadLine, first: ReadLine): boolean {
  const [a, b] = [last.line.height, first.line.height]
  return last === first || (Math.max(a, b) < SIZES_APART * Math.min(a, b) && !areRows(last, first))
}

function areRows(a: ReadLine, b: ReadLine): boolean {
  const [own, other] = [a, b].map(({ box, page }) => nextCell(box, page))
  if (!own || !other || own === other || ![own, other].every(({ text }) => NUMBER.test(text))) return false
  return isOneEdge(own.box.left, other.box.left, a.line.height)
}

/** That of a person, or a day. */
const NUMBER = /^\d[\d./-]{7,}$/

/** The first line behind a box in its row. */
function nextCell(box: Box, page: ReadPage) {
  const { byLeft } = printOf(page)
  const first = firstWhere(byLeft.length, (i) => (byLeft[i]?.box.left ?? 0) >= box.right)
  return byLeft
    .slice(first, first + LIMITS.besideMax)
    .find((one) => overlap(box.top, box.bottom, one.box.top, one.box.bottom) > 0)
}

/** The lines of a page by where they begin, and where the last of them ends. */
interface Print {
  readonly byLeft: readonly { readonly box: Box; readonly text: string }[]
  readonly right: number
}

const printOf = remembered(({ lines }: ReadPage): Print => {
  const cells = lines.map(({ quad, text }) => ({ box: boxOf(quad), text }))
  const right = cells.reduce((most, { box }) => Math.max(most, box.right), 0)
  return { byLeft: cells.sort((a, b) => a.box.left - b.box.left), right }
})
