import type { ReadDocument } from '../../fields/reading.ts'
import { wordsOf } from '../../fields/span.ts'
import type { PlacedPicture, Point, Quad } from '../../types.ts'
import { type Caption, type CaptionKind, captionsOf } from './captions.ts'
import { type Fit, fitMap } from './fit-map.ts'

/**
 * Where captions begin, in a frame of the card's own: along, from the caption of the name to the column of captions beside the
 * portrait; down, from the first caption of that column to the last. Cards of a model differ in sizes, not in this.
 */
interface Template {
  readonly captions: Readonly<Partial<Record<CaptionKind, Point>>>
  readonly portrait: Corners
  /** Null where it is on the other side, which has too few captions to tell where. */
  readonly signature: Corners | null
}

/** Left, top, right and bottom in the same frame. */
type Corners = readonly [number, number, number, number]

const OF_2022: Template = {
  captions: {
    name: [0, -0.2],
    firstLicenceDate: [2.28, -0.2],
    dateOfBirth: [1, 0],
    issueDate: [1, 0.2],
    expirationDate: [1.66, 0.2],
    acc: [2.34, 0.2],
    identity: [1, 0.4],
    personalNumber: [1, 0.6],
    licenseNumber: [1.72, 0.6],
    licenseClass: [2.4, 0.6],
    nationality: [1, 0.8],
    filiation: [1, 1],
  },
  portrait: [-0.04, 0.03, 0.86, 1.15],
  signature: [-0.04, 1.14, 0.86, 1.5],
}
const OF_2006: Template = {
  captions: {
    name: [0, -0.2],
    identity: [1, 0],
    personalNumber: [1, 0.21],
    dateOfBirth: [1.77, 0.21],
    filiation: [1, 0.42],
    permission: [1, 1],
    acc: [1.65, 1],
    licenseClass: [2, 1],
    licenseNumber: [0, 1.22],
    expirationDate: [0.95, 1.22],
    firstLicenceDate: [1.59, 1.22],
  },
  portrait: [-0.04, -0.03, 0.86, 1.17],
  signature: null,
}

/** Captions that must agree, and how far one may be from its place, in the frame's own units. */
const CAPTIONS_MIN = 6
const OFF_MAX = 0.12
/** How far from its usual place the caption of the signature may be, and how far above it the signature ends. */
const CAPTION_REACH = 0.4
const ABOVE_CAPTION = 0.04

/** Where the portrait and the signature stand on the front of a card whose captions were found; none where they were not. */
export function picturesOf({ lines, pages }: ReadDocument): PlacedPicture[] {
  return pages.flatMap(({ page }) => {
    const found = captionsOf(lines.filter((line) => line.page === page)).flatMap(anchorOf)
    const fits = [OF_2022, OF_2006].flatMap((template) => {
      const fit = fitOf(template, found)
      return fit === null ? [] : [{ template, fit }]
    })
    const [best] = fits.sort((a, b) => b.fit.count - a.fit.count)
    return best ? place(best.template, best.fit, found, page.index) : []
  })
}

/** A caption and where it begins. */
interface Anchor {
  readonly kind: CaptionKind
  readonly at: Point
}

function anchorOf({ kind, span }: Caption): Anchor[] {
  const [a, , , d] = wordsOf(span)[0]?.quad ?? []
  return a && d ? [{ kind, at: [(a[0] + d[0]) / 2, (a[1] + d[1]) / 2] }] : []
}

function fitOf({ captions }: Template, found: readonly Anchor[]): Fit | null {
  const pairs = found.flatMap(({ kind, at }) => {
    const from = captions[kind]
    return from === undefined ? [] : [{ from, to: at }]
  })
  return fitMap(pairs, OFF_MAX, CAPTIONS_MIN)
}

function place(
  { portrait, signature }: Template,
  { map, back }: Fit,
  found: readonly Anchor[],
  pageIndex: number,
): PlacedPicture[] {
  const quadOf = ([left, top, right, bottom]: Corners): Quad => [
    map(left, top),
    map(right, top),
    map(right, bottom),
    map(left, bottom),
  ]
  const pictures: PlacedPicture[] = [{ kind: 'portrait', pageIndex, quad: quadOf(portrait) }]
  if (signature === null) return pictures
  // It stands on its caption, which hangs lower or higher on some prints, and is often cut off where a card is folded.
  const captions = found.filter(({ kind }) => kind === 'holderSignature').map(({ at }) => back(at)[1])
  const [caption] = captions.filter((down) => Math.abs(down - signature[3]) < CAPTION_REACH)
  const shift = caption === undefined ? 0 : caption - ABOVE_CAPTION - signature[3]
  const [left, top, right, bottom] = signature
  const own: Corners = [left, top + shift, right, bottom + shift]
  return [...pictures, { kind: 'signature', pageIndex, quad: quadOf(own) }]
}
