import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import { BOWED_SHEET, FOLDED, PHONE_SHEET, SCAN_150, SCAN_200, SHEET_PHOTO, SKEWED } from '../presets.ts'

/** Environmental licences by another author: four scans and five photos. */
export const captures: readonly CaptureRow[] = [
  { layout: '51-blind-e-paulista', variant: 'renovacao', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '51-blind-e-cearense', variant: 'instalacao', capture: sheetScan('coarse', SCAN_150) },
  { layout: '51-blind-e-unica', variant: 'indeterminado', capture: sheetScan('folded', FOLDED) },
  { layout: '51-blind-e-tabela', variant: 'pessoa-fisica', capture: sheetScan('skewed', SKEWED) },
  { layout: '51-blind-e-unica', variant: 'cancelada', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '51-blind-e-gaucha', variant: 'periodo', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '51-blind-e-paranaense', variant: 'r1', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '51-blind-e-bilingue', variant: 'polo', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '51-blind-e-pernambucana', variant: 'frota', capture: sheetPhoto('phone', PHONE_SHEET) },
]
