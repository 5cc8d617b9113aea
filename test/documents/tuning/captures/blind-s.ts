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

/** Fourteen terms of `blind-s`: eight scans, six photos. */
export const captures: readonly CaptureRow[] = [
  { layout: '23-blind-s-sp-regional', variant: 'one', capture: sheetScan('desk', SCAN_200) },
  { layout: '23-blind-s-ba-bands', variant: 'one', capture: sheetScan('crisp', SCAN_300) },
  {
    layout: '23-blind-s-ma-typewriter',
    variant: 'one',
    capture: sheetScan('copied', PHOTOCOPY),
    marks: [{ kind: 'round-stamp', x: 22, y: 215, text: 'CARTÓRIO DA 2ª VARA - CODÓ' }],
  },
  {
    layout: '23-blind-s-go-boxes',
    variant: 'one',
    capture: sheetScan('tinted', SCAN_COLOUR),
    marks: [
      { kind: 'signature', x: 59, y: 170, widthMm: 32 },
      { kind: 'stamp', x: 22, y: 236, text: ['CÓPIA EXTRAÍDA', 'DOS AUTOS'] },
    ],
  },
  {
    layout: '23-blind-s-pe-words',
    variant: 'one',
    capture: sheetScan('creased', FOLDED),
    marks: [
      { kind: 'signature', x: 52, y: 157, widthMm: 32 },
      { kind: 'signature', x: 56, y: 182, widthMm: 30 },
    ],
  },
  {
    layout: '23-blind-s-es-sections',
    variant: 'one',
    capture: sheetScan('filed', BOUND),
    marks: [{ kind: 'round-stamp', x: 130, y: 222, text: '2ª VARA - CACHOEIRO - ES' }],
  },
  { layout: '23-blind-s-ce-columns', variant: 'one', capture: sheetScan('pale', LOW_INK) },
  { layout: '23-blind-s-stranger-processor', variant: 'one', capture: sheetScan('rough', SCAN_150) },
  { layout: '23-blind-s-mg-grandparents', variant: 'one', capture: sheetPhoto('table', SHEET_PHOTO) },
  { layout: '23-blind-s-rj-cousin', variant: 'one', capture: sheetPhoto('mobile', PHONE_SHEET) },
  { layout: '23-blind-s-pa-initials', variant: 'one', capture: sheetPhoto('bent', BOWED_SHEET) },
  { layout: '23-blind-s-rs-siblings', variant: 'one', capture: sheetPhoto('lamp', SHEET_PHOTO) },
  { layout: '23-blind-s-stranger-school', variant: 'one', capture: sheetPhoto('held', PHONE_SHEET) },
  { layout: '23-blind-s-stranger-list', variant: 'one', capture: sheetPhoto('monitor', SHEET_ON_SCREEN) },
]
