import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  FOLDED,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_150,
  SCAN_300,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

export const captures: readonly CaptureRow[] = [
  { layout: '51-blind-h-feema', variant: 'um', capture: sheetScan('copy', PHOTOCOPY) },
  { layout: '51-blind-h-maranhao', variant: 'posto', capture: sheetScan('office', SCAN_150) },
  { layout: '51-blind-h-cancelada', variant: 'um', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '51-blind-h-amazonas', variant: 'um', capture: sheetScan('bound', BOUND) },
  { layout: '51-blind-h-alagoas', variant: 'dois', capture: sheetScan('folded', FOLDED) },
  { layout: '51-blind-h-planilha', variant: 'um', capture: sheetScan('fine', SCAN_300) },
  { layout: '51-blind-h-acre-instalacao', variant: 'um', capture: sheetScan('skewed', SKEWED) },
  { layout: '51-blind-h-interestadual', variant: 'um', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '51-blind-h-coleta', variant: 'um', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '51-blind-h-fronteira', variant: 'um', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '51-blind-h-tela-piaui', variant: 'um', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
  { layout: '51-blind-h-goias-codigo', variant: 'um', capture: sheetPhoto('phone', PHONE_SHEET) },
]
