import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOWED_SHEET,
  PHONE_SHEET,
  SCAN_150,
  SCAN_200,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
  SKEWED,
} from '../presets.ts'

/** Licences and papers with a driver's data, from scanners and phones. */
export const captures: readonly CaptureRow[] = [
  {
    layout: '51-blind-a-amazonas-plastics',
    variant: 'plastics',
    capture: sheetScan('scan-200', SCAN_200),
  },
  { layout: '51-blind-a-rs-town', variant: 'sawmill', capture: sheetScan('skewed', SKEWED) },
  {
    layout: '51-blind-a-alagoas-certificate',
    variant: 'dairy',
    capture: sheetPhoto('photo', SHEET_PHOTO),
  },
  {
    layout: '51-blind-a-goias-town',
    variant: 'wrong-cnpj',
    capture: sheetPhoto('phone', PHONE_SHEET),
  },
  {
    layout: '54-blind-a-school-bus-annex',
    variant: 'pernambuco',
    capture: sheetScan('scan-150', SCAN_150),
  },
  {
    layout: '54-blind-a-register-screen',
    variant: 'santa-catarina',
    capture: sheetScan('scan-colour', SCAN_COLOUR),
  },
  {
    layout: '54-blind-a-rental-english',
    variant: 'airport',
    capture: sheetPhoto('bowed', BOWED_SHEET),
  },
  {
    layout: '54-blind-a-portal-page',
    variant: 'desktop',
    capture: sheetPhoto('on-screen', SHEET_ON_SCREEN),
  },
]
