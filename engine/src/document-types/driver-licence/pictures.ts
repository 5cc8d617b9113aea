import type { ReadDocument } from '../../fields/reading.ts'
import { wordsOf } from '../../fields/span.ts'
import { midpoint, quadOf } from '../../geometry.ts'
import { invert, mapPoint, mapQuad } from '../../homography.ts'
import type { Box, Homography, PlacedPicture, Point } from '../../types.ts'
import { type Caption, type CaptionKind, captionsOf } from './captions.ts'
import { fitMap } from './fit-map.ts'

/** From one row of captions to the next. */
const PITCH = 0.2

/**
 * Where the captions of a model begin: their rows from the top, which are equally far apart; along a row from that of the name, 0, to the
 * column beside the portrait, 1. Cards of a model differ in sizes, not in this.
 */
const template = (...rows: readonly Readonly<Partial<Record<CaptionKind, number>>>[]) =>
  new Map(
    rows.flatMap((row, i) =>
      Object.entries(row).map(([kind, along]): [string, Point] => [kind, [along, i * PITCH]]),
    ),
  )

const OF_2022 = template(
  { name: 0, firstLicenceDate: 2.28 },
  { dateOfBirth: 1 },
  { issueDate: 1, expirationDate: 1.66, acc: 2.34 },
  { identity: 1 },
  { personalNumber: 1, licenseNumber: 1.72, licenseClass: 2.4 },
  { nationality: 1 },
  { filiation: 1 },
)
const OF_2006 = template(
  { name: 0 },
  { identity: 1 },
  { personalNumber: 1, dateOfBirth: 1.77 },
  { filiation: 1 },
  {},
  {},
  { permission: 1, acc: 1.65, licenseClass: 2 },
  { licenseNumber: 0, expirationDate: 0.95, firstLicenceDate: 1.59 },
)
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
    const fits = [OF_2022, OF_2006].flatMap((model) => {
      const pairs = found.flatMap(({ kind, at: to }) => {
        const from = model.get(kind)
        return from ? [{ from, to }] : []
      })
      const fit = fitMap(pairs, OFF_MAX, CAPTIONS_MIN)
      return fit ? [{ ...fit, model }] : []
    })
    const [best] = fits.toSorted((a, b) => b.count - a.count)
    if (!best) return []
    const placed = (kind: PlacedPicture['kind'], box: Box) => {
      return { kind, pageIndex: page.index, quad: mapQuad(best.map, quadOf(box)) }
    }
    const portrait = placed('portrait', PORTRAIT)
    // Before 2022 the signature is on the other side, which has too few captions to tell where.
    return best.model === OF_2022
      ? [portrait, placed('signature', signatureBox(best.map, found))]
      : [portrait]
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

/** The signature stands on its caption, which hangs lower or higher on some prints, and is often cut off where a card is folded. */
function signatureBox(map: Homography, found: readonly Anchor[]): Box {
  const back = invert(map)
  const captions = found.filter(({ kind }) => kind === 'holderSignature')
  const downs = captions.map(({ at }) => mapPoint(back, at)[1])
  const caption = downs.find((down) => Math.abs(down - SIGNATURE.bottom) < CAPTION_REACH)
  const shift = caption === undefined ? 0 : caption - ABOVE_CAPTION - SIGNATURE.bottom
  return { ...SIGNATURE, top: SIGNATURE.top + shift, bottom: SIGNATURE.bottom + shift }
}
