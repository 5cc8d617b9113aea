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

/** Environmental licences of one more hand: eight scans and six photos. */
export const captures: readonly CaptureRow[] = [
  { layout: '51-blind-z-amazonense', variant: 'one', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '51-blind-z-goiana', variant: 'one', capture: sheetScan('fine', SCAN_300) },
  { layout: '51-blind-z-mineira', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '51-blind-z-capixaba', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '51-blind-z-consorcio', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '51-blind-z-sertaneja', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '51-blind-z-stranger-ficha', variant: 'one', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '51-blind-z-stranger-planilha', variant: 'one', capture: sheetScan('coarse', SCAN_150) },
  { layout: '51-blind-z-paranaense', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '51-blind-z-federal-carga', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '51-blind-z-potiguar', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '51-blind-z-brasiliense', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '51-blind-z-stranger-portal', variant: 'one', capture: sheetPhoto('monitor', SHEET_ON_SCREEN) },
  { layout: '51-blind-z-stranger-quadro', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
]
