import { cardPhoto, cardScan, sheetPhoto, sheetScan } from '../../generator/capture/captures.ts'
import type { CaptureRow } from '../../generator/capture/rows.ts'
import {
  BLURRED,
  CARD_PHOTO,
  FAR_AWAY,
  GLARE,
  PHONE_SHEET,
  PHOTOCOPY,
  SCAN_200,
  SCAN_300,
  SCAN_COLOUR,
  SCREEN,
  SHADOWED,
  SMALL_FILE,
  TALL_CARD_PHOTO,
} from '../presets.ts'

const card = 'numbered-card'
const UPRIGHT_300 = { ...SCAN_COLOUR, dpi: 300, quality: 55 }
/** A photo carries no signature to look for, so what it says of one cannot be judged. */
const UNJUDGED = { documentValidation: true }

/** The card of 2022 and the export that shows it. */
export const captures: readonly CaptureRow[] = [
  { card, variant: 'plain', show: 'front', capture: cardPhoto('photo', CARD_PHOTO) },
  { card, variant: 'plain', show: 'both', capture: cardPhoto('photos', { ...CARD_PHOTO, surface: 'wood' }) },
  { card, variant: 'plain', show: 'glass-all', capture: cardScan('scan', UPRIGHT_300) },
  { card, variant: 'cetpp', show: 'both', capture: cardPhoto('glare', GLARE) },
  { card, variant: 'cetpp', show: 'glass-both', capture: cardScan('scan', SCAN_300, { file: 'pdf' }) },
  {
    card,
    variant: 'cetpp',
    show: 'unfolded',
    capture: cardPhoto('photo', { ...TALL_CARD_PHOTO, width: 1500, height: 2000 }),
  },
  { card, variant: 'cetcp', show: 'glass-each', capture: cardScan('scans', UPRIGHT_300, { file: 'pdf' }) },
  { card, variant: 'cetcp', show: 'back', capture: cardPhoto('photo', CARD_PHOTO) },
  { card, variant: 'permit', show: 'front', capture: cardPhoto('turned', { ...CARD_PHOTO, turns: 1 }) },
  {
    card,
    variant: 'permit',
    show: 'unfolded',
    capture: cardPhoto('far', { ...FAR_AWAY, width: 2448, height: 3264, fill: 0.62 }),
  },
  { card, variant: 'four-parents', show: 'front', capture: cardPhoto('shadow', SHADOWED) },
  {
    card,
    variant: 'four-parents',
    show: 'glass-both',
    capture: cardScan('scan-200', SCAN_200, { file: 'pdf' }),
  },
  {
    card,
    variant: 'foreign',
    show: 'front',
    capture: cardPhoto('exif', { ...CARD_PHOTO, turns: 1, exif: true }),
  },
  { card, variant: 'foreign', show: 'glass-all', capture: cardScan('turned', { ...UPRIGHT_300, turns: 2 }) },
  { card, variant: 'zeros', show: 'front', capture: cardPhoto('small', SMALL_FILE) },
  {
    card,
    variant: 'zeros',
    show: 'glass-front',
    capture: cardScan('photocopy', { ...PHOTOCOPY, dpi: 300 }, { file: 'pdf' }),
  },
  {
    card,
    variant: 'infra',
    show: 'front',
    capture: cardPhoto('angle', {
      ...CARD_PHOTO,
      angleDegrees: 38,
      fill: 0.95,
      width: 2000,
      height: 2000,
      quality: 70,
    }),
  },
  {
    card,
    variant: 'infra',
    show: 'open',
    capture: cardPhoto('upside-down', { ...TALL_CARD_PHOTO, turns: 2 }),
  },
  {
    card,
    variant: 'digital',
    show: 'front',
    capture: cardPhoto('screen', { ...SCREEN, screenColumns: 640 }),
  },
  { card, variant: 'digital-cetpp', show: 'front', capture: cardPhoto('blurred', BLURRED) },
  {
    layout: '54-export',
    variant: 'l3',
    capture: sheetPhoto('photo', PHONE_SHEET, { source: 'card-photo' }),
    lost: UNJUDGED,
  },
  {
    layout: '54-export',
    variant: 'l3-cetpp',
    capture: sheetScan('scan', { ...SCAN_COLOUR, quality: 55 }, { source: 'card-scan' }),
  },
  {
    layout: '54-export',
    variant: 'l2',
    capture: sheetScan('grey', SCAN_300, { source: 'card-scan', file: 'jpeg' }),
    lost: UNJUDGED,
  },
]
