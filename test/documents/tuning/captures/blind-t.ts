import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  FOLDED,
  LOW_INK,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_150,
  SCAN_200,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

/** Licences of the set `blind-t`: eight scans and six photos of layouts that also come as digital files. */
export const captures: readonly CaptureRow[] = [
  { layout: '51-blind-t-cetesb-galvano', variant: 'one', capture: sheetScan('flat', SCAN_200) },
  { layout: '51-blind-t-fepam-carga', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '51-blind-t-iat-frigorifico', variant: 'one', capture: sheetScan('copy', PHOTOCOPY) },
  { layout: '51-blind-t-semad-laticinio', variant: 'one', capture: sheetScan('askew', SKEWED) },
  { layout: '51-blind-t-inema-parque', variant: 'one', capture: sheetScan('pale', LOW_INK) },
  { layout: '51-blind-t-ima-concreto', variant: 'one', capture: sheetScan('coarse', SCAN_150) },
  { layout: '51-blind-t-goias-entulho', variant: 'one', capture: sheetScan('binder', BOUND) },
  { layout: '51-blind-t-stranger-anexo', variant: 'one', capture: sheetScan('creased', FOLDED) },
  { layout: '51-blind-t-prefeitura-oficina', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '51-blind-t-naturatins-confinamento', variant: 'one', capture: sheetPhoto('bent', BOWED_SHEET) },
  { layout: '51-blind-t-ibama-rodoviario', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '51-blind-t-inea-estaleiro', variant: 'one', capture: sheetPhoto('near', PHONE_SHEET) },
  { layout: '51-blind-t-stranger-portal', variant: 'one', capture: sheetPhoto('monitor', SHEET_ON_SCREEN) },
  { layout: '51-blind-t-stranger-planilha', variant: 'one', capture: sheetPhoto('table', SHEET_PHOTO) },
]
