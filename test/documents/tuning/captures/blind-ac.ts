import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import type { Mark } from '../../generator/marks.ts'
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
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

const one = (layout: string, capture: CaptureRow['capture'], ...marks: readonly Mark[]): CaptureRow => ({
  layout: `51-blind-ac-${layout}`,
  variant: 'one',
  capture,
  ...(marks.length > 0 ? { marks } : {}),
})

export const captures: readonly CaptureRow[] = [
  one('sergipe-letter', sheetScan('folded', FOLDED), {
    kind: 'round-stamp',
    x: 18,
    y: 14,
    text: 'PROTOCOLO GERAL · ENTRADA',
  }),
  one('amazonas-form', sheetScan('photocopy', PHOTOCOPY)),
  one('piaui-right-captions', sheetScan('draft', SCAN_150)),
  one('paraiba-fleet', sheetScan('flatbed', SCAN_200)),
  one('bahia-gazette', sheetScan('fine', SCAN_300)),
  one('consortium-acceptance', sheetScan('colour', SCAN_COLOUR)),
  one(
    'gaucho-town-period',
    sheetScan('bound', BOUND),
    { kind: 'note', x: 150, y: 4, text: 'fls. 32' },
    { kind: 'stamp', x: 120, y: 236, text: ['CONFERE COM O ORIGINAL', 'Arquivo Geral'] },
  ),
  one('stranger-word-table', sheetScan('skewed', SKEWED)),
  one('ibama-road', sheetPhoto('phone', PHONE_SHEET)),
  one('alagoas-authorisation', sheetPhoto('desk', SHEET_PHOTO), {
    kind: 'stamp',
    x: 30,
    y: 250,
    text: ['RECEBIDO', 'Portaria 2'],
    colour: '#8a1f1f',
  }),
  one('mato-grosso-adhesion', sheetPhoto('bowed', BOWED_SHEET)),
  one('stranger-phone-screen', sheetPhoto('screen', SHEET_ON_SCREEN)),
  one('stranger-web-page', sheetPhoto('screen', SHEET_ON_SCREEN)),
  one('stranger-list', sheetPhoto('phone', PHONE_SHEET)),
]
