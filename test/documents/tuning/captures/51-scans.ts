import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  FOLDED,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_150,
  SCAN_200,
  SCAN_300,
  SCAN_COLOUR,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

/** Environmental licences from scanners, photocopiers and phones. */
export const captures: readonly CaptureRow[] = [
  {
    layout: '51-cetesb',
    variant: 'plastics',
    capture: sheetScan('scan-200', SCAN_200),
    marks: [
      { kind: 'signature', x: 120, y: 125, widthMm: 50 },
      { kind: 'stamp', x: 120, y: 182, text: ['RECEBIDO', '12 MAR 2022'] },
    ],
  },
  { layout: '51-cetesb', variant: 'renewal', capture: sheetScan('photocopy', PHOTOCOPY) },
  {
    layout: '51-cetesb',
    variant: 'plastics',
    capture: sheetScan(
      'cut-below',
      { ...SCAN_200, skewDegreesMax: 0 },
      { pagesMax: 1, crop: [0, 0, 1, 0.37] },
    ),
    lost: { validationLink: null, documentValidation: false },
  },
  { layout: '51-iat', variant: 'waste', capture: sheetScan('scan-150', SCAN_150) },
  { layout: '51-iat', variant: 'letters-in-cnpj', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '51-fepam', variant: 'fleet', capture: sheetScan('bound', BOUND) },
  {
    layout: '51-fepam',
    variant: 'station',
    capture: sheetPhoto('photo', { ...SHEET_PHOTO, width: 1200, height: 1600 }),
  },
  { layout: '51-ima-sc', variant: 'transport', capture: sheetScan('skewed', SKEWED) },
  {
    layout: '51-ima-sc',
    variant: 'branch',
    capture: sheetPhoto('turned', { ...PHONE_SHEET, turns: 1 }, { pagesMax: 1 }),
  },
  { layout: '51-semad-mg', variant: 'sla', capture: sheetScan('turned', { ...SCAN_200, turns: 2 }) },
  { layout: '51-ibama-transport', variant: 'fleet-9', capture: sheetScan('scan-300', SCAN_300) },
  { layout: '51-ibama-fleet', variant: 'short', capture: sheetScan('colour', SCAN_COLOUR) },
  {
    layout: '51-svma-sp',
    variant: 'years',
    capture: sheetScan('stamped', SCAN_200, {
      overlay: { stamp: ['PROCESSO DIGITALIZADO - FLS. 14', 'Juntado em 02/04/2024'] },
    }),
  },
  { layout: '51-inema-ba', variant: 'carrier', capture: sheetScan('folded', FOLDED) },
  { layout: '51-iema-es', variant: 'plain', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '51-semas-pa', variant: 'sawmill', capture: sheetScan('scan-200', SCAN_200) },
  {
    layout: '51-cprh-pe',
    variant: 'new',
    capture: sheetScan('signed', SCAN_COLOUR),
    marks: [
      { kind: 'round-stamp', x: 150, y: 215, text: 'AGÊNCIA ESTADUAL · SETOR DE PROTOCOLO ·' },
      { kind: 'signature', x: 70, y: 205, widthMm: 60 },
    ],
  },
  {
    layout: '51-columns-alvara',
    variant: 'owner-first',
    capture: sheetScan('exif', SCAN_200, { file: 'jpeg' }),
  },
  { layout: '51-prefeitura-form', variant: 'months', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '51-landscape-fleet', variant: 'fleet', capture: sheetScan('turned', { ...SCAN_200, turns: 1 }) },
  { layout: '51-dense-table', variant: 'carrier', capture: sheetScan('scan-200', SCAN_200) },
  {
    layout: '51-holder-boxes',
    variant: 'natural-person',
    capture: sheetPhoto('exif', { ...SHEET_PHOTO, turns: 3, exif: true }),
  },
  { layout: '51-imasul-ms', variant: 'words', capture: sheetScan('photocopy', PHOTOCOPY) },
  { layout: '51-prefeitura-image', variant: 'corrective', capture: sheetScan('skewed', SKEWED) },
  { layout: '51-link-in-code', variant: 'only', capture: sheetScan('scan-200', SCAN_200) },
  { layout: '51-link-in-code', variant: 'only', capture: sheetPhoto('photo', SHEET_PHOTO) },
  {
    layout: '51-link-in-code',
    variant: 'beside',
    capture: sheetScan('photocopy', { ...PHOTOCOPY, specks: 40 }),
  },
  {
    layout: '51-link-in-code',
    variant: 'beside',
    capture: sheetPhoto('angle', { ...PHONE_SHEET, angleDegrees: -24, fill: 0.98 }),
  },
  { layout: '51-blank', variant: 'sheet', capture: sheetScan('scan', { ...SCAN_200, specks: 25 }) },
  { layout: '51-blank', variant: 'sheet', capture: sheetPhoto('photo', SHEET_PHOTO), sentAs: 54 },
  { layout: '51-other-invoice', variant: 'freight', capture: sheetScan('scan', SCAN_200) },
  { layout: '51-other-debts', variant: 'municipal', capture: sheetPhoto('photo', SHEET_PHOTO) },
  { layout: '51-fepam', variant: 'drone', capture: sheetScan('scan', SCAN_200, { pagesMax: 1 }), sentAs: 23 },
]
