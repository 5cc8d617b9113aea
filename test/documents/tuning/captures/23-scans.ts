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
  SKEWED,
} from '../presets.ts'

const FILED = { stamp: ['Num. 9876543210 - Pág. 1', 'Documento digitalizado e juntado aos autos'] }

/** Guardianship terms from scanners, photocopiers and phones. */
export const captures: readonly CaptureRow[] = [
  {
    layout: '23-tjsp-curatela',
    variant: 'definitive',
    capture: sheetScan('scan-200', SCAN_200),
    marks: [
      { kind: 'signature', x: 28, y: 196, widthMm: 55 },
      { kind: 'signature', x: 112, y: 198, widthMm: 48 },
    ],
  },
  { layout: '23-tjsp-curatela', variant: 'provisional', capture: sheetPhoto('photo', PHONE_SHEET) },
  { layout: '23-tjsp-guarda', variant: 'order', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '23-tjsp-guarda', variant: 'majority', capture: sheetScan('skewed', SKEWED) },
  { layout: '23-tjrj-tutela', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '23-tjmg-guarda', variant: 'days', capture: sheetScan('scan-300', SCAN_300) },
  { layout: '23-tjmg-guarda', variant: 'open', capture: sheetPhoto('bowed', BOWED_SHEET) },
  {
    layout: '23-tjpr-curatela',
    variant: 'definitive',
    capture: sheetScan('turned', { ...SCAN_200, turns: 3 }),
  },
  { layout: '23-tjdft-curatela', variant: 'term', capture: sheetScan('low-ink', LOW_INK) },
  {
    layout: '23-tjba-tutela',
    variant: 'plain',
    capture: sheetScan('scan-filed', SCAN_200, { overlay: FILED }),
  },
  { layout: '23-siblings-guarda', variant: 'list', capture: sheetScan('folded', FOLDED) },
  { layout: '23-spouses-guarda', variant: 'respectively', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '23-ruled-table-tutela', variant: 'left', capture: sheetScan('scan-150', SCAN_150) },
  {
    layout: '23-first-person-curatela',
    variant: 'by-hand',
    capture: sheetScan('signed', SCAN_COLOUR),
    marks: [
      { kind: 'signature', x: 60, y: 190, widthMm: 60 },
      { kind: 'round-stamp', x: 140, y: 190, text: 'PODER JUDICIÁRIO · VARA DE FAMÍLIA ·' },
    ],
  },
  { layout: '23-sealed-names-guarda', variant: 'child', capture: sheetScan('scan-200', SCAN_200) },
  { layout: '23-tjsc-curatela', variant: 'one', capture: sheetPhoto('turned', { ...SHEET_PHOTO, turns: 2 }) },
  { layout: '23-tjce-tutela', variant: 'majority', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '23-tjto-guarda', variant: 'clauses', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
  {
    layout: '23-caption-rows-guarda',
    variant: 'couple',
    capture: sheetScan('filed', SKEWED, { overlay: FILED }),
  },
  {
    layout: '23-tjpe-guarda',
    variant: 'uncle',
    capture: sheetPhoto('angle', { ...PHONE_SHEET, angleDegrees: 12 }),
  },
  {
    layout: '23-elderly-curatela',
    variant: 'definitive',
    capture: sheetScan('scan-200', SCAN_200, { file: 'jpeg' }),
  },
  {
    layout: '23-tjgo-guarda',
    variant: 'one',
    capture: sheetPhoto('exif', { ...SHEET_PHOTO, turns: 1, exif: true }),
  },
  { layout: '23-plain-columns-curatela', variant: 'left', capture: sheetScan('scan-200', SCAN_200) },
  { layout: '23-code-and-link', variant: 'grandmother', capture: sheetScan('scan-200', SCAN_200) },
  { layout: '23-code-and-link', variant: 'aunt', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '23-other-petition', variant: 'damages', capture: sheetScan('scan', SCAN_200) },
  { layout: '23-other-weapon', variant: 'police', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '23-tjpa-guarda', variant: 'term', capture: sheetScan('scan', SCAN_200), sentAs: 51 },
]
