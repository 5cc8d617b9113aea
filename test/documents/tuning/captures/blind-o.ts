import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOWED_SHEET,
  FOLDED,
  LOW_INK,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_300,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

/** Printed cards and papers that tell a licence, from scanners and phones. */
export const captures: readonly CaptureRow[] = [
  { layout: '54-blind-o-numbered-two-sides', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '54-blind-o-green-open', variant: 'one', capture: sheetScan('fine', SCAN_300) },
  { layout: '54-blind-o-abroad-certificate', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '54-blind-o-rental-contract', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '54-blind-o-offender-form', variant: 'one', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '54-blind-o-carrier-file', variant: 'one', capture: sheetScan('low-ink', LOW_INK) },
  { layout: '54-blind-o-taxi-record', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '54-blind-o-app-profile', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
  { layout: '54-blind-o-resume', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  // On a photo no file can be judged, so the claim of a signature is not held against it.
  {
    layout: '54-blind-o-export-numbered',
    variant: 'one',
    capture: sheetPhoto('phone', PHONE_SHEET),
    lost: { documentValidation: true },
  },
]
