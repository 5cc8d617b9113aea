import { cardPhoto, cardScan, sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  CARD_PHOTO,
  FOLDED,
  LOW_INK,
  PHONE_SHEET,
  SCAN_150,
  SCAN_200,
  SCAN_300,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
  TALL_CARD_PHOTO,
} from '../presets.ts'

/** Cards, papers about a driver and what strangers wrote down of one, from scanners and phones. */
export const captures: readonly CaptureRow[] = [
  {
    layout: '54-blind-aa-green-open',
    variant: 'one',
    capture: cardScan('glass-colour', { ...SCAN_COLOUR, dpi: 300 }),
  },
  {
    layout: '54-blind-aa-numbered-copy',
    variant: 'one',
    capture: cardScan('copy', SCAN_300),
    marks: [
      { kind: 'stamp', x: 30, y: 228, text: ['CONFERE COM O ORIGINAL', 'SETOR DE CADASTRO'] },
      { kind: 'signature', x: 112, y: 232, widthMm: 42 },
    ],
  },
  { layout: '54-blind-aa-record-certificate', variant: 'one', capture: sheetScan('scan-200', SCAN_200) },
  { layout: '54-blind-aa-offender-form', variant: 'one', capture: sheetScan('low-ink', LOW_INK) },
  { layout: '54-blind-aa-haulier-form', variant: 'one', capture: sheetScan('skewed', SKEWED) },
  { layout: '54-blind-aa-appeal-letter', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '54-blind-aa-stranger-word', variant: 'one', capture: sheetScan('scan-150', SCAN_150) },
  { layout: '54-blind-aa-stranger-notes', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '54-blind-aa-green-later', variant: 'one', capture: cardPhoto('hand', TALL_CARD_PHOTO) },
  { layout: '54-blind-aa-numbered-front', variant: 'one', capture: cardPhoto('table', CARD_PHOTO) },
  { layout: '54-blind-aa-export-sheet', variant: 'one', capture: cardPhoto('paper', PHONE_SHEET) },
  { layout: '54-blind-aa-fleet-term', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '54-blind-aa-stranger-screen', variant: 'one', capture: sheetPhoto('monitor', SHEET_ON_SCREEN) },
  { layout: '54-blind-aa-stranger-sheet', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
]
