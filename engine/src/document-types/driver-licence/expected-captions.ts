import { fuzzyFind } from '../../fields/fuzzy-find.ts'
import type { ReadLine } from '../../fields/reading.ts'
import { boxOf, median, overlap } from '../../geometry.ts'
import type { Box, Point } from '../../types.ts'
import { findCpfs } from '../../values/cpf.ts'
import { findRenachs } from '../../values/renach.ts'
import { type AnchorKind, ARRANGEMENTS, type Arrangement, type Place } from './arrangements.ts'
import { type Caption, type CaptionKind, phrasesOf } from './captions.ts'
import type { Face, FaceLine } from './face.ts'
import { type Fit, fitPlaces, type Pair } from './fit.ts'

/** With fewer captions in their places a side may be anything; those with few captions need fewer. */
const INLIERS_MIN = { many: 4, few: 3 } as const
const FEW_PLACES = 6
/** Layouts differ, and captions are found by any part of them: 4 mm of a card. */
const TOLERANCE_SHARE = 0.04
/** Captions this near, as a share of the side, stand in one row or column and move together. */
const NEAR_SHARE = 0.03
/** Weight of the fit itself against captions of the same row. */
const FIT_WEIGHT = 0.3

/** In its own place a caption is known with half of its letters wrong. */
const MISREAD_SHARE = 0.5
const MISREAD_SHIFT_HEIGHTS = 4
const MISREAD_HEIGHTS_MAX = 1.4
/** `2 e 1 ` before a caption. */
const NUMBERING_LENGTH = 6

/**
 * The captions of a face that were not read, where its other captions say they are: on photos half of them
 * have an error, and detectors miss some altogether.
 *
 * @param captions those that were read on the face
 */
export function expectedCaptions(
  face: Face,
  lines: readonly FaceLine[],
  captions: readonly Caption[],
): Caption[] {
  const anchors = anchorsOf(face, lines, captions)
  if (captions.length === 0 || anchors.length < INLIERS_MIN.few) return []
  const height = median(captions.map((caption) => caption.height))
  const printed = boxOf(
    lines.flatMap(({ box }) => [[box.left, box.top] as const, [box.right, box.bottom] as const]),
  )
  const fits = ARRANGEMENTS.flatMap((arrangement) => {
    const fit = fitPlaces(pairsOf(arrangement, anchors), TOLERANCE_SHARE * arrangement.size)
    return fit && fit.inliers.length >= inliersMin(arrangement) ? [{ arrangement, fit }] : []
  })
  const sides: typeof fits = []
  // Several sides may be on one face, but no caption is on two of them.
  for (const one of fits.sort((a, b) => b.fit.inliers.length - a.fit.inliers.length)) {
    const kinds = new Set(one.fit.inliers.map(({ kind }) => kind))
    if (sides.every(({ fit }) => fit.inliers.every(({ kind }) => !kinds.has(kind)))) sides.push(one)
  }
  const known = new Set<string>(captions.map(({ kind }) => kind))
  return sides.flatMap(({ arrangement, fit }) =>
    [...arrangement.places].flatMap(([kind, place]): Caption[] => {
      if (kind === 'republic' || kind === 'title' || kind === 'renach' || known.has(kind)) return []
      const box = boxAt(fit, arrangement, place, height)
      if (!isWithin(box, printed)) return []
      known.add(kind)
      return [misreadAt(kind, face, lines, box) ?? expectedAt(kind, face, lines, box)]
    }),
  )
}

/** What stands in a caption's place, is as small and shares some letters with it, is that caption, misread. */
function misreadAt(kind: CaptionKind, face: Face, lines: readonly FaceLine[], box: Box): Caption | null {
  const height = box.bottom - box.top
  const phrases = phrasesOf(kind)
  const there = lines.find(
    (line) =>
      line.read.line.height < MISREAD_HEIGHTS_MAX * height &&
      overlap(line.box.top, line.box.bottom, box.top, box.bottom) > 0.4 * height &&
      Math.abs(line.box.left - box.left) < MISREAD_SHIFT_HEIGHTS * height &&
      phrases.some(
        (phrase) =>
          line.read.norm.length <= phrase.length + NUMBERING_LENGTH &&
          fuzzyFind(line.read.norm, phrase, Math.floor(MISREAD_SHARE * phrase.length)).length > 0,
      ),
  )
  if (!there) return null
  const span = { line: there.read, start: 0, end: there.read.line.text.length }
  return { kind, face, span, box: there.box, height: there.read.line.height, isExpected: true }
}

