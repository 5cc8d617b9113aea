import { cardPhoto, cardScan, sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  CARD_PHOTO,
  FOLDED,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_150,
  SCAN_200,
  SCAN_300,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
  TALL_CARD_PHOTO,
} from '../presets.ts'

/** Eight scans and six photos of the layouts `blind-ad-…`. */
export const captures: readonly CaptureRow[] = [
  { layout: '54-blind-ad-fold-open', variant: 'one', capture: cardPhoto('tall', TALL_CARD_PHOTO) },
  { layout: '54-blind-ad-numbered-front', variant: 'one', capture: cardPhoto('photo', CARD_PHOTO) },
  { layout: '54-blind-ad-fold-copy', variant: 'one', capture: cardScan('colour', SCAN_COLOUR) },
  { layout: '54-blind-ad-numbered-glass', variant: 'one', capture: cardScan('fine', SCAN_300) },
  { layout: '54-blind-ad-numbered-wrong', variant: 'one', capture: cardScan('flatbed', SCAN_200) },
  { layout: '54-blind-ad-register-certificate', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '54-blind-ad-accident-report', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '54-blind-ad-rental-contract', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '54-blind-ad-stranger-list', variant: 'one', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '54-blind-ad-stranger-email', variant: 'one', capture: sheetScan('coarse', SCAN_150) },
  { layout: '54-blind-ad-taxi-form', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '54-blind-ad-employee-record', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '54-blind-ad-stranger-doc-table', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '54-blind-ad-stranger-web', variant: 'one', capture: sheetPhoto('monitor', SHEET_ON_SCREEN) },
]
