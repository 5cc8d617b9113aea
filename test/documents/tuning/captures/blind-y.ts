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

/** Guardianship papers of this set that were scanned or photographed. */
export const captures: readonly CaptureRow[] = [
  { layout: '23-blind-y-pje-mg-curatela', variant: 'one', capture: sheetScan('flatbed', SCAN_200) },
  {
    layout: '23-blind-y-projudi-pr-guarda',
    variant: 'one',
    capture: sheetScan('coarse', SCAN_150),
    marks: [
      { kind: 'signature', x: 26, y: 154, widthMm: 46 },
      { kind: 'signature', x: 114, y: 154, widthMm: 44 },
      { kind: 'signature', x: 70, y: 181, widthMm: 44 },
    ],
  },
  { layout: '23-blind-y-rj-quadros-guarda', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '23-blind-y-ba-antigo-tutela', variant: 'one', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '23-blind-y-go-ficha-guarda', variant: 'one', capture: sheetScan('pale', LOW_INK) },
  { layout: '23-blind-y-rn-livro-tutela', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '23-blind-y-ma-duas-colunas', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '23-blind-y-stranger-lista', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '23-blind-y-eproc-sc-tutela', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-y-esaj-ce-curatela', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '23-blind-y-pa-tres-irmaos', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '23-blind-y-mt-clausulas-curatela', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '23-blind-y-stranger-tabela', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-y-stranger-sistema', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
]
