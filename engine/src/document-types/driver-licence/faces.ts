import type { Reading, ReadLine } from '../../fields/reading.ts'
import type { Span } from '../../fields/span.ts'
import { boxOf, median, type ReadingFrame, readingFrame } from '../../geometry.ts'
import type { Box, Quad } from '../../types.ts'
import type { Face, FaceLine } from './face.ts'
import { joinWords } from './join-words.ts'

/** Lines turned against each other by less are printed in one direction on a skewed card. */
const SAME_DIRECTION_DEGREES = 20
/** The legend's lines have 130 letters at most; longer ones are no card's, and dear to measure word by word. */
const LINE_LENGTH_MAX = 300
/** Text along the card's edges (espelho, VÁLIDA EM TODO O TERRITÓRIO NACIONAL) is a small part of it. */
const STRIP_SHARE_MAX = 0.25

/** @returns the faces in page order, the largest of a page first; strips along the edge are left out */
export function facesOf(reading: Reading): Face[] {
  return reading.pages.flatMap((page) => {
    const short = (line: ReadLine) => line.line.text.length <= LINE_LENGTH_MAX
    const groups = byDirection([...page.rows.flat(), ...page.turned].filter(short))
    const largest = Math.max(0, ...groups.map(lettersOf))
    return groups
      .filter((lines) => lettersOf(lines) > STRIP_SHARE_MAX * largest)
      .sort((a, b) => lettersOf(b) - lettersOf(a))
      .map((lines) => faceOf(page.page.index, lines))
  })
}

function faceOf(pageIndex: number, lines: readonly ReadLine[]): Face {
  const angle = lines[0]?.line.angleDegrees ?? 0
  const frame = readingFrame(angle + median(lines.map(({ line }) => turnBetween(angle, line.angleDegrees))))
  return {
    pageIndex,
    lines: inReadingOrder(lines.map((read) => ({ read, box: boxInFrame(read.line.quad, frame) }))),
    boxOf: (span) => boxOfSpan(span, frame),
    toPage: ({ left, top, right, bottom }) => [
      frame.toPage(left, top),
      frame.toPage(right, top),
      frame.toPage(right, bottom),
      frame.toPage(left, bottom),
    ],
  }
}

/** Row by row from top to bottom, each from left to right. */
function inReadingOrder(lines: readonly FaceLine[]): FaceLine[] {
  const rows: FaceLine[][] = []
  for (const line of [...lines].sort((a, b) => middle(a.box) - middle(b.box))) {
    const first = rows.at(-1)?.[0]
    const height = line.box.bottom - line.box.top
    if (first && middle(line.box) - middle(first.box) < 0.5 * height) rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => joinWords(row.sort((a, b) => a.box.left - b.box.left)))
}

function middle(box: Box): number {
  return (box.top + box.bottom) / 2
}

/** A word that is covered in part counts in part, every letter as wide as the next. */
function boxOfSpan(span: Span, frame: ReadingFrame): Box {
  const boxes: Box[] = []
  let at = 0
  for (const word of span.line.line.words) {
    const [from, to] = [Math.max(span.start - at, 0), Math.min(span.end - at, word.text.length)]
    if (from < to) {
      const box = boxInFrame(word.quad, frame)
      const letter = (box.right - box.left) / Math.max(1, word.text.length)
      boxes.push({ ...box, left: box.left + from * letter, right: box.left + to * letter })
    }
    at += word.text.length + 1
  }
  if (boxes.length === 0) return boxInFrame(span.line.line.quad, frame)
  return boxOf(boxes.flatMap((box) => [[box.left, box.top] as const, [box.right, box.bottom] as const]))
}

function boxInFrame(quad: Quad, frame: ReadingFrame): Box {
  return boxOf(quad.map(frame.toFrame))
}

function byDirection(lines: readonly ReadLine[]): ReadLine[][] {
  const groups: ReadLine[][] = []
  for (const line of lines) {
    const group = groups.find(
      ([first]) =>
        first &&
        Math.abs(turnBetween(first.line.angleDegrees, line.line.angleDegrees)) < SAME_DIRECTION_DEGREES,
    )
    if (group) group.push(line)
    else groups.push([line])
  }
  return groups
}

/** From `a` to `b` the short way round, in (-180, 180]. */
function turnBetween(a: number, b: number): number {
  const turn = (((b - a) % 360) + 360) % 360
  return turn > 180 ? turn - 360 : turn
}

function lettersOf(lines: readonly ReadLine[]): number {
  return lines.reduce((sum, line) => sum + line.norm.length, 0)
}
