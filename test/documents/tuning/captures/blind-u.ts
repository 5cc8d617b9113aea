import { cardPhoto, cardScan, sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  CARD_PHOTO,
  LOW_INK,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_300,
  SCAN_COLOUR,
  SHEET_PHOTO,
  SKEWED,
  TALL_CARD_PHOTO,
} from '../presets.ts'

/** Cards on the glass and under a phone, papers and lists that tell of a licence. */
export const captures: readonly CaptureRow[] = [
  { layout: '54-blind-u-2006-front', variant: 'one', capture: cardScan('fine', SCAN_300) },
  { layout: '54-blind-u-2017-side-by-side', variant: 'one', capture: cardScan('colour', SCAN_COLOUR) },
  {
    layout: '54-blind-u-2022-two-sides',
    variant: 'one',
    capture: cardScan('fine', SCAN_300, { file: 'pdf' }),
  },
  { layout: '54-blind-u-2006-open', variant: 'one', capture: cardPhoto('tall', TALL_CARD_PHOTO) },
  { layout: '54-blind-u-2017-back', variant: 'one', capture: cardPhoto('stone', CARD_PHOTO) },
  { layout: '54-blind-u-2022-unfolded', variant: 'one', capture: cardPhoto('tall', TALL_CARD_PHOTO) },
  { layout: '54-blind-u-carrier-form', variant: 'one', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '54-blind-u-rental-agreement', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '54-blind-u-infringer-form', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '54-blind-u-stranger-notepad', variant: 'one', capture: sheetScan('low-ink', LOW_INK) },
  { layout: '54-blind-u-record-certificate', variant: 'one', capture: sheetPhoto('dark', PHONE_SHEET) },
  { layout: '54-blind-u-company-statement', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '54-blind-u-stranger-word-table', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
]
