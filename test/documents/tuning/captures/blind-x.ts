import { cardPhoto, cardScan, sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  CARD_PHOTO,
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
  SKEWED,
  TALL_CARD_PHOTO,
} from '../presets.ts'

/** Four cards on the glass and three under a phone, four papers scanned and three photographed. */
export const captures: readonly CaptureRow[] = [
  {
    layout: '54-blind-x-card-2014-copy',
    variant: 'one',
    capture: cardScan('photocopy', PHOTOCOPY, { file: 'pdf' }),
  },
  { layout: '54-blind-x-card-2019-permit', variant: 'one', capture: cardScan('fine', SCAN_300) },
  {
    layout: '54-blind-x-card-2022-glass',
    variant: 'one',
    capture: cardScan('fine', SCAN_300, { file: 'pdf' }),
  },
  { layout: '54-blind-x-card-2025-panels', variant: 'one', capture: cardScan('colour', SCAN_COLOUR) },
  { layout: '54-blind-x-card-2009-open', variant: 'one', capture: cardPhoto('tall', TALL_CARD_PHOTO) },
  { layout: '54-blind-x-card-2020-back', variant: 'one', capture: cardPhoto('shadow', SHADOWED) },
  { layout: '54-blind-x-card-2023-front', variant: 'one', capture: cardPhoto('stone', CARD_PHOTO) },
  { layout: '54-blind-x-detran-certificate', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '54-blind-x-accident-report', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '54-blind-x-renewal-request', variant: 'one', capture: sheetScan('grey', SCAN_200) },
  { layout: '54-blind-x-stranger-word-table', variant: 'one', capture: sheetScan('low-ink', LOW_INK) },
  { layout: '54-blind-x-vehicle-term', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '54-blind-x-stranger-typed-list', variant: 'one', capture: sheetPhoto('dark', PHONE_SHEET) },
  { layout: '54-blind-x-stranger-answers', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
]
