import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOWED_SHEET,
  FOLDED,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_150,
  SCAN_200,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

/** Some of the layouts called `new-…`, as people scan and photograph them. */
export const captures: readonly CaptureRow[] = [
  { layout: '54-new-plain-list', variant: 'office', capture: sheetScan('scan', SCAN_200) },
  { layout: '54-new-captions-above', variant: 'request', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '51-new-version-beside-number', variant: 'state', capture: sheetScan('scan', SCAN_150) },
  { layout: '51-new-dangerous-answer', variant: 'yes', capture: sheetPhoto('photo', BOWED_SHEET) },
  { layout: '23-new-people-side-by-side', variant: 'blocks', capture: sheetScan('folded', FOLDED) },
  {
    layout: '23-new-several-wards-sentence',
    variant: 'siblings',
    capture: sheetScan('photocopy', PHOTOCOPY),
  },
  { layout: '54-new-word-table', variant: 'fours', capture: sheetPhoto('photo', PHONE_SHEET) },
  { layout: '54-new-parents-on-one-line', variant: 'far', capture: sheetScan('scan', SCAN_200) },
  { layout: '51-new-glued-captions', variant: 'person', capture: sheetScan('skewed', SKEWED) },
  { layout: '51-new-municipal-form', variant: 'ticks', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '23-new-wards-in-table', variant: 'three', capture: sheetScan('scan', SCAN_150) },
  { layout: '23-new-ticked-form', variant: 'guarda', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '54-new-card-captions-typed', variant: 'transcript', capture: sheetScan('scan', SCAN_200) },
  { layout: '51-new-activity-beside-heading', variant: 'right', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '23-new-two-column-form', variant: 'down', capture: sheetPhoto('photo', PHONE_SHEET) },
  { layout: '23-new-captions-in-lines', variant: 'plain', capture: sheetScan('photocopy', PHOTOCOPY) },
]
