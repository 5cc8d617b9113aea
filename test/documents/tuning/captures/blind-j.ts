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

/** Ten terms of `blind-j` as strangers send them. */
export const captures: readonly CaptureRow[] = [
  { layout: '23-blind-j-sp-sorocaba', variant: 'one', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '23-blind-j-mg-boxes', variant: 'one', capture: sheetScan('office', SCAN_300) },
  { layout: '23-blind-j-es-typed', variant: 'one', capture: sheetScan('copy', PHOTOCOPY) },
  { layout: '23-blind-j-pr-projudi', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '23-blind-j-se-successor', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '23-blind-j-rn-shared', variant: 'one', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '23-blind-j-pe-columns', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '23-blind-j-ba-term', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-j-rj-grandparents', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '23-blind-j-mt-screen', variant: 'one', capture: sheetPhoto('monitor', SHEET_ON_SCREEN) },
]
