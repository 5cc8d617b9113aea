import { toReadDocument } from '../../fields/reading.ts'
import { wordsOf } from '../../fields/span.ts'
import { boxOf, isBelow, median, quadOf, readingFrame } from '../../geometry.ts'
import type { Quad, ReadPage } from '../../types.ts'
import { captionsOf, isFilled } from './captions.ts'

/** The class is a letter or two; in heights of print. */
const WIDTH_HEIGHTS = 3
/** Captions are misread at their ends: values begin a little left of what was read of them. */
const LEFT_HEIGHTS = 0.6
/** The border through a caption is read as small letters. */
const IS_VALUE = /[\p{Lu}\d]/u
/** How far up and down a single letter is looked for, in heights of print: no word around it shows where its line is. */
const LETTER_SHIFTS = [-0.1, 0, 0.1]

/** Where the caption of the class was read and nothing below it, as the values below other captions stand: single letters are missed. */
export function unreadPlaces(page: ReadPage): Quad[] {
  const { lines } = toReadDocument([page])
  const all = captionsOf(lines)
  const found = all.filter(isFilled)
  if (!found.some(({ kind }) => kind === 'licenseClass')) return []
  const frame = readingFrame(median(found.map(({ span }) => span.line.line.angleDegrees)))
  const boxOn = (quads: readonly Quad[]) => boxOf(quads.flatMap((quad) => quad.map(frame.toFrame)))
  const ofCaptions = new Set(all.flatMap(({ span }) => wordsOf(span)))
  const values = lines
    .flatMap(({ line }) => line.words)
    .filter((word) => !ofCaptions.has(word) && IS_VALUE.test(word.text))
    .map(({ quad }) => boxOn([quad]))
  const captions = found.map(({ kind, span }) => {
    const box = boxOn(wordsOf(span).map(({ quad }) => quad))
    return { kind, box, value: values.find((value) => isBelow(box, value)) }
  })
  const read = captions.flatMap(({ box, value }) =>
    value ? [{ gap: value.top - box.bottom, height: value.bottom - value.top }] : [],
  )
  if (read.length === 0) return []
  const [gap, height] = [median(read.map((one) => one.gap)), median(read.map((one) => one.height))]
  return captions
    .filter(({ kind, value }) => kind === 'licenseClass' && !value)
    .flatMap(({ box }) => {
      const [left, top] = [box.left - LEFT_HEIGHTS * height, box.bottom + gap]
      const right = Math.max(left + WIDTH_HEIGHTS * height, box.right)
      return LETTER_SHIFTS.map((shift) => {
        const place = { left, right, top: top + shift * height, bottom: top + (1 + shift) * height }
        return quadOf(place, frame.toPage)
      })
    })
}
