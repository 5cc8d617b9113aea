import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  FOLDED,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_200,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

export const captures: readonly CaptureRow[] = [
  { layout: '23-blind-g-ficha-tutela', variant: 'one', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '23-blind-g-datilografado', variant: 'one', capture: sheetScan('copied', PHOTOCOPY) },
  { layout: '23-blind-g-caixas-mt', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '23-blind-g-projudi-irmaos', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '23-blind-g-lacunas-rn', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '23-blind-g-esaj-irma', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '23-blind-g-linguagem-simples', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-g-bilingue-rr', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '23-blind-g-tela-am', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
  { layout: '23-blind-g-quadro-sc', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '23-blind-g-planilha-to', variant: 'one', capture: sheetScan('skewed', SKEWED) },
]
