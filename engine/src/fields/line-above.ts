import { overlap } from '../geometry.ts'
import { isCaptionLine, startsWithCaption } from './captions.ts'
import type { LabelHit } from './labels.ts'
import type { PageReading, ReadLine } from './reading.ts'

/** A value stands close upon the caption under it, in line heights. */
const GAP_MAX_HEIGHTS = 1.2
/** The gap to what stands below must be this many times as wide, and by so many line heights wider. */
const WIDER_FACTOR = 1.8
const WIDER_HEIGHTS = 0.3
/** What stands further below says nothing about the caption. */
const BELOW_MAX_HEIGHTS = 2.6
const BRACKETED = /^\s*\([^()]+\)\s*$/

/**
 * The line that a caption speaks of from below, as forms print `12/05/2027` over `(data de validade)`: closer to it
 * than what follows, or the caption in brackets. Null where the caption has a colon, words after it, or a caption above.
 */
export function lineAbove(page: PageReading, { line, start, end }: LabelHit): ReadLine | null {
  const { text } = line.line
  const isWhole = !/[\p{L}\d]/u.test(text.slice(0, start)) && !/[\p{L}\d:]/u.test(text.slice(end))
  if (!isWhole || text.trimEnd().endsWith(':')) return null
  const inColumn = page.rows
    .flat()
    .filter(
      (other) =>
        other !== line && overlap(other.box.left, other.box.right, line.box.left, line.box.right) > 0,
    )
  const nearest = (gapTo: (other: ReadLine) => number): { line: ReadLine; gap: number } | null =>
    inColumn
      .map((other) => ({ line: other, gap: gapTo(other) / line.line.height }))
      .filter(({ gap }) => gap > -0.4)
      .sort((a, b) => a.gap - b.gap)[0] ?? null
  const above = nearest((other) =>
    other.box.top < line.box.top ? line.box.top - other.box.bottom : -Infinity,
  )
  if (!above || above.gap > GAP_MAX_HEIGHTS || isCaptionLine(above.line) || startsWithCaption(above.line))
    return null
  const below = nearest((other) =>
    other.box.top > line.box.top ? other.box.top - line.box.bottom : -Infinity,
  )
  const isCloser =
    !below ||
    below.gap > BELOW_MAX_HEIGHTS ||
    below.gap > WIDER_FACTOR * Math.max(0, above.gap) + WIDER_HEIGHTS
  return isCloser || BRACKETED.test(text) ? above.line : null
}
