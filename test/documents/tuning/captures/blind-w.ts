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

/** Licences of the set `blind-w`: eight scans and six photos of layouts that also come as digital files. */
export const captures: readonly CaptureRow[] = [
  { layout: '51-blind-w-cetesb-posto', variant: 'one', capture: sheetScan('feeder', SCAN_200) },
  { layout: '51-blind-w-fepam-quimico', variant: 'one', capture: sheetScan('tinted', SCAN_COLOUR) },
  { layout: '51-blind-w-iat-serraria', variant: 'one', capture: sheetScan('crooked', SKEWED) },
  { layout: '51-blind-w-inema-portaria', variant: 'one', capture: sheetScan('faint', LOW_INK) },
  { layout: '51-blind-w-semad-lavra', variant: 'one', capture: sheetScan('copied', PHOTOCOPY) },
  { layout: '51-blind-w-sema-armazem', variant: 'one', capture: sheetScan('rough', SCAN_150) },
  { layout: '51-blind-w-semma-lavagem', variant: 'one', capture: sheetScan('filed', BOUND) },
  { layout: '51-blind-w-stranger-tabela', variant: 'one', capture: sheetScan('letter', FOLDED) },
  { layout: '51-blind-w-inea-tintas', variant: 'one', capture: sheetPhoto('handheld', PHONE_SHEET) },
  { layout: '51-blind-w-consorcio-aves', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '51-blind-w-ibama-linha', variant: 'one', capture: sheetPhoto('bench', SHEET_PHOTO) },
  { layout: '51-blind-w-semace-textil', variant: 'one', capture: sheetPhoto('close', PHONE_SHEET) },
  { layout: '51-blind-w-stranger-celular', variant: 'one', capture: sheetPhoto('display', SHEET_ON_SCREEN) },
  { layout: '51-blind-w-stranger-frota', variant: 'one', capture: sheetPhoto('counter', SHEET_PHOTO) },
]
