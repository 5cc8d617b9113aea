import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import { BOWED_SHEET, PHONE_SHEET, SCAN_150, SCAN_200, SCAN_COLOUR, SHEET_PHOTO, SKEWED } from '../presets.ts'

/** Pages that strangers made, from scanners and phones. */
export const captures: readonly CaptureRow[] = [
  { layout: '51-blind-c-licence-merged', variant: 'city', capture: sheetScan('scan-200', SCAN_200) },
  { layout: '51-blind-c-licence-typed', variant: 'dots', capture: sheetScan('skewed', SKEWED) },
  { layout: '51-blind-c-licence-list', variant: 'all', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '54-blind-c-driver-grouped', variant: 'form', capture: sheetScan('scan-150', SCAN_150) },
  { layout: '54-blind-c-driver-list', variant: 'capitals', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '54-blind-c-driver-typed', variant: 'numbered', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '23-blind-c-term-merged', variant: 'curatela', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '23-blind-c-term-list', variant: 'guarda', capture: sheetPhoto('photo', SHEET_PHOTO) },
]
