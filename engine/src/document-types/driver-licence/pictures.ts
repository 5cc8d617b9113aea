import type { ReadDocument } from '../../fields/reading.ts'
import { wordsOf } from '../../fields/span.ts'
import { midpoint, quadOf } from '../../geometry.ts'
import type { Box, PlacedPicture, Point } from '../../types.ts'
import { type Caption, type CaptionKind, captionsOf } from './captions.ts'
import { type Fit, fitMap } from './fit-map.ts'

/**
 * Where captions begin, in a frame of the card's own: along, from the caption of the name to the column of captions beside the
 * portrait; down, from the first caption of that column to the last. Cards of a model differ in sizes, not in this.
 */
interface Template {
  readonly captions: Readonly<Partial<Record<CaptionKind, Point>>>
  readonly portrait: Box
  /** Null where it is on the other side, which has too few captions to tell where. */
  readonly signature: Box | null
}

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
  portrait: { left: -0.04, top: 0.03, right: 0.86, bottom: 1.15 },
  signature: { left: -0.04, top: 1.14, right: 0.86, bottom: 1.5 },
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
  portrait: { left: -0.04, top: -0.03, right: 0.86, bottom: 1.17 },
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
  return a && d ? [{ kind, at: midpoint(a, d) }] : []
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
  const pictures: PlacedPicture[] = [{ kind: 'portrait', pageIndex, quad: quadOf(portrait, map) }]
  if (signature === null) return pictures
  // It stands on its caption, which hangs lower or higher on some prints, and is often cut off where a card is folded.
  const captions = found.filter(({ kind }) => kind === 'holderSignature').map(({ at }) => back(at)[1])
  const [caption] = captions.filter((down) => Math.abs(down - signature.bottom) < CAPTION_REACH)
  const shift = caption === undefined ? 0 : caption - ABOVE_CAPTION - signature.bottom
  const own = { ...signature, top: signature.top + shift, bottom: signature.bottom + shift }
  return [...pictures, { kind: 'signature', pageIndex, quad: quadOf(own, map) }]
}
