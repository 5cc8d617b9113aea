import { boxOf } from '../geometry.ts'
import { invert, mapQuad } from '../homography.ts'
import type { Box, TextLine, View, Word } from '../types.ts'
import { normalise } from '../values/normalise.ts'

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

/** A text layer that says what is printed shares this many of its letter pairs with what is seen there. */
const LIKENESS_MIN = 0.5
/** A seen line is covered when this share of its characters stands where the text layer has lines of its own. */
const COVERED_SHARE = 0.5

/**
 * The lines of a page that has both a text layer and pixels, in the rectangle of the seen ones.
 *
 * Where both cover the same place, the layer is exact if it says about what is seen. If it does not, it is
 * hidden text that somebody's recognition left, or a font without a true encoding, and the pixels hold. A line of
 * the layer where nothing is seen (a stamp too small for the detector) stays, unless it is doubtful.
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
  const words = lines.flatMap((line) => line.words.map((word) => ({ word, line, middle: middleOf(word) })))
  const covered = new Map<TextLine, number>()
  const kept: TextLine[] = []
  for (const { line, isDoubtful } of placed) {
    const box = boxOf(line.quad)
    const there = words.filter(({ middle }) => isInside(middle, box))
    if (there.length === 0 && isDoubtful) continue
    // Of a line that runs across a picture only the words over it can be compared.
    const own = parts
      ? line.words.filter((word) => parts.some((part) => isInside(middleOf(word), part)))
      : line.words
    const isWhole = own.length === line.words.length
    if (
      there.length > 0 &&
      isWhole &&
      likeness(textOf(own), textOf(there.map(({ word }) => word))) < LIKENESS_MIN
    )
      continue
    kept.push(line)
    for (const { word, line: seen } of there) {
      covered.set(seen, (covered.get(seen) ?? 0) + word.text.length)
    }
  }
  const own = lines.filter((line) => (covered.get(line) ?? 0) < COVERED_SHARE * line.text.length)
  return [...kept, ...own]
}

function textOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ')
}

function inReading(line: TextLine, view: View): TextLine {
  const toReading = invert(view.toDisplayed)
  const quad = mapQuad(toReading, line.quad)
  const [a, b, , d] = quad
  return {
    ...line,
    words: line.words.map((word) => ({ ...word, quad: mapQuad(toReading, word.quad) })),
    quad,
    angleDegrees: (Math.atan2(a[1] - b[1], b[0] - a[0]) * 180) / Math.PI,
    height: (line.height * Math.hypot(d[0] - a[0], d[1] - a[1])) / heightOf(line),
  }
}

function heightOf({ quad: [a, , , d] }: TextLine): number {
  return Math.max(1e-6, Math.hypot(d[0] - a[0], d[1] - a[1]))
}

function middleOf(word: Word): readonly [number, number] {
  const { left, right, top, bottom } = boxOf(word.quad)
  return [(left + right) / 2, (top + bottom) / 2]
}

function isInside([x, y]: readonly [number, number], box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** Dice's coefficient of letter pairs, without accents, case and spaces. */
function likeness(a: string, b: string): number {
  const [left, right] = [pairsOf(a), pairsOf(b)]
  if (left.length === 0 || right.length === 0) return bare(a) === bare(b) ? 1 : 0
  const counts = new Map<string, number>()
  for (const pair of left) counts.set(pair, (counts.get(pair) ?? 0) + 1)
  let shared = 0
  for (const pair of right) {
    const count = counts.get(pair) ?? 0
    if (count > 0) shared += 1
    counts.set(pair, count - 1)
  }
  return (2 * shared) / (left.length + right.length)
}

function pairsOf(text: string): string[] {
  const letters = bare(text)
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => letters.slice(i, i + 2))
}

function bare(text: string): string {
  return normalise(text).replace(/[^A-Z0-9]/g, '')
}
