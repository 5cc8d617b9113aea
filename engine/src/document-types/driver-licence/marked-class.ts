import type { ReadDocument, ReadLine } from '../../fields/reading.ts'
import { wordsOf } from '../../fields/span.ts'
import { boxOf, overlap, shareRow } from '../../geometry.ts'
import type { Box } from '../../types.ts'
import { isLicenceClass } from '../../values/licence-class.ts'
import { type Proposal, proposalOf, SURE } from '../../weigh/proposal.ts'

/** A class or a box to mark on a form. */
interface Token extends Box {
  readonly line: ReadLine
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Where a form has the class of a box. */
const ARRANGEMENTS = ['behind', 'before', 'above', 'below'] as const
type Arrangement = (typeof ARRANGEMENTS)[number]

/** A form asks for the class by at least so many boxes. */
const BOXES_MIN = 3
/** Between a box and its class at most so many heights of print. */
const REACH = 3

/** The class that is marked where a form prints several with a box each, beside them or above them; none where none or more are. */
export function markedClass(reading: ReadDocument): Proposal[] {
  const tokens = reading.lines.flatMap(tokensOf)
  const classes = tokens.filter(({ text }) => isLicenceClass(text))
  const boxes = tokens.filter(({ text }) => BOX.test(text))
  if (boxes.length < BOXES_MIN || boxes.length > BOXES_MAX) return []
  const [pairs = []] = ARRANGEMENTS.map((where) => pairsOf(boxes, classes, where)).toSorted(
    (a, b) => b.length - a.length,
  )
  if (new Set(pairs.map(({ own }) => own.text)).size < BOXES_MIN) return []
  const [marked, ...others] = pairs.filter(({ box }) => MARK.test(box.text))
  if (!marked || others.length > 0) return []
  const { line, start, end, text } = marked.own
  return [proposalOf(text, [{ line, start, end }], SURE)]
}

const BOX = /^(?:[([]x?[)\]]|[☐□☑☒■✓✗])$/i
const MARK = /[x☑☒■✓✗]/i
/** More boxes are of a form with other questions; each is compared with each class. */
const BOXES_MAX = 200

function pairsOf(boxes: readonly Token[], classes: readonly Token[], where: Arrangement) {
  return boxes.flatMap((box) => {
    const reach = REACH * (box.bottom - box.top)
    const near = classes
      .map((own) => ({ box, own, gap: gapTo(box, own, where) }))
      .filter(({ own, gap }) => own.line.page === box.line.page && gap !== null && gap < reach)
      .toSorted((a, b) => (a.gap ?? 0) - (b.gap ?? 0))
    return near.slice(0, 1)
  })
}

/** How far a class is from a box, in the page's unit; null where it stands elsewhere. */
function gapTo(box: Box, own: Box, where: Arrangement): number | null {
  const isBeside = where === 'behind' || where === 'before'
  if (isBeside ? !shareRow(box, own) : overlap(box.left, box.right, own.left, own.right) <= 0) return null
  const gaps = {
    behind: own.left - box.right,
    before: box.left - own.right,
    above: box.top - own.bottom,
    below: own.top - box.bottom,
  }
  return gaps[where] >= -SLACK * (box.bottom - box.top) ? gaps[where] : null
}

/** Boxes of print may touch. */
const SLACK = 0.3

const TOKENS = /[([]\s?x?\s?[)\]]|[^\s()[\]]+/gi

/** The words and boxes of a line, `( )` and `[ X ]` as one, and `E(x)` as two: all letters of a word are as wide. */
function tokensOf(line: ReadLine): Token[] {
  return [...line.line.text.matchAll(TOKENS)].map(({ 0: found, index: start }) => {
    const end = start + found.length
    const words = wordsOf({ line, start, end })
    const around = words.map(({ text }) => text).join(' ')
    const box = boxOf(words.flatMap(({ quad }) => quad))
    const width = (box.right - box.left) / around.length
    const left = box.left + width * around.indexOf(found)
    const text = found.replace(/\s|[,;:.]$/g, '')
    return { ...box, line, start, end, text, left, right: left + width * found.length }
  })
}
