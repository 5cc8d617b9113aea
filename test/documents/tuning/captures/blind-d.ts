import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  FOLDED,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_200,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
} from '../presets.ts'

/** Guardianship papers that were scanned or photographed. */
export const captures: readonly CaptureRow[] = [
  {
    layout: '23-blind-d-datilografado',
    variant: '1998',
    capture: sheetScan('photocopy', PHOTOCOPY),
    marks: [
      { kind: 'signature', x: 84, y: 168, widthMm: 52 },
      { kind: 'signature', x: 82, y: 199, widthMm: 56 },
    ],
  },
  { layout: '23-blind-d-livro', variant: 'tios', capture: sheetScan('bound', BOUND) },
  { layout: '23-blind-d-moldura', variant: 'cpf-errado', capture: sheetScan('folded', FOLDED) },
  { layout: '23-blind-d-duas-folhas', variant: 'curadoras', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '23-blind-d-certificado', variant: 'rondonia', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '23-blind-d-tres-irmaos', variant: 'tabela', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-d-esaj-guarda', variant: 'sobrinha', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '23-blind-d-pje-curatela', variant: 'parcial', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
]
