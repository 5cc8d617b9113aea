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

/** Fourteen terms of `blind-p`: eight scans, six photos. */
export const captures: readonly CaptureRow[] = [
  { layout: '23-blind-p-sp-paternal', variant: 'one', capture: sheetScan('office', SCAN_200) },
  { layout: '23-blind-p-rs-interdiction', variant: 'one', capture: sheetScan('fine', SCAN_300) },
  {
    layout: '23-blind-p-mt-typed',
    variant: 'one',
    capture: sheetScan('copy', PHOTOCOPY),
    marks: [
      { kind: 'round-stamp', x: 0, y: 204, text: 'COMARCA DE POCONÉ - VARA ÚNICA' },
      { kind: 'signature', x: 60, y: 189, widthMm: 40 },
    ],
  },
  {
    layout: '23-blind-p-am-form',
    variant: 'one',
    capture: sheetScan('colour', SCAN_COLOUR),
    marks: [
      { kind: 'signature', x: 70, y: 182, widthMm: 40 },
      { kind: 'signature', x: 71, y: 207, widthMm: 40 },
      { kind: 'stamp', x: 20, y: 225, text: ['CONFERE COM', 'O ORIGINAL'] },
    ],
  },
  {
    layout: '23-blind-p-al-half',
    variant: 'one',
    capture: sheetScan('folded', FOLDED),
    marks: [
      { kind: 'signature', x: 20, y: 101, widthMm: 40 },
      { kind: 'round-stamp', x: 90, y: 170, text: 'PODER JUDICIÁRIO DE ALAGOAS' },
    ],
  },
  { layout: '23-blind-p-rn-handover', variant: 'one', capture: sheetScan('bound', BOUND) },
  { layout: '23-blind-p-go-couple', variant: 'one', capture: sheetScan('faint', LOW_INK) },
  { layout: '23-blind-p-stranger-word-table', variant: 'one', capture: sheetScan('coarse', SCAN_150) },
  { layout: '23-blind-p-pi-uncle', variant: 'one', capture: sheetPhoto('desk', SHEET_PHOTO) },
  { layout: '23-blind-p-ms-three', variant: 'one', capture: sheetPhoto('phone', PHONE_SHEET) },
  { layout: '23-blind-p-pa-columns', variant: 'one', capture: sheetPhoto('bowed', BOWED_SHEET) },
  { layout: '23-blind-p-sc-adoption', variant: 'one', capture: sheetPhoto('again', SHEET_PHOTO) },
  { layout: '23-blind-p-stranger-plain-lines', variant: 'one', capture: sheetPhoto('hand', PHONE_SHEET) },
  { layout: '23-blind-p-stranger-viewer', variant: 'one', capture: sheetPhoto('monitor', SHEET_ON_SCREEN) },
]
