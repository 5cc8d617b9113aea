import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOWED_SHEET,
  FOLDED,
  PHONE_SHEET,
  SCAN_200,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

/** Drivers' data on forms, reports and screens, as scanned and photographed. */
export const captures: readonly CaptureRow[] = [
  { layout: '54-blind-f-indicacao-condutor', variant: 'infrator', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '54-blind-f-boletim', variant: 'acidente', capture: sheetScan('skewed', SKEWED) },
  { layout: '54-blind-f-registro-empregado', variant: 'livro', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '54-blind-f-matricula-cfc', variant: 'curso', capture: sheetScan('folded', FOLDED) },
  { layout: '54-blind-f-ordem-coleta', variant: 'carga', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '54-blind-f-gerenciadora', variant: 'consulta', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
  { layout: '54-blind-f-taxi', variant: 'alvara', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '54-blind-f-termo-veiculo', variant: 'retirada', capture: sheetPhoto('bowed', BOWED_SHEET) },
]
