import type { CaptionKind } from './captions.ts'

/** What a place of an arrangement is known by: a caption, or print that no caption announces. */
export type AnchorKind = Exclude<CaptionKind, 'heading'> | 'republic' | 'title' | 'renach'

/** A caption on a card: left edge and middle height, and its width; headings are known by their centre. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Where one side of a card has its captions, in units of its own, x and y alike. */
export interface Arrangement {
  readonly places: ReadonlyMap<AnchorKind, Place>
  /** The diagonal of the side in its units. */
  readonly size: number
}

type Row = readonly [kind: AnchorKind, x: number, y: number, width: number]

function arrangement(size: number, rows: readonly Row[]): Arrangement {
  return { size, places: new Map(rows.map(([kind, x, y, width]) => [kind, { x, y, width }])) }
}

/**
 * The arrangements in circulation, roughly: they are fitted to the captions that were read, so only the
 * order and the proportions count (domain section 1.11).
 */
export const ARRANGEMENTS: readonly Arrangement[] = [
  // Upper half of the open card of 2006 to 2022, in millimetres.
  arrangement(104, [
    ['republic', 50, 1.8, 70],
    ['title', 50, 9.6, 60],
    ['name', 15.3, 11.4, 4],
    ['identity', 46.8, 17.4, 25],
    ['cpf', 46.8, 23.8, 3],
    ['birth', 70.6, 23.8, 13],
    ['filiation', 47.6, 29.4, 7],
    ['permission', 46.8, 46.2, 8],
    ['acc', 67.2, 46.2, 3],
    ['licenceClass', 76.4, 46.2, 6],
    ['licenceNumber', 14.5, 52.2, 10],
    ['expiry', 44.2, 52.2, 7.5],
    ['firstLicence', 64.6, 52.2, 12],
  ]),
  // Its lower half.
  arrangement(104, [
    ['observations', 14.5, 60.6, 12],
    ['holderSignature', 31.5, 93, 20],
    ['local', 15.3, 96.6, 5],
    ['issue', 67.2, 96.6, 12],
    ['renach', 67.2, 107.4, 17],
    ['issuerSignature', 31.5, 108.6, 20],
  ]),
  // Front of the card since 2022, in tenths of a millimetre or so.
  arrangement(1480, [
    ['republic', 796, 114, 520],
    ['title', 820, 235, 890],
    ['name', 297, 272, 145],
    ['firstLicence', 1195, 275, 108],
    ['birth', 672, 376, 250],
    ['issue', 672, 475, 123],
    ['expiry', 936, 476, 93],
    ['acc', 1215, 474, 32],
    ['identity', 674, 573, 283],
    ['cpf', 675, 671, 45],
    ['licenceNumber', 982, 671, 101],
    ['licenceClass', 1273, 671, 76],
    ['nationality', 675, 768, 112],
    ['filiation', 677, 854, 62],
    ['holderSignature', 323, 966, 197],
  ]),
  // Its back, in points.
  arrangement(238, [
    ['observations', 55, 337, 30],
    ['issuerSignature', 195, 346, 66],
    ['department', 205, 352, 45],
    ['renach', 213, 374, 31],
    ['local', 52, 382, 12],
  ]),
]
