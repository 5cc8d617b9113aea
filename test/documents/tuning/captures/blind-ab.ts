import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
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
} from '../presets.ts'

/** Terms and strangers of the set `blind-ab` as a client's scanner or phone brings them. */
export const captures: readonly CaptureRow[] = [
  { layout: '23-blind-ab-pje-couple', variant: 'one', capture: sheetScan('office', SCAN_150) },
  { layout: '23-blind-ab-esaj-margin', variant: 'one', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '23-blind-ab-projudi-grid', variant: 'one', capture: sheetScan('fine', SCAN_300) },
  { layout: '23-blind-ab-typewriter', variant: 'one', capture: sheetScan('copied', PHOTOCOPY) },
  { layout: '23-blind-ab-two-pages', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '23-blind-ab-captions-below', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '23-blind-ab-shared-curators', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '23-blind-ab-stranger-health-plan', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '23-blind-ab-eproc-siblings', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-ab-headed-clauses', variant: 'one', capture: sheetPhoto('table', SHEET_PHOTO) },
  { layout: '23-blind-ab-initials', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '23-blind-ab-stranger-word-table', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-ab-stranger-phone', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
  {
    layout: '23-blind-ab-stranger-web-system',
    variant: 'one',
    capture: sheetPhoto('monitor', SHEET_ON_SCREEN),
  },
]
