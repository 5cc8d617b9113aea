import { overlap } from '../geometry.ts'
import { pattern } from '../values/pattern.ts'
import { centredCell, isInsideSentence } from './beside-label.ts'
import { isCaptionLine, isOtherCaption, startsWithCaption } from './captions.ts'
import { middle } from './centred-cell.ts'
import { type Flow, flowOfSpans, wholeLines } from './flow.ts'
import { following, fromLine } from './following-lines.ts'
import type { LabelHit } from './labels.ts'
import { lineAbove } from './line-above.ts'
import { blockOf, leftNeighbour, rightNeighbour } from './places.ts'
import type { Block, PageReading, Reading, ReadLine } from './reading.ts'
import type { Span } from './span.ts'
import { wrappedLabel } from './wrapped-label.ts'

/** A value stands at most this many line heights below its label. */
const BELOW_MAX_HEIGHTS = 2.6
/** A value to the right on the same row may be far away in a form, but not across the page. */
const RIGHT_MAX_PAGE_SHARE = 0.55

/** Characters before a label that make its line a sentence. */
const PROSE_BEFORE = 12
/** A short line that ends with the label is a caption in words: `Esta licença expira em`. */
const CAPTION_LENGTH_MAX = 40
/** `Validade: ---`, `Placa: não se aplica`. */
const LEFT_EMPTY = /^\s*:?\s*(?:[-–—*]{2,}[\s-–—*]*|n[ãa]o se aplica|n\/a)\.?\s*$/i
/** The caption that a label begins ends with a colon. */
const COLON = /^[^:.;,]{0,40}:/

export type Direction = 'after' | 'right' | 'below' | 'above'

/** Text near a label where its value may stand. */
export interface Neighbour {
  readonly direction: Direction
  /** The nearest line and those that continue it in its block, as running text. */
  readonly flow: Flow
  /** Distance in line heights; 0 for text right after the label. */
  readonly distance: number
}

/** Where the value of a label can stand: after it on its line, right of it on its row, below it, seldom above it. */
export function neighboursOf(reading: Reading, hit: LabelHit): Neighbour[] {
  const page = reading.pages.find((candidate) => candidate.page === hit.line.page)
  if (!page) throw new RangeError(`a label on page ${hit.line.page.index + 1}, which is not in the reading`)
  if (hit.isCaption && LEFT_EMPTY.test(hit.line.line.text.slice(hit.end))) return []
  const after = afterLabel(page, hit)
  // A caption with a colon and its value on the same line needs no other.
  if (after && hit.isCaption && COLON.test(hit.line.line.text.slice(hit.end))) return [after]
  // Inside a sentence a label speaks of a value; only what follows it can be that value.
  const { text } = hit.line.line
  const endsShortLine = text.length <= CAPTION_LENGTH_MAX && hit.end >= text.trimEnd().length
  if (!hit.isCaption && !endsShortLine && hit.start > PROSE_BEFORE) return after ? [after] : []
  const right = rightOf(page, hit)
  const found = [...(after ? [after] : []), ...right, ...below(page, hit)]
  return after || right.length > 0 ? found : [...found, ...above(page, hit)]
}

/**
 * What may stand between a label and its value on one line: the rest of a longer caption (`da licença:`,
 * `desenvolvida:`), a remark in brackets with nothing after it, a number sign, punctuation.
 */
const LABEL_TAIL = pattern('u')`
  ^(?:\([a-z]{1,2}\))?
  (?:\s*\([^)]{0,60}\)\s*(?:$|(?=:))|(?:\s*\/\s*\p{L}+){1,2}\s*$|\s+(?:e|ou|d[aeo]s?)(?:\s+\p{Ll}+){1,3}\s*$
    |(?:\s+\p{Ll}[\p{Ll}()/]*){1,4}\s*:)?
  [\s:.\-–—=_)/]*(?:N[º°o]?\.?\s*:)?[\s:]*
`

function afterLabel(page: PageReading, hit: LabelHit): Neighbour | null {
  const { text } = hit.line.line
  const tail = LABEL_TAIL.exec(text.slice(hit.end))?.[0].length ?? 0
  const start = hit.end + tail
  const rest: Span[] = start < text.length ? [{ line: hit.line, start, end: text.length }] : []
  // A sentence may break between label and value; a caption with nothing after it has its value elsewhere.
  const sentenceEnds = /[.;]/.test(text.slice(hit.end))
  const goesOn = rest.length > 0 || (!hit.isCaption && hit.start > 0 && !sentenceEnds)
  const spans = goesOn
    ? [...rest, ...following(page, hit.line, hit.isCaption ? cellLeftOf(page, hit.line) : [])]
    : []
  return spans.length > 0 ? { direction: 'after', flow: flowOfSpans(spans), distance: 0 } : null
}

