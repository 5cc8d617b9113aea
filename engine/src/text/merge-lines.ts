import { boxOf, centreOf, isInside } from '../geometry.ts'
import { invert, mapQuad } from '../homography.ts'
import type { Box, TextLine, View, Word } from '../types.ts'
import { likeness } from './likeness.ts'
import { movedLine } from './moved-line.ts'

/** Lines of a text layer, on the page as displayed. */
export interface LayerLines {
  readonly lines: readonly TextLine[]
  /** Whose characters cannot be what is printed: they stay only where the same is seen. */
  readonly doubtful: readonly TextLine[]
}

/** Lines read from pixels and how their rectangle lies on the page. */
export interface SeenLines {
  readonly lines: readonly TextLine[]
  readonly view: View | null
  /** The parts of the page that were looked at; absent: all of it. */
  readonly parts?: readonly Box[]
}

/** Text of a font that may lie says what is printed where it shares this many of its letter pairs with what is seen. */
const LIKENESS_MIN = 0.5
/** A seen line is covered when this share of its characters stands where the text layer has lines of its own. */
const COVERED_SHARE = 0.5

/**
 * The lines of a page that has both a text layer and pixels, in the rectangle of the seen ones.
 *
 * The layer is of glyphs that leave ink, so that it is exact where its fonts are: its lines stay, and what is seen in
 * their place goes. A doubtful line stays only where about the same is seen.
 */
export function mergeLines(
  { lines: exact, doubtful }: LayerLines,
  { lines, view, parts }: SeenLines,
): TextLine[] {
  const layer = [...exact, ...doubtful]
  if (layer.length === 0) return [...lines]
  const placed = layer.map((line) => ({
    line: view ? inReading(line, view) : line,
    isDoubtful: doubtful.includes(line),
  }))
  const words = lines.flatMap((line) =>
    line.words.map((word) => ({ word, line, middle: centreOf(boxOf(word.quad)) })),
  )
  const covered = new Map<TextLine, number>()
  const kept: TextLine[] = []
  for (const { line, isDoubtful } of placed) {
    const box = boxOf(line.quad)
    const there = words.filter(({ middle }) => isInside(middle, box))
    if (isDoubtful && !saysTheSame(line, there, parts)) continue
    kept.push(line)
    for (const { word, line: seen } of there) {
      covered.set(seen, (covered.get(seen) ?? 0) + word.text.length)
    }
  }
  const own = lines.filter((line) => (covered.get(line) ?? 0) < COVERED_SHARE * line.text.length)
  return [...kept, ...own]
}

function saysTheSame(
  { words }: TextLine,
  there: readonly { readonly word: Word }[],
  parts: readonly Box[] | undefined,
): boolean {
  if (there.length === 0) return false
  // Of a line that runs across a picture only the words over it can be compared.
  const own = parts
    ? words.filter((word) => parts.some((part) => isInside(centreOf(boxOf(word.quad)), part)))
    : words
  return (
    own.length < words.length || likeness(textOf(own), textOf(there.map(({ word }) => word))) >= LIKENESS_MIN
  )
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

/** A line on the page as displayed, in the rectangle that the page was read in. */
export function inReading(line: TextLine, view: View): TextLine {
  const fromDisplayed = invert(view.toDisplayed)
  return movedLine(line, (quad) => mapQuad(fromDisplayed, quad))
}
