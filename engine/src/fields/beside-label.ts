import { overlap } from '../geometry.ts'
import { isCaptionLine, startsWithCaption } from './captions.ts'
import { linesCentredOn, middle } from './centred-cell.ts'
import type { LabelHit } from './labels.ts'
import { leftNeighbour, previousInBlock } from './places.ts'
import type { Block, PageReading, ReadLine } from './reading.ts'
import { wrappedLabel } from './wrapped-label.ts'

/** `Atividade ora` + `licenciada`: words of the label itself. */
const LABEL_REST = /^[^\p{L}\d]*$|^(?:\s\p{Ll}+){1,3}$/u

/** Tables centre a label on the height of its value: that begins above the label and ends below it. */
export function centredCell(page: PageReading, { line, end, isCaption }: LabelHit): Block {
  if (!isCaption || !LABEL_REST.test(line.line.text.slice(end))) return []
  const label = wrappedLabel(page, line)
  const [first, last] = [label[0] ?? line, label.at(-1) ?? line]
  const at = (middle(first) + middle(last)) / 2
  const right = Math.max(...label.map(({ box }) => box.right))
  const beside = page.rows.flat().filter((other) => {
    const left = leftNeighbour(page, other)
    return other.box.left > right && (!left || label.includes(left))
  })
  const near = beside.filter((other) => Math.abs(middle(other) - at) < other.line.height)
  const left = Math.min(...near.map(({ box }) => box.left))
  const width = Math.max(...near.map((other) => other.box.right)) - left
  const column = beside.filter(({ box }) => overlap(box.left, box.right, left, left + width) > 0)
  const cell = linesCentredOn(at, column)
  const isOther = cell.some((other) => isCaptionLine(other) || startsWithCaption(other))
  return isOther || (cell[0] && isCutFromAbove(page, cell[0])) ? [] : cell
}

/** Prose of a column beside the form: a sentence of its own block goes on in this line. */
function isCutFromAbove(page: PageReading, line: ReadLine): boolean {
  const above = unfinishedAbove(page, line)
  return above !== undefined && !isCaptionLine(leftNeighbour(page, above) ?? line)
}

/** A sentence of a column beside the form goes on here; a value begins. */
export function isInsideSentence(page: PageReading, line: ReadLine): boolean {
  const above = unfinishedAbove(page, line)
  return above !== undefined && !leftNeighbour(page, above)
}

/** The line above in the same block, where its sentence goes on in this one. */
function unfinishedAbove(page: PageReading, line: ReadLine): ReadLine | undefined {
  const above = previousInBlock(page, line)
  const goesOn = above && /^\p{Ll}/u.test(line.line.text) && !/[.:;]$/.test(above.line.text)
  return goesOn ? above : undefined
}