/** A cell left of one that holds its own label: its lines are no labels of what wraps here, unless they are captions. */
function cellLeftOf(page: PageReading, line: ReadLine): Block {
  const left = leftNeighbour(page, line)
  return left ? blockOf(page, left).filter((other) => !isCaptionLine(other)) : []
}

function rightOf(page: PageReading, hit: LabelHit): Neighbour[] {
  const centred = centredCell(page, hit)
  const [top] = centred
  if (top && (centred.length > 1 || wrappedLabel(page, hit.line).length > 1)) {
    const distance = (top.box.left - hit.line.box.right) / hit.line.line.height
    return [{ direction: 'right', flow: flowOfSpans(wholeLines(centred)), distance }]
  }
  const next = rightNeighbour(page, hit.line)
  if (!next || isCaptionLine(next) || isOtherCaption(next) || isInsideSentence(page, next)) return []
  const gap = next.box.left - hit.line.box.right
  if (gap > RIGHT_MAX_PAGE_SHARE * page.page.width) return []
  const label = wrappedLabel(page, hit.line)
  const flow = flowOfSpans(fromLine(page, startBesideLabel(page, label, next), label))
  return [{ direction: 'right', flow, distance: gap / hit.line.line.height }]
}

/** A label that wraps stands beside a value that wraps too: the value then begins beside its first line. */
function startBesideLabel(page: PageReading, label: Block, beside: ReadLine): ReadLine {
  const valueBlock = blockOf(page, beside)
  const first = label[0] && rightNeighbour(page, label[0])
  return first && valueBlock.includes(first) ? first : beside
}

function below(page: PageReading, hit: LabelHit): Neighbour[] {
  const { box, line } = hit.line
  // A label may be one of several captions on a line; its own stretch decides the column.
  const share = (offset: number) =>
    box.left + ((box.right - box.left) * offset) / Math.max(1, line.text.length)
  // A heading of several words is one caption from its first word on.
  const isHeading = hit.isCaption && hit.end >= line.text.length && !/[:|]|\s{2}/.test(line.text)
  const [left, right] = [isHeading ? box.left : share(hit.start), share(hit.end)]
  const candidates = page.rows.flat().filter((other) => {
    const gap = other.box.top - box.bottom
    const height = Math.max(line.height, other.line.height)
    if (other === hit.line || gap < -0.4 * height || gap > BELOW_MAX_HEIGHTS * height) return false
    const shared = overlap(left, right, other.box.left, other.box.right)
    const startsThere = Math.abs(other.box.left - left) < 1.5 * height
    return startsThere || shared >= 0.5 * Math.min(right - left, other.box.right - other.box.left)
  })
  const nearest = candidates.sort(
    (a, b) => a.box.top - b.box.top || Math.abs(a.box.left - left) - Math.abs(b.box.left - left),
  )[0]
  // Another caption below: this label's value stands elsewhere, or was left empty.
  if (nearest && sharesValueColumn(page, hit.line, nearest)) return []
  // The rest of a label beside whose middle its value stands.
  if (nearest && wrappedLabel(page, hit.line).includes(nearest) && centredCell(page, hit).length > 0)
    return []
  if (!nearest || isCaptionLine(nearest) || startsWithCaption(nearest)) return []
  const distance = Math.max(0, nearest.box.top - box.bottom) / line.height
  return [
    { direction: 'below', flow: flowOfSpans(fromLine(page, nearest, cellLeftOf(page, nearest))), distance },
  ]
}

function above(page: PageReading, hit: LabelHit): Neighbour[] {
  const line = lineAbove(page, hit)
  if (!line || wrappedLabel(page, hit.line).includes(line)) return []
  const flow = flowOfSpans([{ line, start: 0, end: line.line.text.length }])
  return [
    {
      direction: 'above',
      flow,
      distance: Math.max(0, hit.line.box.top - line.box.bottom) / line.line.height,
    },
  ]
}

/** Two captions of a form whose values stand beside them, in one column. */
function sharesValueColumn(page: PageReading, label: ReadLine, other: ReadLine): boolean {
  const value = rightNeighbour(page, label)
  const otherValue = rightNeighbour(page, other) ?? (value && besideMiddle(page, other, value))
  // Captions are set alike; a larger line below is the value of a form with its captions above.
  if (!value || !otherValue || other.line.height > 1.05 * label.line.height) return false
  if (isInsideSentence(page, value)) return false
  return Math.abs(value.box.left - otherValue.box.left) < label.line.height && !isCaptionLine(value)
}

/** A line of the value column that stands beside the middle of a caption of several lines. */
function besideMiddle(page: PageReading, caption: ReadLine, { box, line }: ReadLine): ReadLine | undefined {
  const lines = wrappedLabel(page, caption)
  const [first, last] = [lines[0] ?? caption, lines.at(-1) ?? caption]
  if (first === last) return undefined
  return page.rows
    .flat()
    .find(
      (other) =>
        Math.abs(other.box.left - box.left) < line.height &&
        middle(other) > first.box.top &&
        middle(other) < last.box.bottom,
    )
}
