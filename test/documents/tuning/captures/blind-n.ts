import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOWED_SHEET,
  FOLDED,
  LOW_INK,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_150,
  SCAN_200,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

/** Licences of the set `blind-n`: six scans and four photos of layouts that are also there as digital files. */
export const captures: readonly CaptureRow[] = [
  { layout: '51-blind-n-sp-lavanderia', variant: 'one', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '51-blind-n-sc-posto', variant: 'one', capture: sheetScan('copied', PHOTOCOPY) },
  { layout: '51-blind-n-rj-residuos', variant: 'one', capture: sheetScan('coarse', SCAN_150) },
  { layout: '51-blind-n-ms-graos', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '51-blind-n-rn-carcinicultura', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '51-blind-n-ficha-word', variant: 'one', capture: sheetScan('pale', LOW_INK) },
  { layout: '51-blind-n-rs-frota', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '51-blind-n-cidade-lac', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '51-blind-n-ba-portaria', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '51-blind-n-tela-mt', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
]
