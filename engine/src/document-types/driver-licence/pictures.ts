import type { ReadDocument } from '../../fields/reading.ts'
import { wordsOf } from '../../fields/span.ts'
import { midpoint, quadOf } from '../../geometry.ts'
import type { Box, PlacedPicture, Point } from '../../types.ts'
import { type Caption, type CaptionKind, captionsOf } from './captions.ts'
import { type Fit, fitMap } from './fit-map.ts'

/** The captions of a row of the card, and how far along each begins: from that of the name, 0, to the column beside the portrait, 1. */
type CaptionRow = Readonly<Partial<Record<CaptionKind, number>>>

/** Captions of a model in rows from the top, which are equally far apart. Cards of a model differ in sizes, not in this. */
interface Template {
  readonly rows: readonly CaptionRow[]
  /** False where it is on the other side, which has too few captions to tell where. */
  readonly hasSignature: boolean
}

const OF_2022: Template = {
  rows: [
    { name: 0, firstLicenceDate: 2.28 },
    { dateOfBirth: 1 },
    { issueDate: 1, expirationDate: 1.66, acc: 2.34 },
    { identity: 1 },
    { personalNumber: 1, licenseNumber: 1.72, licenseClass: 2.4 },
    { nationality: 1 },
    { filiation: 1 },
  ],
  hasSignature: true,
}
const OF_2006: Template = {
  rows: [
    { name: 0 },
    { identity: 1 },
    { personalNumber: 1, dateOfBirth: 1.77 },
    { filiation: 1 },
    {},
    {},
    { permission: 1, acc: 1.65, licenseClass: 2 },
    { licenseNumber: 0, expirationDate: 0.95, firstLicenceDate: 1.59 },
  ],
  hasSignature: false,
}
/** From one row to the next. */
const PITCH = 0.2
const PORTRAIT: Box = { left: -0.04, top: 0.2, right: 0.86, bottom: 1.36 }
const SIGNATURE: Box = { ...PORTRAIT, top: PORTRAIT.bottom, bottom: 1.7 }

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

function fitOf({ rows }: Template, found: readonly Anchor[]): Fit | null {
  const places = new Map(
    rows.flatMap((row, i) =>
      Object.entries(row).map(([kind, along]): [string, Point] => [kind, [along, i * PITCH]]),
    ),
  )
  const pairs = found.flatMap(({ kind, at }) => {
    const from = places.get(kind)
    return from === undefined ? [] : [{ from, to: at }]
  })
  return fitMap(pairs, OFF_MAX, CAPTIONS_MIN)
}

function place(
  { hasSignature }: Template,
  { map, back }: Fit,
  found: readonly Anchor[],
  pageIndex: number,
): PlacedPicture[] {
  const pictures: PlacedPicture[] = [{ kind: 'portrait', pageIndex, quad: quadOf(PORTRAIT, map) }]
  if (!hasSignature) return pictures
  // It stands on its caption, which hangs lower or higher on some prints, and is often cut off where a card is folded.
  const captions = found.filter(({ kind }) => kind === 'holderSignature').map(({ at }) => back(at)[1])
  const [caption] = captions.filter((down) => Math.abs(down - SIGNATURE.bottom) < CAPTION_REACH)
  const shift = caption === undefined ? 0 : caption - ABOVE_CAPTION - SIGNATURE.bottom
  const own = { ...SIGNATURE, top: SIGNATURE.top + shift, bottom: SIGNATURE.bottom + shift }
  return [...pictures, { kind: 'signature', pageIndex, quad: quadOf(own, map) }]
}