function expectedAt(kind: CaptionKind, face: Face, lines: readonly FaceLine[], box: Box): Caption {
  const span = { line: nowhere(face, lines, box), start: 0, end: 0 }
  return { kind, face, box, height: box.bottom - box.top, span, isExpected: true }
}

/** Half a card has no captions of the other half. */
function isWithin(box: Box, printed: Box): boolean {
  const slack = 2 * (box.bottom - box.top)
  return (
    box.left >= printed.left - slack &&
    box.right <= printed.right + slack &&
    box.top >= printed.top &&
    box.bottom <= printed.bottom
  )
}

interface Anchor {
  readonly kind: AnchorKind
  readonly point: Point
}

function anchorsOf(face: Face, lines: readonly FaceLine[], captions: readonly Caption[]): Anchor[] {
  const read = captions.flatMap(({ kind, box, span }): Anchor[] => {
    const middle = (box.top + box.bottom) / 2
    if (kind !== 'heading') return [{ kind, point: [box.left, middle] }]
    const heading = headingOf(span.line.norm)
    const whole = lines.find((line) => line.read === span.line)?.box ?? box
    return heading ? [{ kind: heading, point: [(whole.left + whole.right) / 2, middle] }] : []
  })
  const printed = lines.flatMap(({ read: line }) => {
    const cpfs = findCpfs(line.line.text).filter(({ masked }) => masked)
    return [
      ...cpfs.map(
        ({ start, end }): Anchor => ({ kind: 'cpf', point: above(face.boxOf({ line, start, end })) }),
      ),
      ...findRenachs(line.line.text).map(({ start, end }): Anchor => {
        const box = face.boxOf({ line, start, end })
        return { kind: 'renach', point: [box.left, (box.top + box.bottom) / 2] }
      }),
    ]
  })
  const isNew = ({ kind }: Anchor) => read.every((anchor) => anchor.kind !== kind)
  return [...read, ...printed.filter(isNew)]
}

function headingOf(norm: string): 'republic' | 'title' | null {
  if (/REPUBLICA FEDERATIVA/.test(norm)) return 'republic'
  return /CARTEIRA NACIONAL/.test(norm) ? 'title' : null
}

/** Where the caption of a value stands: a caption's height above it, its left edge a little to the right. */
function above({ left, top, bottom }: Box): Point {
  return [left + 0.3 * (bottom - top), top - 0.4 * (bottom - top)]
}

function pairsOf({ places }: Arrangement, anchors: readonly Anchor[]): Pair<AnchorKind>[] {
  return anchors.flatMap(({ kind, point }) => {
    const place = places.get(kind)
    return place ? [{ kind, from: [place.x, place.y], to: point }] : []
  })
}

function inliersMin({ places }: Arrangement): number {
  return places.size <= FEW_PLACES ? INLIERS_MIN.few : INLIERS_MIN.many
}

/** Where the fit puts a place, moved as the captions of its row and of its column were. */
function boxAt(fit: Fit<AnchorKind>, { size }: Arrangement, { x, y, width }: Place, height: number): Box {
  const at: Point = [x, y]
  const moved = (axis: 0 | 1) => {
    let [sum, weights] = [0, FIT_WEIGHT]
    for (const { from, to } of fit.inliers) {
      const weight = Math.exp(-(((from[axis] - at[axis]) / (NEAR_SHARE * size)) ** 2))
      sum += weight * (to[axis] - fit.map(from)[axis])
      weights += weight
    }
    return sum / weights
  }
  const [[left, middle], [right]] = [fit.map([x, y]), fit.map([x + width, y])]
  const [byColumn, byRow] = [moved(0), moved(1)]
  return {
    left: left + byColumn,
    right: right + byColumn,
    top: middle + byRow - height / 2,
    bottom: middle + byRow + height / 2,
  }
}

/** Where a caption is that nobody read: an empty line of the page. */
function nowhere(face: Face, lines: readonly FaceLine[], box: Box): ReadLine {
  const [first] = lines
  if (!first) throw new RangeError('captions on a face without lines')
  const quad = face.toPage(box)
  const { page, line } = first.read
  return {
    page,
    line: { ...line, text: '', words: [], quad, height: box.bottom - box.top },
    box,
    norm: '',
    map: [0],
  }
}
