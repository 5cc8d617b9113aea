import { cardPhoto, cardScan, sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  FOLDED,
  LOW_INK,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_200,
  SCAN_300,
  SCAN_COLOUR,
  SHADOWED,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  TALL_CARD_PHOTO,
} from '../presets.ts'

/** Cards from the glass and from phones, and papers that tell a licence. */
export const captures: readonly CaptureRow[] = [
  { layout: '54-blind-r-2017-card', variant: 'one', capture: cardScan('colour', SCAN_COLOUR) },
  { layout: '54-blind-r-2022-card', variant: 'one', capture: cardScan('fine', SCAN_300, { file: 'pdf' }) },
  {
    layout: '54-blind-r-front-and-back',
    variant: 'one',
    capture: cardScan('fine', SCAN_300, { file: 'pdf' }),
  },
  { layout: '54-blind-r-two-halves', variant: 'one', capture: cardScan('grey', SCAN_200, { file: 'pdf' }) },
  { layout: '54-blind-r-old-card-open', variant: 'one', capture: cardPhoto('tall', TALL_CARD_PHOTO) },
  { layout: '54-blind-r-front-only', variant: 'one', capture: cardPhoto('shadowed', SHADOWED) },
  { layout: '54-blind-r-2022-card', variant: 'one', capture: cardPhoto('phone', PHONE_SHEET) },
  { layout: '54-blind-r-record-certificate', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '54-blind-r-employee-record', variant: 'one', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '54-blind-r-haulage-contract', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '54-blind-r-register-print', variant: 'one', capture: sheetScan('low-ink', LOW_INK) },
  { layout: '54-blind-r-claim-notice', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '54-blind-r-portal-page', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
  { layout: '54-blind-r-stranger-word-table', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
]
