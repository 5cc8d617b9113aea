import { sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BOUND,
  BOWED_SHEET,
  FOLDED,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_200,
  SCAN_300,
  SCAN_COLOUR,
  SHEET_ON_SCREEN,
  SHEET_PHOTO,
} from '../presets.ts'

/** Licences of the set `blind-k`: six scans and four photos, each of a layout that is also there as a digital file. */
export const captures: readonly CaptureRow[] = [
  { layout: '51-blind-k-rj-feema', variant: 'one', capture: sheetScan('copied', PHOTOCOPY) },
  { layout: '51-blind-k-go-areia', variant: 'one', capture: sheetScan('flatbed', SCAN_200) },
  { layout: '51-blind-k-sp-planilha', variant: 'one', capture: sheetScan('fine', SCAN_300) },
  { layout: '51-blind-k-am-fluvial', variant: 'one', capture: sheetScan('colour', SCAN_COLOUR) },
  { layout: '51-blind-k-rs-bilingue', variant: 'one', capture: sheetScan('folded', FOLDED) },
  { layout: '51-blind-k-sc-consorcio', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '51-blind-k-ibama-interestadual', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '51-blind-k-pe-cprh', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '51-blind-k-es-iema', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '51-blind-k-ce-portal', variant: 'one', capture: sheetPhoto('screen', SHEET_ON_SCREEN) },
]
