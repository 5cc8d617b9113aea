import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  LOW_INK,
  PHONE_SHEET,
  SCAN_150,
  SCAN_200,
  SCAN_300,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
} from '../presets.ts'

/** Ten terms of `blind-m`: six scans, four photos. */
export const captures: readonly CaptureRow[] = [
  { layout: '23-blind-m-mg-grandparents', variant: 'one', capture: sheetScan('office', SCAN_200) },
  { layout: '23-blind-m-rj-boxes', variant: 'one', capture: sheetScan('fine', SCAN_300) },
  { layout: '23-blind-m-es-old-book', variant: 'one', capture: sheetScan('faint', LOW_INK) },
  { layout: '23-blind-m-ba-halves', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '23-blind-m-pr-final', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '23-blind-m-lawyer-table', variant: 'one', capture: sheetScan('coarse', SCAN_150) },
  { layout: '23-blind-m-pe-aunt', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '23-blind-m-ma-one-paragraph', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-m-ce-siblings', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '23-blind-m-viewer-screen', variant: 'one', capture: sheetPhoto('monitor', SHEET_ON_SCREEN) },
]
