import type { ReadLine } from '../../fields/reading.ts'
import { overlap, quadAround } from '../../geometry.ts'
import type { TextLine } from '../../types.ts'
import { normaliseWithMap } from '../../values/normalise.ts'
import type { FaceLine } from './face.ts'

/** Wider than the space between two words of small print, narrower than that between two boxes. */
const WORD_GAP_HEIGHTS = 0.85
const HEIGHT_RATIO_MAX = 1.35

/**
 * Detectors cut small print into its words: put what stands close together on a row back on one line.
 * Text layers have their own spaces and stay as they are.
 *
 * @param row lines of one row from left to right
 */
export function joinWords(row: readonly FaceLine[]): FaceLine[] {
  const joined: FaceLine[] = []
  for (const line of row) {
    const last = joined.at(-1)
    if (last && isNextWord(last, line)) joined[joined.length - 1] = join(last, line)
    else joined.push(line)
  }
  return joined
}

function isNextWord(before: FaceLine, after: FaceLine): boolean {
  const [a, b] = [before.read.line, after.read.line]
  const height = Math.min(a.height, b.height)
  const gap = after.box.left - before.box.right
  return (
    a.source === 'ocr' &&
    b.source === 'ocr' &&
    Math.max(a.height, b.height) < HEIGHT_RATIO_MAX * height &&
    gap > -0.3 * height &&
    gap < WORD_GAP_HEIGHTS * height &&
    overlap(before.box.top, before.box.bottom, after.box.top, after.box.bottom) > 0.6 * height
  )
}

function join(before: FaceLine, after: FaceLine): FaceLine {
  const [a, b] = [before.read.line, after.read.line]
  const line: TextLine = {
    ...a,
    text: `${a.text} ${b.text}`,
    words: [...a.words, ...b.words],
    quad: quadAround([a.quad, b.quad]),
    height: Math.max(a.height, b.height),
  }
  const box = {
    left: Math.min(before.box.left, after.box.left),
    top: Math.min(before.box.top, after.box.top),
    right: Math.max(before.box.right, after.box.right),
    bottom: Math.max(before.box.bottom, after.box.bottom),
  }
  const read: ReadLine = { ...before.read, line, ...normaliseWithMap(line.text) }
  return { read, box }
}
