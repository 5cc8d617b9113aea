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

/** Licences of the set `blind-q`: eight scans and six photos of layouts that are also there as digital files. */
export const captures: readonly CaptureRow[] = [
  { layout: '51-blind-q-sp-tintas', variant: 'one', capture: sheetScan('office', SCAN_200) },
  { layout: '51-blind-q-mg-las', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '51-blind-q-pe-usina', variant: 'one', capture: sheetScan('copied', PHOTOCOPY) },
  { layout: '51-blind-q-es-dias', variant: 'one', capture: sheetScan('tilted', SKEWED) },
  {
    layout: '51-blind-q-am-piscicultor',
    variant: 'one',
    capture: sheetScan('faint', LOW_INK),
    marks: [
      { kind: 'signature', x: 34, y: 206, widthMm: 45 },
      { kind: 'signature', x: 120, y: 207, widthMm: 40 },
    ],
  },
  { layout: '51-blind-q-ce-tancagem', variant: 'one', capture: sheetScan('filed', BOUND) },
  { layout: '51-blind-q-ibama-modal', variant: 'one', capture: sheetScan('coarse', SCAN_150) },
  { layout: '51-blind-q-stranger-word', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '51-blind-q-sc-carreta', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  {
    layout: '51-blind-q-cidade-posto',
    variant: 'one',
    capture: sheetPhoto('bowed', BOWED_SHEET),
    marks: [
      { kind: 'signature', x: 80, y: 174, widthMm: 46 },
      { kind: 'round-stamp', x: 152, y: 214, text: 'MUNICÍPIO DE PORTO ANGICAL * MEIO AMBIENTE *' },
    ],
  },
  { layout: '51-blind-q-go-lavra', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '51-blind-q-consorcio-unica', variant: 'one', capture: sheetPhoto('held', PHONE_SHEET) },
  { layout: '51-blind-q-stranger-portal', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
  { layout: '51-blind-q-stranger-lista', variant: 'one', capture: sheetPhoto('table', SHEET_PHOTO) },
]
