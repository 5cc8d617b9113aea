import { isCaptionLine, startsWithCaption } from './captions.ts'
import { blockOf, leftNeighbour, previousInBlock } from './places.ts'
import type { Block, PageReading, ReadLine } from './reading.ts'
import type { Span } from './span.ts'

/** Lines that a value may wrap over. */
const WRAPPED_LINES_MAX = 12

/** `line` and what continues it in its block. */
export function fromLine(page: PageReading, line: ReadLine, labelBlock: Block): Span[] {
  // Some forms print the colon in front of the value.
  const start = /^[\s:=]*/.exec(line.line.text)?.[0].length ?? 0
  const block = blockOf(page, line)
  const text = isListItem(line) ? withListItems(page, block) : block
  return [{ line, start, end: line.line.text.length }, ...following(page, line, labelBlock, text)]
}

/** The lines of the block after `line`, up to one that has a label of its own beside or in it. */
export function following(
  page: PageReading,
  line: ReadLine,
  labelBlock: Block,
  block: Block = blockOf(page, line),
): Span[] {
  const spans: Span[] = []
  for (const next of block.slice(block.indexOf(line) + 1, block.indexOf(line) + 1 + WRAPPED_LINES_MAX)) {
    const left = leftNeighbour(page, next)
    const isOwn = !left || labelBlock.includes(left) || isRestOfLabel(page, left, next, labelBlock)
    if (!isOwn || startsWithCaption(next) || isCaptionLine(next)) break
    spans.push({ line: next, start: 0, end: next.line.text.length })
  }
  return spans
}

/** `ATIVIDADE` + `PRINCIPAL` beside two lines of one value: no caption, below the label, where a sentence goes on. */
function isRestOfLabel(page: PageReading, left: ReadLine, next: ReadLine, labelBlock: Block): boolean {
  const above = previousInBlock(page, left)
  const isCaption = isCaptionLine(left) || startsWithCaption(left)
  return /^\p{Ll}/u.test(next.line.text) && !isCaption && above !== undefined && labelBlock.includes(above)
}

/** A list whose items stand wide apart is one text: the blocks below that begin with an item at the same edge. */
function withListItems(page: PageReading, block: Block): Block {
  const items = block.filter(isListItem)
  const [first] = items
  if (!first) return block
  let list = block
  for (const next of page.blocks) {
    const [head] = next
    const last = list.at(-1)
    if (!head || !last || !isListItem(head) || list.includes(head)) continue
    const gap = head.box.top - last.box.bottom
    const isAligned = Math.abs(head.box.left - first.box.left) < 0.5 * first.line.height
    if (isAligned && gap > 0 && gap < ITEM_GAP_HEIGHTS * first.line.height) list = [...list, ...next]
  }
  return list
}

/** Items of a list stand this many line heights apart at most. */
const ITEM_GAP_HEIGHTS = 1.6

function isListItem(line: ReadLine): boolean {
  return LIST_ITEM.test(line.line.text)
}

/** A bullet, a number or a code with text after it. */
const LIST_ITEM =
  /^\s*(?:[•▪◦*·]|[-–—]\s|[a-z]\)\s|\d{1,2}\s?[.)-]\s|(?:[A-Z]-)?\d[\d.,/-]{3,}\d\s)\s*\p{L}?/u
