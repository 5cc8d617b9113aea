import type { ReadLine } from '../fields/reading.ts'
import { type FoundSpan, spansIn, wordsOf } from '../fields/span.ts'
import { boxOf, shareColumn, shareRow } from '../geometry.ts'
import { grouped } from '../in-order.ts'
import { LIMITS } from '../limits.ts'
import type { Box } from '../types.ts'
import { apartFrom } from '../values/hit.ts'

/** What a form asks with a box for each answer: an answer, or a box to mark, at its place on the page. */
interface Placed extends FoundSpan, Box {}

/** Where a form has the answer of a box. */
const ARRANGEMENTS = ['behind', 'before', 'above', 'below'] as const
type Arrangement = (typeof ARRANGEMENTS)[number]

/** Between a box and its answer at most so many heights of print; boxes of print may touch. */
const [REACH, SLACK] = [3, 0.3]

/**
 * The answer that a form has marked, where it prints several with a box each, beside them or above them; null where none is, or two are.
 *
 * @param answersIn the answers in a line
 * @param least so many different answers have a box
 */
export function markedAnswer(
  lines: readonly ReadLine[],
  answersIn: (line: ReadLine) => readonly FoundSpan[],
  least: number,
): FoundSpan | null {
  const pages = [...grouped(lines, ({ page }) => page.index).values()]
  return pages.flatMap((own) => markedOn(own, own.flatMap(answersIn), least))[0] ?? null
}

/** Each box is compared with each answer. */
function markedOn(lines: readonly ReadLine[], asked: readonly FoundSpan[], least: number): Placed[] {
  if (asked.length < least || asked.length > LIMITS.mentionsComparedMax) return []
  const ofLine = grouped(asked, ({ line }) => line)
  // What is an answer is no box.
  const marks = lines.flatMap((line) => apartFrom(spansIn(line, BOX), ofLine.get(line) ?? []))
  if (!marks.some(isCrossed) || marks.length > LIMITS.mentionsComparedMax) return []
  const [answers, boxes] = [asked.map(placed), marks.map(placed)]
  const [pairs = []] = ARRANGEMENTS.map((where) => pairsOf(boxes, answers, where)).toSorted(
    (a, b) => b.length - a.length,
  )
  if (new Set(pairs.map(({ answer }) => answer.value)).size < least) return []
  const marked = pairs.filter(({ box }) => isCrossed(box)).map(({ answer }) => answer)
  return new Set(marked.map(({ value }) => value)).size === 1 ? marked : []
}

/** `( )`, `[ X ]`, `☒`; pixels often leave one side of a box, or make a letter of it: `X]`, `X`, `[`, `O`. */
const BOX = /[([{]\s?x?\s?[)\]}]|[☐□☑☒■✓✗]|(?<!\S)(?:[([{|]?X[)\]}|]?|[([{)\]}COQDUJ0I])(?!\S)/gi
const CROSS = /[x☑☒■✓✗]/i

function isCrossed({ value }: FoundSpan): boolean {
  return CROSS.test(value)
}

/** A part of a line where all letters of a word are as wide: `E(x)` is one word. */
function placed(part: FoundSpan): Placed {
  const words = wordsOf(part)
  const box = boxOf(words.flatMap(({ quad }) => quad))
  const around = words.map(({ text }) => text).join(' ')
  const width = (box.right - box.left) / around.length
  const left = box.left + width * around.indexOf(part.line.line.text.slice(part.start, part.end))
  return { ...box, ...part, left, right: left + width * (part.end - part.start) }
}

function pairsOf(boxes: readonly Placed[], answers: readonly Placed[], where: Arrangement) {
  return boxes.flatMap((box) => {
    const reach = REACH * (box.bottom - box.top)
    const near = answers
      .map((answer) => ({ box, answer, gap: gapTo(box, answer, where) }))
      .filter(({ gap }) => gap !== null && gap < reach)
      .toSorted((a, b) => (a.gap ?? 0) - (b.gap ?? 0))
    return near.slice(0, 1)
  })
}

/** How far an answer is from a box, in the page's unit; null where it stands elsewhere. */
function gapTo(box: Box, answer: Box, where: Arrangement): number | null {
  const isBeside = where === 'behind' || where === 'before'
  const isThere = isBeside ? shareRow(box, answer) : shareColumn(box, answer)
  const gaps = {
    behind: answer.left - box.right,
    before: box.left - answer.right,
    above: box.top - answer.bottom,
    below: answer.top - box.bottom,
  }
  return isThere && gaps[where] >= -SLACK * (box.bottom - box.top) ? gaps[where] : null
}
