import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOWED_SHEET,
  FOLDED,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_200,
  SCAN_300,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

/** Papers that tell a licence, and drawings of one, as they come from copiers and phones. */
export const captures: readonly CaptureRow[] = [
  { layout: '54-blind-l-register-extract', variant: 'one', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '54-blind-l-record-certificate', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '54-blind-l-employee-register', variant: 'one', capture: sheetScan('fine', SCAN_300) },
  { layout: '54-blind-l-power-of-attorney', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '54-blind-l-photocopied-card', variant: 'one', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '54-blind-l-accident-report', variant: 'one', capture: sheetScan('fine', SCAN_300) },
  { layout: '54-blind-l-haulier-form', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '54-blind-l-plain-list', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '54-blind-l-hr-screen', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
  { layout: '54-blind-l-printed-front', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
]
