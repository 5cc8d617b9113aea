import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import { PHONE_SHEET, SCAN_200, SHEET_PHOTO, SKEWED } from '../presets.ts'

/** Scans and photos of layouts that lie plain in the tree (`examples.ts`). */
export const captures: readonly CaptureRow[] = [
  { layout: '23-code-and-link', variant: 'grandmother', capture: sheetScan('scan-200', SCAN_200) },
  { layout: '23-code-and-link', variant: 'aunt', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '51-ima-sc', variant: 'transport', capture: sheetScan('skewed', SKEWED) },
  {
    layout: '51-ima-sc',
    variant: 'branch',
    capture: sheetPhoto('turned', { ...PHONE_SHEET, turns: 1 }, { pagesMax: 1 }),
  },
  {
    layout: '51-holder-boxes',
    variant: 'natural-person',
    capture: sheetPhoto('exif', { ...SHEET_PHOTO, turns: 3, exif: true }),
  },
  { layout: '51-blank', variant: 'sheet', capture: sheetScan('scan', { ...SCAN_200, specks: 25 }) },
  { layout: '51-blank', variant: 'sheet', capture: sheetPhoto('photo', SHEET_PHOTO), sentAs: 54 },
  { layout: '51-other-debts', variant: 'municipal', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '54-other-crlv', variant: 'digital', capture: sheetScan('scan', SCAN_200) },
  { layout: '54-other-crlv', variant: 'digital', capture: sheetPhoto('photo', SHEET_PHOTO) },
]
