import { overlap } from '../../geometry.ts'
import type { Caption, CaptionKind } from './captions.ts'
import type { Card, Piece } from './card.ts'

/** Log-odds that a value of the right form right below a caption belongs to it. */
const BELOW = 5
/** A value beside its caption: on cards that were cut into lines across the boxes. */
const BESIDE = 3.5
/** Values stand at most this many line heights below their caption: the next row is 3 to 5 away. */
const BELOW_MAX_HEIGHTS = 2.6
const BESIDE_MAX_HEIGHTS = 12
/** A caption of the box border or a skewed line may reach into the value's row. */
const SUNK_HEIGHTS = 0.9
/** Log-odds for each of its like that was printed before: two cards in one file, the first counts. */
const LATER_CAPTION = -1.2
/** It was not read, but is expected there. */
const EXPECTED_CAPTION = -1.2
/** Another caption stands between a caption and the value. */
const COVERED = -4

/** Log-odds, by place alone, that a value belongs to the nearest caption of a kind; null when none is near. */
export function proximity(card: Card, kind: CaptionKind, value: Piece): number | null {
  const scores = card.captions
    .filter((caption) => caption.kind === kind)
    .flatMap((caption, nth) => {
      const score = toCaption(card, caption, value)
      return score === null ? [] : [score + nth * LATER_CAPTION + (caption.isExpected ? EXPECTED_CAPTION : 0)]
    })
  return scores.length === 0 ? null : Math.max(...scores)
}

function toCaption(card: Card, caption: Caption, value: Piece): number | null {
  if (caption.face !== value.face) return null
  const scores = [below(card, caption, value), besideIt(card, caption, value)].filter(
    (score) => score !== null,
  )
  return scores.length === 0 ? null : Math.max(...scores)
}

function below(card: Card, caption: Caption, value: Piece): number | null {
  const height = Math.max(caption.height, value.height)
  const gap = (value.box.top - caption.box.bottom) / height
  const isLower = value.box.top + value.box.bottom > caption.box.top + caption.box.bottom
  if (!isLower || gap < -SUNK_HEIGHTS || gap > BELOW_MAX_HEIGHTS) return null
  const shift = sideways(caption, value) / height
  if (shift > 4) return null
  const covered = card.captions.some(
    (other) =>
      other !== caption &&
      other.face === value.face &&
      other.box.top > caption.box.bottom - 0.3 * height &&
      other.box.bottom < value.box.top + 0.6 * height &&
      overlap(other.box.left, other.box.right, value.box.left, value.box.right) > 0,
  )
  return BELOW - Math.max(0, gap - 0.6) - 0.6 * shift + (covered ? COVERED : 0)
}

/** How far the value is out of the caption's column; values are aligned left or centred below captions. */
function sideways({ box }: Caption, value: Piece): number {
  const gap = -overlap(box.left, box.right, value.box.left, value.box.right)
  const lefts = Math.abs(box.left - value.box.left)
  const centres = Math.abs(box.left + box.right - value.box.left - value.box.right) / 2
  return gap > 0 ? gap + Math.min(lefts, centres) : 0.25 * Math.min(lefts, centres)
}

function besideIt(card: Card, caption: Caption, value: Piece): number | null {
  const height = Math.max(caption.height, value.height)
  const shared = overlap(caption.box.top, caption.box.bottom, value.box.top, value.box.bottom)
  const lower = Math.min(caption.box.bottom - caption.box.top, value.box.bottom - value.box.top)
  const gap = (value.box.left - caption.box.right) / height
  if (shared < 0.5 * lower || gap < -0.5 || gap > BESIDE_MAX_HEIGHTS) return null
  const covered = card.captions.some(
    (other) =>
      other !== caption &&
      other.face === value.face &&
      overlap(other.box.top, other.box.bottom, value.box.top, value.box.bottom) > 0 &&
      other.box.left >= caption.box.right - 0.3 * height &&
      other.box.right <= value.box.left + 0.3 * height,
  )
  return BESIDE - 0.3 * Math.max(0, gap) + (covered ? COVERED : 0)
}
