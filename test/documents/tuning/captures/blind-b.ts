import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import { BOWED_SHEET, FOLDED, LOW_INK, PHONE_SHEET, SCAN_200, SHEET_PHOTO, SKEWED } from '../presets.ts'

/** Eight terms of `blind-b` as strangers send them. */
export const captures: readonly CaptureRow[] = [
  { layout: '23-blind-b-datilografado-rs', variant: 'tutor', capture: sheetScan('old-folded', FOLDED) },
  { layout: '23-blind-b-colunas-pb', variant: 'irma', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '23-blind-b-duas-paginas-pa', variant: 'avo', capture: sheetScan('feeder', SKEWED) },
  { layout: '23-blind-b-entrega-ce', variant: 'tia', capture: sheetScan('pale', LOW_INK) },
  { layout: '23-blind-b-lacunas-pe', variant: 'irmao', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '23-blind-b-impresso-am', variant: 'guarda', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-b-definitiva-rj', variant: 'madrinha', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '23-blind-b-certidao-es', variant: 'esposa', capture: sheetPhoto('counter', SHEET_PHOTO) },
]
