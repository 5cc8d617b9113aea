import { cardPhoto, cardScan, sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import { CARD_PHOTO, SCAN_200, SCAN_COLOUR, SHEET_PHOTO, TALL_CARD_PHOTO } from '../presets.ts'

/** What is cut off, and what is of another type. */
export const captures: readonly CaptureRow[] = [
  {
    card: 'numbered-card',
    variant: 'plain',
    show: 'front',
    // Flat and straight, so that the cut falls between the fifth row and the sixth.
    capture: cardPhoto(
      'cut-below',
      { ...CARD_PHOTO, perspective: 0, angleSpread: 0, fill: 0.98 },
      { crop: [0, 0, 1, 0.74] },
    ),
    lost: { filiation: [] },
  },
  {
    card: 'folded-card',
    variant: 'l1',
    show: 'open',
    capture: cardPhoto(
      'cut-at-fold',
      { ...TALL_CARD_PHOTO, perspective: 0, angleSpread: 0, fill: 0.98 },
      { crop: [0, 0, 1, 0.62] },
    ),
    lost: { issueDate: null, placeOfIssue: null, cardIssuer: null },
  },
  { layout: '54-other-crlv', variant: 'digital', capture: sheetScan('scan', SCAN_200) },
  { layout: '54-other-crlv', variant: 'digital', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '54-other-identity', variant: 'cin', capture: sheetPhoto('photo', SHEET_PHOTO) },
  {
    layout: '51-inea',
    variant: 'transport',
    capture: sheetScan('scan', SCAN_200, { pagesMax: 1 }),
    sentAs: 54,
  },
  {
    card: 'folded-card',
    variant: 'l2',
    show: 'open',
    capture: cardPhoto('photo', TALL_CARD_PHOTO),
    sentAs: 51,
  },
  {
    card: 'numbered-card',
    variant: 'plain',
    show: 'glass-both',
    capture: cardScan('scan', SCAN_COLOUR),
    sentAs: 23,
  },
]
