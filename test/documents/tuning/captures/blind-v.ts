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
  SCAN_300,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
} from '../presets.ts'

/** Fourteen terms of `blind-v`: eight scans, six photos. */
export const captures: readonly CaptureRow[] = [
  { layout: '23-blind-v-sp-margin', variant: 'one', capture: sheetScan('glass', SCAN_300) },
  {
    layout: '23-blind-v-go-grid',
    variant: 'one',
    capture: sheetScan('office', SCAN_200),
    marks: [
      { kind: 'signature', x: 29, y: 187, widthMm: 34 },
      { kind: 'stamp', x: 12, y: 232, text: ['CONFERE COM', 'O ORIGINAL'] },
    ],
  },
  {
    layout: '23-blind-v-ba-machine',
    variant: 'one',
    capture: sheetScan('xerox', PHOTOCOPY),
    marks: [
      { kind: 'signature', x: 67, y: 148, widthMm: 34 },
      { kind: 'round-stamp', x: 10, y: 205, text: 'VARA CÍVEL - VALENÇA - BA' },
    ],
  },
  {
    layout: '23-blind-v-mt-audiencia',
    variant: 'one',
    capture: sheetScan('colour', SCAN_COLOUR),
    marks: [
      { kind: 'signature', x: 68, y: 148, widthMm: 32 },
      { kind: 'signature', x: 68, y: 195, widthMm: 34 },
    ],
  },
  { layout: '23-blind-v-pe-below', variant: 'one', capture: sheetScan('faded', LOW_INK) },
  {
    layout: '23-blind-v-ms-entrega',
    variant: 'one',
    capture: sheetScan('thirds', FOLDED),
    marks: [
      { kind: 'signature', x: 75, y: 110, widthMm: 32 },
      { kind: 'round-stamp', x: 112, y: 185, text: 'COMARCA DE CORUMBÁ - MS' },
    ],
  },
  {
    layout: '23-blind-v-sc-casal',
    variant: 'one',
    capture: sheetScan('volume', BOUND),
    marks: [{ kind: 'stamp', x: 98, y: 238, text: ['CÓPIA PARA', 'O GUARDIÃO'] }],
  },
  {
    layout: '23-blind-v-stranger-tabela',
    variant: 'one',
    capture: sheetScan('coarse', SCAN_150),
    marks: [{ kind: 'signature', x: 68, y: 164, widthMm: 34 }],
  },
  { layout: '23-blind-v-mg-avos', variant: 'one', capture: sheetPhoto('bench', SHEET_PHOTO) },
  {
    layout: '23-blind-v-rj-tio',
    variant: 'one',
    capture: sheetPhoto('pocket', PHONE_SHEET),
    marks: [
      { kind: 'signature', x: 88, y: 170, widthMm: 30 },
      { kind: 'signature', x: 86, y: 192, widthMm: 34 },
    ],
  },
  { layout: '23-blind-v-ce-sigilo', variant: 'one', capture: sheetPhoto('arched', BOWED_SHEET) },
  { layout: '23-blind-v-rs-eproc', variant: 'one', capture: sheetPhoto('window', SHEET_PHOTO) },
  { layout: '23-blind-v-stranger-creche', variant: 'one', capture: sheetPhoto('handed', PHONE_SHEET) },
  { layout: '23-blind-v-stranger-tela', variant: 'one', capture: sheetPhoto('display', SHEET_ON_SCREEN) },
]
