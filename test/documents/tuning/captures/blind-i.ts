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
  SCAN_300,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

/** Papers that tell a driver's data, as people scan and photograph them. */
export const captures: readonly CaptureRow[] = [
  {
    layout: '54-blind-i-ficha-empregado',
    variant: 'expedicao',
    capture: sheetScan('office', SCAN_200),
    marks: [{ kind: 'signature', x: 35, y: 205, widthMm: 48 }],
  },
  { layout: '54-blind-i-taxi', variant: 'auxiliar', capture: sheetScan('copy', PHOTOCOPY) },
  { layout: '54-blind-i-oficio-juizo', variant: 'suspensao', capture: sheetScan('fine', SCAN_300) },
  { layout: '54-blind-i-termo-frota', variant: 'veiculo-oficial', capture: sheetScan('folded', FOLDED) },
  { layout: '54-blind-i-terminal', variant: 'base-estadual', capture: sheetScan('faded', LOW_INK) },
  { layout: '54-blind-i-locacao', variant: 'pessoa-juridica', capture: sheetScan('askew', SKEWED) },
  { layout: '54-blind-i-sinistro', variant: 'brat', capture: sheetScan('quick', SCAN_150) },
  { layout: '54-blind-i-indicacao', variant: 'condutor-infrator', capture: sheetPhoto('table', SHEET_PHOTO) },
  { layout: '54-blind-i-gerenciadora', variant: 'carreteiro', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '54-blind-i-certidao-bilingue', variant: 'exterior', capture: sheetPhoto('bowed', BOWED_SHEET) },
  {
    layout: '54-blind-i-portal',
    variant: 'minha-habilitacao',
    capture: sheetPhoto('screen', SHEET_ON_SCREEN),
  },
  { layout: '54-blind-i-escolar', variant: 'sem-emissao', capture: sheetPhoto('counter', SHEET_PHOTO) },
]
