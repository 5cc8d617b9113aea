import { toReadDocument } from '../../fields/reading.ts'
import { wordsOf } from '../../fields/span.ts'
import { boxOf, isBelow, median, middleOf, overlap, type ReadingFrame, readingFrame } from '../../geometry.ts'
import type { Box, Quad, ReadPage } from '../../types.ts'
import { type CaptionKind, captionsOf, isFilled, ROOM_BELOW } from './captions.ts'

/** The class is a letter or two; in heights of print. */
const WIDTH_HEIGHTS = 3
/** Captions are misread at their ends: values begin a little left of what was read of them. */
const LEFT_HEIGHTS = 0.6
/** The border through a caption is read as small letters. */
const IS_VALUE = /[\p{Lu}\d]/u
/** Print lower than this share of other values' height is a part of a value, or a speck. */
const SMALL = 0.6
/** How far up and down a single letter is looked for, in heights of print: no word around it shows where its line is. */
const LETTER_SHIFTS = [-0.1, 0, 0.1]

/** Print as it stands along the direction that the captions are read in. */
interface Print {
  readonly box: Box
  readonly height: number
}

interface PrintedCaption extends Print {
  readonly kind: CaptionKind
}

/** A caption and the print right below it. */
interface Captioned {
  readonly caption: PrintedCaption
  readonly value: Print | undefined
}

/** How values stand below captions on one card. */
interface Setting {
  /** From the lower edge of a caption to the upper edge of its value. */
  readonly gap: number
  readonly height: number
}

/** Where the caption of the class was read and nothing below it: single letters are missed. */
export function unreadPlaces(page: ReadPage): Quad[] {
  const reading = toReadDocument([page])
  const found = captionsOf(reading.lines)
  const angles = found.map(({ span }) => span.line.line.angleDegrees)
  if (angles.length === 0) return []
  const frame = readingFrame(median(angles))
  const captions = found.map(({ kind, span }) => ({
    kind,
    box: boxOf(wordsOf(span).flatMap(({ quad }) => quad.map(frame.toFrame))),
    height: span.line.line.height,
  }))
  const ofCaptions = new Set(found.flatMap(({ span }) => wordsOf(span)))
  const values = reading.lines.flatMap(({ line: { words, height } }) =>
    words
      .filter((word) => !ofCaptions.has(word) && IS_VALUE.test(word.text))
      .map(({ quad }) => ({ box: boxOf(quad.map(frame.toFrame)), height })),
  )
  const pairs = captions.map((caption) => ({ caption, value: valueBelow(caption, values) }))
  return pairs.flatMap(({ caption, value: read }) => {
    const setting = settingOf(caption, pairs)
    if (caption.kind !== 'licenseClass' || !setting || (read && read.height > SMALL * setting.height))
      return []
    const others = values.filter((value) => value !== read)
    const place = placeBelow(caption, [...others, ...captions], setting)
    return place ? LETTER_SHIFTS.map((shift) => quadOf(place, shift * setting.height, frame)) : []
  })
}

function placeBelow({ box }: Print, others: readonly Print[], { gap, height }: Setting): Box | null {
  const left = box.left - LEFT_HEIGHTS * height
  const top = box.bottom + gap
  const onRow = others.filter(
    (other) => overlap(other.box.top, other.box.bottom, top, top + height) > 0.3 * height,
  )
  const next = onRow.map((other) => other.box.left).filter((edge) => edge > box.left + height)
  const right = Math.min(
    Math.max(left + WIDTH_HEIGHTS * height, box.right),
    ...next.map((edge) => edge - 0.3 * height),
  )
  return right - left < height ? null : { left, right, top, bottom: top + height }
}

/** As the nearest values of the card's other captions stand: those on the same row above all. */
function settingOf(own: PrintedCaption, pairs: readonly Captioned[]): Setting | null {
  const settings = pairs.flatMap(({ caption, value }) =>
    value && isFilled(caption)
      ? [{ gap: value.box.top - caption.box.bottom, height: value.height, caption }]
      : [],
  )
  if (settings.length === 0) return null
  const isOnRow = ({ box }: Print) => Math.abs(middleOf(box) - middleOf(own.box)) < own.height
  const onRow = settings.filter(({ caption }) => isOnRow(caption))
  const like = onRow.length > 0 ? onRow : settings
  return { gap: median(like.map(({ gap }) => gap)), height: median(like.map(({ height }) => height)) }
}

function valueBelow({ box }: Print, values: readonly Print[]): Print | undefined {
  return values.find((value) => isBelow(box, value.box, ROOM_BELOW))
}

function quadOf({ left, right, top, bottom }: Box, by: number, { toPage }: ReadingFrame): Quad {
  return [
    toPage(left, top + by),
    toPage(right, top + by),
    toPage(right, bottom + by),
    toPage(left, bottom + by),
  ]
}
